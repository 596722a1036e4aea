// Generated from schemas/probe-log.schema.json by "npm run schema". Do not edit.
export {};
