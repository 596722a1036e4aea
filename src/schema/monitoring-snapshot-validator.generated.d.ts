// Generated from schemas/monitoring-snapshot.schema.json by "npm run schema". Do not edit.
import type { ErrorObject } from "ajv";
export declare const validate: { (data: unknown): boolean; errors?: ErrorObject[] | null };
