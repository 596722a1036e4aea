// Generated from schemas/probe-log.schema.json by "npm run schema". Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
export const validate = validate20;
export default validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://wirewitness.dev/schemas/probe-log.schema.json", "title": "Probe log row", "description": "One try of a periodic check (SSH, HTTP, TCP, DNS, a heartbeat), as a line of JSON Lines. The same names are read as columns of CSV and TSV.", "type": "object", "additionalProperties": true, "required": ["time"], "properties": { "time": { "oneOf": [{ "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}([.,][0-9]{1,9})?(Z|[+-][0-9]{2}:?[0-9]{2})?$" }, { "type": "number", "minimum": 0 }], "description": "When the try began: RFC 3339, or seconds since 1970 with any number of digits. Without a zone it is read in the zone that the case file tells." }, "end": { "type": "string", "description": "When it was over, in the same form. Not needed beside a duration." }, "outcome": { "oneOf": [{ "type": "string" }, { "type": "boolean" }, { "type": "integer" }], "description": "ok or failed in any usual word, true or false, an exit code under the name rc or exit_code, a status of HTTP under the name http_code. Left out by a heartbeat." }, "error": { "type": ["string", "null"], "description": "Why it failed; empty or null when it did not." }, "duration_us": { "type": "number", "minimum": 0, "description": "From begin to end. Also duration_ms, duration_s, duration_ns." }, "target": { "type": "string", "description": "What was tried; each target is a stream of its own." }, "seq": { "type": "integer", "minimum": 0, "description": "Number of the try, where the log counts." } } };
const pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}([.,][0-9]{1,9})?(Z|[+-][0-9]{2}:?[0-9]{2})?$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="https://wirewitness.dev/schemas/probe-log.schema.json" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate20.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.time === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property '" + "time" + "'" };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.time !== undefined) {
            let data0 = data.time;
            const _errs3 = errors;
            let valid1 = false;
            let passing0 = null;
            const _errs4 = errors;
            if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                    const err1 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/oneOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}([.,][0-9]{1,9})?(Z|[+-][0-9]{2}:?[0-9]{2})?$" }, message: "must match pattern \"" + "^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}([.,][0-9]{1,9})?(Z|[+-][0-9]{2}:?[0-9]{2})?$" + "\"" };
                    if (vErrors === null) {
                        vErrors = [err1];
                    }
                    else {
                        vErrors.push(err1);
                    }
                    errors++;
                }
            }
            else {
                const err2 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
            var _valid0 = _errs4 === errors;
            if (_valid0) {
                valid1 = true;
                passing0 = 0;
            }
            const _errs6 = errors;
            if ((typeof data0 == "number") && (isFinite(data0))) {
                if (data0 < 0 || isNaN(data0)) {
                    const err3 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/oneOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                        vErrors = [err3];
                    }
                    else {
                        vErrors.push(err3);
                    }
                    errors++;
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/oneOf/1/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
            var _valid0 = _errs6 === errors;
            if (_valid0 && valid1) {
                valid1 = false;
                passing0 = [passing0, 1];
            }
            else {
                if (_valid0) {
                    valid1 = true;
                    passing0 = 1;
                }
            }
            if (!valid1) {
                const err5 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
            else {
                errors = _errs3;
                if (vErrors !== null) {
                    if (_errs3) {
                        vErrors.length = _errs3;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.end !== undefined) {
            if (typeof data.end !== "string") {
                const err6 = { instancePath: instancePath + "/end", schemaPath: "#/properties/end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                    vErrors = [err6];
                }
                else {
                    vErrors.push(err6);
                }
                errors++;
            }
        }
        if (data.outcome !== undefined) {
            let data2 = data.outcome;
            const _errs11 = errors;
            let valid2 = false;
            let passing1 = null;
            const _errs12 = errors;
            if (typeof data2 !== "string") {
                const err7 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
            var _valid1 = _errs12 === errors;
            if (_valid1) {
                valid2 = true;
                passing1 = 0;
            }
            const _errs14 = errors;
            if (typeof data2 !== "boolean") {
                const err8 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/oneOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
            var _valid1 = _errs14 === errors;
            if (_valid1 && valid2) {
                valid2 = false;
                passing1 = [passing1, 1];
            }
            else {
                if (_valid1) {
                    valid2 = true;
                    passing1 = 1;
                }
                const _errs16 = errors;
                if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                    const err9 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/oneOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                        vErrors = [err9];
                    }
                    else {
                        vErrors.push(err9);
                    }
                    errors++;
                }
                var _valid1 = _errs16 === errors;
                if (_valid1 && valid2) {
                    valid2 = false;
                    passing1 = [passing1, 2];
                }
                else {
                    if (_valid1) {
                        valid2 = true;
                        passing1 = 2;
                    }
                }
            }
            if (!valid2) {
                const err10 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
            else {
                errors = _errs11;
                if (vErrors !== null) {
                    if (_errs11) {
                        vErrors.length = _errs11;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.error !== undefined) {
            let data3 = data.error;
            if ((typeof data3 !== "string") && (data3 !== null)) {
                const err11 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema31.properties.error.type }, message: "must be string,null" };
                if (vErrors === null) {
                    vErrors = [err11];
                }
                else {
                    vErrors.push(err11);
                }
                errors++;
            }
        }
        if (data.duration_us !== undefined) {
            let data4 = data.duration_us;
            if ((typeof data4 == "number") && (isFinite(data4))) {
                if (data4 < 0 || isNaN(data4)) {
                    const err12 = { instancePath: instancePath + "/duration_us", schemaPath: "#/properties/duration_us/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                        vErrors = [err12];
                    }
                    else {
                        vErrors.push(err12);
                    }
                    errors++;
                }
            }
            else {
                const err13 = { instancePath: instancePath + "/duration_us", schemaPath: "#/properties/duration_us/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                    vErrors = [err13];
                }
                else {
                    vErrors.push(err13);
                }
                errors++;
            }
        }
        if (data.target !== undefined) {
            if (typeof data.target !== "string") {
                const err14 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                    vErrors = [err14];
                }
                else {
                    vErrors.push(err14);
                }
                errors++;
            }
        }
        if (data.seq !== undefined) {
            let data6 = data.seq;
            if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
                const err15 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                    vErrors = [err15];
                }
                else {
                    vErrors.push(err15);
                }
                errors++;
            }
            if ((typeof data6 == "number") && (isFinite(data6))) {
                if (data6 < 0 || isNaN(data6)) {
                    const err16 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                        vErrors = [err16];
                    }
                    else {
                        vErrors.push(err16);
                    }
                    errors++;
                }
            }
        }
    }
    else {
        const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
            vErrors = [err17];
        }
        else {
            vErrors.push(err17);
        }
        errors++;
    }
    validate20.errors = vErrors;
    return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
