// Generated from schemas/case.schema.json by "npm run schema". Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const validate = validate20;
export default validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://unpkg.com/wirewitness/schemas/case.schema.json","title":"Case","description":"What an engineer says about a body of evidence: who is the subject, which VTEP has which name, and where each file comes from.","type":"object","additionalProperties":false,"required":["sources"],"properties":{"title":{"type":"string","description":"Shown only with --reveal: titles name things."},"publicTitle":{"type":"string","description":"A title that may be published as it is."},"subject":{"type":"object","description":"What was moved.","additionalProperties":false,"properties":{"mac":{"type":"string","description":"MAC address in any spelling."},"ip":{"type":"string","description":"IPv4 or IPv6 address."},"vni":{"type":"integer","minimum":0,"maximum":16777215},"vlan":{"type":"integer","minimum":0,"maximum":4095}}},"vteps":{"type":"object","description":"VTEP address by name.","additionalProperties":{"type":"string"}},"stages":{"type":"array","items":{"type":"string"},"description":"Stages in their order, such as isolated, rejoined."},"wait":{"type":"number","exclusiveMinimum":0,"maximum":86400,"description":"Seconds that a request must be past, by the end of its recording, for no answer to count as lost. Default 2."},"tunnelPorts":{"type":"array","description":"UDP ports that carry a tunnel, as \"vxlan:50000\".","items":{"type":"string","pattern":"^(vxlan|vxlan-gpe|geneve):[0-9]{1,5}$"}},"probePorts":{"type":"array","maxItems":100,"description":"UDP ports with packets of iperf3, beside 5201.","items":{"type":"integer","minimum":1,"maximum":65535}},"publicTexts":{"type":"boolean","description":"The words of claims (says, doesNotShow) may be published once addresses, known names and redactions in them are replaced. Without it they are shown only with --reveal, and a claim is told by its figure."},"redactions":{"type":"array","items":{"type":"string","minLength":1,"maxLength":200},"description":"Further words that must not leave: domains, tickets, people. Addresses, nodes, stages and file names are replaced anyway."},"claims":{"type":"array","maxItems":2000,"items":{"$ref":"#/$defs/caseClaim"},"description":"What is said about the migration, each to be derived again from the sources."},"budgets":{"type":"array","maxItems":200,"items":{"$ref":"#/$defs/caseBudget"},"description":"Limits that must hold: each is a check of its stage."},"mapping":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/caseMapping"},"description":"What a value of a team's own acceptance file stands for: validate FILE --schema SCHEMA --case CASE derives each again."},"sources":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/caseSource"}}},"$defs":{"claimWhere":{"type":"object","description":"Which of several figures of this kind is meant. Without it there must be one, or all must agree.","additionalProperties":false,"properties":{"input":{"type":"string","description":"File of a source, as the case names it."},"node":{"type":"string","description":"Node of the source."},"stream":{"type":"string","description":"Id of a stream, as evidence.json names it."},"from":{"type":"string","description":"Address or host that probes or frames come from."},"to":{"type":"string","description":"Address or host that they go to."},"mac":{"type":"string","description":"MAC address."},"ip":{"type":"string","description":"IP address; none for routes of the MAC alone."},"interface":{"type":"string","description":"Interface or port."},"bridge":{"type":"string","description":"Bridge."},"encapsulation":{"type":"string","description":"vxlan, geneve, none, vxlan+geneve."},"subject":{"type":"string","description":"Subject of a fact: an object, a node and an interface."},"name":{"type":"string","description":"Name of a part, a phase, a metric, a setting."},"kind":{"type":"string","description":"Kind of a fact."},"code":{"type":"string","description":"Code of a finding."},"before":{"type":["string","integer"],"description":"What is compared with: the order, stage or file of a source."},"after":{"type":["string","integer"],"description":"What is compared: the order, stage or file of a source."},"vni":{"type":"integer","minimum":0,"maximum":16777215},"vlan":{"type":"integer","minimum":0,"maximum":4095},"seq":{"type":"integer","minimum":0,"description":"Sequence number of a probe."},"icmpId":{"type":"integer","minimum":0,"maximum":65535,"description":"ICMP identifier."},"size":{"type":"integer","minimum":1,"maximum":65535,"description":"Length of an IP packet, bytes."}}},"caseMapping":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string","minLength":1,"maxLength":300,"description":"Where the value stands in the file: $.stages[name=rejoined].ssh.failed"},"figure":{"type":"string","minLength":1,"maxLength":300,"description":"Kind of figure that it is a value of."},"claim":{"type":"string","description":"Id of a claim of this case that the value, true or false, says was met."},"where":{"$ref":"#/$defs/claimWhere"},"stage":{"type":"string"},"unit":{"type":"string","description":"Unit of the number there, such as ms."},"tolerance":{"type":["string","number"]}}},"caseClaim":{"type":"object","additionalProperties":false,"required":["id","says","figure"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","description":"Unique, short."},"says":{"type":"string","minLength":1,"maxLength":2000,"description":"The claim in words."},"figure":{"type":"string","minLength":1,"maxLength":300,"description":"A kind of figure (wirewitness check --figures lists them), or a path into evidence.json: $.streams[to=192.0.2.1].lost"},"where":{"$ref":"#/$defs/claimWhere"},"expected":{},"tolerance":{"type":["string","number"],"description":"How far the derived value may be from the expected: a quantity with its unit, or \"rounded\": half a unit of the last digit written."},"stage":{"type":"string","description":"One of stages: only its sources count."},"control":{"type":["string","array"],"minItems":1,"items":{"type":"string"},"description":"Id of a claim, or several, that must have been reproduced in the same window for this one to mean anything."},"within":{"type":"string","description":"How far in time a control may be from what it controls, such as \"60 s\" (the default)."},"doesNotShow":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":2000},"description":"What this does not show."}}},"caseBudget":{"type":"object","additionalProperties":false,"required":["figure"],"properties":{"figure":{"type":"string","minLength":1,"maxLength":300,"description":"A kind of figure, or a path."},"where":{"$ref":"#/$defs/claimWhere"},"atMost":{"type":["string","number"],"description":"A number or a quantity."},"atLeast":{"type":["string","number"],"description":"A number or a quantity."},"stage":{"type":"string"}}},"caseSource":{"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","minLength":1,"description":"Path relative to the case file."},"node":{"type":"string","description":"Who recorded it."},"interface":{"type":"string","minLength":1,"description":"Interface that was recorded, where neither the capture nor its name tells (leaf1-eth1.pcap does)."},"stage":{"type":"string","description":"One of stages."},"order":{"type":"integer","description":"Place in a sequence of snapshots where no time is known."},"at":{"type":"string","description":"When the snapshot was taken, RFC 3339 with zone."},"date":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$","description":"Date of stamps that have none."},"zone":{"type":"string","pattern":"^(Z|[+-][0-9]{2}:[0-9]{2})$","description":"Zone of stamps that have none, such as \"-05:00\"."},"clock":{"type":"string","description":"Sources that name the same clock were stamped by one physical clock."},"mtu":{"type":"integer","minimum":68,"maximum":65535,"description":"MTU of the link that was recorded, bytes. Longer IP packets are then known for offload, recorded before segmentation. Without it, outputs of ip link of the same node tell."},"ifindex":{"type":"object","description":"Interface name by ifindex, for captures taken on \"any\".","additionalProperties":{"type":"string"}},"kind":{"enum":["ping","kube-objects","kube-table","kube-phases","kube-error","fping","mtr","probe-log","prometheus","tcpdump-text","frr-evpn-routes","frr-evpn-mac","vtysh-error","frr-evpn-arp","frr-evpn-vni","frr-evpn","frr-bgp-vni","frr-evpn-rmac","frr-evpn-next-hops","frr-evpn-es","frr-bgp-summary","frr-bgp-routes","frr-ip-route","frr-log","eos-evpn-routes","nxos-l2route","iosxe-l2route","iosxe-evpn-routes","nxos-evpn-routes","junos-evpn-routes","sonic-remotemac","gobgp-evpn-routes","address-list","linux-fdb","linux-addr","linux-link","linux-monitor","linux-neigh","linux-route","linux-route-get","linux-sysctl","noted","ovn-trace","ovs-fdb","ovs-flows","ovs-vsctl"],"description":"Read this text as that kind, where it does not tell itself what it is: bare names, an excerpt without its heading."},"command":{"type":"string","minLength":1,"maxLength":1000,"description":"The command that wrote the text, as typed, where no prompt in it shows it: \"ovs-vsctl list-ports br0\"."},"columns":{"type":"object","description":"A probe log's own names (columns, or keys of JSON Lines) for what a line holds, where they are not usual ones.","additionalProperties":false,"properties":{"time":{"type":"string","description":"When the try began, unless the name says that it is the end."},"end":{"type":"string"},"outcome":{"type":"string","description":"A word (ok, failed, timeout), true or false, an exit code, a status of HTTP."},"error":{"type":"string","description":"Empty when all went well."},"duration":{"type":"string"},"target":{"type":"string"},"seq":{"type":"string"}}},"pattern":{"type":"string","maxLength":1000,"description":"Regular expression for a line of a probe log in free text, with groups such as (?<time>...), (?<outcome>...), (?<duration>...), (?<target>...)."},"durationUnit":{"enum":["s","ms","us","ns"],"description":"Unit of a probe log's durations, where neither name nor value says it."},"staleness":{"type":"number","exclusiveMinimum":0,"maximum":86400,"description":"Seconds between two lines of a heartbeat beyond which it is stale. Default 45."},"optional":{"type":"boolean","description":"The file may be missing or empty: then it is told among the findings, and is no error."}}}}};
const schema38 = {"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","minLength":1,"description":"Path relative to the case file."},"node":{"type":"string","description":"Who recorded it."},"interface":{"type":"string","minLength":1,"description":"Interface that was recorded, where neither the capture nor its name tells (leaf1-eth1.pcap does)."},"stage":{"type":"string","description":"One of stages."},"order":{"type":"integer","description":"Place in a sequence of snapshots where no time is known."},"at":{"type":"string","description":"When the snapshot was taken, RFC 3339 with zone."},"date":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$","description":"Date of stamps that have none."},"zone":{"type":"string","pattern":"^(Z|[+-][0-9]{2}:[0-9]{2})$","description":"Zone of stamps that have none, such as \"-05:00\"."},"clock":{"type":"string","description":"Sources that name the same clock were stamped by one physical clock."},"mtu":{"type":"integer","minimum":68,"maximum":65535,"description":"MTU of the link that was recorded, bytes. Longer IP packets are then known for offload, recorded before segmentation. Without it, outputs of ip link of the same node tell."},"ifindex":{"type":"object","description":"Interface name by ifindex, for captures taken on \"any\".","additionalProperties":{"type":"string"}},"kind":{"enum":["ping","kube-objects","kube-table","kube-phases","kube-error","fping","mtr","probe-log","prometheus","tcpdump-text","frr-evpn-routes","frr-evpn-mac","vtysh-error","frr-evpn-arp","frr-evpn-vni","frr-evpn","frr-bgp-vni","frr-evpn-rmac","frr-evpn-next-hops","frr-evpn-es","frr-bgp-summary","frr-bgp-routes","frr-ip-route","frr-log","eos-evpn-routes","nxos-l2route","iosxe-l2route","iosxe-evpn-routes","nxos-evpn-routes","junos-evpn-routes","sonic-remotemac","gobgp-evpn-routes","address-list","linux-fdb","linux-addr","linux-link","linux-monitor","linux-neigh","linux-route","linux-route-get","linux-sysctl","noted","ovn-trace","ovs-fdb","ovs-flows","ovs-vsctl"],"description":"Read this text as that kind, where it does not tell itself what it is: bare names, an excerpt without its heading."},"command":{"type":"string","minLength":1,"maxLength":1000,"description":"The command that wrote the text, as typed, where no prompt in it shows it: \"ovs-vsctl list-ports br0\"."},"columns":{"type":"object","description":"A probe log's own names (columns, or keys of JSON Lines) for what a line holds, where they are not usual ones.","additionalProperties":false,"properties":{"time":{"type":"string","description":"When the try began, unless the name says that it is the end."},"end":{"type":"string"},"outcome":{"type":"string","description":"A word (ok, failed, timeout), true or false, an exit code, a status of HTTP."},"error":{"type":"string","description":"Empty when all went well."},"duration":{"type":"string"},"target":{"type":"string"},"seq":{"type":"string"}}},"pattern":{"type":"string","maxLength":1000,"description":"Regular expression for a line of a probe log in free text, with groups such as (?<time>...), (?<outcome>...), (?<duration>...), (?<target>...)."},"durationUnit":{"enum":["s","ms","us","ns"],"description":"Unit of a probe log's durations, where neither name nor value says it."},"staleness":{"type":"number","exclusiveMinimum":0,"maximum":86400,"description":"Seconds between two lines of a heartbeat beyond which it is stale. Default 45."},"optional":{"type":"boolean","description":"The file may be missing or empty: then it is told among the findings, and is no error."}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^(vxlan|vxlan-gpe|geneve):[0-9]{1,5}$", "u");
const pattern6 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
const pattern7 = new RegExp("^(Z|[+-][0-9]{2}:[0-9]{2})$", "u");
const schema32 = {"type":"object","additionalProperties":false,"required":["id","says","figure"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","description":"Unique, short."},"says":{"type":"string","minLength":1,"maxLength":2000,"description":"The claim in words."},"figure":{"type":"string","minLength":1,"maxLength":300,"description":"A kind of figure (wirewitness check --figures lists them), or a path into evidence.json: $.streams[to=192.0.2.1].lost"},"where":{"$ref":"#/$defs/claimWhere"},"expected":{},"tolerance":{"type":["string","number"],"description":"How far the derived value may be from the expected: a quantity with its unit, or \"rounded\": half a unit of the last digit written."},"stage":{"type":"string","description":"One of stages: only its sources count."},"control":{"type":["string","array"],"minItems":1,"items":{"type":"string"},"description":"Id of a claim, or several, that must have been reproduced in the same window for this one to mean anything."},"within":{"type":"string","description":"How far in time a control may be from what it controls, such as \"60 s\" (the default)."},"doesNotShow":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":2000},"description":"What this does not show."}}};
const schema33 = {"type":"object","description":"Which of several figures of this kind is meant. Without it there must be one, or all must agree.","additionalProperties":false,"properties":{"input":{"type":"string","description":"File of a source, as the case names it."},"node":{"type":"string","description":"Node of the source."},"stream":{"type":"string","description":"Id of a stream, as evidence.json names it."},"from":{"type":"string","description":"Address or host that probes or frames come from."},"to":{"type":"string","description":"Address or host that they go to."},"mac":{"type":"string","description":"MAC address."},"ip":{"type":"string","description":"IP address; none for routes of the MAC alone."},"interface":{"type":"string","description":"Interface or port."},"bridge":{"type":"string","description":"Bridge."},"encapsulation":{"type":"string","description":"vxlan, geneve, none, vxlan+geneve."},"subject":{"type":"string","description":"Subject of a fact: an object, a node and an interface."},"name":{"type":"string","description":"Name of a part, a phase, a metric, a setting."},"kind":{"type":"string","description":"Kind of a fact."},"code":{"type":"string","description":"Code of a finding."},"before":{"type":["string","integer"],"description":"What is compared with: the order, stage or file of a source."},"after":{"type":["string","integer"],"description":"What is compared: the order, stage or file of a source."},"vni":{"type":"integer","minimum":0,"maximum":16777215},"vlan":{"type":"integer","minimum":0,"maximum":4095},"seq":{"type":"integer","minimum":0,"description":"Sequence number of a probe."},"icmpId":{"type":"integer","minimum":0,"maximum":65535,"description":"ICMP identifier."},"size":{"type":"integer","minimum":1,"maximum":65535,"description":"Length of an IP packet, bytes."}}};
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");

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
if(data.figure === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.says !== undefined){
let data1 = data.says;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err6 = {instancePath:instancePath+"/says",schemaPath:"#/properties/says/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/says",schemaPath:"#/properties/says/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/says",schemaPath:"#/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data2 = data.figure;
if(typeof data2 === "string"){
if(func2(data2) > 300){
const err9 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
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
if(data.where !== undefined){
let data3 = data.where;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(func1.call(schema33.properties, key1))){
const err12 = {instancePath:instancePath+"/where",schemaPath:"#/$defs/claimWhere/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.input !== undefined){
if(typeof data3.input !== "string"){
const err13 = {instancePath:instancePath+"/where/input",schemaPath:"#/$defs/claimWhere/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.node !== undefined){
if(typeof data3.node !== "string"){
const err14 = {instancePath:instancePath+"/where/node",schemaPath:"#/$defs/claimWhere/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.stream !== undefined){
if(typeof data3.stream !== "string"){
const err15 = {instancePath:instancePath+"/where/stream",schemaPath:"#/$defs/claimWhere/properties/stream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.from !== undefined){
if(typeof data3.from !== "string"){
const err16 = {instancePath:instancePath+"/where/from",schemaPath:"#/$defs/claimWhere/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.to !== undefined){
if(typeof data3.to !== "string"){
const err17 = {instancePath:instancePath+"/where/to",schemaPath:"#/$defs/claimWhere/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.mac !== undefined){
if(typeof data3.mac !== "string"){
const err18 = {instancePath:instancePath+"/where/mac",schemaPath:"#/$defs/claimWhere/properties/mac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.ip !== undefined){
if(typeof data3.ip !== "string"){
const err19 = {instancePath:instancePath+"/where/ip",schemaPath:"#/$defs/claimWhere/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.interface !== undefined){
if(typeof data3.interface !== "string"){
const err20 = {instancePath:instancePath+"/where/interface",schemaPath:"#/$defs/claimWhere/properties/interface/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.bridge !== undefined){
if(typeof data3.bridge !== "string"){
const err21 = {instancePath:instancePath+"/where/bridge",schemaPath:"#/$defs/claimWhere/properties/bridge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.encapsulation !== undefined){
if(typeof data3.encapsulation !== "string"){
const err22 = {instancePath:instancePath+"/where/encapsulation",schemaPath:"#/$defs/claimWhere/properties/encapsulation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.subject !== undefined){
if(typeof data3.subject !== "string"){
const err23 = {instancePath:instancePath+"/where/subject",schemaPath:"#/$defs/claimWhere/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err24 = {instancePath:instancePath+"/where/name",schemaPath:"#/$defs/claimWhere/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.kind !== undefined){
if(typeof data3.kind !== "string"){
const err25 = {instancePath:instancePath+"/where/kind",schemaPath:"#/$defs/claimWhere/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.code !== undefined){
if(typeof data3.code !== "string"){
const err26 = {instancePath:instancePath+"/where/code",schemaPath:"#/$defs/claimWhere/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.before !== undefined){
let data18 = data3.before;
if((typeof data18 !== "string") && (!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18))))){
const err27 = {instancePath:instancePath+"/where/before",schemaPath:"#/$defs/claimWhere/properties/before/type",keyword:"type",params:{type: schema33.properties.before.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.after !== undefined){
let data19 = data3.after;
if((typeof data19 !== "string") && (!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19))))){
const err28 = {instancePath:instancePath+"/where/after",schemaPath:"#/$defs/claimWhere/properties/after/type",keyword:"type",params:{type: schema33.properties.after.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.vni !== undefined){
let data20 = data3.vni;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err29 = {instancePath:instancePath+"/where/vni",schemaPath:"#/$defs/claimWhere/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 16777215 || isNaN(data20)){
const err30 = {instancePath:instancePath+"/where/vni",schemaPath:"#/$defs/claimWhere/properties/vni/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777215},message:"must be <= 16777215"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err31 = {instancePath:instancePath+"/where/vni",schemaPath:"#/$defs/claimWhere/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.vlan !== undefined){
let data21 = data3.vlan;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err32 = {instancePath:instancePath+"/where/vlan",schemaPath:"#/$defs/claimWhere/properties/vlan/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 4095 || isNaN(data21)){
const err33 = {instancePath:instancePath+"/where/vlan",schemaPath:"#/$defs/claimWhere/properties/vlan/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4095},message:"must be <= 4095"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err34 = {instancePath:instancePath+"/where/vlan",schemaPath:"#/$defs/claimWhere/properties/vlan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.seq !== undefined){
let data22 = data3.seq;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err35 = {instancePath:instancePath+"/where/seq",schemaPath:"#/$defs/claimWhere/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err36 = {instancePath:instancePath+"/where/seq",schemaPath:"#/$defs/claimWhere/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.icmpId !== undefined){
let data23 = data3.icmpId;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err37 = {instancePath:instancePath+"/where/icmpId",schemaPath:"#/$defs/claimWhere/properties/icmpId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 65535 || isNaN(data23)){
const err38 = {instancePath:instancePath+"/where/icmpId",schemaPath:"#/$defs/claimWhere/properties/icmpId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err39 = {instancePath:instancePath+"/where/icmpId",schemaPath:"#/$defs/claimWhere/properties/icmpId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.size !== undefined){
let data24 = data3.size;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err40 = {instancePath:instancePath+"/where/size",schemaPath:"#/$defs/claimWhere/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 65535 || isNaN(data24)){
const err41 = {instancePath:instancePath+"/where/size",schemaPath:"#/$defs/claimWhere/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err42 = {instancePath:instancePath+"/where/size",schemaPath:"#/$defs/claimWhere/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err43 = {instancePath:instancePath+"/where",schemaPath:"#/$defs/claimWhere/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.tolerance !== undefined){
let data25 = data.tolerance;
if((typeof data25 !== "string") && (!((typeof data25 == "number") && (isFinite(data25))))){
const err44 = {instancePath:instancePath+"/tolerance",schemaPath:"#/properties/tolerance/type",keyword:"type",params:{type: schema32.properties.tolerance.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.stage !== undefined){
if(typeof data.stage !== "string"){
const err45 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.control !== undefined){
let data27 = data.control;
if((typeof data27 !== "string") && (!(Array.isArray(data27)))){
const err46 = {instancePath:instancePath+"/control",schemaPath:"#/properties/control/type",keyword:"type",params:{type: schema32.properties.control.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(Array.isArray(data27)){
if(data27.length < 1){
const err47 = {instancePath:instancePath+"/control",schemaPath:"#/properties/control/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len0 = data27.length;
for(let i0=0; i0<len0; i0++){
if(typeof data27[i0] !== "string"){
const err48 = {instancePath:instancePath+"/control/" + i0,schemaPath:"#/properties/control/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
if(data.within !== undefined){
if(typeof data.within !== "string"){
const err49 = {instancePath:instancePath+"/within",schemaPath:"#/properties/within/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.doesNotShow !== undefined){
let data30 = data.doesNotShow;
if(Array.isArray(data30)){
if(data30.length > 50){
const err50 = {instancePath:instancePath+"/doesNotShow",schemaPath:"#/properties/doesNotShow/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
if(typeof data31 === "string"){
if(func2(data31) > 2000){
const err51 = {instancePath:instancePath+"/doesNotShow/" + i1,schemaPath:"#/properties/doesNotShow/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func2(data31) < 1){
const err52 = {instancePath:instancePath+"/doesNotShow/" + i1,schemaPath:"#/properties/doesNotShow/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err53 = {instancePath:instancePath+"/doesNotShow/" + i1,schemaPath:"#/properties/doesNotShow/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err54 = {instancePath:instancePath+"/doesNotShow",schemaPath:"#/properties/doesNotShow/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"object","additionalProperties":false,"required":["figure"],"properties":{"figure":{"type":"string","minLength":1,"maxLength":300,"description":"A kind of figure, or a path."},"where":{"$ref":"#/$defs/claimWhere"},"atMost":{"type":["string","number"],"description":"A number or a quantity."},"atLeast":{"type":["string","number"],"description":"A number or a quantity."},"stage":{"type":"string"}}};

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
for(const key0 in data){
if(!(((((key0 === "figure") || (key0 === "where")) || (key0 === "atMost")) || (key0 === "atLeast")) || (key0 === "stage"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.figure !== undefined){
let data0 = data.figure;
if(typeof data0 === "string"){
if(func2(data0) > 300){
const err2 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.where !== undefined){
let data1 = data.where;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func1.call(schema33.properties, key1))){
const err5 = {instancePath:instancePath+"/where",schemaPath:"#/$defs/claimWhere/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.input !== undefined){
if(typeof data1.input !== "string"){
const err6 = {instancePath:instancePath+"/where/input",schemaPath:"#/$defs/claimWhere/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.node !== undefined){
if(typeof data1.node !== "string"){
const err7 = {instancePath:instancePath+"/where/node",schemaPath:"#/$defs/claimWhere/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.stream !== undefined){
if(typeof data1.stream !== "string"){
const err8 = {instancePath:instancePath+"/where/stream",schemaPath:"#/$defs/claimWhere/properties/stream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.from !== undefined){
if(typeof data1.from !== "string"){
const err9 = {instancePath:instancePath+"/where/from",schemaPath:"#/$defs/claimWhere/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.to !== undefined){
if(typeof data1.to !== "string"){
const err10 = {instancePath:instancePath+"/where/to",schemaPath:"#/$defs/claimWhere/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.mac !== undefined){
if(typeof data1.mac !== "string"){
const err11 = {instancePath:instancePath+"/where/mac",schemaPath:"#/$defs/claimWhere/properties/mac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.ip !== undefined){
if(typeof data1.ip !== "string"){
const err12 = {instancePath:instancePath+"/where/ip",schemaPath:"#/$defs/claimWhere/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.interface !== undefined){
if(typeof data1.interface !== "string"){
const err13 = {instancePath:instancePath+"/where/interface",schemaPath:"#/$defs/claimWhere/properties/interface/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.bridge !== undefined){
if(typeof data1.bridge !== "string"){
const err14 = {instancePath:instancePath+"/where/bridge",schemaPath:"#/$defs/claimWhere/properties/bridge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.encapsulation !== undefined){
if(typeof data1.encapsulation !== "string"){
const err15 = {instancePath:instancePath+"/where/encapsulation",schemaPath:"#/$defs/claimWhere/properties/encapsulation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.subject !== undefined){
if(typeof data1.subject !== "string"){
const err16 = {instancePath:instancePath+"/where/subject",schemaPath:"#/$defs/claimWhere/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err17 = {instancePath:instancePath+"/where/name",schemaPath:"#/$defs/claimWhere/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.kind !== undefined){
if(typeof data1.kind !== "string"){
const err18 = {instancePath:instancePath+"/where/kind",schemaPath:"#/$defs/claimWhere/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.code !== undefined){
if(typeof data1.code !== "string"){
const err19 = {instancePath:instancePath+"/where/code",schemaPath:"#/$defs/claimWhere/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.before !== undefined){
let data16 = data1.before;
if((typeof data16 !== "string") && (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16))))){
const err20 = {instancePath:instancePath+"/where/before",schemaPath:"#/$defs/claimWhere/properties/before/type",keyword:"type",params:{type: schema33.properties.before.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.after !== undefined){
let data17 = data1.after;
if((typeof data17 !== "string") && (!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17))))){
const err21 = {instancePath:instancePath+"/where/after",schemaPath:"#/$defs/claimWhere/properties/after/type",keyword:"type",params:{type: schema33.properties.after.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.vni !== undefined){
let data18 = data1.vni;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err22 = {instancePath:instancePath+"/where/vni",schemaPath:"#/$defs/claimWhere/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 16777215 || isNaN(data18)){
const err23 = {instancePath:instancePath+"/where/vni",schemaPath:"#/$defs/claimWhere/properties/vni/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777215},message:"must be <= 16777215"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err24 = {instancePath:instancePath+"/where/vni",schemaPath:"#/$defs/claimWhere/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data1.vlan !== undefined){
let data19 = data1.vlan;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err25 = {instancePath:instancePath+"/where/vlan",schemaPath:"#/$defs/claimWhere/properties/vlan/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 4095 || isNaN(data19)){
const err26 = {instancePath:instancePath+"/where/vlan",schemaPath:"#/$defs/claimWhere/properties/vlan/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4095},message:"must be <= 4095"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err27 = {instancePath:instancePath+"/where/vlan",schemaPath:"#/$defs/claimWhere/properties/vlan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data1.seq !== undefined){
let data20 = data1.seq;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err28 = {instancePath:instancePath+"/where/seq",schemaPath:"#/$defs/claimWhere/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err29 = {instancePath:instancePath+"/where/seq",schemaPath:"#/$defs/claimWhere/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data1.icmpId !== undefined){
let data21 = data1.icmpId;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err30 = {instancePath:instancePath+"/where/icmpId",schemaPath:"#/$defs/claimWhere/properties/icmpId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 65535 || isNaN(data21)){
const err31 = {instancePath:instancePath+"/where/icmpId",schemaPath:"#/$defs/claimWhere/properties/icmpId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err32 = {instancePath:instancePath+"/where/icmpId",schemaPath:"#/$defs/claimWhere/properties/icmpId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data1.size !== undefined){
let data22 = data1.size;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err33 = {instancePath:instancePath+"/where/size",schemaPath:"#/$defs/claimWhere/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 65535 || isNaN(data22)){
const err34 = {instancePath:instancePath+"/where/size",schemaPath:"#/$defs/claimWhere/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err35 = {instancePath:instancePath+"/where/size",schemaPath:"#/$defs/claimWhere/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err36 = {instancePath:instancePath+"/where",schemaPath:"#/$defs/claimWhere/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.atMost !== undefined){
let data23 = data.atMost;
if((typeof data23 !== "string") && (!((typeof data23 == "number") && (isFinite(data23))))){
const err37 = {instancePath:instancePath+"/atMost",schemaPath:"#/properties/atMost/type",keyword:"type",params:{type: schema34.properties.atMost.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.atLeast !== undefined){
let data24 = data.atLeast;
if((typeof data24 !== "string") && (!((typeof data24 == "number") && (isFinite(data24))))){
const err38 = {instancePath:instancePath+"/atLeast",schemaPath:"#/properties/atLeast/type",keyword:"type",params:{type: schema34.properties.atLeast.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.stage !== undefined){
if(typeof data.stage !== "string"){
const err39 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string","minLength":1,"maxLength":300,"description":"Where the value stands in the file: $.stages[name=rejoined].ssh.failed"},"figure":{"type":"string","minLength":1,"maxLength":300,"description":"Kind of figure that it is a value of."},"claim":{"type":"string","description":"Id of a claim of this case that the value, true or false, says was met."},"where":{"$ref":"#/$defs/claimWhere"},"stage":{"type":"string"},"unit":{"type":"string","description":"Unit of the number there, such as ms."},"tolerance":{"type":["string","number"]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "path") || (key0 === "figure")) || (key0 === "claim")) || (key0 === "where")) || (key0 === "stage")) || (key0 === "unit")) || (key0 === "tolerance"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func2(data0) > 300){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.figure !== undefined){
let data1 = data.figure;
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err5 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
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
if(data.claim !== undefined){
if(typeof data.claim !== "string"){
const err8 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.where !== undefined){
let data3 = data.where;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(func1.call(schema33.properties, key1))){
const err9 = {instancePath:instancePath+"/where",schemaPath:"#/$defs/claimWhere/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.input !== undefined){
if(typeof data3.input !== "string"){
const err10 = {instancePath:instancePath+"/where/input",schemaPath:"#/$defs/claimWhere/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.node !== undefined){
if(typeof data3.node !== "string"){
const err11 = {instancePath:instancePath+"/where/node",schemaPath:"#/$defs/claimWhere/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.stream !== undefined){
if(typeof data3.stream !== "string"){
const err12 = {instancePath:instancePath+"/where/stream",schemaPath:"#/$defs/claimWhere/properties/stream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.from !== undefined){
if(typeof data3.from !== "string"){
const err13 = {instancePath:instancePath+"/where/from",schemaPath:"#/$defs/claimWhere/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.to !== undefined){
if(typeof data3.to !== "string"){
const err14 = {instancePath:instancePath+"/where/to",schemaPath:"#/$defs/claimWhere/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.mac !== undefined){
if(typeof data3.mac !== "string"){
const err15 = {instancePath:instancePath+"/where/mac",schemaPath:"#/$defs/claimWhere/properties/mac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.ip !== undefined){
if(typeof data3.ip !== "string"){
const err16 = {instancePath:instancePath+"/where/ip",schemaPath:"#/$defs/claimWhere/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.interface !== undefined){
if(typeof data3.interface !== "string"){
const err17 = {instancePath:instancePath+"/where/interface",schemaPath:"#/$defs/claimWhere/properties/interface/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.bridge !== undefined){
if(typeof data3.bridge !== "string"){
const err18 = {instancePath:instancePath+"/where/bridge",schemaPath:"#/$defs/claimWhere/properties/bridge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.encapsulation !== undefined){
if(typeof data3.encapsulation !== "string"){
const err19 = {instancePath:instancePath+"/where/encapsulation",schemaPath:"#/$defs/claimWhere/properties/encapsulation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.subject !== undefined){
if(typeof data3.subject !== "string"){
const err20 = {instancePath:instancePath+"/where/subject",schemaPath:"#/$defs/claimWhere/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err21 = {instancePath:instancePath+"/where/name",schemaPath:"#/$defs/claimWhere/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.kind !== undefined){
if(typeof data3.kind !== "string"){
const err22 = {instancePath:instancePath+"/where/kind",schemaPath:"#/$defs/claimWhere/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.code !== undefined){
if(typeof data3.code !== "string"){
const err23 = {instancePath:instancePath+"/where/code",schemaPath:"#/$defs/claimWhere/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.before !== undefined){
let data18 = data3.before;
if((typeof data18 !== "string") && (!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18))))){
const err24 = {instancePath:instancePath+"/where/before",schemaPath:"#/$defs/claimWhere/properties/before/type",keyword:"type",params:{type: schema33.properties.before.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.after !== undefined){
let data19 = data3.after;
if((typeof data19 !== "string") && (!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19))))){
const err25 = {instancePath:instancePath+"/where/after",schemaPath:"#/$defs/claimWhere/properties/after/type",keyword:"type",params:{type: schema33.properties.after.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.vni !== undefined){
let data20 = data3.vni;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err26 = {instancePath:instancePath+"/where/vni",schemaPath:"#/$defs/claimWhere/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 16777215 || isNaN(data20)){
const err27 = {instancePath:instancePath+"/where/vni",schemaPath:"#/$defs/claimWhere/properties/vni/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777215},message:"must be <= 16777215"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err28 = {instancePath:instancePath+"/where/vni",schemaPath:"#/$defs/claimWhere/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.vlan !== undefined){
let data21 = data3.vlan;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err29 = {instancePath:instancePath+"/where/vlan",schemaPath:"#/$defs/claimWhere/properties/vlan/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 4095 || isNaN(data21)){
const err30 = {instancePath:instancePath+"/where/vlan",schemaPath:"#/$defs/claimWhere/properties/vlan/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4095},message:"must be <= 4095"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err31 = {instancePath:instancePath+"/where/vlan",schemaPath:"#/$defs/claimWhere/properties/vlan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.seq !== undefined){
let data22 = data3.seq;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err32 = {instancePath:instancePath+"/where/seq",schemaPath:"#/$defs/claimWhere/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err33 = {instancePath:instancePath+"/where/seq",schemaPath:"#/$defs/claimWhere/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.icmpId !== undefined){
let data23 = data3.icmpId;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err34 = {instancePath:instancePath+"/where/icmpId",schemaPath:"#/$defs/claimWhere/properties/icmpId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 65535 || isNaN(data23)){
const err35 = {instancePath:instancePath+"/where/icmpId",schemaPath:"#/$defs/claimWhere/properties/icmpId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err36 = {instancePath:instancePath+"/where/icmpId",schemaPath:"#/$defs/claimWhere/properties/icmpId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.size !== undefined){
let data24 = data3.size;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err37 = {instancePath:instancePath+"/where/size",schemaPath:"#/$defs/claimWhere/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 65535 || isNaN(data24)){
const err38 = {instancePath:instancePath+"/where/size",schemaPath:"#/$defs/claimWhere/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err39 = {instancePath:instancePath+"/where/size",schemaPath:"#/$defs/claimWhere/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err40 = {instancePath:instancePath+"/where",schemaPath:"#/$defs/claimWhere/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.stage !== undefined){
if(typeof data.stage !== "string"){
const err41 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
const err42 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.tolerance !== undefined){
let data27 = data.tolerance;
if((typeof data27 !== "string") && (!((typeof data27 == "number") && (isFinite(data27))))){
const err43 = {instancePath:instancePath+"/tolerance",schemaPath:"#/properties/tolerance/type",keyword:"type",params:{type: schema36.properties.tolerance.type},message:"must be string,number"};
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
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://unpkg.com/wirewitness/schemas/case.schema.json" */;
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
if(data.sources === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.publicTitle !== undefined){
if(typeof data.publicTitle !== "string"){
const err3 = {instancePath:instancePath+"/publicTitle",schemaPath:"#/properties/publicTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((((key1 === "mac") || (key1 === "ip")) || (key1 === "vni")) || (key1 === "vlan"))){
const err4 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.mac !== undefined){
if(typeof data2.mac !== "string"){
const err5 = {instancePath:instancePath+"/subject/mac",schemaPath:"#/properties/subject/properties/mac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.ip !== undefined){
if(typeof data2.ip !== "string"){
const err6 = {instancePath:instancePath+"/subject/ip",schemaPath:"#/properties/subject/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.vni !== undefined){
let data5 = data2.vni;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/subject/vni",schemaPath:"#/properties/subject/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 16777215 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/subject/vni",schemaPath:"#/properties/subject/properties/vni/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777215},message:"must be <= 16777215"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/subject/vni",schemaPath:"#/properties/subject/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.vlan !== undefined){
let data6 = data2.vlan;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/subject/vlan",schemaPath:"#/properties/subject/properties/vlan/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4095 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/subject/vlan",schemaPath:"#/properties/subject/properties/vlan/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4095},message:"must be <= 4095"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/subject/vlan",schemaPath:"#/properties/subject/properties/vlan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
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
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.vteps !== undefined){
let data7 = data.vteps;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(typeof data7[key2] !== "string"){
const err14 = {instancePath:instancePath+"/vteps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vteps/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
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
const err15 = {instancePath:instancePath+"/vteps",schemaPath:"#/properties/vteps/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.stages !== undefined){
let data9 = data.stages;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err16 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"#/properties/stages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.wait !== undefined){
let data11 = data.wait;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 86400 || isNaN(data11)){
const err18 = {instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data11 <= 0 || isNaN(data11)){
const err19 = {instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err20 = {instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.tunnelPorts !== undefined){
let data12 = data.tunnelPorts;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err21 = {instancePath:instancePath+"/tunnelPorts/" + i1,schemaPath:"#/properties/tunnelPorts/items/pattern",keyword:"pattern",params:{pattern: "^(vxlan|vxlan-gpe|geneve):[0-9]{1,5}$"},message:"must match pattern \""+"^(vxlan|vxlan-gpe|geneve):[0-9]{1,5}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/tunnelPorts/" + i1,schemaPath:"#/properties/tunnelPorts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/tunnelPorts",schemaPath:"#/properties/tunnelPorts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.probePorts !== undefined){
let data14 = data.probePorts;
if(Array.isArray(data14)){
if(data14.length > 100){
const err24 = {instancePath:instancePath+"/probePorts",schemaPath:"#/properties/probePorts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err25 = {instancePath:instancePath+"/probePorts/" + i2,schemaPath:"#/properties/probePorts/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 65535 || isNaN(data15)){
const err26 = {instancePath:instancePath+"/probePorts/" + i2,schemaPath:"#/properties/probePorts/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err27 = {instancePath:instancePath+"/probePorts/" + i2,schemaPath:"#/properties/probePorts/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err28 = {instancePath:instancePath+"/probePorts",schemaPath:"#/properties/probePorts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.publicTexts !== undefined){
if(typeof data.publicTexts !== "boolean"){
const err29 = {instancePath:instancePath+"/publicTexts",schemaPath:"#/properties/publicTexts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.redactions !== undefined){
let data17 = data.redactions;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 === "string"){
if(func2(data18) > 200){
const err30 = {instancePath:instancePath+"/redactions/" + i3,schemaPath:"#/properties/redactions/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func2(data18) < 1){
const err31 = {instancePath:instancePath+"/redactions/" + i3,schemaPath:"#/properties/redactions/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err32 = {instancePath:instancePath+"/redactions/" + i3,schemaPath:"#/properties/redactions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err33 = {instancePath:instancePath+"/redactions",schemaPath:"#/properties/redactions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.claims !== undefined){
let data19 = data.claims;
if(Array.isArray(data19)){
if(data19.length > 2000){
const err34 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
if(!(validate21(data19[i4], {instancePath:instancePath+"/claims/" + i4,parentData:data19,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.budgets !== undefined){
let data21 = data.budgets;
if(Array.isArray(data21)){
if(data21.length > 200){
const err36 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
if(!(validate23(data21[i5], {instancePath:instancePath+"/budgets/" + i5,parentData:data21,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.mapping !== undefined){
let data23 = data.mapping;
if(Array.isArray(data23)){
if(data23.length > 1000){
const err38 = {instancePath:instancePath+"/mapping",schemaPath:"#/properties/mapping/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len6 = data23.length;
for(let i6=0; i6<len6; i6++){
if(!(validate25(data23[i6], {instancePath:instancePath+"/mapping/" + i6,parentData:data23,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/mapping",schemaPath:"#/properties/mapping/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.sources !== undefined){
let data25 = data.sources;
if(Array.isArray(data25)){
if(data25.length < 1){
const err40 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len7 = data25.length;
for(let i7=0; i7<len7; i7++){
let data26 = data25[i7];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.file === undefined){
const err41 = {instancePath:instancePath+"/sources/" + i7,schemaPath:"#/$defs/caseSource/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key3 in data26){
if(!(func1.call(schema38.properties, key3))){
const err42 = {instancePath:instancePath+"/sources/" + i7,schemaPath:"#/$defs/caseSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data26.file !== undefined){
let data27 = data26.file;
if(typeof data27 === "string"){
if(func2(data27) < 1){
const err43 = {instancePath:instancePath+"/sources/" + i7+"/file",schemaPath:"#/$defs/caseSource/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/sources/" + i7+"/file",schemaPath:"#/$defs/caseSource/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data26.node !== undefined){
if(typeof data26.node !== "string"){
const err45 = {instancePath:instancePath+"/sources/" + i7+"/node",schemaPath:"#/$defs/caseSource/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data26.interface !== undefined){
let data29 = data26.interface;
if(typeof data29 === "string"){
if(func2(data29) < 1){
const err46 = {instancePath:instancePath+"/sources/" + i7+"/interface",schemaPath:"#/$defs/caseSource/properties/interface/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/sources/" + i7+"/interface",schemaPath:"#/$defs/caseSource/properties/interface/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data26.stage !== undefined){
if(typeof data26.stage !== "string"){
const err48 = {instancePath:instancePath+"/sources/" + i7+"/stage",schemaPath:"#/$defs/caseSource/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data26.order !== undefined){
let data31 = data26.order;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err49 = {instancePath:instancePath+"/sources/" + i7+"/order",schemaPath:"#/$defs/caseSource/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data26.at !== undefined){
if(typeof data26.at !== "string"){
const err50 = {instancePath:instancePath+"/sources/" + i7+"/at",schemaPath:"#/$defs/caseSource/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data26.date !== undefined){
let data33 = data26.date;
if(typeof data33 === "string"){
if(!pattern6.test(data33)){
const err51 = {instancePath:instancePath+"/sources/" + i7+"/date",schemaPath:"#/$defs/caseSource/properties/date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/sources/" + i7+"/date",schemaPath:"#/$defs/caseSource/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data26.zone !== undefined){
let data34 = data26.zone;
if(typeof data34 === "string"){
if(!pattern7.test(data34)){
const err53 = {instancePath:instancePath+"/sources/" + i7+"/zone",schemaPath:"#/$defs/caseSource/properties/zone/pattern",keyword:"pattern",params:{pattern: "^(Z|[+-][0-9]{2}:[0-9]{2})$"},message:"must match pattern \""+"^(Z|[+-][0-9]{2}:[0-9]{2})$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/sources/" + i7+"/zone",schemaPath:"#/$defs/caseSource/properties/zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data26.clock !== undefined){
if(typeof data26.clock !== "string"){
const err55 = {instancePath:instancePath+"/sources/" + i7+"/clock",schemaPath:"#/$defs/caseSource/properties/clock/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data26.mtu !== undefined){
let data36 = data26.mtu;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err56 = {instancePath:instancePath+"/sources/" + i7+"/mtu",schemaPath:"#/$defs/caseSource/properties/mtu/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 65535 || isNaN(data36)){
const err57 = {instancePath:instancePath+"/sources/" + i7+"/mtu",schemaPath:"#/$defs/caseSource/properties/mtu/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data36 < 68 || isNaN(data36)){
const err58 = {instancePath:instancePath+"/sources/" + i7+"/mtu",schemaPath:"#/$defs/caseSource/properties/mtu/minimum",keyword:"minimum",params:{comparison: ">=", limit: 68},message:"must be >= 68"};
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
if(data26.ifindex !== undefined){
let data37 = data26.ifindex;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key4 in data37){
if(typeof data37[key4] !== "string"){
const err59 = {instancePath:instancePath+"/sources/" + i7+"/ifindex/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/caseSource/properties/ifindex/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err60 = {instancePath:instancePath+"/sources/" + i7+"/ifindex",schemaPath:"#/$defs/caseSource/properties/ifindex/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data26.kind !== undefined){
let data39 = data26.kind;
if(!((((((((((((((((((((((((((((((((((((((((((((((data39 === "ping") || (data39 === "kube-objects")) || (data39 === "kube-table")) || (data39 === "kube-phases")) || (data39 === "kube-error")) || (data39 === "fping")) || (data39 === "mtr")) || (data39 === "probe-log")) || (data39 === "prometheus")) || (data39 === "tcpdump-text")) || (data39 === "frr-evpn-routes")) || (data39 === "frr-evpn-mac")) || (data39 === "vtysh-error")) || (data39 === "frr-evpn-arp")) || (data39 === "frr-evpn-vni")) || (data39 === "frr-evpn")) || (data39 === "frr-bgp-vni")) || (data39 === "frr-evpn-rmac")) || (data39 === "frr-evpn-next-hops")) || (data39 === "frr-evpn-es")) || (data39 === "frr-bgp-summary")) || (data39 === "frr-bgp-routes")) || (data39 === "frr-ip-route")) || (data39 === "frr-log")) || (data39 === "eos-evpn-routes")) || (data39 === "nxos-l2route")) || (data39 === "iosxe-l2route")) || (data39 === "iosxe-evpn-routes")) || (data39 === "nxos-evpn-routes")) || (data39 === "junos-evpn-routes")) || (data39 === "sonic-remotemac")) || (data39 === "gobgp-evpn-routes")) || (data39 === "address-list")) || (data39 === "linux-fdb")) || (data39 === "linux-addr")) || (data39 === "linux-link")) || (data39 === "linux-monitor")) || (data39 === "linux-neigh")) || (data39 === "linux-route")) || (data39 === "linux-route-get")) || (data39 === "linux-sysctl")) || (data39 === "noted")) || (data39 === "ovn-trace")) || (data39 === "ovs-fdb")) || (data39 === "ovs-flows")) || (data39 === "ovs-vsctl"))){
const err61 = {instancePath:instancePath+"/sources/" + i7+"/kind",schemaPath:"#/$defs/caseSource/properties/kind/enum",keyword:"enum",params:{allowedValues: schema38.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data26.command !== undefined){
let data40 = data26.command;
if(typeof data40 === "string"){
if(func2(data40) > 1000){
const err62 = {instancePath:instancePath+"/sources/" + i7+"/command",schemaPath:"#/$defs/caseSource/properties/command/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func2(data40) < 1){
const err63 = {instancePath:instancePath+"/sources/" + i7+"/command",schemaPath:"#/$defs/caseSource/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/sources/" + i7+"/command",schemaPath:"#/$defs/caseSource/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data26.columns !== undefined){
let data41 = data26.columns;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key5 in data41){
if(!(((((((key5 === "time") || (key5 === "end")) || (key5 === "outcome")) || (key5 === "error")) || (key5 === "duration")) || (key5 === "target")) || (key5 === "seq"))){
const err65 = {instancePath:instancePath+"/sources/" + i7+"/columns",schemaPath:"#/$defs/caseSource/properties/columns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data41.time !== undefined){
if(typeof data41.time !== "string"){
const err66 = {instancePath:instancePath+"/sources/" + i7+"/columns/time",schemaPath:"#/$defs/caseSource/properties/columns/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data41.end !== undefined){
if(typeof data41.end !== "string"){
const err67 = {instancePath:instancePath+"/sources/" + i7+"/columns/end",schemaPath:"#/$defs/caseSource/properties/columns/properties/end/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data41.outcome !== undefined){
if(typeof data41.outcome !== "string"){
const err68 = {instancePath:instancePath+"/sources/" + i7+"/columns/outcome",schemaPath:"#/$defs/caseSource/properties/columns/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data41.error !== undefined){
if(typeof data41.error !== "string"){
const err69 = {instancePath:instancePath+"/sources/" + i7+"/columns/error",schemaPath:"#/$defs/caseSource/properties/columns/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data41.duration !== undefined){
if(typeof data41.duration !== "string"){
const err70 = {instancePath:instancePath+"/sources/" + i7+"/columns/duration",schemaPath:"#/$defs/caseSource/properties/columns/properties/duration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data41.target !== undefined){
if(typeof data41.target !== "string"){
const err71 = {instancePath:instancePath+"/sources/" + i7+"/columns/target",schemaPath:"#/$defs/caseSource/properties/columns/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data41.seq !== undefined){
if(typeof data41.seq !== "string"){
const err72 = {instancePath:instancePath+"/sources/" + i7+"/columns/seq",schemaPath:"#/$defs/caseSource/properties/columns/properties/seq/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err73 = {instancePath:instancePath+"/sources/" + i7+"/columns",schemaPath:"#/$defs/caseSource/properties/columns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data26.pattern !== undefined){
let data49 = data26.pattern;
if(typeof data49 === "string"){
if(func2(data49) > 1000){
const err74 = {instancePath:instancePath+"/sources/" + i7+"/pattern",schemaPath:"#/$defs/caseSource/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/sources/" + i7+"/pattern",schemaPath:"#/$defs/caseSource/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data26.durationUnit !== undefined){
let data50 = data26.durationUnit;
if(!((((data50 === "s") || (data50 === "ms")) || (data50 === "us")) || (data50 === "ns"))){
const err76 = {instancePath:instancePath+"/sources/" + i7+"/durationUnit",schemaPath:"#/$defs/caseSource/properties/durationUnit/enum",keyword:"enum",params:{allowedValues: schema38.properties.durationUnit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data26.staleness !== undefined){
let data51 = data26.staleness;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 86400 || isNaN(data51)){
const err77 = {instancePath:instancePath+"/sources/" + i7+"/staleness",schemaPath:"#/$defs/caseSource/properties/staleness/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data51 <= 0 || isNaN(data51)){
const err78 = {instancePath:instancePath+"/sources/" + i7+"/staleness",schemaPath:"#/$defs/caseSource/properties/staleness/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/sources/" + i7+"/staleness",schemaPath:"#/$defs/caseSource/properties/staleness/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data26.optional !== undefined){
if(typeof data26.optional !== "boolean"){
const err80 = {instancePath:instancePath+"/sources/" + i7+"/optional",schemaPath:"#/$defs/caseSource/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err81 = {instancePath:instancePath+"/sources/" + i7,schemaPath:"#/$defs/caseSource/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err82 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err83 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

