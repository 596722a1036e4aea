// Generated from schemas/acceptance.schema.json by "npm run schema". Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const validate = validate20;
export default validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://unpkg.com/wirewitness/schemas/acceptance.schema.json","title":"Acceptance","description":"What a case claims about a migration and what came of deriving it again: verdicts, counts, probes, timings and the digests of the evidence. No wall clock: the same inputs, case and key give the same bytes.","type":"object","additionalProperties":false,"required":["schema","tool","anonymized","subject","verdict","counts","inputs","stages","probes","timings","overhead","claims","limits"],"properties":{"schema":{"const":"wirewitness/acceptance/1"},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"wirewitness"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$"}}},"anonymized":{"type":"boolean"},"title":{"type":"string"},"subject":{"type":"object","additionalProperties":false,"required":[],"properties":{"mac":{"type":"string"},"ip":{"type":"string"},"vni":{"type":"integer","minimum":0},"vlan":{"type":"integer","minimum":0},"vteps":{"type":"object","description":"Name by VTEP address.","additionalProperties":{"type":"string"}}}},"addresses":{"type":"array","items":{"type":"string"},"description":"Only in an anonymized document: every address that stands in it, sorted. All are pseudonyms, or known to everyone."},"verdict":{"enum":["reproduced","contradicted","inconclusive"],"description":"contradicted: a claim is, or a check failed. inconclusive: none is, and a claim is inconclusive or out of scope or a check undecided. Else reproduced."},"counts":{"$ref":"#/$defs/counts"},"inputs":{"type":"array","items":{"$ref":"#/$defs/acceptanceInput"}},"stages":{"type":"array","items":{"$ref":"#/$defs/acceptanceStage"},"description":"In the order of the case; one with name null where it has none."},"probes":{"type":"array","items":{"$ref":"#/$defs/acceptanceProbes"}},"timings":{"type":"array","items":{"$ref":"#/$defs/acceptanceTiming"}},"overhead":{"type":"array","items":{"$ref":"#/$defs/acceptanceOverhead"}},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"limits":{"type":"array","items":{"type":"string"},"description":"What this document as a whole does not show."}},"$defs":{"time":{"type":"string","pattern":"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$","description":"RFC 3339 with as many digits as the source had; \"@seconds\" for years past 9999."},"source":{"type":"object","description":"Where a figure or statement comes from.","additionalProperties":false,"required":["input"],"properties":{"input":{"type":"string","description":"inputs[].id"},"record":{"type":"integer","minimum":1,"description":"Frame or record number, from 1."},"line":{"type":"integer","minimum":1,"description":"Line number, from 1."},"offset":{"type":"integer","minimum":0,"description":"Byte offset in the decompressed file."}}},"claim":{"type":"object","additionalProperties":false,"required":["id","says","stage","figure","expected","observed","verdict","reason","evidence","scope","limits"],"properties":{"id":{"type":"string","description":"As the case names it."},"says":{"type":"string","description":"The claim in words; told by its figure where the words are not to be published."},"stage":{"type":["string","null"],"description":"Stage that it is about; null: none was named."},"figure":{"type":"string","description":"Kind of figure, or a path into the evidence."},"unit":{"enum":["us","bytes","percent","ppm"],"description":"Unit of expected, observed and tolerance. Absent: counts, words, truth."},"expected":{},"observed":{},"tolerance":{"type":"number","minimum":0},"verdict":{"enum":["reproduced","contradicted","inconclusive","out of scope"]},"reason":{"type":"string","description":"Why this verdict: for reproduced, what shows that it could have failed."},"missing":{"type":"string","description":"Evidence that would decide it."},"samples":{"type":"integer","minimum":0,"description":"Probes, packets or rows that the figure rests on."},"controls":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["claim","passed"],"properties":{"claim":{"type":"string"},"passed":{"type":"boolean"}}},"description":"Claims that had to be reproduced in the same window."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}},"scope":{"type":"string","description":"Stage, inputs, path, time and number of samples that it holds for."},"limits":{"type":"array","items":{"type":"string"},"description":"What it does not show."},"doesNotShow":{"type":"array","items":{"type":"string"},"description":"What the author of the case says that it does not show; only with texts that may be published."}},"description":"One statement about the migration, derived again."},"counts":{"type":"object","description":"Claims by verdict and checks by result.","additionalProperties":false,"required":["claims","reproduced","contradicted","inconclusive","outOfScope","checks","passed","failed","undecided"],"properties":{"claims":{"type":"integer","minimum":0},"reproduced":{"type":"integer","minimum":0},"contradicted":{"type":"integer","minimum":0},"inconclusive":{"type":"integer","minimum":0},"outOfScope":{"type":"integer","minimum":0},"checks":{"type":"integer","minimum":0},"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"undecided":{"type":"integer","minimum":0}}},"acceptanceInput":{"type":"object","additionalProperties":false,"required":["id","name","stage","kind","bytes","records","unparsed"],"properties":{"id":{"type":"string","description":"Stable within this file: \"i1\", \"i2\", ... in the order read."},"name":{"type":"string","description":"File name as given (a pseudonym when anonymized)."},"node":{"type":"string","description":"Node that recorded it, from the case file."},"stage":{"type":["string","null"]},"order":{"type":"integer","description":"Place in a sequence of snapshots, from the case file."},"kind":{"type":"string","description":"What it is: capture, ping, frr-evpn-routes, ... ; empty; unknown."},"bytes":{"type":"integer","minimum":0,"description":"Size of the file as it lies."},"digest":{"type":"object","description":"HMAC-SHA-256 of the file under the pseudonym key; SHA-256 with --reveal.","additionalProperties":false,"required":["algorithm","value"],"properties":{"algorithm":{"enum":["hmac-sha-256","sha-256"]},"value":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"records":{"type":"integer","minimum":0,"description":"Records (packets, rows) understood."},"lines":{"type":"integer","minimum":0,"description":"Lines of a text."},"unparsed":{"type":"integer","minimum":0,"description":"Records or lines that were not understood. They are never dropped silently."},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"clock":{"type":"string","description":"Which clock stamped it: \"utc\", \"local, -05:00 as told\", \"none\"."}}},"acceptanceStage":{"type":"object","additionalProperties":false,"required":["name","inputs","claims","counts","checks"],"properties":{"name":{"type":["string","null"]},"inputs":{"type":"array","items":{"type":"string"},"description":"inputs[].id"},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"claims":{"type":"array","items":{"type":"string"},"description":"claims[].id"},"counts":{"$ref":"#/$defs/counts"},"checks":{"type":"array","items":{"$ref":"#/$defs/acceptanceCheck"}}}},"acceptanceCheck":{"type":"object","description":"A check that runs without being asked for, or a budget.","additionalProperties":false,"required":["id","figure","says","result","expected","observed","reason","evidence","limits"],"properties":{"id":{"type":"string","description":"Kind of the figure, with a number where several are of it."},"figure":{"type":"string"},"says":{"type":"string"},"result":{"enum":["passed","failed","inconclusive"]},"expected":{},"observed":{},"unit":{"enum":["us","bytes","percent","ppm"],"description":"Unit of expected, observed and tolerance. Absent: counts, words, truth."},"reason":{"type":"string"},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}},"limits":{"type":"array","items":{"type":"string"}}}},"acceptanceProbes":{"type":"object","additionalProperties":false,"required":["stream","input","stage","from","to","sameAs","sent","answered","late","lost","icmpErrors","localErrors","pending","notObserved","decided","failed","failed_percent","failedLow_percent","failedHigh_percent"],"properties":{"stream":{"type":"string"},"input":{"type":"string"},"stage":{"type":["string","null"]},"from":{"type":["string","null"]},"to":{"type":"string"},"sameAs":{"type":"array","items":{"type":"string"},"description":"Streams that are the same probes at other taps: one body of probes."},"sent":{"type":"integer","minimum":0},"answered":{"type":"integer","minimum":0},"late":{"type":"integer","minimum":0},"lost":{"type":"integer","minimum":0},"icmpErrors":{"type":"integer","minimum":0},"localErrors":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"notObserved":{"type":"integer","minimum":0},"decided":{"type":"integer","minimum":0,"description":"answered + late + lost + icmpErrors: what a rate can be made of."},"failed":{"type":"integer","minimum":0,"description":"lost + icmpErrors"},"failed_percent":{"type":["number","null"],"minimum":0,"maximum":100,"description":"Of decided, four decimals; null where nothing was decided."},"failedLow_percent":{"type":["number","null"],"minimum":0,"maximum":100,"description":"Wilson score interval, 95 %."},"failedHigh_percent":{"type":["number","null"],"minimum":0,"maximum":100},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"}}},"acceptanceTiming":{"type":"object","description":"A duration. Those of different stages are never added up.","additionalProperties":false,"required":["id","figure","of","stage","low_us","high_us","evidence"],"properties":{"id":{"type":"string"},"figure":{"type":"string","description":"Kind of figure: loss.observedGap, outage.part, phase.duration, ..."},"name":{"type":"string","description":"Part of an outage, phases."},"of":{"type":"string","description":"Loss period, or input."},"stage":{"type":["string","null"]},"start":{"$ref":"#/$defs/time"},"end":{"$ref":"#/$defs/time"},"low_us":{"type":["number","null"],"description":"Microseconds; up to three decimals. Null where it is undefined."},"high_us":{"type":["number","null"],"description":"Microseconds; up to three decimals. Null where it is undefined."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}}}},"acceptanceOverhead":{"type":"object","additionalProperties":false,"required":["input","stage","encapsulation","packets","headers","ipOverhead_bytes"],"properties":{"input":{"type":"string"},"stage":{"type":["string","null"]},"encapsulation":{"type":"string"},"packets":{"type":"integer","minimum":1},"headers":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["layer","bytes"],"properties":{"layer":{"type":"string"},"bytes":{"type":"integer","minimum":0}}}},"ipOverhead_bytes":{"type":["integer","null"],"minimum":0}}}}};
const schema32 = {"type":"object","description":"Claims by verdict and checks by result.","additionalProperties":false,"required":["claims","reproduced","contradicted","inconclusive","outOfScope","checks","passed","failed","undecided"],"properties":{"claims":{"type":"integer","minimum":0},"reproduced":{"type":"integer","minimum":0},"contradicted":{"type":"integer","minimum":0},"inconclusive":{"type":"integer","minimum":0},"outOfScope":{"type":"integer","minimum":0},"checks":{"type":"integer","minimum":0},"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"undecided":{"type":"integer","minimum":0}}};
const schema49 = {"type":"object","additionalProperties":false,"required":["input","stage","encapsulation","packets","headers","ipOverhead_bytes"],"properties":{"input":{"type":"string"},"stage":{"type":["string","null"]},"encapsulation":{"type":"string"},"packets":{"type":"integer","minimum":1},"headers":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["layer","bytes"],"properties":{"layer":{"type":"string"},"bytes":{"type":"integer","minimum":0}}}},"ipOverhead_bytes":{"type":["integer","null"],"minimum":0}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$", "u");
const schema33 = {"type":"object","additionalProperties":false,"required":["id","name","stage","kind","bytes","records","unparsed"],"properties":{"id":{"type":"string","description":"Stable within this file: \"i1\", \"i2\", ... in the order read."},"name":{"type":"string","description":"File name as given (a pseudonym when anonymized)."},"node":{"type":"string","description":"Node that recorded it, from the case file."},"stage":{"type":["string","null"]},"order":{"type":"integer","description":"Place in a sequence of snapshots, from the case file."},"kind":{"type":"string","description":"What it is: capture, ping, frr-evpn-routes, ... ; empty; unknown."},"bytes":{"type":"integer","minimum":0,"description":"Size of the file as it lies."},"digest":{"type":"object","description":"HMAC-SHA-256 of the file under the pseudonym key; SHA-256 with --reveal.","additionalProperties":false,"required":["algorithm","value"],"properties":{"algorithm":{"enum":["hmac-sha-256","sha-256"]},"value":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"records":{"type":"integer","minimum":0,"description":"Records (packets, rows) understood."},"lines":{"type":"integer","minimum":0,"description":"Lines of a text."},"unparsed":{"type":"integer","minimum":0,"description":"Records or lines that were not understood. They are never dropped silently."},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"clock":{"type":"string","description":"Which clock stamped it: \"utc\", \"local, -05:00 as told\", \"none\"."}}};
const schema34 = {"type":"string","pattern":"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$","description":"RFC 3339 with as many digits as the source had; \"@seconds\" for years past 9999."};
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$", "u");

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.stage === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.kind === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.bytes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.records === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"},message:"must have required property '"+"records"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.unparsed === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unparsed"},message:"must have required property '"+"unparsed"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.node !== undefined){
if(typeof data.node !== "string"){
const err10 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.stage !== undefined){
let data3 = data.stage;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema33.properties.stage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.bytes !== undefined){
let data6 = data.bytes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.digest !== undefined){
let data7 = data.digest;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.algorithm === undefined){
const err16 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/required",keyword:"required",params:{missingProperty: "algorithm"},message:"must have required property '"+"algorithm"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.value === undefined){
const err17 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "algorithm") || (key1 === "value"))){
const err18 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.algorithm !== undefined){
let data8 = data7.algorithm;
if(!((data8 === "hmac-sha-256") || (data8 === "sha-256"))){
const err19 = {instancePath:instancePath+"/digest/algorithm",schemaPath:"#/properties/digest/properties/algorithm/enum",keyword:"enum",params:{allowedValues: schema33.properties.digest.properties.algorithm.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.value !== undefined){
let data9 = data7.value;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err20 = {instancePath:instancePath+"/digest/value",schemaPath:"#/properties/digest/properties/value/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/digest/value",schemaPath:"#/properties/digest/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.records !== undefined){
let data10 = data.records;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.lines !== undefined){
let data11 = data.lines;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err26 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.unparsed !== undefined){
let data12 = data.unparsed;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err27 = {instancePath:instancePath+"/unparsed",schemaPath:"#/properties/unparsed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/unparsed",schemaPath:"#/properties/unparsed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.first !== undefined){
let data13 = data.first;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err29 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.last !== undefined){
let data14 = data.last;
if(typeof data14 === "string"){
if(!pattern6.test(data14)){
const err31 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.clock !== undefined){
if(typeof data.clock !== "string"){
const err33 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","additionalProperties":false,"required":["name","inputs","claims","counts","checks"],"properties":{"name":{"type":["string","null"]},"inputs":{"type":"array","items":{"type":"string"},"description":"inputs[].id"},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"claims":{"type":"array","items":{"type":"string"},"description":"claims[].id"},"counts":{"$ref":"#/$defs/counts"},"checks":{"type":"array","items":{"$ref":"#/$defs/acceptanceCheck"}}}};
const schema40 = {"type":"object","description":"A check that runs without being asked for, or a budget.","additionalProperties":false,"required":["id","figure","says","result","expected","observed","reason","evidence","limits"],"properties":{"id":{"type":"string","description":"Kind of the figure, with a number where several are of it."},"figure":{"type":"string"},"says":{"type":"string"},"result":{"enum":["passed","failed","inconclusive"]},"expected":{},"observed":{},"unit":{"enum":["us","bytes","percent","ppm"],"description":"Unit of expected, observed and tolerance. Absent: counts, words, truth."},"reason":{"type":"string"},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}},"limits":{"type":"array","items":{"type":"string"}}}};
const schema41 = {"type":"object","description":"Where a figure or statement comes from.","additionalProperties":false,"required":["input"],"properties":{"input":{"type":"string","description":"inputs[].id"},"record":{"type":"integer","minimum":1,"description":"Frame or record number, from 1."},"line":{"type":"integer","minimum":1,"description":"Line number, from 1."},"offset":{"type":"integer","minimum":0,"description":"Byte offset in the decompressed file."}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.figure === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.says === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "says"},message:"must have required property '"+"says"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.result === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.expected === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.observed === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observed"},message:"must have required property '"+"observed"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.reason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.evidence === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
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
if(!(func1.call(schema40.properties, key0))){
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
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.figure !== undefined){
if(typeof data.figure !== "string"){
const err11 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.says !== undefined){
if(typeof data.says !== "string"){
const err12 = {instancePath:instancePath+"/says",schemaPath:"#/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.result !== undefined){
let data3 = data.result;
if(!(((data3 === "passed") || (data3 === "failed")) || (data3 === "inconclusive"))){
const err13 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema40.properties.result.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.unit !== undefined){
let data4 = data.unit;
if(!((((data4 === "us") || (data4 === "bytes")) || (data4 === "percent")) || (data4 === "ppm"))){
const err14 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema40.properties.unit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.evidence !== undefined){
let data6 = data.evidence;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.input === undefined){
const err16 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data7){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err17 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.input !== undefined){
if(typeof data7.input !== "string"){
const err18 = {instancePath:instancePath+"/evidence/" + i0+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.record !== undefined){
let data9 = data7.record;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data7.line !== undefined){
let data10 = data7.line;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data7.offset !== undefined){
let data11 = data7.offset;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err25 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.limits !== undefined){
let data12 = data.limits;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err27 = {instancePath:instancePath+"/limits/" + i1,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.inputs === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.claims === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims"},message:"must have required property '"+"claims"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.counts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.checks === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "inputs")) || (key0 === "first")) || (key0 === "last")) || (key0 === "claims")) || (key0 === "counts")) || (key0 === "checks"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema36.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.inputs !== undefined){
let data1 = data.inputs;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err7 = {instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.first !== undefined){
let data3 = data.first;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err9 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.last !== undefined){
let data4 = data.last;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err11 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.claims !== undefined){
let data5 = data.claims;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err13 = {instancePath:instancePath+"/claims/" + i1,schemaPath:"#/properties/claims/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err14 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.counts !== undefined){
let data7 = data.counts;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.claims === undefined){
const err15 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "claims"},message:"must have required property '"+"claims"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.reproduced === undefined){
const err16 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "reproduced"},message:"must have required property '"+"reproduced"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.contradicted === undefined){
const err17 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "contradicted"},message:"must have required property '"+"contradicted"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.inconclusive === undefined){
const err18 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "inconclusive"},message:"must have required property '"+"inconclusive"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.outOfScope === undefined){
const err19 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "outOfScope"},message:"must have required property '"+"outOfScope"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.checks === undefined){
const err20 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.passed === undefined){
const err21 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.failed === undefined){
const err22 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.undecided === undefined){
const err23 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "undecided"},message:"must have required property '"+"undecided"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data7){
if(!(func1.call(schema32.properties, key1))){
const err24 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.claims !== undefined){
let data8 = data7.claims;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/counts/claims",schemaPath:"#/$defs/counts/properties/claims/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/counts/claims",schemaPath:"#/$defs/counts/properties/claims/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data7.reproduced !== undefined){
let data9 = data7.reproduced;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/counts/reproduced",schemaPath:"#/$defs/counts/properties/reproduced/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/counts/reproduced",schemaPath:"#/$defs/counts/properties/reproduced/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data7.contradicted !== undefined){
let data10 = data7.contradicted;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/counts/contradicted",schemaPath:"#/$defs/counts/properties/contradicted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/counts/contradicted",schemaPath:"#/$defs/counts/properties/contradicted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data7.inconclusive !== undefined){
let data11 = data7.inconclusive;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err31 = {instancePath:instancePath+"/counts/inconclusive",schemaPath:"#/$defs/counts/properties/inconclusive/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/counts/inconclusive",schemaPath:"#/$defs/counts/properties/inconclusive/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data7.outOfScope !== undefined){
let data12 = data7.outOfScope;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err33 = {instancePath:instancePath+"/counts/outOfScope",schemaPath:"#/$defs/counts/properties/outOfScope/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/counts/outOfScope",schemaPath:"#/$defs/counts/properties/outOfScope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data7.checks !== undefined){
let data13 = data7.checks;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err35 = {instancePath:instancePath+"/counts/checks",schemaPath:"#/$defs/counts/properties/checks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/counts/checks",schemaPath:"#/$defs/counts/properties/checks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data7.passed !== undefined){
let data14 = data7.passed;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err37 = {instancePath:instancePath+"/counts/passed",schemaPath:"#/$defs/counts/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/counts/passed",schemaPath:"#/$defs/counts/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data7.failed !== undefined){
let data15 = data7.failed;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err39 = {instancePath:instancePath+"/counts/failed",schemaPath:"#/$defs/counts/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err40 = {instancePath:instancePath+"/counts/failed",schemaPath:"#/$defs/counts/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data7.undecided !== undefined){
let data16 = data7.undecided;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err41 = {instancePath:instancePath+"/counts/undecided",schemaPath:"#/$defs/counts/properties/undecided/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/counts/undecided",schemaPath:"#/$defs/counts/properties/undecided/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.checks !== undefined){
let data17 = data.checks;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate24(data17[i2], {instancePath:instancePath+"/checks/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","additionalProperties":false,"required":["stream","input","stage","from","to","sameAs","sent","answered","late","lost","icmpErrors","localErrors","pending","notObserved","decided","failed","failed_percent","failedLow_percent","failedHigh_percent"],"properties":{"stream":{"type":"string"},"input":{"type":"string"},"stage":{"type":["string","null"]},"from":{"type":["string","null"]},"to":{"type":"string"},"sameAs":{"type":"array","items":{"type":"string"},"description":"Streams that are the same probes at other taps: one body of probes."},"sent":{"type":"integer","minimum":0},"answered":{"type":"integer","minimum":0},"late":{"type":"integer","minimum":0},"lost":{"type":"integer","minimum":0},"icmpErrors":{"type":"integer","minimum":0},"localErrors":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"notObserved":{"type":"integer","minimum":0},"decided":{"type":"integer","minimum":0,"description":"answered + late + lost + icmpErrors: what a rate can be made of."},"failed":{"type":"integer","minimum":0,"description":"lost + icmpErrors"},"failed_percent":{"type":["number","null"],"minimum":0,"maximum":100,"description":"Of decided, four decimals; null where nothing was decided."},"failedLow_percent":{"type":["number","null"],"minimum":0,"maximum":100,"description":"Wilson score interval, 95 %."},"failedHigh_percent":{"type":["number","null"],"minimum":0,"maximum":100},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stream"},message:"must have required property '"+"stream"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.input === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.stage === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.from === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.to === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sameAs === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sameAs"},message:"must have required property '"+"sameAs"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sent === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sent"},message:"must have required property '"+"sent"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.answered === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answered"},message:"must have required property '"+"answered"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.late === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "late"},message:"must have required property '"+"late"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.lost === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.icmpErrors === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icmpErrors"},message:"must have required property '"+"icmpErrors"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.localErrors === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "localErrors"},message:"must have required property '"+"localErrors"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.pending === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.notObserved === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notObserved"},message:"must have required property '"+"notObserved"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.decided === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decided"},message:"must have required property '"+"decided"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.failed === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.failed_percent === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failed_percent"},message:"must have required property '"+"failed_percent"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.failedLow_percent === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failedLow_percent"},message:"must have required property '"+"failedLow_percent"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.failedHigh_percent === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failedHigh_percent"},message:"must have required property '"+"failedHigh_percent"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.stream !== undefined){
if(typeof data.stream !== "string"){
const err20 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.input !== undefined){
if(typeof data.input !== "string"){
const err21 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.stage !== undefined){
let data2 = data.stage;
if((typeof data2 !== "string") && (data2 !== null)){
const err22 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema42.properties.stage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if((typeof data3 !== "string") && (data3 !== null)){
const err23 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: schema42.properties.from.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.to !== undefined){
if(typeof data.to !== "string"){
const err24 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sameAs !== undefined){
let data5 = data.sameAs;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err25 = {instancePath:instancePath+"/sameAs/" + i0,schemaPath:"#/properties/sameAs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/sameAs",schemaPath:"#/properties/sameAs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sent !== undefined){
let data7 = data.sent;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err27 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.answered !== undefined){
let data8 = data.answered;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err29 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.late !== undefined){
let data9 = data.late;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err31 = {instancePath:instancePath+"/late",schemaPath:"#/properties/late/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/late",schemaPath:"#/properties/late/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.lost !== undefined){
let data10 = data.lost;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err33 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.icmpErrors !== undefined){
let data11 = data.icmpErrors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err35 = {instancePath:instancePath+"/icmpErrors",schemaPath:"#/properties/icmpErrors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/icmpErrors",schemaPath:"#/properties/icmpErrors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.localErrors !== undefined){
let data12 = data.localErrors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/localErrors",schemaPath:"#/properties/localErrors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/localErrors",schemaPath:"#/properties/localErrors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.pending !== undefined){
let data13 = data.pending;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err39 = {instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.notObserved !== undefined){
let data14 = data.notObserved;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/notObserved",schemaPath:"#/properties/notObserved/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/notObserved",schemaPath:"#/properties/notObserved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.decided !== undefined){
let data15 = data.decided;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err43 = {instancePath:instancePath+"/decided",schemaPath:"#/properties/decided/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/decided",schemaPath:"#/properties/decided/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.failed !== undefined){
let data16 = data.failed;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err45 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err46 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data.failed_percent !== undefined){
let data17 = data.failed_percent;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
const err47 = {instancePath:instancePath+"/failed_percent",schemaPath:"#/properties/failed_percent/type",keyword:"type",params:{type: schema42.properties.failed_percent.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100 || isNaN(data17)){
const err48 = {instancePath:instancePath+"/failed_percent",schemaPath:"#/properties/failed_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err49 = {instancePath:instancePath+"/failed_percent",schemaPath:"#/properties/failed_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.failedLow_percent !== undefined){
let data18 = data.failedLow_percent;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err50 = {instancePath:instancePath+"/failedLow_percent",schemaPath:"#/properties/failedLow_percent/type",keyword:"type",params:{type: schema42.properties.failedLow_percent.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100 || isNaN(data18)){
const err51 = {instancePath:instancePath+"/failedLow_percent",schemaPath:"#/properties/failedLow_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err52 = {instancePath:instancePath+"/failedLow_percent",schemaPath:"#/properties/failedLow_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data.failedHigh_percent !== undefined){
let data19 = data.failedHigh_percent;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
const err53 = {instancePath:instancePath+"/failedHigh_percent",schemaPath:"#/properties/failedHigh_percent/type",keyword:"type",params:{type: schema42.properties.failedHigh_percent.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
const err54 = {instancePath:instancePath+"/failedHigh_percent",schemaPath:"#/properties/failedHigh_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err55 = {instancePath:instancePath+"/failedHigh_percent",schemaPath:"#/properties/failedHigh_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data.first !== undefined){
let data20 = data.first;
if(typeof data20 === "string"){
if(!pattern6.test(data20)){
const err56 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.last !== undefined){
let data21 = data.last;
if(typeof data21 === "string"){
if(!pattern6.test(data21)){
const err58 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","description":"A duration. Those of different stages are never added up.","additionalProperties":false,"required":["id","figure","of","stage","low_us","high_us","evidence"],"properties":{"id":{"type":"string"},"figure":{"type":"string","description":"Kind of figure: loss.observedGap, outage.part, phase.duration, ..."},"name":{"type":"string","description":"Part of an outage, phases."},"of":{"type":"string","description":"Loss period, or input."},"stage":{"type":["string","null"]},"start":{"$ref":"#/$defs/time"},"end":{"$ref":"#/$defs/time"},"low_us":{"type":["number","null"],"description":"Microseconds; up to three decimals. Null where it is undefined."},"high_us":{"type":["number","null"],"description":"Microseconds; up to three decimals. Null where it is undefined."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.figure === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.of === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stage === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.low_us === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "low_us"},message:"must have required property '"+"low_us"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.high_us === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "high_us"},message:"must have required property '"+"high_us"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.evidence === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema45.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.figure !== undefined){
if(typeof data.figure !== "string"){
const err9 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.of !== undefined){
if(typeof data.of !== "string"){
const err11 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.stage !== undefined){
let data4 = data.stage;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema45.properties.stage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.start !== undefined){
let data5 = data.start;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err13 = {instancePath:instancePath+"/start",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/start",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.end !== undefined){
let data6 = data.end;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err15 = {instancePath:instancePath+"/end",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err16 = {instancePath:instancePath+"/end",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.low_us !== undefined){
let data7 = data.low_us;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err17 = {instancePath:instancePath+"/low_us",schemaPath:"#/properties/low_us/type",keyword:"type",params:{type: schema45.properties.low_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.high_us !== undefined){
let data8 = data.high_us;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err18 = {instancePath:instancePath+"/high_us",schemaPath:"#/properties/high_us/type",keyword:"type",params:{type: schema45.properties.high_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.evidence !== undefined){
let data9 = data.evidence;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.input === undefined){
const err19 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data10){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err20 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data10.input !== undefined){
if(typeof data10.input !== "string"){
const err21 = {instancePath:instancePath+"/evidence/" + i0+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data10.record !== undefined){
let data12 = data10.record;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err22 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err23 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data10.line !== undefined){
let data13 = data10.line;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err24 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err25 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data10.offset !== undefined){
let data14 = data10.offset;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err26 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err27 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err29 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","additionalProperties":false,"required":["id","says","stage","figure","expected","observed","verdict","reason","evidence","scope","limits"],"properties":{"id":{"type":"string","description":"As the case names it."},"says":{"type":"string","description":"The claim in words; told by its figure where the words are not to be published."},"stage":{"type":["string","null"],"description":"Stage that it is about; null: none was named."},"figure":{"type":"string","description":"Kind of figure, or a path into the evidence."},"unit":{"enum":["us","bytes","percent","ppm"],"description":"Unit of expected, observed and tolerance. Absent: counts, words, truth."},"expected":{},"observed":{},"tolerance":{"type":"number","minimum":0},"verdict":{"enum":["reproduced","contradicted","inconclusive","out of scope"]},"reason":{"type":"string","description":"Why this verdict: for reproduced, what shows that it could have failed."},"missing":{"type":"string","description":"Evidence that would decide it."},"samples":{"type":"integer","minimum":0,"description":"Probes, packets or rows that the figure rests on."},"controls":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["claim","passed"],"properties":{"claim":{"type":"string"},"passed":{"type":"boolean"}}},"description":"Claims that had to be reproduced in the same window."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}},"scope":{"type":"string","description":"Stage, inputs, path, time and number of samples that it holds for."},"limits":{"type":"array","items":{"type":"string"},"description":"What it does not show."},"doesNotShow":{"type":"array","items":{"type":"string"},"description":"What the author of the case says that it does not show; only with texts that may be published."}},"description":"One statement about the migration, derived again."};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.says === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "says"},message:"must have required property '"+"says"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.stage === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.figure === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.expected === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.observed === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observed"},message:"must have required property '"+"observed"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.verdict === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.evidence === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.scope === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.limits === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema50.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.says !== undefined){
if(typeof data.says !== "string"){
const err13 = {instancePath:instancePath+"/says",schemaPath:"#/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.stage !== undefined){
let data2 = data.stage;
if((typeof data2 !== "string") && (data2 !== null)){
const err14 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema50.properties.stage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.figure !== undefined){
if(typeof data.figure !== "string"){
const err15 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.unit !== undefined){
let data4 = data.unit;
if(!((((data4 === "us") || (data4 === "bytes")) || (data4 === "percent")) || (data4 === "ppm"))){
const err16 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema50.properties.unit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.tolerance !== undefined){
let data5 = data.tolerance;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/tolerance",schemaPath:"#/properties/tolerance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/tolerance",schemaPath:"#/properties/tolerance/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.verdict !== undefined){
let data6 = data.verdict;
if(!((((data6 === "reproduced") || (data6 === "contradicted")) || (data6 === "inconclusive")) || (data6 === "out of scope"))){
const err19 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema50.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err20 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.missing !== undefined){
if(typeof data.missing !== "string"){
const err21 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.samples !== undefined){
let data9 = data.samples;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.controls !== undefined){
let data10 = data.controls;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.claim === undefined){
const err24 = {instancePath:instancePath+"/controls/" + i0,schemaPath:"#/properties/controls/items/required",keyword:"required",params:{missingProperty: "claim"},message:"must have required property '"+"claim"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.passed === undefined){
const err25 = {instancePath:instancePath+"/controls/" + i0,schemaPath:"#/properties/controls/items/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data11){
if(!((key1 === "claim") || (key1 === "passed"))){
const err26 = {instancePath:instancePath+"/controls/" + i0,schemaPath:"#/properties/controls/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.claim !== undefined){
if(typeof data11.claim !== "string"){
const err27 = {instancePath:instancePath+"/controls/" + i0+"/claim",schemaPath:"#/properties/controls/items/properties/claim/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data11.passed !== undefined){
if(typeof data11.passed !== "boolean"){
const err28 = {instancePath:instancePath+"/controls/" + i0+"/passed",schemaPath:"#/properties/controls/items/properties/passed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err29 = {instancePath:instancePath+"/controls/" + i0,schemaPath:"#/properties/controls/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err30 = {instancePath:instancePath+"/controls",schemaPath:"#/properties/controls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.evidence !== undefined){
let data14 = data.evidence;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.input === undefined){
const err31 = {instancePath:instancePath+"/evidence/" + i1,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data15){
if(!((((key2 === "input") || (key2 === "record")) || (key2 === "line")) || (key2 === "offset"))){
const err32 = {instancePath:instancePath+"/evidence/" + i1,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data15.input !== undefined){
if(typeof data15.input !== "string"){
const err33 = {instancePath:instancePath+"/evidence/" + i1+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.record !== undefined){
let data17 = data15.record;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/evidence/" + i1+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err35 = {instancePath:instancePath+"/evidence/" + i1+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data15.line !== undefined){
let data18 = data15.line;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err36 = {instancePath:instancePath+"/evidence/" + i1+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err37 = {instancePath:instancePath+"/evidence/" + i1+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data15.offset !== undefined){
let data19 = data15.offset;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err38 = {instancePath:instancePath+"/evidence/" + i1+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err39 = {instancePath:instancePath+"/evidence/" + i1+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/evidence/" + i1,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.scope !== undefined){
if(typeof data.scope !== "string"){
const err42 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.limits !== undefined){
let data21 = data.limits;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(typeof data21[i2] !== "string"){
const err43 = {instancePath:instancePath+"/limits/" + i2,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.doesNotShow !== undefined){
let data23 = data.doesNotShow;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(typeof data23[i3] !== "string"){
const err45 = {instancePath:instancePath+"/doesNotShow/" + i3,schemaPath:"#/properties/doesNotShow/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/doesNotShow",schemaPath:"#/properties/doesNotShow/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://unpkg.com/wirewitness/schemas/acceptance.schema.json" */;
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
if(data.subject === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.verdict === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.counts === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.inputs === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.stages === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stages"},message:"must have required property '"+"stages"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.probes === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "probes"},message:"must have required property '"+"probes"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.timings === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timings"},message:"must have required property '"+"timings"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.overhead === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overhead"},message:"must have required property '"+"overhead"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.claims === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims"},message:"must have required property '"+"claims"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.limits === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.schema !== undefined){
if("wirewitness/acceptance/1" !== data.schema){
const err14 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "wirewitness/acceptance/1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.tool !== undefined){
let data1 = data.tool;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err15 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.version === undefined){
const err16 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "version"))){
const err17 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.name !== undefined){
if("wirewitness" !== data1.name){
const err18 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "wirewitness"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err19 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.anonymized !== undefined){
if(typeof data.anonymized !== "boolean"){
const err22 = {instancePath:instancePath+"/anonymized",schemaPath:"#/properties/anonymized/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err23 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.subject !== undefined){
let data6 = data.subject;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!(((((key2 === "mac") || (key2 === "ip")) || (key2 === "vni")) || (key2 === "vlan")) || (key2 === "vteps"))){
const err24 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.mac !== undefined){
if(typeof data6.mac !== "string"){
const err25 = {instancePath:instancePath+"/subject/mac",schemaPath:"#/properties/subject/properties/mac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.ip !== undefined){
if(typeof data6.ip !== "string"){
const err26 = {instancePath:instancePath+"/subject/ip",schemaPath:"#/properties/subject/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.vni !== undefined){
let data9 = data6.vni;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/subject/vni",schemaPath:"#/properties/subject/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/subject/vni",schemaPath:"#/properties/subject/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.vlan !== undefined){
let data10 = data6.vlan;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/subject/vlan",schemaPath:"#/properties/subject/properties/vlan/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/subject/vlan",schemaPath:"#/properties/subject/properties/vlan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.vteps !== undefined){
let data11 = data6.vteps;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(typeof data11[key3] !== "string"){
const err31 = {instancePath:instancePath+"/subject/vteps/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/subject/properties/vteps/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/subject/vteps",schemaPath:"#/properties/subject/properties/vteps/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.addresses !== undefined){
let data13 = data.addresses;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(typeof data13[i0] !== "string"){
const err34 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.verdict !== undefined){
let data15 = data.verdict;
if(!(((data15 === "reproduced") || (data15 === "contradicted")) || (data15 === "inconclusive"))){
const err36 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema31.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.counts !== undefined){
let data16 = data.counts;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.claims === undefined){
const err37 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "claims"},message:"must have required property '"+"claims"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data16.reproduced === undefined){
const err38 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "reproduced"},message:"must have required property '"+"reproduced"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data16.contradicted === undefined){
const err39 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "contradicted"},message:"must have required property '"+"contradicted"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16.inconclusive === undefined){
const err40 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "inconclusive"},message:"must have required property '"+"inconclusive"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data16.outOfScope === undefined){
const err41 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "outOfScope"},message:"must have required property '"+"outOfScope"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data16.checks === undefined){
const err42 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16.passed === undefined){
const err43 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16.failed === undefined){
const err44 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16.undecided === undefined){
const err45 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "undecided"},message:"must have required property '"+"undecided"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key4 in data16){
if(!(func1.call(schema32.properties, key4))){
const err46 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data16.claims !== undefined){
let data17 = data16.claims;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err47 = {instancePath:instancePath+"/counts/claims",schemaPath:"#/$defs/counts/properties/claims/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err48 = {instancePath:instancePath+"/counts/claims",schemaPath:"#/$defs/counts/properties/claims/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data16.reproduced !== undefined){
let data18 = data16.reproduced;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err49 = {instancePath:instancePath+"/counts/reproduced",schemaPath:"#/$defs/counts/properties/reproduced/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err50 = {instancePath:instancePath+"/counts/reproduced",schemaPath:"#/$defs/counts/properties/reproduced/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data16.contradicted !== undefined){
let data19 = data16.contradicted;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err51 = {instancePath:instancePath+"/counts/contradicted",schemaPath:"#/$defs/counts/properties/contradicted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/counts/contradicted",schemaPath:"#/$defs/counts/properties/contradicted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data16.inconclusive !== undefined){
let data20 = data16.inconclusive;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err53 = {instancePath:instancePath+"/counts/inconclusive",schemaPath:"#/$defs/counts/properties/inconclusive/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err54 = {instancePath:instancePath+"/counts/inconclusive",schemaPath:"#/$defs/counts/properties/inconclusive/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data16.outOfScope !== undefined){
let data21 = data16.outOfScope;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err55 = {instancePath:instancePath+"/counts/outOfScope",schemaPath:"#/$defs/counts/properties/outOfScope/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err56 = {instancePath:instancePath+"/counts/outOfScope",schemaPath:"#/$defs/counts/properties/outOfScope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data16.checks !== undefined){
let data22 = data16.checks;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err57 = {instancePath:instancePath+"/counts/checks",schemaPath:"#/$defs/counts/properties/checks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err58 = {instancePath:instancePath+"/counts/checks",schemaPath:"#/$defs/counts/properties/checks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data16.passed !== undefined){
let data23 = data16.passed;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err59 = {instancePath:instancePath+"/counts/passed",schemaPath:"#/$defs/counts/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err60 = {instancePath:instancePath+"/counts/passed",schemaPath:"#/$defs/counts/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data16.failed !== undefined){
let data24 = data16.failed;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err61 = {instancePath:instancePath+"/counts/failed",schemaPath:"#/$defs/counts/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err62 = {instancePath:instancePath+"/counts/failed",schemaPath:"#/$defs/counts/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data16.undecided !== undefined){
let data25 = data16.undecided;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err63 = {instancePath:instancePath+"/counts/undecided",schemaPath:"#/$defs/counts/properties/undecided/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err64 = {instancePath:instancePath+"/counts/undecided",schemaPath:"#/$defs/counts/properties/undecided/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err65 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.inputs !== undefined){
let data26 = data.inputs;
if(Array.isArray(data26)){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
if(!(validate21(data26[i1], {instancePath:instancePath+"/inputs/" + i1,parentData:data26,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
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
if(data.stages !== undefined){
let data28 = data.stages;
if(Array.isArray(data28)){
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
if(!(validate23(data28[i2], {instancePath:instancePath+"/stages/" + i2,parentData:data28,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err67 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.probes !== undefined){
let data30 = data.probes;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(!(validate27(data30[i3], {instancePath:instancePath+"/probes/" + i3,parentData:data30,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err68 = {instancePath:instancePath+"/probes",schemaPath:"#/properties/probes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.timings !== undefined){
let data32 = data.timings;
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
if(!(validate29(data32[i4], {instancePath:instancePath+"/timings/" + i4,parentData:data32,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err69 = {instancePath:instancePath+"/timings",schemaPath:"#/properties/timings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.overhead !== undefined){
let data34 = data.overhead;
if(Array.isArray(data34)){
const len5 = data34.length;
for(let i5=0; i5<len5; i5++){
let data35 = data34[i5];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.input === undefined){
const err70 = {instancePath:instancePath+"/overhead/" + i5,schemaPath:"#/$defs/acceptanceOverhead/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data35.stage === undefined){
const err71 = {instancePath:instancePath+"/overhead/" + i5,schemaPath:"#/$defs/acceptanceOverhead/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data35.encapsulation === undefined){
const err72 = {instancePath:instancePath+"/overhead/" + i5,schemaPath:"#/$defs/acceptanceOverhead/required",keyword:"required",params:{missingProperty: "encapsulation"},message:"must have required property '"+"encapsulation"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data35.packets === undefined){
const err73 = {instancePath:instancePath+"/overhead/" + i5,schemaPath:"#/$defs/acceptanceOverhead/required",keyword:"required",params:{missingProperty: "packets"},message:"must have required property '"+"packets"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data35.headers === undefined){
const err74 = {instancePath:instancePath+"/overhead/" + i5,schemaPath:"#/$defs/acceptanceOverhead/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data35.ipOverhead_bytes === undefined){
const err75 = {instancePath:instancePath+"/overhead/" + i5,schemaPath:"#/$defs/acceptanceOverhead/required",keyword:"required",params:{missingProperty: "ipOverhead_bytes"},message:"must have required property '"+"ipOverhead_bytes"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key5 in data35){
if(!((((((key5 === "input") || (key5 === "stage")) || (key5 === "encapsulation")) || (key5 === "packets")) || (key5 === "headers")) || (key5 === "ipOverhead_bytes"))){
const err76 = {instancePath:instancePath+"/overhead/" + i5,schemaPath:"#/$defs/acceptanceOverhead/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data35.input !== undefined){
if(typeof data35.input !== "string"){
const err77 = {instancePath:instancePath+"/overhead/" + i5+"/input",schemaPath:"#/$defs/acceptanceOverhead/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data35.stage !== undefined){
let data37 = data35.stage;
if((typeof data37 !== "string") && (data37 !== null)){
const err78 = {instancePath:instancePath+"/overhead/" + i5+"/stage",schemaPath:"#/$defs/acceptanceOverhead/properties/stage/type",keyword:"type",params:{type: schema49.properties.stage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data35.encapsulation !== undefined){
if(typeof data35.encapsulation !== "string"){
const err79 = {instancePath:instancePath+"/overhead/" + i5+"/encapsulation",schemaPath:"#/$defs/acceptanceOverhead/properties/encapsulation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data35.packets !== undefined){
let data39 = data35.packets;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err80 = {instancePath:instancePath+"/overhead/" + i5+"/packets",schemaPath:"#/$defs/acceptanceOverhead/properties/packets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 1 || isNaN(data39)){
const err81 = {instancePath:instancePath+"/overhead/" + i5+"/packets",schemaPath:"#/$defs/acceptanceOverhead/properties/packets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data35.headers !== undefined){
let data40 = data35.headers;
if(Array.isArray(data40)){
const len6 = data40.length;
for(let i6=0; i6<len6; i6++){
let data41 = data40[i6];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.layer === undefined){
const err82 = {instancePath:instancePath+"/overhead/" + i5+"/headers/" + i6,schemaPath:"#/$defs/acceptanceOverhead/properties/headers/items/required",keyword:"required",params:{missingProperty: "layer"},message:"must have required property '"+"layer"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data41.bytes === undefined){
const err83 = {instancePath:instancePath+"/overhead/" + i5+"/headers/" + i6,schemaPath:"#/$defs/acceptanceOverhead/properties/headers/items/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key6 in data41){
if(!((key6 === "layer") || (key6 === "bytes"))){
const err84 = {instancePath:instancePath+"/overhead/" + i5+"/headers/" + i6,schemaPath:"#/$defs/acceptanceOverhead/properties/headers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data41.layer !== undefined){
if(typeof data41.layer !== "string"){
const err85 = {instancePath:instancePath+"/overhead/" + i5+"/headers/" + i6+"/layer",schemaPath:"#/$defs/acceptanceOverhead/properties/headers/items/properties/layer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data41.bytes !== undefined){
let data43 = data41.bytes;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err86 = {instancePath:instancePath+"/overhead/" + i5+"/headers/" + i6+"/bytes",schemaPath:"#/$defs/acceptanceOverhead/properties/headers/items/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
const err87 = {instancePath:instancePath+"/overhead/" + i5+"/headers/" + i6+"/bytes",schemaPath:"#/$defs/acceptanceOverhead/properties/headers/items/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
}
else {
const err88 = {instancePath:instancePath+"/overhead/" + i5+"/headers/" + i6,schemaPath:"#/$defs/acceptanceOverhead/properties/headers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/overhead/" + i5+"/headers",schemaPath:"#/$defs/acceptanceOverhead/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data35.ipOverhead_bytes !== undefined){
let data44 = data35.ipOverhead_bytes;
if((!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))) && (data44 !== null)){
const err90 = {instancePath:instancePath+"/overhead/" + i5+"/ipOverhead_bytes",schemaPath:"#/$defs/acceptanceOverhead/properties/ipOverhead_bytes/type",keyword:"type",params:{type: schema49.properties.ipOverhead_bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
const err91 = {instancePath:instancePath+"/overhead/" + i5+"/ipOverhead_bytes",schemaPath:"#/$defs/acceptanceOverhead/properties/ipOverhead_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
}
else {
const err92 = {instancePath:instancePath+"/overhead/" + i5,schemaPath:"#/$defs/acceptanceOverhead/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/overhead",schemaPath:"#/properties/overhead/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.claims !== undefined){
let data45 = data.claims;
if(Array.isArray(data45)){
const len7 = data45.length;
for(let i7=0; i7<len7; i7++){
if(!(validate31(data45[i7], {instancePath:instancePath+"/claims/" + i7,parentData:data45,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err94 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.limits !== undefined){
let data47 = data.limits;
if(Array.isArray(data47)){
const len8 = data47.length;
for(let i8=0; i8<len8; i8++){
if(typeof data47[i8] !== "string"){
const err95 = {instancePath:instancePath+"/limits/" + i8,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

