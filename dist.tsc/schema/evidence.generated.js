// Generated from schemas/evidence.schema.json by "npm run schema". Do not edit.
export {};
