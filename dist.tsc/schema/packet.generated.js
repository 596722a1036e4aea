// Generated from schemas/packet.schema.json by "npm run schema". Do not edit.
export {};
