// Generated from schemas/comparison.schema.json by "npm run schema". Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const validate = validate20;
export default validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://unpkg.com/wirewitness/schemas/comparison.schema.json","title":"Comparison","description":"Several runs of one move, or several moves, laid side by side: every figure an interval in which the true value lies, never a midpoint. Durations are in microseconds.","type":"object","additionalProperties":false,"required":["schema","tool","anonymized","runs","distributions","firstAgainstLater","budgets","verdict","limits"],"properties":{"schema":{"const":"wirewitness/comparison/1"},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"wirewitness"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$"}}},"anonymized":{"type":"boolean"},"runs":{"type":"array","items":{"$ref":"#/$defs/comparedRun"}},"distributions":{"type":"array","items":{"$ref":"#/$defs/distribution"}},"firstAgainstLater":{"type":"array","items":{"$ref":"#/$defs/firstAgainstLater"}},"budgets":{"type":"array","items":{"$ref":"#/$defs/budget"}},"verdict":{"enum":["met","exceeded","inconclusive",null],"description":"Of all budgets together; null without one."},"limits":{"type":"array","items":{"type":"string"},"description":"What the comparison does not show."}},"$defs":{"interval":{"type":"object","description":"The true value lies between the two, both included.","additionalProperties":false,"required":["low_us","high_us"],"properties":{"low_us":{"type":"number"},"high_us":{"type":"number"}}},"comparedRun":{"type":"object","additionalProperties":false,"required":["id","stream","loss","periods","sent","lost","pending","notObserved","interval_us","open","figures"],"properties":{"id":{"type":"string","description":"\"r1\", \"r2\", ... in the order given."},"title":{"type":"string","description":"What the run is called, where that may be shown."},"mac":{"type":"string"},"ip":{"type":"string"},"vni":{"type":"integer","minimum":0},"stream":{"type":["string","null"],"description":"streams[].id of its evidence; null when it has no probes."},"measuredBy":{"type":"string","description":"Kind of the input: capture, ping, ..."},"loss":{"type":["string","null"],"description":"lossPeriods[].id of the longest period; null when nothing was lost."},"periods":{"type":"integer","minimum":0,"description":"Loss periods of the stream; the figures are those of the longest."},"sent":{"type":"integer","minimum":0},"lost":{"type":"integer","minimum":0,"description":"Probes of all periods: lost and ICMP errors."},"pending":{"type":"integer","minimum":0},"notObserved":{"type":"integer","minimum":0},"interval_us":{"type":["number","null"],"description":"Measured spacing of the probes: nothing finer can be seen."},"widestAnsweredSpacing_us":{"type":["number","null"]},"moved":{"type":"boolean","description":"A move or a repoint was recorded."},"open":{"enum":[null,"start","end","both"]},"atLeast_us":{"type":["number","null"]},"figures":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["figure","low_us","high_us"],"properties":{"figure":{"type":"string"},"low_us":{"type":"number"},"high_us":{"type":"number"}}}}}},"distribution":{"type":"object","description":"Order statistics of the runs that have the figure; each is bounded by the same order statistic of the lower and of the upper bounds.","additionalProperties":false,"required":["figure","n","of","min","median","max"],"properties":{"figure":{"type":"string"},"n":{"type":"integer","minimum":1,"description":"Runs that have the figure."},"of":{"type":"integer","minimum":1,"description":"Runs in all."},"min":{"$ref":"#/$defs/interval"},"median":{"$ref":"#/$defs/interval"},"max":{"$ref":"#/$defs/interval"}}},"firstAgainstLater":{"type":"object","additionalProperties":false,"required":["figure","first","later","n","shows"],"properties":{"figure":{"type":"string"},"first":{"$ref":"#/$defs/interval"},"later":{"$ref":"#/$defs/interval","description":"From the least lower to the greatest upper bound of the later runs."},"n":{"type":"integer","minimum":1,"description":"Later runs that have the figure."},"shows":{"enum":["longer than each","shorter than each","no difference shown"]}}},"budget":{"type":"object","additionalProperties":false,"required":["figure","limit_us","verdict","runs"],"properties":{"figure":{"type":"string"},"limit_us":{"type":"number"},"verdict":{"enum":["met","exceeded","inconclusive"]},"runs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["run","verdict","reason"],"properties":{"run":{"type":"string"},"verdict":{"enum":["met","exceeded","inconclusive"]},"reason":{"type":"string"}}}}}}}};
const schema32 = {"type":"object","additionalProperties":false,"required":["id","stream","loss","periods","sent","lost","pending","notObserved","interval_us","open","figures"],"properties":{"id":{"type":"string","description":"\"r1\", \"r2\", ... in the order given."},"title":{"type":"string","description":"What the run is called, where that may be shown."},"mac":{"type":"string"},"ip":{"type":"string"},"vni":{"type":"integer","minimum":0},"stream":{"type":["string","null"],"description":"streams[].id of its evidence; null when it has no probes."},"measuredBy":{"type":"string","description":"Kind of the input: capture, ping, ..."},"loss":{"type":["string","null"],"description":"lossPeriods[].id of the longest period; null when nothing was lost."},"periods":{"type":"integer","minimum":0,"description":"Loss periods of the stream; the figures are those of the longest."},"sent":{"type":"integer","minimum":0},"lost":{"type":"integer","minimum":0,"description":"Probes of all periods: lost and ICMP errors."},"pending":{"type":"integer","minimum":0},"notObserved":{"type":"integer","minimum":0},"interval_us":{"type":["number","null"],"description":"Measured spacing of the probes: nothing finer can be seen."},"widestAnsweredSpacing_us":{"type":["number","null"]},"moved":{"type":"boolean","description":"A move or a repoint was recorded."},"open":{"enum":[null,"start","end","both"]},"atLeast_us":{"type":["number","null"]},"figures":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["figure","low_us","high_us"],"properties":{"figure":{"type":"string"},"low_us":{"type":"number"},"high_us":{"type":"number"}}}}}};
const schema40 = {"type":"object","additionalProperties":false,"required":["figure","limit_us","verdict","runs"],"properties":{"figure":{"type":"string"},"limit_us":{"type":"number"},"verdict":{"enum":["met","exceeded","inconclusive"]},"runs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["run","verdict","reason"],"properties":{"run":{"type":"string"},"verdict":{"enum":["met","exceeded","inconclusive"]},"reason":{"type":"string"}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$", "u");
const schema33 = {"type":"object","description":"Order statistics of the runs that have the figure; each is bounded by the same order statistic of the lower and of the upper bounds.","additionalProperties":false,"required":["figure","n","of","min","median","max"],"properties":{"figure":{"type":"string"},"n":{"type":"integer","minimum":1,"description":"Runs that have the figure."},"of":{"type":"integer","minimum":1,"description":"Runs in all."},"min":{"$ref":"#/$defs/interval"},"median":{"$ref":"#/$defs/interval"},"max":{"$ref":"#/$defs/interval"}}};
const schema34 = {"type":"object","description":"The true value lies between the two, both included.","additionalProperties":false,"required":["low_us","high_us"],"properties":{"low_us":{"type":"number"},"high_us":{"type":"number"}}};

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
if(data.figure === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.n === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "n"},message:"must have required property '"+"n"+"'"};
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
if(data.min === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "min"},message:"must have required property '"+"min"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.median === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "median"},message:"must have required property '"+"median"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.max === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max"},message:"must have required property '"+"max"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "figure") || (key0 === "n")) || (key0 === "of")) || (key0 === "min")) || (key0 === "median")) || (key0 === "max"))){
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
if(data.figure !== undefined){
if(typeof data.figure !== "string"){
const err7 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.n !== undefined){
let data1 = data.n;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.of !== undefined){
let data2 = data.of;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.min !== undefined){
let data3 = data.min;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.low_us === undefined){
const err12 = {instancePath:instancePath+"/min",schemaPath:"#/$defs/interval/required",keyword:"required",params:{missingProperty: "low_us"},message:"must have required property '"+"low_us"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.high_us === undefined){
const err13 = {instancePath:instancePath+"/min",schemaPath:"#/$defs/interval/required",keyword:"required",params:{missingProperty: "high_us"},message:"must have required property '"+"high_us"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "low_us") || (key1 === "high_us"))){
const err14 = {instancePath:instancePath+"/min",schemaPath:"#/$defs/interval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.low_us !== undefined){
let data4 = data3.low_us;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/min/low_us",schemaPath:"#/$defs/interval/properties/low_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.high_us !== undefined){
let data5 = data3.high_us;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/min/high_us",schemaPath:"#/$defs/interval/properties/high_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err17 = {instancePath:instancePath+"/min",schemaPath:"#/$defs/interval/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.median !== undefined){
let data6 = data.median;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.low_us === undefined){
const err18 = {instancePath:instancePath+"/median",schemaPath:"#/$defs/interval/required",keyword:"required",params:{missingProperty: "low_us"},message:"must have required property '"+"low_us"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.high_us === undefined){
const err19 = {instancePath:instancePath+"/median",schemaPath:"#/$defs/interval/required",keyword:"required",params:{missingProperty: "high_us"},message:"must have required property '"+"high_us"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "low_us") || (key2 === "high_us"))){
const err20 = {instancePath:instancePath+"/median",schemaPath:"#/$defs/interval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.low_us !== undefined){
let data7 = data6.low_us;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/median/low_us",schemaPath:"#/$defs/interval/properties/low_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.high_us !== undefined){
let data8 = data6.high_us;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/median/high_us",schemaPath:"#/$defs/interval/properties/high_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err23 = {instancePath:instancePath+"/median",schemaPath:"#/$defs/interval/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.max !== undefined){
let data9 = data.max;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.low_us === undefined){
const err24 = {instancePath:instancePath+"/max",schemaPath:"#/$defs/interval/required",keyword:"required",params:{missingProperty: "low_us"},message:"must have required property '"+"low_us"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.high_us === undefined){
const err25 = {instancePath:instancePath+"/max",schemaPath:"#/$defs/interval/required",keyword:"required",params:{missingProperty: "high_us"},message:"must have required property '"+"high_us"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key3 in data9){
if(!((key3 === "low_us") || (key3 === "high_us"))){
const err26 = {instancePath:instancePath+"/max",schemaPath:"#/$defs/interval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.low_us !== undefined){
let data10 = data9.low_us;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/max/low_us",schemaPath:"#/$defs/interval/properties/low_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.high_us !== undefined){
let data11 = data9.high_us;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/max/high_us",schemaPath:"#/$defs/interval/properties/high_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err29 = {instancePath:instancePath+"/max",schemaPath:"#/$defs/interval/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","additionalProperties":false,"required":["figure","first","later","n","shows"],"properties":{"figure":{"type":"string"},"first":{"$ref":"#/$defs/interval"},"later":{"$ref":"#/$defs/interval","description":"From the least lower to the greatest upper bound of the later runs."},"n":{"type":"integer","minimum":1,"description":"Later runs that have the figure."},"shows":{"enum":["longer than each","shorter than each","no difference shown"]}}};

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
if(data.figure === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.first === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.later === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "later"},message:"must have required property '"+"later"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.n === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "n"},message:"must have required property '"+"n"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.shows === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shows"},message:"must have required property '"+"shows"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "figure") || (key0 === "first")) || (key0 === "later")) || (key0 === "n")) || (key0 === "shows"))){
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
if(data.figure !== undefined){
if(typeof data.figure !== "string"){
const err6 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.first !== undefined){
let data1 = data.first;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.low_us === undefined){
const err7 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/interval/required",keyword:"required",params:{missingProperty: "low_us"},message:"must have required property '"+"low_us"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.high_us === undefined){
const err8 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/interval/required",keyword:"required",params:{missingProperty: "high_us"},message:"must have required property '"+"high_us"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "low_us") || (key1 === "high_us"))){
const err9 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/interval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.low_us !== undefined){
let data2 = data1.low_us;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/first/low_us",schemaPath:"#/$defs/interval/properties/low_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.high_us !== undefined){
let data3 = data1.high_us;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/first/high_us",schemaPath:"#/$defs/interval/properties/high_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err12 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/interval/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.later !== undefined){
let data4 = data.later;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.low_us === undefined){
const err13 = {instancePath:instancePath+"/later",schemaPath:"#/$defs/interval/required",keyword:"required",params:{missingProperty: "low_us"},message:"must have required property '"+"low_us"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.high_us === undefined){
const err14 = {instancePath:instancePath+"/later",schemaPath:"#/$defs/interval/required",keyword:"required",params:{missingProperty: "high_us"},message:"must have required property '"+"high_us"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "low_us") || (key2 === "high_us"))){
const err15 = {instancePath:instancePath+"/later",schemaPath:"#/$defs/interval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.low_us !== undefined){
let data5 = data4.low_us;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/later/low_us",schemaPath:"#/$defs/interval/properties/low_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.high_us !== undefined){
let data6 = data4.high_us;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/later/high_us",schemaPath:"#/$defs/interval/properties/high_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/later",schemaPath:"#/$defs/interval/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.n !== undefined){
let data7 = data.n;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.shows !== undefined){
let data8 = data.shows;
if(!(((data8 === "longer than each") || (data8 === "shorter than each")) || (data8 === "no difference shown"))){
const err21 = {instancePath:instancePath+"/shows",schemaPath:"#/properties/shows/enum",keyword:"enum",params:{allowedValues: schema37.properties.shows.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://unpkg.com/wirewitness/schemas/comparison.schema.json" */;
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
if(data.runs === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runs"},message:"must have required property '"+"runs"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.distributions === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "distributions"},message:"must have required property '"+"distributions"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.firstAgainstLater === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstAgainstLater"},message:"must have required property '"+"firstAgainstLater"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.budgets === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "budgets"},message:"must have required property '"+"budgets"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.verdict === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
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
if("wirewitness/comparison/1" !== data.schema){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "wirewitness/comparison/1"},message:"must be equal to constant"};
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
if(data.runs !== undefined){
let data5 = data.runs;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err19 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.stream === undefined){
const err20 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "stream"},message:"must have required property '"+"stream"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.loss === undefined){
const err21 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "loss"},message:"must have required property '"+"loss"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.periods === undefined){
const err22 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "periods"},message:"must have required property '"+"periods"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.sent === undefined){
const err23 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "sent"},message:"must have required property '"+"sent"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.lost === undefined){
const err24 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.pending === undefined){
const err25 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.notObserved === undefined){
const err26 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "notObserved"},message:"must have required property '"+"notObserved"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.interval_us === undefined){
const err27 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "interval_us"},message:"must have required property '"+"interval_us"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.open === undefined){
const err28 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6.figures === undefined){
const err29 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/required",keyword:"required",params:{missingProperty: "figures"},message:"must have required property '"+"figures"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 in data6){
if(!(func1.call(schema32.properties, key2))){
const err30 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.id !== undefined){
if(typeof data6.id !== "string"){
const err31 = {instancePath:instancePath+"/runs/" + i0+"/id",schemaPath:"#/$defs/comparedRun/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.title !== undefined){
if(typeof data6.title !== "string"){
const err32 = {instancePath:instancePath+"/runs/" + i0+"/title",schemaPath:"#/$defs/comparedRun/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data6.mac !== undefined){
if(typeof data6.mac !== "string"){
const err33 = {instancePath:instancePath+"/runs/" + i0+"/mac",schemaPath:"#/$defs/comparedRun/properties/mac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.ip !== undefined){
if(typeof data6.ip !== "string"){
const err34 = {instancePath:instancePath+"/runs/" + i0+"/ip",schemaPath:"#/$defs/comparedRun/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data6.vni !== undefined){
let data11 = data6.vni;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err35 = {instancePath:instancePath+"/runs/" + i0+"/vni",schemaPath:"#/$defs/comparedRun/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err36 = {instancePath:instancePath+"/runs/" + i0+"/vni",schemaPath:"#/$defs/comparedRun/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.stream !== undefined){
let data12 = data6.stream;
if((typeof data12 !== "string") && (data12 !== null)){
const err37 = {instancePath:instancePath+"/runs/" + i0+"/stream",schemaPath:"#/$defs/comparedRun/properties/stream/type",keyword:"type",params:{type: schema32.properties.stream.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data6.measuredBy !== undefined){
if(typeof data6.measuredBy !== "string"){
const err38 = {instancePath:instancePath+"/runs/" + i0+"/measuredBy",schemaPath:"#/$defs/comparedRun/properties/measuredBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data6.loss !== undefined){
let data14 = data6.loss;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/runs/" + i0+"/loss",schemaPath:"#/$defs/comparedRun/properties/loss/type",keyword:"type",params:{type: schema32.properties.loss.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data6.periods !== undefined){
let data15 = data6.periods;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err40 = {instancePath:instancePath+"/runs/" + i0+"/periods",schemaPath:"#/$defs/comparedRun/properties/periods/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err41 = {instancePath:instancePath+"/runs/" + i0+"/periods",schemaPath:"#/$defs/comparedRun/properties/periods/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data6.sent !== undefined){
let data16 = data6.sent;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err42 = {instancePath:instancePath+"/runs/" + i0+"/sent",schemaPath:"#/$defs/comparedRun/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err43 = {instancePath:instancePath+"/runs/" + i0+"/sent",schemaPath:"#/$defs/comparedRun/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.lost !== undefined){
let data17 = data6.lost;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err44 = {instancePath:instancePath+"/runs/" + i0+"/lost",schemaPath:"#/$defs/comparedRun/properties/lost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/runs/" + i0+"/lost",schemaPath:"#/$defs/comparedRun/properties/lost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.pending !== undefined){
let data18 = data6.pending;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err46 = {instancePath:instancePath+"/runs/" + i0+"/pending",schemaPath:"#/$defs/comparedRun/properties/pending/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err47 = {instancePath:instancePath+"/runs/" + i0+"/pending",schemaPath:"#/$defs/comparedRun/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.notObserved !== undefined){
let data19 = data6.notObserved;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err48 = {instancePath:instancePath+"/runs/" + i0+"/notObserved",schemaPath:"#/$defs/comparedRun/properties/notObserved/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err49 = {instancePath:instancePath+"/runs/" + i0+"/notObserved",schemaPath:"#/$defs/comparedRun/properties/notObserved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.interval_us !== undefined){
let data20 = data6.interval_us;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
const err50 = {instancePath:instancePath+"/runs/" + i0+"/interval_us",schemaPath:"#/$defs/comparedRun/properties/interval_us/type",keyword:"type",params:{type: schema32.properties.interval_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data6.widestAnsweredSpacing_us !== undefined){
let data21 = data6.widestAnsweredSpacing_us;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err51 = {instancePath:instancePath+"/runs/" + i0+"/widestAnsweredSpacing_us",schemaPath:"#/$defs/comparedRun/properties/widestAnsweredSpacing_us/type",keyword:"type",params:{type: schema32.properties.widestAnsweredSpacing_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data6.moved !== undefined){
if(typeof data6.moved !== "boolean"){
const err52 = {instancePath:instancePath+"/runs/" + i0+"/moved",schemaPath:"#/$defs/comparedRun/properties/moved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data6.open !== undefined){
let data23 = data6.open;
if(!((((data23 === null) || (data23 === "start")) || (data23 === "end")) || (data23 === "both"))){
const err53 = {instancePath:instancePath+"/runs/" + i0+"/open",schemaPath:"#/$defs/comparedRun/properties/open/enum",keyword:"enum",params:{allowedValues: schema32.properties.open.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data6.atLeast_us !== undefined){
let data24 = data6.atLeast_us;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err54 = {instancePath:instancePath+"/runs/" + i0+"/atLeast_us",schemaPath:"#/$defs/comparedRun/properties/atLeast_us/type",keyword:"type",params:{type: schema32.properties.atLeast_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data6.figures !== undefined){
let data25 = data6.figures;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
let data26 = data25[i1];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.figure === undefined){
const err55 = {instancePath:instancePath+"/runs/" + i0+"/figures/" + i1,schemaPath:"#/$defs/comparedRun/properties/figures/items/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data26.low_us === undefined){
const err56 = {instancePath:instancePath+"/runs/" + i0+"/figures/" + i1,schemaPath:"#/$defs/comparedRun/properties/figures/items/required",keyword:"required",params:{missingProperty: "low_us"},message:"must have required property '"+"low_us"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data26.high_us === undefined){
const err57 = {instancePath:instancePath+"/runs/" + i0+"/figures/" + i1,schemaPath:"#/$defs/comparedRun/properties/figures/items/required",keyword:"required",params:{missingProperty: "high_us"},message:"must have required property '"+"high_us"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key3 in data26){
if(!(((key3 === "figure") || (key3 === "low_us")) || (key3 === "high_us"))){
const err58 = {instancePath:instancePath+"/runs/" + i0+"/figures/" + i1,schemaPath:"#/$defs/comparedRun/properties/figures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data26.figure !== undefined){
if(typeof data26.figure !== "string"){
const err59 = {instancePath:instancePath+"/runs/" + i0+"/figures/" + i1+"/figure",schemaPath:"#/$defs/comparedRun/properties/figures/items/properties/figure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data26.low_us !== undefined){
let data28 = data26.low_us;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err60 = {instancePath:instancePath+"/runs/" + i0+"/figures/" + i1+"/low_us",schemaPath:"#/$defs/comparedRun/properties/figures/items/properties/low_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data26.high_us !== undefined){
let data29 = data26.high_us;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err61 = {instancePath:instancePath+"/runs/" + i0+"/figures/" + i1+"/high_us",schemaPath:"#/$defs/comparedRun/properties/figures/items/properties/high_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/runs/" + i0+"/figures/" + i1,schemaPath:"#/$defs/comparedRun/properties/figures/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err63 = {instancePath:instancePath+"/runs/" + i0+"/figures",schemaPath:"#/$defs/comparedRun/properties/figures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"#/$defs/comparedRun/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err65 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.distributions !== undefined){
let data30 = data.distributions;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(!(validate21(data30[i2], {instancePath:instancePath+"/distributions/" + i2,parentData:data30,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err66 = {instancePath:instancePath+"/distributions",schemaPath:"#/properties/distributions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.firstAgainstLater !== undefined){
let data32 = data.firstAgainstLater;
if(Array.isArray(data32)){
const len3 = data32.length;
for(let i3=0; i3<len3; i3++){
if(!(validate23(data32[i3], {instancePath:instancePath+"/firstAgainstLater/" + i3,parentData:data32,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err67 = {instancePath:instancePath+"/firstAgainstLater",schemaPath:"#/properties/firstAgainstLater/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.budgets !== undefined){
let data34 = data.budgets;
if(Array.isArray(data34)){
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.figure === undefined){
const err68 = {instancePath:instancePath+"/budgets/" + i4,schemaPath:"#/$defs/budget/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data35.limit_us === undefined){
const err69 = {instancePath:instancePath+"/budgets/" + i4,schemaPath:"#/$defs/budget/required",keyword:"required",params:{missingProperty: "limit_us"},message:"must have required property '"+"limit_us"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data35.verdict === undefined){
const err70 = {instancePath:instancePath+"/budgets/" + i4,schemaPath:"#/$defs/budget/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data35.runs === undefined){
const err71 = {instancePath:instancePath+"/budgets/" + i4,schemaPath:"#/$defs/budget/required",keyword:"required",params:{missingProperty: "runs"},message:"must have required property '"+"runs"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key4 in data35){
if(!((((key4 === "figure") || (key4 === "limit_us")) || (key4 === "verdict")) || (key4 === "runs"))){
const err72 = {instancePath:instancePath+"/budgets/" + i4,schemaPath:"#/$defs/budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data35.figure !== undefined){
if(typeof data35.figure !== "string"){
const err73 = {instancePath:instancePath+"/budgets/" + i4+"/figure",schemaPath:"#/$defs/budget/properties/figure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data35.limit_us !== undefined){
let data37 = data35.limit_us;
if(!((typeof data37 == "number") && (isFinite(data37)))){
const err74 = {instancePath:instancePath+"/budgets/" + i4+"/limit_us",schemaPath:"#/$defs/budget/properties/limit_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data35.verdict !== undefined){
let data38 = data35.verdict;
if(!(((data38 === "met") || (data38 === "exceeded")) || (data38 === "inconclusive"))){
const err75 = {instancePath:instancePath+"/budgets/" + i4+"/verdict",schemaPath:"#/$defs/budget/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema40.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data35.runs !== undefined){
let data39 = data35.runs;
if(Array.isArray(data39)){
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
let data40 = data39[i5];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.run === undefined){
const err76 = {instancePath:instancePath+"/budgets/" + i4+"/runs/" + i5,schemaPath:"#/$defs/budget/properties/runs/items/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data40.verdict === undefined){
const err77 = {instancePath:instancePath+"/budgets/" + i4+"/runs/" + i5,schemaPath:"#/$defs/budget/properties/runs/items/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data40.reason === undefined){
const err78 = {instancePath:instancePath+"/budgets/" + i4+"/runs/" + i5,schemaPath:"#/$defs/budget/properties/runs/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key5 in data40){
if(!(((key5 === "run") || (key5 === "verdict")) || (key5 === "reason"))){
const err79 = {instancePath:instancePath+"/budgets/" + i4+"/runs/" + i5,schemaPath:"#/$defs/budget/properties/runs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data40.run !== undefined){
if(typeof data40.run !== "string"){
const err80 = {instancePath:instancePath+"/budgets/" + i4+"/runs/" + i5+"/run",schemaPath:"#/$defs/budget/properties/runs/items/properties/run/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data40.verdict !== undefined){
let data42 = data40.verdict;
if(!(((data42 === "met") || (data42 === "exceeded")) || (data42 === "inconclusive"))){
const err81 = {instancePath:instancePath+"/budgets/" + i4+"/runs/" + i5+"/verdict",schemaPath:"#/$defs/budget/properties/runs/items/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema40.properties.runs.items.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data40.reason !== undefined){
if(typeof data40.reason !== "string"){
const err82 = {instancePath:instancePath+"/budgets/" + i4+"/runs/" + i5+"/reason",schemaPath:"#/$defs/budget/properties/runs/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/budgets/" + i4+"/runs/" + i5,schemaPath:"#/$defs/budget/properties/runs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/budgets/" + i4+"/runs",schemaPath:"#/$defs/budget/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/budgets/" + i4,schemaPath:"#/$defs/budget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.verdict !== undefined){
let data44 = data.verdict;
if(!((((data44 === "met") || (data44 === "exceeded")) || (data44 === "inconclusive")) || (data44 === null))){
const err87 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema31.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.limits !== undefined){
let data45 = data.limits;
if(Array.isArray(data45)){
const len6 = data45.length;
for(let i6=0; i6<len6; i6++){
if(typeof data45[i6] !== "string"){
const err88 = {instancePath:instancePath+"/limits/" + i6,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err89 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

