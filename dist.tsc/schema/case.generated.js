// Generated from schemas/case.schema.json by "npm run schema". Do not edit.
export {};
