// Generated from schemas/case.schema.json by "npm run schema". Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
export const validate = validate20;
export default validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://unpkg.com/wirewitness/schemas/case.schema.json", "title": "Case", "description": "What an engineer says about a body of evidence: who is the subject, which VTEP has which name, and where each file comes from.", "type": "object", "additionalProperties": false, "required": ["sources"], "properties": { "title": { "type": "string", "description": "Shown only with --reveal: titles name things." }, "publicTitle": { "type": "string", "description": "A title that may be published as it is." }, "subject": { "type": "object", "description": "What was moved.", "additionalProperties": false, "properties": { "mac": { "type": "string", "description": "MAC address in any spelling." }, "ip": { "type": "string", "description": "IPv4 or IPv6 address." }, "vni": { "type": "integer", "minimum": 0, "maximum": 16777215 }, "vlan": { "type": "integer", "minimum": 0, "maximum": 4095 } } }, "vteps": { "type": "object", "description": "VTEP address by name.", "additionalProperties": { "type": "string" } }, "stages": { "type": "array", "items": { "type": "string" }, "description": "Stages in their order, such as isolated, rejoined." }, "wait": { "type": "number", "exclusiveMinimum": 0, "maximum": 86400, "description": "Seconds that a request must be past, by the end of its recording, for no answer to count as lost. Default 2." }, "tunnelPorts": { "type": "array", "description": "UDP ports that carry a tunnel, as \"vxlan:50000\".", "items": { "type": "string", "pattern": "^(vxlan|vxlan-gpe|geneve):[0-9]{1,5}$" } }, "sources": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/caseSource" } } }, "$defs": { "caseSource": { "type": "object", "additionalProperties": false, "required": ["file"], "properties": { "file": { "type": "string", "minLength": 1, "description": "Path relative to the case file." }, "node": { "type": "string", "description": "Who recorded it." }, "stage": { "type": "string", "description": "One of stages." }, "order": { "type": "integer", "description": "Place in a sequence of snapshots where no time is known." }, "at": { "type": "string", "description": "When the snapshot was taken, RFC 3339 with zone." }, "date": { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "description": "Date of stamps that have none." }, "zone": { "type": "string", "pattern": "^(Z|[+-][0-9]{2}:[0-9]{2})$", "description": "Zone of stamps that have none, such as \"-05:00\"." }, "clock": { "type": "string", "description": "Sources that name the same clock were stamped by one physical clock." }, "ifindex": { "type": "object", "description": "Interface name by ifindex, for captures taken on \"any\".", "additionalProperties": { "type": "string" } }, "columns": { "type": "object", "description": "A probe log's own names (columns, or keys of JSON Lines) for what a line holds, where they are not usual ones.", "additionalProperties": false, "properties": { "time": { "type": "string", "description": "When the try began, unless the name says that it is the end." }, "end": { "type": "string" }, "outcome": { "type": "string", "description": "A word (ok, failed, timeout), true or false, an exit code, a status of HTTP." }, "error": { "type": "string", "description": "Empty when all went well." }, "duration": { "type": "string" }, "target": { "type": "string" }, "seq": { "type": "string" } } }, "pattern": { "type": "string", "maxLength": 1000, "description": "Regular expression for a line of a probe log in free text, with groups such as (?<time>...), (?<outcome>...), (?<duration>...), (?<target>...)." }, "durationUnit": { "enum": ["s", "ms", "us", "ns"], "description": "Unit of a probe log's durations, where neither name nor value says it." }, "staleness": { "type": "number", "exclusiveMinimum": 0, "maximum": 86400, "description": "Seconds between two lines of a heartbeat beyond which it is stale. Default 45." } } } } };
const schema32 = { "type": "object", "additionalProperties": false, "required": ["file"], "properties": { "file": { "type": "string", "minLength": 1, "description": "Path relative to the case file." }, "node": { "type": "string", "description": "Who recorded it." }, "stage": { "type": "string", "description": "One of stages." }, "order": { "type": "integer", "description": "Place in a sequence of snapshots where no time is known." }, "at": { "type": "string", "description": "When the snapshot was taken, RFC 3339 with zone." }, "date": { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "description": "Date of stamps that have none." }, "zone": { "type": "string", "pattern": "^(Z|[+-][0-9]{2}:[0-9]{2})$", "description": "Zone of stamps that have none, such as \"-05:00\"." }, "clock": { "type": "string", "description": "Sources that name the same clock were stamped by one physical clock." }, "ifindex": { "type": "object", "description": "Interface name by ifindex, for captures taken on \"any\".", "additionalProperties": { "type": "string" } }, "columns": { "type": "object", "description": "A probe log's own names (columns, or keys of JSON Lines) for what a line holds, where they are not usual ones.", "additionalProperties": false, "properties": { "time": { "type": "string", "description": "When the try began, unless the name says that it is the end." }, "end": { "type": "string" }, "outcome": { "type": "string", "description": "A word (ok, failed, timeout), true or false, an exit code, a status of HTTP." }, "error": { "type": "string", "description": "Empty when all went well." }, "duration": { "type": "string" }, "target": { "type": "string" }, "seq": { "type": "string" } } }, "pattern": { "type": "string", "maxLength": 1000, "description": "Regular expression for a line of a probe log in free text, with groups such as (?<time>...), (?<outcome>...), (?<duration>...), (?<target>...)." }, "durationUnit": { "enum": ["s", "ms", "us", "ns"], "description": "Unit of a probe log's durations, where neither name nor value says it." }, "staleness": { "type": "number", "exclusiveMinimum": 0, "maximum": 86400, "description": "Seconds between two lines of a heartbeat beyond which it is stale. Default 45." } } };
const pattern4 = new RegExp("^(vxlan|vxlan-gpe|geneve):[0-9]{1,5}$", "u");
const pattern5 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
const pattern6 = new RegExp("^(Z|[+-][0-9]{2}:[0-9]{2})$", "u");
const func1 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="https://unpkg.com/wirewitness/schemas/case.schema.json" */ ;
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
        if (data.sources === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sources" }, message: "must have required property '" + "sources" + "'" };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!((((((((key0 === "title") || (key0 === "publicTitle")) || (key0 === "subject")) || (key0 === "vteps")) || (key0 === "stages")) || (key0 === "wait")) || (key0 === "tunnelPorts")) || (key0 === "sources"))) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.title !== undefined) {
            if (typeof data.title !== "string") {
                const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.publicTitle !== undefined) {
            if (typeof data.publicTitle !== "string") {
                const err3 = { instancePath: instancePath + "/publicTitle", schemaPath: "#/properties/publicTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.subject !== undefined) {
            let data2 = data.subject;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 in data2) {
                    if (!((((key1 === "mac") || (key1 === "ip")) || (key1 === "vni")) || (key1 === "vlan"))) {
                        const err4 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                            vErrors = [err4];
                        }
                        else {
                            vErrors.push(err4);
                        }
                        errors++;
                    }
                }
                if (data2.mac !== undefined) {
                    if (typeof data2.mac !== "string") {
                        const err5 = { instancePath: instancePath + "/subject/mac", schemaPath: "#/properties/subject/properties/mac/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                            vErrors = [err5];
                        }
                        else {
                            vErrors.push(err5);
                        }
                        errors++;
                    }
                }
                if (data2.ip !== undefined) {
                    if (typeof data2.ip !== "string") {
                        const err6 = { instancePath: instancePath + "/subject/ip", schemaPath: "#/properties/subject/properties/ip/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                            vErrors = [err6];
                        }
                        else {
                            vErrors.push(err6);
                        }
                        errors++;
                    }
                }
                if (data2.vni !== undefined) {
                    let data5 = data2.vni;
                    if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
                        const err7 = { instancePath: instancePath + "/subject/vni", schemaPath: "#/properties/subject/properties/vni/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                            vErrors = [err7];
                        }
                        else {
                            vErrors.push(err7);
                        }
                        errors++;
                    }
                    if ((typeof data5 == "number") && (isFinite(data5))) {
                        if (data5 > 16777215 || isNaN(data5)) {
                            const err8 = { instancePath: instancePath + "/subject/vni", schemaPath: "#/properties/subject/properties/vni/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777215 }, message: "must be <= 16777215" };
                            if (vErrors === null) {
                                vErrors = [err8];
                            }
                            else {
                                vErrors.push(err8);
                            }
                            errors++;
                        }
                        if (data5 < 0 || isNaN(data5)) {
                            const err9 = { instancePath: instancePath + "/subject/vni", schemaPath: "#/properties/subject/properties/vni/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                                vErrors = [err9];
                            }
                            else {
                                vErrors.push(err9);
                            }
                            errors++;
                        }
                    }
                }
                if (data2.vlan !== undefined) {
                    let data6 = data2.vlan;
                    if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
                        const err10 = { instancePath: instancePath + "/subject/vlan", schemaPath: "#/properties/subject/properties/vlan/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                            vErrors = [err10];
                        }
                        else {
                            vErrors.push(err10);
                        }
                        errors++;
                    }
                    if ((typeof data6 == "number") && (isFinite(data6))) {
                        if (data6 > 4095 || isNaN(data6)) {
                            const err11 = { instancePath: instancePath + "/subject/vlan", schemaPath: "#/properties/subject/properties/vlan/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4095 }, message: "must be <= 4095" };
                            if (vErrors === null) {
                                vErrors = [err11];
                            }
                            else {
                                vErrors.push(err11);
                            }
                            errors++;
                        }
                        if (data6 < 0 || isNaN(data6)) {
                            const err12 = { instancePath: instancePath + "/subject/vlan", schemaPath: "#/properties/subject/properties/vlan/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                                vErrors = [err12];
                            }
                            else {
                                vErrors.push(err12);
                            }
                            errors++;
                        }
                    }
                }
            }
            else {
                const err13 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                    vErrors = [err13];
                }
                else {
                    vErrors.push(err13);
                }
                errors++;
            }
        }
        if (data.vteps !== undefined) {
            let data7 = data.vteps;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                for (const key2 in data7) {
                    if (typeof data7[key2] !== "string") {
                        const err14 = { instancePath: instancePath + "/vteps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/vteps/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                            vErrors = [err14];
                        }
                        else {
                            vErrors.push(err14);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/vteps", schemaPath: "#/properties/vteps/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                    vErrors = [err15];
                }
                else {
                    vErrors.push(err15);
                }
                errors++;
            }
        }
        if (data.stages !== undefined) {
            let data9 = data.stages;
            if (Array.isArray(data9)) {
                const len0 = data9.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (typeof data9[i0] !== "string") {
                        const err16 = { instancePath: instancePath + "/stages/" + i0, schemaPath: "#/properties/stages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
            else {
                const err17 = { instancePath: instancePath + "/stages", schemaPath: "#/properties/stages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
        }
        if (data.wait !== undefined) {
            let data11 = data.wait;
            if ((typeof data11 == "number") && (isFinite(data11))) {
                if (data11 > 86400 || isNaN(data11)) {
                    const err18 = { instancePath: instancePath + "/wait", schemaPath: "#/properties/wait/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" };
                    if (vErrors === null) {
                        vErrors = [err18];
                    }
                    else {
                        vErrors.push(err18);
                    }
                    errors++;
                }
                if (data11 <= 0 || isNaN(data11)) {
                    const err19 = { instancePath: instancePath + "/wait", schemaPath: "#/properties/wait/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                        vErrors = [err19];
                    }
                    else {
                        vErrors.push(err19);
                    }
                    errors++;
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/wait", schemaPath: "#/properties/wait/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                    vErrors = [err20];
                }
                else {
                    vErrors.push(err20);
                }
                errors++;
            }
        }
        if (data.tunnelPorts !== undefined) {
            let data12 = data.tunnelPorts;
            if (Array.isArray(data12)) {
                const len1 = data12.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data13 = data12[i1];
                    if (typeof data13 === "string") {
                        if (!pattern4.test(data13)) {
                            const err21 = { instancePath: instancePath + "/tunnelPorts/" + i1, schemaPath: "#/properties/tunnelPorts/items/pattern", keyword: "pattern", params: { pattern: "^(vxlan|vxlan-gpe|geneve):[0-9]{1,5}$" }, message: "must match pattern \"" + "^(vxlan|vxlan-gpe|geneve):[0-9]{1,5}$" + "\"" };
                            if (vErrors === null) {
                                vErrors = [err21];
                            }
                            else {
                                vErrors.push(err21);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err22 = { instancePath: instancePath + "/tunnelPorts/" + i1, schemaPath: "#/properties/tunnelPorts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                            vErrors = [err22];
                        }
                        else {
                            vErrors.push(err22);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err23 = { instancePath: instancePath + "/tunnelPorts", schemaPath: "#/properties/tunnelPorts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                    vErrors = [err23];
                }
                else {
                    vErrors.push(err23);
                }
                errors++;
            }
        }
        if (data.sources !== undefined) {
            let data14 = data.sources;
            if (Array.isArray(data14)) {
                if (data14.length < 1) {
                    const err24 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                    if (vErrors === null) {
                        vErrors = [err24];
                    }
                    else {
                        vErrors.push(err24);
                    }
                    errors++;
                }
                const len2 = data14.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data15 = data14[i2];
                    if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                        if (data15.file === undefined) {
                            const err25 = { instancePath: instancePath + "/sources/" + i2, schemaPath: "#/$defs/caseSource/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property '" + "file" + "'" };
                            if (vErrors === null) {
                                vErrors = [err25];
                            }
                            else {
                                vErrors.push(err25);
                            }
                            errors++;
                        }
                        for (const key3 in data15) {
                            if (!(func1.call(schema32.properties, key3))) {
                                const err26 = { instancePath: instancePath + "/sources/" + i2, schemaPath: "#/$defs/caseSource/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                    vErrors = [err26];
                                }
                                else {
                                    vErrors.push(err26);
                                }
                                errors++;
                            }
                        }
                        if (data15.file !== undefined) {
                            let data16 = data15.file;
                            if (typeof data16 === "string") {
                                if (func2(data16) < 1) {
                                    const err27 = { instancePath: instancePath + "/sources/" + i2 + "/file", schemaPath: "#/$defs/caseSource/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                    if (vErrors === null) {
                                        vErrors = [err27];
                                    }
                                    else {
                                        vErrors.push(err27);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err28 = { instancePath: instancePath + "/sources/" + i2 + "/file", schemaPath: "#/$defs/caseSource/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                    vErrors = [err28];
                                }
                                else {
                                    vErrors.push(err28);
                                }
                                errors++;
                            }
                        }
                        if (data15.node !== undefined) {
                            if (typeof data15.node !== "string") {
                                const err29 = { instancePath: instancePath + "/sources/" + i2 + "/node", schemaPath: "#/$defs/caseSource/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                    vErrors = [err29];
                                }
                                else {
                                    vErrors.push(err29);
                                }
                                errors++;
                            }
                        }
                        if (data15.stage !== undefined) {
                            if (typeof data15.stage !== "string") {
                                const err30 = { instancePath: instancePath + "/sources/" + i2 + "/stage", schemaPath: "#/$defs/caseSource/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                    vErrors = [err30];
                                }
                                else {
                                    vErrors.push(err30);
                                }
                                errors++;
                            }
                        }
                        if (data15.order !== undefined) {
                            let data19 = data15.order;
                            if (!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) {
                                const err31 = { instancePath: instancePath + "/sources/" + i2 + "/order", schemaPath: "#/$defs/caseSource/properties/order/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                    vErrors = [err31];
                                }
                                else {
                                    vErrors.push(err31);
                                }
                                errors++;
                            }
                        }
                        if (data15.at !== undefined) {
                            if (typeof data15.at !== "string") {
                                const err32 = { instancePath: instancePath + "/sources/" + i2 + "/at", schemaPath: "#/$defs/caseSource/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                    vErrors = [err32];
                                }
                                else {
                                    vErrors.push(err32);
                                }
                                errors++;
                            }
                        }
                        if (data15.date !== undefined) {
                            let data21 = data15.date;
                            if (typeof data21 === "string") {
                                if (!pattern5.test(data21)) {
                                    const err33 = { instancePath: instancePath + "/sources/" + i2 + "/date", schemaPath: "#/$defs/caseSource/properties/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: "must match pattern \"" + "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" + "\"" };
                                    if (vErrors === null) {
                                        vErrors = [err33];
                                    }
                                    else {
                                        vErrors.push(err33);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err34 = { instancePath: instancePath + "/sources/" + i2 + "/date", schemaPath: "#/$defs/caseSource/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                    vErrors = [err34];
                                }
                                else {
                                    vErrors.push(err34);
                                }
                                errors++;
                            }
                        }
                        if (data15.zone !== undefined) {
                            let data22 = data15.zone;
                            if (typeof data22 === "string") {
                                if (!pattern6.test(data22)) {
                                    const err35 = { instancePath: instancePath + "/sources/" + i2 + "/zone", schemaPath: "#/$defs/caseSource/properties/zone/pattern", keyword: "pattern", params: { pattern: "^(Z|[+-][0-9]{2}:[0-9]{2})$" }, message: "must match pattern \"" + "^(Z|[+-][0-9]{2}:[0-9]{2})$" + "\"" };
                                    if (vErrors === null) {
                                        vErrors = [err35];
                                    }
                                    else {
                                        vErrors.push(err35);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err36 = { instancePath: instancePath + "/sources/" + i2 + "/zone", schemaPath: "#/$defs/caseSource/properties/zone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                    vErrors = [err36];
                                }
                                else {
                                    vErrors.push(err36);
                                }
                                errors++;
                            }
                        }
                        if (data15.clock !== undefined) {
                            if (typeof data15.clock !== "string") {
                                const err37 = { instancePath: instancePath + "/sources/" + i2 + "/clock", schemaPath: "#/$defs/caseSource/properties/clock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                    vErrors = [err37];
                                }
                                else {
                                    vErrors.push(err37);
                                }
                                errors++;
                            }
                        }
                        if (data15.ifindex !== undefined) {
                            let data24 = data15.ifindex;
                            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                for (const key4 in data24) {
                                    if (typeof data24[key4] !== "string") {
                                        const err38 = { instancePath: instancePath + "/sources/" + i2 + "/ifindex/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/caseSource/properties/ifindex/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                            vErrors = [err38];
                                        }
                                        else {
                                            vErrors.push(err38);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err39 = { instancePath: instancePath + "/sources/" + i2 + "/ifindex", schemaPath: "#/$defs/caseSource/properties/ifindex/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                    vErrors = [err39];
                                }
                                else {
                                    vErrors.push(err39);
                                }
                                errors++;
                            }
                        }
                        if (data15.columns !== undefined) {
                            let data26 = data15.columns;
                            if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                for (const key5 in data26) {
                                    if (!(((((((key5 === "time") || (key5 === "end")) || (key5 === "outcome")) || (key5 === "error")) || (key5 === "duration")) || (key5 === "target")) || (key5 === "seq"))) {
                                        const err40 = { instancePath: instancePath + "/sources/" + i2 + "/columns", schemaPath: "#/$defs/caseSource/properties/columns/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                            vErrors = [err40];
                                        }
                                        else {
                                            vErrors.push(err40);
                                        }
                                        errors++;
                                    }
                                }
                                if (data26.time !== undefined) {
                                    if (typeof data26.time !== "string") {
                                        const err41 = { instancePath: instancePath + "/sources/" + i2 + "/columns/time", schemaPath: "#/$defs/caseSource/properties/columns/properties/time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                            vErrors = [err41];
                                        }
                                        else {
                                            vErrors.push(err41);
                                        }
                                        errors++;
                                    }
                                }
                                if (data26.end !== undefined) {
                                    if (typeof data26.end !== "string") {
                                        const err42 = { instancePath: instancePath + "/sources/" + i2 + "/columns/end", schemaPath: "#/$defs/caseSource/properties/columns/properties/end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                            vErrors = [err42];
                                        }
                                        else {
                                            vErrors.push(err42);
                                        }
                                        errors++;
                                    }
                                }
                                if (data26.outcome !== undefined) {
                                    if (typeof data26.outcome !== "string") {
                                        const err43 = { instancePath: instancePath + "/sources/" + i2 + "/columns/outcome", schemaPath: "#/$defs/caseSource/properties/columns/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                            vErrors = [err43];
                                        }
                                        else {
                                            vErrors.push(err43);
                                        }
                                        errors++;
                                    }
                                }
                                if (data26.error !== undefined) {
                                    if (typeof data26.error !== "string") {
                                        const err44 = { instancePath: instancePath + "/sources/" + i2 + "/columns/error", schemaPath: "#/$defs/caseSource/properties/columns/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                            vErrors = [err44];
                                        }
                                        else {
                                            vErrors.push(err44);
                                        }
                                        errors++;
                                    }
                                }
                                if (data26.duration !== undefined) {
                                    if (typeof data26.duration !== "string") {
                                        const err45 = { instancePath: instancePath + "/sources/" + i2 + "/columns/duration", schemaPath: "#/$defs/caseSource/properties/columns/properties/duration/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                            vErrors = [err45];
                                        }
                                        else {
                                            vErrors.push(err45);
                                        }
                                        errors++;
                                    }
                                }
                                if (data26.target !== undefined) {
                                    if (typeof data26.target !== "string") {
                                        const err46 = { instancePath: instancePath + "/sources/" + i2 + "/columns/target", schemaPath: "#/$defs/caseSource/properties/columns/properties/target/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                            vErrors = [err46];
                                        }
                                        else {
                                            vErrors.push(err46);
                                        }
                                        errors++;
                                    }
                                }
                                if (data26.seq !== undefined) {
                                    if (typeof data26.seq !== "string") {
                                        const err47 = { instancePath: instancePath + "/sources/" + i2 + "/columns/seq", schemaPath: "#/$defs/caseSource/properties/columns/properties/seq/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                            vErrors = [err47];
                                        }
                                        else {
                                            vErrors.push(err47);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err48 = { instancePath: instancePath + "/sources/" + i2 + "/columns", schemaPath: "#/$defs/caseSource/properties/columns/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                    vErrors = [err48];
                                }
                                else {
                                    vErrors.push(err48);
                                }
                                errors++;
                            }
                        }
                        if (data15.pattern !== undefined) {
                            let data34 = data15.pattern;
                            if (typeof data34 === "string") {
                                if (func2(data34) > 1000) {
                                    const err49 = { instancePath: instancePath + "/sources/" + i2 + "/pattern", schemaPath: "#/$defs/caseSource/properties/pattern/maxLength", keyword: "maxLength", params: { limit: 1000 }, message: "must NOT have more than 1000 characters" };
                                    if (vErrors === null) {
                                        vErrors = [err49];
                                    }
                                    else {
                                        vErrors.push(err49);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err50 = { instancePath: instancePath + "/sources/" + i2 + "/pattern", schemaPath: "#/$defs/caseSource/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                    vErrors = [err50];
                                }
                                else {
                                    vErrors.push(err50);
                                }
                                errors++;
                            }
                        }
                        if (data15.durationUnit !== undefined) {
                            let data35 = data15.durationUnit;
                            if (!((((data35 === "s") || (data35 === "ms")) || (data35 === "us")) || (data35 === "ns"))) {
                                const err51 = { instancePath: instancePath + "/sources/" + i2 + "/durationUnit", schemaPath: "#/$defs/caseSource/properties/durationUnit/enum", keyword: "enum", params: { allowedValues: schema32.properties.durationUnit.enum }, message: "must be equal to one of the allowed values" };
                                if (vErrors === null) {
                                    vErrors = [err51];
                                }
                                else {
                                    vErrors.push(err51);
                                }
                                errors++;
                            }
                        }
                        if (data15.staleness !== undefined) {
                            let data36 = data15.staleness;
                            if ((typeof data36 == "number") && (isFinite(data36))) {
                                if (data36 > 86400 || isNaN(data36)) {
                                    const err52 = { instancePath: instancePath + "/sources/" + i2 + "/staleness", schemaPath: "#/$defs/caseSource/properties/staleness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" };
                                    if (vErrors === null) {
                                        vErrors = [err52];
                                    }
                                    else {
                                        vErrors.push(err52);
                                    }
                                    errors++;
                                }
                                if (data36 <= 0 || isNaN(data36)) {
                                    const err53 = { instancePath: instancePath + "/sources/" + i2 + "/staleness", schemaPath: "#/$defs/caseSource/properties/staleness/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                                    if (vErrors === null) {
                                        vErrors = [err53];
                                    }
                                    else {
                                        vErrors.push(err53);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err54 = { instancePath: instancePath + "/sources/" + i2 + "/staleness", schemaPath: "#/$defs/caseSource/properties/staleness/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                if (vErrors === null) {
                                    vErrors = [err54];
                                }
                                else {
                                    vErrors.push(err54);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err55 = { instancePath: instancePath + "/sources/" + i2, schemaPath: "#/$defs/caseSource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                            vErrors = [err55];
                        }
                        else {
                            vErrors.push(err55);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err56 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                    vErrors = [err56];
                }
                else {
                    vErrors.push(err56);
                }
                errors++;
            }
        }
    }
    else {
        const err57 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
            vErrors = [err57];
        }
        else {
            vErrors.push(err57);
        }
        errors++;
    }
    validate20.errors = vErrors;
    return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
