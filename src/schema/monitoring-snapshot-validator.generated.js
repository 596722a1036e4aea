// Generated from schemas/monitoring-snapshot.schema.json by "npm run schema". Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const validate = validate20;
export default validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://unpkg.com/wirewitness/schemas/monitoring-snapshot.schema.json","title":"MonitoringSnapshot","description":"What monitoring showed over one window, from answers of the Prometheus or VictoriaMetrics API and text exposition: targets before and after, series with their own samples and gaps. Nothing is interpolated and there is no wall clock: the same inputs and key give the same bytes.","type":"object","additionalProperties":false,"required":["schema","tool","anonymized","window","inputs","targets","series","views","limits"],"properties":{"schema":{"const":"wirewitness/monitoring-snapshot/1"},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"wirewitness"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$"}}},"anonymized":{"type":"boolean"},"window":{"type":"object","additionalProperties":false,"required":["start","end","step_s"],"properties":{"start":{"type":["string","null"],"pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},"end":{"type":["string","null"],"pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},"step_s":{"type":["number","null"],"exclusiveMinimum":0}},"description":"First and last time of a sample; null where no sample has a time. The step is that of all range series, null where they have none or several."},"inputs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","name","format","bytes","digest","series","samples","targets","warnings","unparsed"],"properties":{"id":{"type":"string","pattern":"^i[1-9]\\d*$"},"name":{"type":"string"},"format":{"enum":["prometheus","prometheus-json"]},"bytes":{"type":"integer","minimum":0},"digest":{"type":"object","additionalProperties":false,"required":["algorithm","value"],"properties":{"algorithm":{"enum":["hmac-sha-256","sha-256"]},"value":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"description":"HMAC-SHA-256 under the pseudonym key; SHA-256 with --reveal."},"series":{"type":"integer","minimum":0},"samples":{"type":"integer","minimum":0},"targets":{"type":"integer","minimum":0},"warnings":{"type":"integer","minimum":0,"description":"Warnings of the API: the answer may be partial."},"unparsed":{"type":"integer","minimum":0,"description":"Lines or values that nothing understands."}}},"minItems":1},"targets":{"type":"object","additionalProperties":false,"required":[],"properties":{"before":{"$ref":"#/$defs/side"},"after":{"$ref":"#/$defs/side"},"added":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["job","instance"],"properties":{"job":{"type":"string"},"instance":{"type":"string"}}},"description":"In after and not in before."},"removed":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["job","instance"],"properties":{"job":{"type":"string"},"instance":{"type":"string"}}},"description":"In before and not in after."}},"description":"Sides are the first and the last input that hold targets; with one such input there is only after, and no difference."},"series":{"type":"array","items":{"$ref":"#/$defs/series"}},"views":{"type":"object","additionalProperties":false,"required":["addressPool","controlPlane","cniOvs"],"properties":{"addressPool":{"type":"array","items":{"type":"string","pattern":"^s[1-9]\\d*$"},"description":"Addresses of subnets and pools: used, available, total."},"controlPlane":{"type":"array","items":{"type":"string","pattern":"^s[1-9]\\d*$"},"description":"Work queues, retries, requests with their codes, CPU and memory of controllers and API servers."},"cniOvs":{"type":"array","items":{"type":"string","pattern":"^s[1-9]\\d*$"},"description":"CNI daemons, Open vSwitch and OVN."}},"description":"Series by the view that draws them, by the name of the metric, else by its job. A series is in one view or in none."},"limits":{"type":"array","items":{"type":"string"}}},"$defs":{"target":{"type":"object","additionalProperties":false,"required":["job","instance","labels","health","scrapeInterval_s"],"properties":{"job":{"type":"string"},"instance":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"},"description":"Labels but __name__. Anonymized: values of labels that name things are pseudonyms."},"health":{"enum":["up","down","unknown"]},"scrapeInterval_s":{"type":["number","null"],"exclusiveMinimum":0,"description":"Null where the answer does not say."}},"description":"A scrape target. Its identity is job and instance."},"side":{"type":"object","additionalProperties":false,"required":["input","total","up","down","unknown","list"],"properties":{"input":{"type":"string"},"total":{"type":"integer","minimum":0},"up":{"type":"integer","minimum":0},"down":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0},"list":{"type":"array","items":{"$ref":"#/$defs/target"}}}},"series":{"type":"object","additionalProperties":false,"required":["id","name","kind","kindFrom","unit","labels","input","line","step_s","samples","gaps"],"properties":{"id":{"type":"string","pattern":"^s[1-9]\\d*$"},"name":{"type":"string","description":"Name of the metric; empty for an expression."},"kind":{"enum":["counter","gauge","unknown"]},"kindFrom":{"enum":["type","name","none"],"description":"A TYPE line of an exposition, the ending of the name, or nothing."},"unit":{"type":["string","null"],"description":"As the name ends (s, bytes, ratio, ...); null where it does not say."},"labels":{"type":"object","additionalProperties":{"type":"string"},"description":"Labels but __name__. Anonymized: values of labels that name things are pseudonyms."},"input":{"type":"string"},"line":{"type":"integer","minimum":0},"step_s":{"type":["number","null"],"exclusiveMinimum":0,"description":"Step of a range: told, else the least distance when every distance is a multiple of it. Null: single samples, or times without a step, where gaps cannot be counted."},"samples":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["at","value"],"properties":{"at":{"type":["string","null"],"pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},"value":{"type":"string","pattern":"^([+-]?(\\d[\\d_]*(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?|NaN|[+-]?Inf)$","description":"As scraped: a decimal of any length, NaN, +Inf or -Inf. Text, so that no digit is rounded."}}}},"gaps":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["after","before","missing"],"properties":{"after":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},"before":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},"missing":{"type":"integer","minimum":1}}},"description":"Steps without a sample, between two samples."},"counter":{"type":"object","additionalProperties":false,"required":["increase","atLeast","window_s","rate_per_s","resets"],"properties":{"increase":{"type":"string","pattern":"^\\d+(\\.\\d+)?$","description":"Sum of the rises between neighbouring samples; after a reset, what the counter has by then."},"atLeast":{"type":"boolean","description":"True with a reset: the counter may have risen more before it."},"window_s":{"type":"number","exclusiveMinimum":0,"description":"From its own first sample to its own last."},"rate_per_s":{"type":"number","minimum":0,"description":"increase / window_s, to six digits behind the point. Not extrapolated."},"resets":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["after","before"],"properties":{"after":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},"before":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"}}},"description":"Neighbouring samples between which it fell."}},"description":"Of a counter with two stamped samples or more."}}}}};
const schema34 = {"type":"object","additionalProperties":false,"required":["id","name","kind","kindFrom","unit","labels","input","line","step_s","samples","gaps"],"properties":{"id":{"type":"string","pattern":"^s[1-9]\\d*$"},"name":{"type":"string","description":"Name of the metric; empty for an expression."},"kind":{"enum":["counter","gauge","unknown"]},"kindFrom":{"enum":["type","name","none"],"description":"A TYPE line of an exposition, the ending of the name, or nothing."},"unit":{"type":["string","null"],"description":"As the name ends (s, bytes, ratio, ...); null where it does not say."},"labels":{"type":"object","additionalProperties":{"type":"string"},"description":"Labels but __name__. Anonymized: values of labels that name things are pseudonyms."},"input":{"type":"string"},"line":{"type":"integer","minimum":0},"step_s":{"type":["number","null"],"exclusiveMinimum":0,"description":"Step of a range: told, else the least distance when every distance is a multiple of it. Null: single samples, or times without a step, where gaps cannot be counted."},"samples":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["at","value"],"properties":{"at":{"type":["string","null"],"pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},"value":{"type":"string","pattern":"^([+-]?(\\d[\\d_]*(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?|NaN|[+-]?Inf)$","description":"As scraped: a decimal of any length, NaN, +Inf or -Inf. Text, so that no digit is rounded."}}}},"gaps":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["after","before","missing"],"properties":{"after":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},"before":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},"missing":{"type":"integer","minimum":1}}},"description":"Steps without a sample, between two samples."},"counter":{"type":"object","additionalProperties":false,"required":["increase","atLeast","window_s","rate_per_s","resets"],"properties":{"increase":{"type":"string","pattern":"^\\d+(\\.\\d+)?$","description":"Sum of the rises between neighbouring samples; after a reset, what the counter has by then."},"atLeast":{"type":"boolean","description":"True with a reset: the counter may have risen more before it."},"window_s":{"type":"number","exclusiveMinimum":0,"description":"From its own first sample to its own last."},"rate_per_s":{"type":"number","minimum":0,"description":"increase / window_s, to six digits behind the point. Not extrapolated."},"resets":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["after","before"],"properties":{"after":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},"before":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"}}},"description":"Neighbouring samples between which it fell."}},"description":"Of a counter with two stamped samples or more."}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$", "u");
const pattern5 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$", "u");
const pattern7 = new RegExp("^i[1-9]\\d*$", "u");
const pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern9 = new RegExp("^s[1-9]\\d*$", "u");
const pattern11 = new RegExp("^([+-]?(\\d[\\d_]*(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?|NaN|[+-]?Inf)$", "u");
const pattern14 = new RegExp("^\\d+(\\.\\d+)?$", "u");
const schema32 = {"type":"object","additionalProperties":false,"required":["input","total","up","down","unknown","list"],"properties":{"input":{"type":"string"},"total":{"type":"integer","minimum":0},"up":{"type":"integer","minimum":0},"down":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0},"list":{"type":"array","items":{"$ref":"#/$defs/target"}}}};
const schema33 = {"type":"object","additionalProperties":false,"required":["job","instance","labels","health","scrapeInterval_s"],"properties":{"job":{"type":"string"},"instance":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"},"description":"Labels but __name__. Anonymized: values of labels that name things are pseudonyms."},"health":{"enum":["up","down","unknown"]},"scrapeInterval_s":{"type":["number","null"],"exclusiveMinimum":0,"description":"Null where the answer does not say."}},"description":"A scrape target. Its identity is job and instance."};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.up === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "up"},message:"must have required property '"+"up"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.down === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "down"},message:"must have required property '"+"down"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.unknown === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unknown"},message:"must have required property '"+"unknown"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.list === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "input") || (key0 === "total")) || (key0 === "up")) || (key0 === "down")) || (key0 === "unknown")) || (key0 === "list"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.input !== undefined){
if(typeof data.input !== "string"){
const err7 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.up !== undefined){
let data2 = data.up;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/up",schemaPath:"#/properties/up/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/up",schemaPath:"#/properties/up/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.down !== undefined){
let data3 = data.down;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/down",schemaPath:"#/properties/down/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/down",schemaPath:"#/properties/down/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.unknown !== undefined){
let data4 = data.unknown;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.list !== undefined){
let data5 = data.list;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.job === undefined){
const err16 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/$defs/target/required",keyword:"required",params:{missingProperty: "job"},message:"must have required property '"+"job"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.instance === undefined){
const err17 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/$defs/target/required",keyword:"required",params:{missingProperty: "instance"},message:"must have required property '"+"instance"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.labels === undefined){
const err18 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/$defs/target/required",keyword:"required",params:{missingProperty: "labels"},message:"must have required property '"+"labels"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.health === undefined){
const err19 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/$defs/target/required",keyword:"required",params:{missingProperty: "health"},message:"must have required property '"+"health"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.scrapeInterval_s === undefined){
const err20 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/$defs/target/required",keyword:"required",params:{missingProperty: "scrapeInterval_s"},message:"must have required property '"+"scrapeInterval_s"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data6){
if(!(((((key1 === "job") || (key1 === "instance")) || (key1 === "labels")) || (key1 === "health")) || (key1 === "scrapeInterval_s"))){
const err21 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/$defs/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.job !== undefined){
if(typeof data6.job !== "string"){
const err22 = {instancePath:instancePath+"/list/" + i0+"/job",schemaPath:"#/$defs/target/properties/job/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.instance !== undefined){
if(typeof data6.instance !== "string"){
const err23 = {instancePath:instancePath+"/list/" + i0+"/instance",schemaPath:"#/$defs/target/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.labels !== undefined){
let data9 = data6.labels;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(typeof data9[key2] !== "string"){
const err24 = {instancePath:instancePath+"/list/" + i0+"/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/target/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/list/" + i0+"/labels",schemaPath:"#/$defs/target/properties/labels/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.health !== undefined){
let data11 = data6.health;
if(!(((data11 === "up") || (data11 === "down")) || (data11 === "unknown"))){
const err26 = {instancePath:instancePath+"/list/" + i0+"/health",schemaPath:"#/$defs/target/properties/health/enum",keyword:"enum",params:{allowedValues: schema33.properties.health.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.scrapeInterval_s !== undefined){
let data12 = data6.scrapeInterval_s;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err27 = {instancePath:instancePath+"/list/" + i0+"/scrapeInterval_s",schemaPath:"#/$defs/target/properties/scrapeInterval_s/type",keyword:"type",params:{type: schema33.properties.scrapeInterval_s.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 <= 0 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/list/" + i0+"/scrapeInterval_s",schemaPath:"#/$defs/target/properties/scrapeInterval_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/$defs/target/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://unpkg.com/wirewitness/schemas/monitoring-snapshot.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tool === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.anonymized === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "anonymized"},message:"must have required property '"+"anonymized"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.window === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "window"},message:"must have required property '"+"window"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.inputs === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.targets === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.series === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "series"},message:"must have required property '"+"series"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.views === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "views"},message:"must have required property '"+"views"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.limits === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.schema !== undefined){
if("wirewitness/monitoring-snapshot/1" !== data.schema){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "wirewitness/monitoring-snapshot/1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tool !== undefined){
let data1 = data.tool;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err11 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.version === undefined){
const err12 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "version"))){
const err13 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.name !== undefined){
if("wirewitness" !== data1.name){
const err14 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "wirewitness"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err15 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
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
const err17 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.anonymized !== undefined){
if(typeof data.anonymized !== "boolean"){
const err18 = {instancePath:instancePath+"/anonymized",schemaPath:"#/properties/anonymized/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.window !== undefined){
let data5 = data.window;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.start === undefined){
const err19 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.end === undefined){
const err20 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.step_s === undefined){
const err21 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/required",keyword:"required",params:{missingProperty: "step_s"},message:"must have required property '"+"step_s"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data5){
if(!(((key2 === "start") || (key2 === "end")) || (key2 === "step_s"))){
const err22 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.start !== undefined){
let data6 = data5.start;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/window/start",schemaPath:"#/properties/window/properties/start/type",keyword:"type",params:{type: schema31.properties.window.properties.start.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err24 = {instancePath:instancePath+"/window/start",schemaPath:"#/properties/window/properties/start/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data5.end !== undefined){
let data7 = data5.end;
if((typeof data7 !== "string") && (data7 !== null)){
const err25 = {instancePath:instancePath+"/window/end",schemaPath:"#/properties/window/properties/end/type",keyword:"type",params:{type: schema31.properties.window.properties.end.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
const err26 = {instancePath:instancePath+"/window/end",schemaPath:"#/properties/window/properties/end/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data5.step_s !== undefined){
let data8 = data5.step_s;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err27 = {instancePath:instancePath+"/window/step_s",schemaPath:"#/properties/window/properties/step_s/type",keyword:"type",params:{type: schema31.properties.window.properties.step_s.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 <= 0 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/window/step_s",schemaPath:"#/properties/window/properties/step_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.inputs !== undefined){
let data9 = data.inputs;
if(Array.isArray(data9)){
if(data9.length < 1){
const err30 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
const err31 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.name === undefined){
const err32 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.format === undefined){
const err33 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10.bytes === undefined){
const err34 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10.digest === undefined){
const err35 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10.series === undefined){
const err36 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "series"},message:"must have required property '"+"series"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data10.samples === undefined){
const err37 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "samples"},message:"must have required property '"+"samples"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data10.targets === undefined){
const err38 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data10.warnings === undefined){
const err39 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data10.unparsed === undefined){
const err40 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "unparsed"},message:"must have required property '"+"unparsed"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data10){
if(!(func1.call(schema31.properties.inputs.items.properties, key3))){
const err41 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(!pattern7.test(data11)){
const err42 = {instancePath:instancePath+"/inputs/" + i0+"/id",schemaPath:"#/properties/inputs/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^i[1-9]\\d*$"},message:"must match pattern \""+"^i[1-9]\\d*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/inputs/" + i0+"/id",schemaPath:"#/properties/inputs/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data10.name !== undefined){
if(typeof data10.name !== "string"){
const err44 = {instancePath:instancePath+"/inputs/" + i0+"/name",schemaPath:"#/properties/inputs/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data10.format !== undefined){
let data13 = data10.format;
if(!((data13 === "prometheus") || (data13 === "prometheus-json"))){
const err45 = {instancePath:instancePath+"/inputs/" + i0+"/format",schemaPath:"#/properties/inputs/items/properties/format/enum",keyword:"enum",params:{allowedValues: schema31.properties.inputs.items.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data10.bytes !== undefined){
let data14 = data10.bytes;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err46 = {instancePath:instancePath+"/inputs/" + i0+"/bytes",schemaPath:"#/properties/inputs/items/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err47 = {instancePath:instancePath+"/inputs/" + i0+"/bytes",schemaPath:"#/properties/inputs/items/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data10.digest !== undefined){
let data15 = data10.digest;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.algorithm === undefined){
const err48 = {instancePath:instancePath+"/inputs/" + i0+"/digest",schemaPath:"#/properties/inputs/items/properties/digest/required",keyword:"required",params:{missingProperty: "algorithm"},message:"must have required property '"+"algorithm"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15.value === undefined){
const err49 = {instancePath:instancePath+"/inputs/" + i0+"/digest",schemaPath:"#/properties/inputs/items/properties/digest/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key4 in data15){
if(!((key4 === "algorithm") || (key4 === "value"))){
const err50 = {instancePath:instancePath+"/inputs/" + i0+"/digest",schemaPath:"#/properties/inputs/items/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data15.algorithm !== undefined){
let data16 = data15.algorithm;
if(!((data16 === "hmac-sha-256") || (data16 === "sha-256"))){
const err51 = {instancePath:instancePath+"/inputs/" + i0+"/digest/algorithm",schemaPath:"#/properties/inputs/items/properties/digest/properties/algorithm/enum",keyword:"enum",params:{allowedValues: schema31.properties.inputs.items.properties.digest.properties.algorithm.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data15.value !== undefined){
let data17 = data15.value;
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
const err52 = {instancePath:instancePath+"/inputs/" + i0+"/digest/value",schemaPath:"#/properties/inputs/items/properties/digest/properties/value/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/inputs/" + i0+"/digest/value",schemaPath:"#/properties/inputs/items/properties/digest/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/inputs/" + i0+"/digest",schemaPath:"#/properties/inputs/items/properties/digest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data10.series !== undefined){
let data18 = data10.series;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err55 = {instancePath:instancePath+"/inputs/" + i0+"/series",schemaPath:"#/properties/inputs/items/properties/series/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err56 = {instancePath:instancePath+"/inputs/" + i0+"/series",schemaPath:"#/properties/inputs/items/properties/series/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data10.samples !== undefined){
let data19 = data10.samples;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err57 = {instancePath:instancePath+"/inputs/" + i0+"/samples",schemaPath:"#/properties/inputs/items/properties/samples/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err58 = {instancePath:instancePath+"/inputs/" + i0+"/samples",schemaPath:"#/properties/inputs/items/properties/samples/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data10.targets !== undefined){
let data20 = data10.targets;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err59 = {instancePath:instancePath+"/inputs/" + i0+"/targets",schemaPath:"#/properties/inputs/items/properties/targets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err60 = {instancePath:instancePath+"/inputs/" + i0+"/targets",schemaPath:"#/properties/inputs/items/properties/targets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data10.warnings !== undefined){
let data21 = data10.warnings;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err61 = {instancePath:instancePath+"/inputs/" + i0+"/warnings",schemaPath:"#/properties/inputs/items/properties/warnings/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err62 = {instancePath:instancePath+"/inputs/" + i0+"/warnings",schemaPath:"#/properties/inputs/items/properties/warnings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data10.unparsed !== undefined){
let data22 = data10.unparsed;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err63 = {instancePath:instancePath+"/inputs/" + i0+"/unparsed",schemaPath:"#/properties/inputs/items/properties/unparsed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err64 = {instancePath:instancePath+"/inputs/" + i0+"/unparsed",schemaPath:"#/properties/inputs/items/properties/unparsed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
}
else {
const err65 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.targets !== undefined){
let data23 = data.targets;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key5 in data23){
if(!((((key5 === "before") || (key5 === "after")) || (key5 === "added")) || (key5 === "removed"))){
const err67 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data23.before !== undefined){
if(!(validate21(data23.before, {instancePath:instancePath+"/targets/before",parentData:data23,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data23.after !== undefined){
if(!(validate21(data23.after, {instancePath:instancePath+"/targets/after",parentData:data23,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data23.added !== undefined){
let data26 = data23.added;
if(Array.isArray(data26)){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.job === undefined){
const err68 = {instancePath:instancePath+"/targets/added/" + i1,schemaPath:"#/properties/targets/properties/added/items/required",keyword:"required",params:{missingProperty: "job"},message:"must have required property '"+"job"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data27.instance === undefined){
const err69 = {instancePath:instancePath+"/targets/added/" + i1,schemaPath:"#/properties/targets/properties/added/items/required",keyword:"required",params:{missingProperty: "instance"},message:"must have required property '"+"instance"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key6 in data27){
if(!((key6 === "job") || (key6 === "instance"))){
const err70 = {instancePath:instancePath+"/targets/added/" + i1,schemaPath:"#/properties/targets/properties/added/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data27.job !== undefined){
if(typeof data27.job !== "string"){
const err71 = {instancePath:instancePath+"/targets/added/" + i1+"/job",schemaPath:"#/properties/targets/properties/added/items/properties/job/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data27.instance !== undefined){
if(typeof data27.instance !== "string"){
const err72 = {instancePath:instancePath+"/targets/added/" + i1+"/instance",schemaPath:"#/properties/targets/properties/added/items/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/targets/added/" + i1,schemaPath:"#/properties/targets/properties/added/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/targets/added",schemaPath:"#/properties/targets/properties/added/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data23.removed !== undefined){
let data30 = data23.removed;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
let data31 = data30[i2];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.job === undefined){
const err75 = {instancePath:instancePath+"/targets/removed/" + i2,schemaPath:"#/properties/targets/properties/removed/items/required",keyword:"required",params:{missingProperty: "job"},message:"must have required property '"+"job"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data31.instance === undefined){
const err76 = {instancePath:instancePath+"/targets/removed/" + i2,schemaPath:"#/properties/targets/properties/removed/items/required",keyword:"required",params:{missingProperty: "instance"},message:"must have required property '"+"instance"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key7 in data31){
if(!((key7 === "job") || (key7 === "instance"))){
const err77 = {instancePath:instancePath+"/targets/removed/" + i2,schemaPath:"#/properties/targets/properties/removed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data31.job !== undefined){
if(typeof data31.job !== "string"){
const err78 = {instancePath:instancePath+"/targets/removed/" + i2+"/job",schemaPath:"#/properties/targets/properties/removed/items/properties/job/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data31.instance !== undefined){
if(typeof data31.instance !== "string"){
const err79 = {instancePath:instancePath+"/targets/removed/" + i2+"/instance",schemaPath:"#/properties/targets/properties/removed/items/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/targets/removed/" + i2,schemaPath:"#/properties/targets/properties/removed/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/targets/removed",schemaPath:"#/properties/targets/properties/removed/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.series !== undefined){
let data34 = data.series;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.id === undefined){
const err83 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data35.name === undefined){
const err84 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data35.kind === undefined){
const err85 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data35.kindFrom === undefined){
const err86 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "kindFrom"},message:"must have required property '"+"kindFrom"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data35.unit === undefined){
const err87 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data35.labels === undefined){
const err88 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "labels"},message:"must have required property '"+"labels"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data35.input === undefined){
const err89 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data35.line === undefined){
const err90 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data35.step_s === undefined){
const err91 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "step_s"},message:"must have required property '"+"step_s"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data35.samples === undefined){
const err92 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "samples"},message:"must have required property '"+"samples"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data35.gaps === undefined){
const err93 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/required",keyword:"required",params:{missingProperty: "gaps"},message:"must have required property '"+"gaps"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key8 in data35){
if(!(func1.call(schema34.properties, key8))){
const err94 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data35.id !== undefined){
let data36 = data35.id;
if(typeof data36 === "string"){
if(!pattern9.test(data36)){
const err95 = {instancePath:instancePath+"/series/" + i3+"/id",schemaPath:"#/$defs/series/properties/id/pattern",keyword:"pattern",params:{pattern: "^s[1-9]\\d*$"},message:"must match pattern \""+"^s[1-9]\\d*$"+"\""};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/series/" + i3+"/id",schemaPath:"#/$defs/series/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data35.name !== undefined){
if(typeof data35.name !== "string"){
const err97 = {instancePath:instancePath+"/series/" + i3+"/name",schemaPath:"#/$defs/series/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data35.kind !== undefined){
let data38 = data35.kind;
if(!(((data38 === "counter") || (data38 === "gauge")) || (data38 === "unknown"))){
const err98 = {instancePath:instancePath+"/series/" + i3+"/kind",schemaPath:"#/$defs/series/properties/kind/enum",keyword:"enum",params:{allowedValues: schema34.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data35.kindFrom !== undefined){
let data39 = data35.kindFrom;
if(!(((data39 === "type") || (data39 === "name")) || (data39 === "none"))){
const err99 = {instancePath:instancePath+"/series/" + i3+"/kindFrom",schemaPath:"#/$defs/series/properties/kindFrom/enum",keyword:"enum",params:{allowedValues: schema34.properties.kindFrom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data35.unit !== undefined){
let data40 = data35.unit;
if((typeof data40 !== "string") && (data40 !== null)){
const err100 = {instancePath:instancePath+"/series/" + i3+"/unit",schemaPath:"#/$defs/series/properties/unit/type",keyword:"type",params:{type: schema34.properties.unit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data35.labels !== undefined){
let data41 = data35.labels;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key9 in data41){
if(typeof data41[key9] !== "string"){
const err101 = {instancePath:instancePath+"/series/" + i3+"/labels/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/series/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/series/" + i3+"/labels",schemaPath:"#/$defs/series/properties/labels/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data35.input !== undefined){
if(typeof data35.input !== "string"){
const err103 = {instancePath:instancePath+"/series/" + i3+"/input",schemaPath:"#/$defs/series/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data35.line !== undefined){
let data44 = data35.line;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err104 = {instancePath:instancePath+"/series/" + i3+"/line",schemaPath:"#/$defs/series/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
const err105 = {instancePath:instancePath+"/series/" + i3+"/line",schemaPath:"#/$defs/series/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
if(data35.step_s !== undefined){
let data45 = data35.step_s;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (data45 !== null)){
const err106 = {instancePath:instancePath+"/series/" + i3+"/step_s",schemaPath:"#/$defs/series/properties/step_s/type",keyword:"type",params:{type: schema34.properties.step_s.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 <= 0 || isNaN(data45)){
const err107 = {instancePath:instancePath+"/series/" + i3+"/step_s",schemaPath:"#/$defs/series/properties/step_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data35.samples !== undefined){
let data46 = data35.samples;
if(Array.isArray(data46)){
const len4 = data46.length;
for(let i4=0; i4<len4; i4++){
let data47 = data46[i4];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.at === undefined){
const err108 = {instancePath:instancePath+"/series/" + i3+"/samples/" + i4,schemaPath:"#/$defs/series/properties/samples/items/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data47.value === undefined){
const err109 = {instancePath:instancePath+"/series/" + i3+"/samples/" + i4,schemaPath:"#/$defs/series/properties/samples/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key10 in data47){
if(!((key10 === "at") || (key10 === "value"))){
const err110 = {instancePath:instancePath+"/series/" + i3+"/samples/" + i4,schemaPath:"#/$defs/series/properties/samples/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data47.at !== undefined){
let data48 = data47.at;
if((typeof data48 !== "string") && (data48 !== null)){
const err111 = {instancePath:instancePath+"/series/" + i3+"/samples/" + i4+"/at",schemaPath:"#/$defs/series/properties/samples/items/properties/at/type",keyword:"type",params:{type: schema34.properties.samples.items.properties.at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(typeof data48 === "string"){
if(!pattern5.test(data48)){
const err112 = {instancePath:instancePath+"/series/" + i3+"/samples/" + i4+"/at",schemaPath:"#/$defs/series/properties/samples/items/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
if(data47.value !== undefined){
let data49 = data47.value;
if(typeof data49 === "string"){
if(!pattern11.test(data49)){
const err113 = {instancePath:instancePath+"/series/" + i3+"/samples/" + i4+"/value",schemaPath:"#/$defs/series/properties/samples/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^([+-]?(\\d[\\d_]*(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?|NaN|[+-]?Inf)$"},message:"must match pattern \""+"^([+-]?(\\d[\\d_]*(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?|NaN|[+-]?Inf)$"+"\""};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/series/" + i3+"/samples/" + i4+"/value",schemaPath:"#/$defs/series/properties/samples/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/series/" + i3+"/samples/" + i4,schemaPath:"#/$defs/series/properties/samples/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/series/" + i3+"/samples",schemaPath:"#/$defs/series/properties/samples/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data35.gaps !== undefined){
let data50 = data35.gaps;
if(Array.isArray(data50)){
const len5 = data50.length;
for(let i5=0; i5<len5; i5++){
let data51 = data50[i5];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.after === undefined){
const err117 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5,schemaPath:"#/$defs/series/properties/gaps/items/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data51.before === undefined){
const err118 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5,schemaPath:"#/$defs/series/properties/gaps/items/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data51.missing === undefined){
const err119 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5,schemaPath:"#/$defs/series/properties/gaps/items/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
for(const key11 in data51){
if(!(((key11 === "after") || (key11 === "before")) || (key11 === "missing"))){
const err120 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5,schemaPath:"#/$defs/series/properties/gaps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data51.after !== undefined){
let data52 = data51.after;
if(typeof data52 === "string"){
if(!pattern5.test(data52)){
const err121 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5+"/after",schemaPath:"#/$defs/series/properties/gaps/items/properties/after/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5+"/after",schemaPath:"#/$defs/series/properties/gaps/items/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data51.before !== undefined){
let data53 = data51.before;
if(typeof data53 === "string"){
if(!pattern5.test(data53)){
const err123 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5+"/before",schemaPath:"#/$defs/series/properties/gaps/items/properties/before/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5+"/before",schemaPath:"#/$defs/series/properties/gaps/items/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data51.missing !== undefined){
let data54 = data51.missing;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err125 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5+"/missing",schemaPath:"#/$defs/series/properties/gaps/items/properties/missing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 1 || isNaN(data54)){
const err126 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5+"/missing",schemaPath:"#/$defs/series/properties/gaps/items/properties/missing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
}
else {
const err127 = {instancePath:instancePath+"/series/" + i3+"/gaps/" + i5,schemaPath:"#/$defs/series/properties/gaps/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/series/" + i3+"/gaps",schemaPath:"#/$defs/series/properties/gaps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data35.counter !== undefined){
let data55 = data35.counter;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.increase === undefined){
const err129 = {instancePath:instancePath+"/series/" + i3+"/counter",schemaPath:"#/$defs/series/properties/counter/required",keyword:"required",params:{missingProperty: "increase"},message:"must have required property '"+"increase"+"'"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data55.atLeast === undefined){
const err130 = {instancePath:instancePath+"/series/" + i3+"/counter",schemaPath:"#/$defs/series/properties/counter/required",keyword:"required",params:{missingProperty: "atLeast"},message:"must have required property '"+"atLeast"+"'"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data55.window_s === undefined){
const err131 = {instancePath:instancePath+"/series/" + i3+"/counter",schemaPath:"#/$defs/series/properties/counter/required",keyword:"required",params:{missingProperty: "window_s"},message:"must have required property '"+"window_s"+"'"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data55.rate_per_s === undefined){
const err132 = {instancePath:instancePath+"/series/" + i3+"/counter",schemaPath:"#/$defs/series/properties/counter/required",keyword:"required",params:{missingProperty: "rate_per_s"},message:"must have required property '"+"rate_per_s"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data55.resets === undefined){
const err133 = {instancePath:instancePath+"/series/" + i3+"/counter",schemaPath:"#/$defs/series/properties/counter/required",keyword:"required",params:{missingProperty: "resets"},message:"must have required property '"+"resets"+"'"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
for(const key12 in data55){
if(!(((((key12 === "increase") || (key12 === "atLeast")) || (key12 === "window_s")) || (key12 === "rate_per_s")) || (key12 === "resets"))){
const err134 = {instancePath:instancePath+"/series/" + i3+"/counter",schemaPath:"#/$defs/series/properties/counter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data55.increase !== undefined){
let data56 = data55.increase;
if(typeof data56 === "string"){
if(!pattern14.test(data56)){
const err135 = {instancePath:instancePath+"/series/" + i3+"/counter/increase",schemaPath:"#/$defs/series/properties/counter/properties/increase/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"},message:"must match pattern \""+"^\\d+(\\.\\d+)?$"+"\""};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/series/" + i3+"/counter/increase",schemaPath:"#/$defs/series/properties/counter/properties/increase/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data55.atLeast !== undefined){
if(typeof data55.atLeast !== "boolean"){
const err137 = {instancePath:instancePath+"/series/" + i3+"/counter/atLeast",schemaPath:"#/$defs/series/properties/counter/properties/atLeast/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data55.window_s !== undefined){
let data58 = data55.window_s;
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 <= 0 || isNaN(data58)){
const err138 = {instancePath:instancePath+"/series/" + i3+"/counter/window_s",schemaPath:"#/$defs/series/properties/counter/properties/window_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/series/" + i3+"/counter/window_s",schemaPath:"#/$defs/series/properties/counter/properties/window_s/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data55.rate_per_s !== undefined){
let data59 = data55.rate_per_s;
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
const err140 = {instancePath:instancePath+"/series/" + i3+"/counter/rate_per_s",schemaPath:"#/$defs/series/properties/counter/properties/rate_per_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
else {
const err141 = {instancePath:instancePath+"/series/" + i3+"/counter/rate_per_s",schemaPath:"#/$defs/series/properties/counter/properties/rate_per_s/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data55.resets !== undefined){
let data60 = data55.resets;
if(Array.isArray(data60)){
const len6 = data60.length;
for(let i6=0; i6<len6; i6++){
let data61 = data60[i6];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.after === undefined){
const err142 = {instancePath:instancePath+"/series/" + i3+"/counter/resets/" + i6,schemaPath:"#/$defs/series/properties/counter/properties/resets/items/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data61.before === undefined){
const err143 = {instancePath:instancePath+"/series/" + i3+"/counter/resets/" + i6,schemaPath:"#/$defs/series/properties/counter/properties/resets/items/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
for(const key13 in data61){
if(!((key13 === "after") || (key13 === "before"))){
const err144 = {instancePath:instancePath+"/series/" + i3+"/counter/resets/" + i6,schemaPath:"#/$defs/series/properties/counter/properties/resets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data61.after !== undefined){
let data62 = data61.after;
if(typeof data62 === "string"){
if(!pattern5.test(data62)){
const err145 = {instancePath:instancePath+"/series/" + i3+"/counter/resets/" + i6+"/after",schemaPath:"#/$defs/series/properties/counter/properties/resets/items/properties/after/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
else {
const err146 = {instancePath:instancePath+"/series/" + i3+"/counter/resets/" + i6+"/after",schemaPath:"#/$defs/series/properties/counter/properties/resets/items/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data61.before !== undefined){
let data63 = data61.before;
if(typeof data63 === "string"){
if(!pattern5.test(data63)){
const err147 = {instancePath:instancePath+"/series/" + i3+"/counter/resets/" + i6+"/before",schemaPath:"#/$defs/series/properties/counter/properties/resets/items/properties/before/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/series/" + i3+"/counter/resets/" + i6+"/before",schemaPath:"#/$defs/series/properties/counter/properties/resets/items/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
else {
const err149 = {instancePath:instancePath+"/series/" + i3+"/counter/resets/" + i6,schemaPath:"#/$defs/series/properties/counter/properties/resets/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
else {
const err150 = {instancePath:instancePath+"/series/" + i3+"/counter/resets",schemaPath:"#/$defs/series/properties/counter/properties/resets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/series/" + i3+"/counter",schemaPath:"#/$defs/series/properties/counter/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/series/" + i3,schemaPath:"#/$defs/series/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/series",schemaPath:"#/properties/series/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.views !== undefined){
let data64 = data.views;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.addressPool === undefined){
const err154 = {instancePath:instancePath+"/views",schemaPath:"#/properties/views/required",keyword:"required",params:{missingProperty: "addressPool"},message:"must have required property '"+"addressPool"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data64.controlPlane === undefined){
const err155 = {instancePath:instancePath+"/views",schemaPath:"#/properties/views/required",keyword:"required",params:{missingProperty: "controlPlane"},message:"must have required property '"+"controlPlane"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data64.cniOvs === undefined){
const err156 = {instancePath:instancePath+"/views",schemaPath:"#/properties/views/required",keyword:"required",params:{missingProperty: "cniOvs"},message:"must have required property '"+"cniOvs"+"'"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
for(const key14 in data64){
if(!(((key14 === "addressPool") || (key14 === "controlPlane")) || (key14 === "cniOvs"))){
const err157 = {instancePath:instancePath+"/views",schemaPath:"#/properties/views/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data64.addressPool !== undefined){
let data65 = data64.addressPool;
if(Array.isArray(data65)){
const len7 = data65.length;
for(let i7=0; i7<len7; i7++){
let data66 = data65[i7];
if(typeof data66 === "string"){
if(!pattern9.test(data66)){
const err158 = {instancePath:instancePath+"/views/addressPool/" + i7,schemaPath:"#/properties/views/properties/addressPool/items/pattern",keyword:"pattern",params:{pattern: "^s[1-9]\\d*$"},message:"must match pattern \""+"^s[1-9]\\d*$"+"\""};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
else {
const err159 = {instancePath:instancePath+"/views/addressPool/" + i7,schemaPath:"#/properties/views/properties/addressPool/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
else {
const err160 = {instancePath:instancePath+"/views/addressPool",schemaPath:"#/properties/views/properties/addressPool/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data64.controlPlane !== undefined){
let data67 = data64.controlPlane;
if(Array.isArray(data67)){
const len8 = data67.length;
for(let i8=0; i8<len8; i8++){
let data68 = data67[i8];
if(typeof data68 === "string"){
if(!pattern9.test(data68)){
const err161 = {instancePath:instancePath+"/views/controlPlane/" + i8,schemaPath:"#/properties/views/properties/controlPlane/items/pattern",keyword:"pattern",params:{pattern: "^s[1-9]\\d*$"},message:"must match pattern \""+"^s[1-9]\\d*$"+"\""};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
else {
const err162 = {instancePath:instancePath+"/views/controlPlane/" + i8,schemaPath:"#/properties/views/properties/controlPlane/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
else {
const err163 = {instancePath:instancePath+"/views/controlPlane",schemaPath:"#/properties/views/properties/controlPlane/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data64.cniOvs !== undefined){
let data69 = data64.cniOvs;
if(Array.isArray(data69)){
const len9 = data69.length;
for(let i9=0; i9<len9; i9++){
let data70 = data69[i9];
if(typeof data70 === "string"){
if(!pattern9.test(data70)){
const err164 = {instancePath:instancePath+"/views/cniOvs/" + i9,schemaPath:"#/properties/views/properties/cniOvs/items/pattern",keyword:"pattern",params:{pattern: "^s[1-9]\\d*$"},message:"must match pattern \""+"^s[1-9]\\d*$"+"\""};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/views/cniOvs/" + i9,schemaPath:"#/properties/views/properties/cniOvs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
else {
const err166 = {instancePath:instancePath+"/views/cniOvs",schemaPath:"#/properties/views/properties/cniOvs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/views",schemaPath:"#/properties/views/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data.limits !== undefined){
let data71 = data.limits;
if(Array.isArray(data71)){
const len10 = data71.length;
for(let i10=0; i10<len10; i10++){
if(typeof data71[i10] !== "string"){
const err168 = {instancePath:instancePath+"/limits/" + i10,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
else {
const err170 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

