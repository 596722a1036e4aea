// Generated from schemas/packet.schema.json by "npm run schema". Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const validate = validate20;
export default validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://unpkg.com/wirewitness/schemas/packet.schema.json","title":"Packet row","description":"One packet of a capture, as `packets --format ndjson` prints it. Lists run from the outermost header inwards. Keys that are not required are present only where the packet has such a field.","type":"object","additionalProperties":false,"required":["n","len","caplen","linktype","link","layers","off","vlan","vni","src","dst"],"properties":{"n":{"type":"integer","minimum":1,"description":"Record number in the file, from 1."},"ts":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{9}$","description":"Seconds since 1970-01-01T00:00:00Z. Absent when the record has no time (pcapng Simple Packet Block)."},"len":{"type":"integer","minimum":0,"description":"Original length of the record in bytes, FCS included where the file has it."},"caplen":{"type":"integer","minimum":0,"description":"Bytes of the record that were kept."},"fcs":{"type":"integer","minimum":1,"description":"Bytes at the end of the record that are frame check sequence, not frame."},"linktype":{"type":"integer","minimum":0,"description":"LINKTYPE_ number."},"link":{"type":"string","description":"LINKTYPE_ name without the prefix, such as EN10MB."},"iface":{"type":"integer","minimum":0,"description":"Interface id within the pcapng section."},"ifname":{"type":"string","description":"Interface name that the file gives, or the case by its ifindex."},"dir":{"enum":["in","out"],"description":"Direction that the file gives."},"ifindex":{"type":"integer","minimum":0,"description":"Interface index of a LINUX_SLL2 record, a number of the recording host."},"layers":{"type":"array","items":{"type":"string"},"description":"Headers found."},"off":{"type":"array","items":{"type":"integer","minimum":0},"description":"Offset of each of `layers` in the frame, in bytes."},"vlan":{"type":"array","items":{"type":"integer","minimum":0,"maximum":4095},"description":"VLAN id of each tag; 0 is a priority tag."},"vni":{"type":"array","items":{"type":"integer","minimum":0,"maximum":16777215},"description":"VNI of each VXLAN and Geneve header."},"src":{"type":"array","items":{"type":"string"},"description":"Source address of each IP header."},"dst":{"type":"array","items":{"type":"string"},"description":"Destination address of each IP header."},"iplen":{"type":"array","items":{"type":"integer","minimum":0},"description":"Length of each IP packet, header included, in bytes, as its header says; where that is 0 (segmentation left to the NIC), what the record has room for."},"smac":{"type":"array","items":{"type":"string"},"description":"Source MAC of each Ethernet header."},"dmac":{"type":"array","items":{"type":"string"},"description":"Destination MAC of each Ethernet header."},"sport":{"type":"array","items":{"type":"integer"},"description":"Source port of each UDP and TCP header."},"dport":{"type":"array","items":{"type":"integer"},"description":"Destination port of each UDP and TCP header."},"mpls":{"type":"array","items":{"type":"integer"},"description":"Label of each MPLS entry."},"gre_proto":{"type":"array","items":{"type":"string"},"description":"Protocol type of each GRE header, hexadecimal."},"gre_key":{"type":"array","items":{"type":"string"},"description":"Key of each GRE header that has one, hexadecimal."},"geneve_opts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["class","type","len"],"properties":{"class":{"type":"string","description":"Hexadecimal."},"type":{"type":"string","description":"Hexadecimal; the upper bit says critical."},"len":{"type":"integer","description":"Bytes of the option, its own 4-byte header included."},"name":{"type":"string"},"bad":{"type":"string"}}}},"icmp":{"type":"object","additionalProperties":false,"required":["type","code"],"properties":{"type":{"type":"integer"},"code":{"type":"integer"},"id":{"type":"integer"},"seq":{"type":"integer"},"mtu":{"type":"integer","description":"MTU of a fragmentation needed or packet too big, bytes."},"target":{"type":"string","description":"Target of a neighbour solicitation or advertisement."},"quote":{"$ref":"#/$defs/quote","description":"The packet that an error is about."}}},"arp":{"type":"object","additionalProperties":false,"required":["op"],"properties":{"op":{"type":"integer","description":"1 request, 2 reply; 3 and 4 are those of RARP."},"spa":{"type":"string"},"tpa":{"type":"string"},"sha":{"type":"string"},"tha":{"type":"string"}}},"tcp":{"type":"object","additionalProperties":false,"required":["flags","seq","ack","payload"],"properties":{"flags":{"type":"string","description":"Letters of F S R P . U E W in this order; . is ACK."},"seq":{"type":"integer"},"ack":{"type":"integer"},"payload":{"type":"integer","description":"Bytes after the header, as far as they were kept."}}},"frag":{"const":true,"description":"An IP fragment: with offset above 0 nothing above IP is there."},"inferred":{"const":true,"description":"A tunnel was found by its content, not by its port."},"offload":{"const":true,"description":"An IP or UDP length of 0: the NIC was to segment this."},"snapped":{"const":true,"description":"A header that is needed was cut by the snaplen."},"checksums":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["layer","name","state"],"properties":{"layer":{"type":"integer","minimum":0,"description":"Index into `layers`."},"name":{"type":"string"},"state":{"enum":["wrong","notFilledIn"],"description":"notFilledIn: left to the NIC (offload)."}}},"description":"Checksums of IPv4, ICMP, ICMPv6, UDP and TCP that are not right; those of cut packets are not looked at."},"evpn":{"type":"array","items":{"type":"object","required":["op","rt"],"properties":{"op":{"enum":["announce","withdraw"]},"rt":{"type":"integer","description":"Route type (RFC 7432 section 7)."}}},"description":"EVPN routes of the BGP messages that this packet completes."},"stop":{"type":"object","additionalProperties":false,"required":["layer","offset","need","have","endFrom"],"properties":{"layer":{"type":"string"},"offset":{"type":"integer","description":"From the start of the frame, bytes."},"need":{"type":"integer"},"have":{"type":"integer"},"endFrom":{"type":"string","description":"The field that says where the bytes end."},"bad":{"type":"string","description":"What is impossible about the header, where its bytes are there."}},"description":"Where decoding ended before the packet did."}},"$defs":{"quote":{"type":"object","additionalProperties":false,"required":["layers","src","dst","protocol"],"properties":{"layers":{"type":"array","items":{"type":"string"}},"src":{"type":"string"},"dst":{"type":"string"},"protocol":{"type":"integer","description":"Protocol number of what the packet carried."},"length":{"type":"integer","description":"IP length of the packet, header included, bytes."},"icmpType":{"type":"integer"},"icmpId":{"type":"integer"},"icmpSeq":{"type":"integer"},"sport":{"type":"integer"},"dport":{"type":"integer"},"tunnel":{"type":"string","description":"vxlan, geneve or gre, where the packet was one."},"vni":{"type":"integer"},"inner":{"$ref":"#/$defs/quote","description":"The innermost packet of a tunnel."}}}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^-?[0-9]+\\.[0-9]{9}$", "u");
const schema32 = {"type":"object","additionalProperties":false,"required":["layers","src","dst","protocol"],"properties":{"layers":{"type":"array","items":{"type":"string"}},"src":{"type":"string"},"dst":{"type":"string"},"protocol":{"type":"integer","description":"Protocol number of what the packet carried."},"length":{"type":"integer","description":"IP length of the packet, header included, bytes."},"icmpType":{"type":"integer"},"icmpId":{"type":"integer"},"icmpSeq":{"type":"integer"},"sport":{"type":"integer"},"dport":{"type":"integer"},"tunnel":{"type":"string","description":"vxlan, geneve or gre, where the packet was one."},"vni":{"type":"integer"},"inner":{"$ref":"#/$defs/quote","description":"The innermost packet of a tunnel."}}};
const wrapper0 = {validate: validate21};

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
if(data.layers === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"},message:"must have required property '"+"layers"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.src === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dst === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dst"},message:"must have required property '"+"dst"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.protocol === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"},message:"must have required property '"+"protocol"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.layers !== undefined){
let data0 = data.layers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err5 = {instancePath:instancePath+"/layers/" + i0,schemaPath:"#/properties/layers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.src !== undefined){
if(typeof data.src !== "string"){
const err7 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.dst !== undefined){
if(typeof data.dst !== "string"){
const err8 = {instancePath:instancePath+"/dst",schemaPath:"#/properties/dst/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.protocol !== undefined){
let data4 = data.protocol;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.length !== undefined){
let data5 = data.length;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.icmpType !== undefined){
let data6 = data.icmpType;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/icmpType",schemaPath:"#/properties/icmpType/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.icmpId !== undefined){
let data7 = data.icmpId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/icmpId",schemaPath:"#/properties/icmpId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.icmpSeq !== undefined){
let data8 = data.icmpSeq;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/icmpSeq",schemaPath:"#/properties/icmpSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sport !== undefined){
let data9 = data.sport;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err14 = {instancePath:instancePath+"/sport",schemaPath:"#/properties/sport/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.dport !== undefined){
let data10 = data.dport;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err15 = {instancePath:instancePath+"/dport",schemaPath:"#/properties/dport/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tunnel !== undefined){
if(typeof data.tunnel !== "string"){
const err16 = {instancePath:instancePath+"/tunnel",schemaPath:"#/properties/tunnel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.vni !== undefined){
let data12 = data.vni;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err17 = {instancePath:instancePath+"/vni",schemaPath:"#/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.inner !== undefined){
if(!(wrapper0.validate(data.inner, {instancePath:instancePath+"/inner",parentData:data,parentDataProperty:"inner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://unpkg.com/wirewitness/schemas/packet.schema.json" */;
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
if(data.n === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "n"},message:"must have required property '"+"n"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.len === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "len"},message:"must have required property '"+"len"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.caplen === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "caplen"},message:"must have required property '"+"caplen"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.linktype === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linktype"},message:"must have required property '"+"linktype"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.link === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.layers === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"},message:"must have required property '"+"layers"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.off === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "off"},message:"must have required property '"+"off"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.vlan === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vlan"},message:"must have required property '"+"vlan"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.vni === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vni"},message:"must have required property '"+"vni"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.src === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.dst === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dst"},message:"must have required property '"+"dst"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
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
if(data.n !== undefined){
let data0 = data.n;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err12 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err13 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.ts !== undefined){
let data1 = data.ts;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err14 = {instancePath:instancePath+"/ts",schemaPath:"#/properties/ts/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{9}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{9}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.len !== undefined){
let data2 = data.len;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err16 = {instancePath:instancePath+"/len",schemaPath:"#/properties/len/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/len",schemaPath:"#/properties/len/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.caplen !== undefined){
let data3 = data.caplen;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err18 = {instancePath:instancePath+"/caplen",schemaPath:"#/properties/caplen/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/caplen",schemaPath:"#/properties/caplen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.fcs !== undefined){
let data4 = data.fcs;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err20 = {instancePath:instancePath+"/fcs",schemaPath:"#/properties/fcs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/fcs",schemaPath:"#/properties/fcs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.linktype !== undefined){
let data5 = data.linktype;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/linktype",schemaPath:"#/properties/linktype/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/linktype",schemaPath:"#/properties/linktype/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.link !== undefined){
if(typeof data.link !== "string"){
const err24 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.iface !== undefined){
let data7 = data.iface;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/iface",schemaPath:"#/properties/iface/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/iface",schemaPath:"#/properties/iface/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.ifname !== undefined){
if(typeof data.ifname !== "string"){
const err27 = {instancePath:instancePath+"/ifname",schemaPath:"#/properties/ifname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.dir !== undefined){
let data9 = data.dir;
if(!((data9 === "in") || (data9 === "out"))){
const err28 = {instancePath:instancePath+"/dir",schemaPath:"#/properties/dir/enum",keyword:"enum",params:{allowedValues: schema31.properties.dir.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.ifindex !== undefined){
let data10 = data.ifindex;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/ifindex",schemaPath:"#/properties/ifindex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err30 = {instancePath:instancePath+"/ifindex",schemaPath:"#/properties/ifindex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.layers !== undefined){
let data11 = data.layers;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err31 = {instancePath:instancePath+"/layers/" + i0,schemaPath:"#/properties/layers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err32 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.off !== undefined){
let data13 = data.off;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err33 = {instancePath:instancePath+"/off/" + i1,schemaPath:"#/properties/off/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/off/" + i1,schemaPath:"#/properties/off/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err35 = {instancePath:instancePath+"/off",schemaPath:"#/properties/off/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.vlan !== undefined){
let data15 = data.vlan;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err36 = {instancePath:instancePath+"/vlan/" + i2,schemaPath:"#/properties/vlan/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 4095 || isNaN(data16)){
const err37 = {instancePath:instancePath+"/vlan/" + i2,schemaPath:"#/properties/vlan/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4095},message:"must be <= 4095"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/vlan/" + i2,schemaPath:"#/properties/vlan/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err39 = {instancePath:instancePath+"/vlan",schemaPath:"#/properties/vlan/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.vni !== undefined){
let data17 = data.vni;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err40 = {instancePath:instancePath+"/vni/" + i3,schemaPath:"#/properties/vni/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 16777215 || isNaN(data18)){
const err41 = {instancePath:instancePath+"/vni/" + i3,schemaPath:"#/properties/vni/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777215},message:"must be <= 16777215"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err42 = {instancePath:instancePath+"/vni/" + i3,schemaPath:"#/properties/vni/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err43 = {instancePath:instancePath+"/vni",schemaPath:"#/properties/vni/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.src !== undefined){
let data19 = data.src;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
if(typeof data19[i4] !== "string"){
const err44 = {instancePath:instancePath+"/src/" + i4,schemaPath:"#/properties/src/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err45 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.dst !== undefined){
let data21 = data.dst;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
if(typeof data21[i5] !== "string"){
const err46 = {instancePath:instancePath+"/dst/" + i5,schemaPath:"#/properties/dst/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err47 = {instancePath:instancePath+"/dst",schemaPath:"#/properties/dst/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.iplen !== undefined){
let data23 = data.iplen;
if(Array.isArray(data23)){
const len6 = data23.length;
for(let i6=0; i6<len6; i6++){
let data24 = data23[i6];
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err48 = {instancePath:instancePath+"/iplen/" + i6,schemaPath:"#/properties/iplen/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err49 = {instancePath:instancePath+"/iplen/" + i6,schemaPath:"#/properties/iplen/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err50 = {instancePath:instancePath+"/iplen",schemaPath:"#/properties/iplen/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.smac !== undefined){
let data25 = data.smac;
if(Array.isArray(data25)){
const len7 = data25.length;
for(let i7=0; i7<len7; i7++){
if(typeof data25[i7] !== "string"){
const err51 = {instancePath:instancePath+"/smac/" + i7,schemaPath:"#/properties/smac/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/smac",schemaPath:"#/properties/smac/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.dmac !== undefined){
let data27 = data.dmac;
if(Array.isArray(data27)){
const len8 = data27.length;
for(let i8=0; i8<len8; i8++){
if(typeof data27[i8] !== "string"){
const err53 = {instancePath:instancePath+"/dmac/" + i8,schemaPath:"#/properties/dmac/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err54 = {instancePath:instancePath+"/dmac",schemaPath:"#/properties/dmac/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.sport !== undefined){
let data29 = data.sport;
if(Array.isArray(data29)){
const len9 = data29.length;
for(let i9=0; i9<len9; i9++){
let data30 = data29[i9];
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err55 = {instancePath:instancePath+"/sport/" + i9,schemaPath:"#/properties/sport/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
else {
const err56 = {instancePath:instancePath+"/sport",schemaPath:"#/properties/sport/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.dport !== undefined){
let data31 = data.dport;
if(Array.isArray(data31)){
const len10 = data31.length;
for(let i10=0; i10<len10; i10++){
let data32 = data31[i10];
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err57 = {instancePath:instancePath+"/dport/" + i10,schemaPath:"#/properties/dport/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/dport",schemaPath:"#/properties/dport/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.mpls !== undefined){
let data33 = data.mpls;
if(Array.isArray(data33)){
const len11 = data33.length;
for(let i11=0; i11<len11; i11++){
let data34 = data33[i11];
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err59 = {instancePath:instancePath+"/mpls/" + i11,schemaPath:"#/properties/mpls/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err60 = {instancePath:instancePath+"/mpls",schemaPath:"#/properties/mpls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.gre_proto !== undefined){
let data35 = data.gre_proto;
if(Array.isArray(data35)){
const len12 = data35.length;
for(let i12=0; i12<len12; i12++){
if(typeof data35[i12] !== "string"){
const err61 = {instancePath:instancePath+"/gre_proto/" + i12,schemaPath:"#/properties/gre_proto/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err62 = {instancePath:instancePath+"/gre_proto",schemaPath:"#/properties/gre_proto/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.gre_key !== undefined){
let data37 = data.gre_key;
if(Array.isArray(data37)){
const len13 = data37.length;
for(let i13=0; i13<len13; i13++){
if(typeof data37[i13] !== "string"){
const err63 = {instancePath:instancePath+"/gre_key/" + i13,schemaPath:"#/properties/gre_key/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err64 = {instancePath:instancePath+"/gre_key",schemaPath:"#/properties/gre_key/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.geneve_opts !== undefined){
let data39 = data.geneve_opts;
if(Array.isArray(data39)){
const len14 = data39.length;
for(let i14=0; i14<len14; i14++){
let data40 = data39[i14];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.class === undefined){
const err65 = {instancePath:instancePath+"/geneve_opts/" + i14,schemaPath:"#/properties/geneve_opts/items/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data40.type === undefined){
const err66 = {instancePath:instancePath+"/geneve_opts/" + i14,schemaPath:"#/properties/geneve_opts/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data40.len === undefined){
const err67 = {instancePath:instancePath+"/geneve_opts/" + i14,schemaPath:"#/properties/geneve_opts/items/required",keyword:"required",params:{missingProperty: "len"},message:"must have required property '"+"len"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key1 in data40){
if(!(((((key1 === "class") || (key1 === "type")) || (key1 === "len")) || (key1 === "name")) || (key1 === "bad"))){
const err68 = {instancePath:instancePath+"/geneve_opts/" + i14,schemaPath:"#/properties/geneve_opts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data40.class !== undefined){
if(typeof data40.class !== "string"){
const err69 = {instancePath:instancePath+"/geneve_opts/" + i14+"/class",schemaPath:"#/properties/geneve_opts/items/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data40.type !== undefined){
if(typeof data40.type !== "string"){
const err70 = {instancePath:instancePath+"/geneve_opts/" + i14+"/type",schemaPath:"#/properties/geneve_opts/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data40.len !== undefined){
let data43 = data40.len;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err71 = {instancePath:instancePath+"/geneve_opts/" + i14+"/len",schemaPath:"#/properties/geneve_opts/items/properties/len/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data40.name !== undefined){
if(typeof data40.name !== "string"){
const err72 = {instancePath:instancePath+"/geneve_opts/" + i14+"/name",schemaPath:"#/properties/geneve_opts/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data40.bad !== undefined){
if(typeof data40.bad !== "string"){
const err73 = {instancePath:instancePath+"/geneve_opts/" + i14+"/bad",schemaPath:"#/properties/geneve_opts/items/properties/bad/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err74 = {instancePath:instancePath+"/geneve_opts/" + i14,schemaPath:"#/properties/geneve_opts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/geneve_opts",schemaPath:"#/properties/geneve_opts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.icmp !== undefined){
let data46 = data.icmp;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.type === undefined){
const err76 = {instancePath:instancePath+"/icmp",schemaPath:"#/properties/icmp/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data46.code === undefined){
const err77 = {instancePath:instancePath+"/icmp",schemaPath:"#/properties/icmp/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
for(const key2 in data46){
if(!(((((((key2 === "type") || (key2 === "code")) || (key2 === "id")) || (key2 === "seq")) || (key2 === "mtu")) || (key2 === "target")) || (key2 === "quote"))){
const err78 = {instancePath:instancePath+"/icmp",schemaPath:"#/properties/icmp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data46.type !== undefined){
let data47 = data46.type;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err79 = {instancePath:instancePath+"/icmp/type",schemaPath:"#/properties/icmp/properties/type/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data46.code !== undefined){
let data48 = data46.code;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err80 = {instancePath:instancePath+"/icmp/code",schemaPath:"#/properties/icmp/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data46.id !== undefined){
let data49 = data46.id;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err81 = {instancePath:instancePath+"/icmp/id",schemaPath:"#/properties/icmp/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data46.seq !== undefined){
let data50 = data46.seq;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err82 = {instancePath:instancePath+"/icmp/seq",schemaPath:"#/properties/icmp/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data46.mtu !== undefined){
let data51 = data46.mtu;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err83 = {instancePath:instancePath+"/icmp/mtu",schemaPath:"#/properties/icmp/properties/mtu/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data46.target !== undefined){
if(typeof data46.target !== "string"){
const err84 = {instancePath:instancePath+"/icmp/target",schemaPath:"#/properties/icmp/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data46.quote !== undefined){
if(!(validate21(data46.quote, {instancePath:instancePath+"/icmp/quote",parentData:data46,parentDataProperty:"quote",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err85 = {instancePath:instancePath+"/icmp",schemaPath:"#/properties/icmp/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.arp !== undefined){
let data54 = data.arp;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.op === undefined){
const err86 = {instancePath:instancePath+"/arp",schemaPath:"#/properties/arp/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key3 in data54){
if(!(((((key3 === "op") || (key3 === "spa")) || (key3 === "tpa")) || (key3 === "sha")) || (key3 === "tha"))){
const err87 = {instancePath:instancePath+"/arp",schemaPath:"#/properties/arp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data54.op !== undefined){
let data55 = data54.op;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err88 = {instancePath:instancePath+"/arp/op",schemaPath:"#/properties/arp/properties/op/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data54.spa !== undefined){
if(typeof data54.spa !== "string"){
const err89 = {instancePath:instancePath+"/arp/spa",schemaPath:"#/properties/arp/properties/spa/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data54.tpa !== undefined){
if(typeof data54.tpa !== "string"){
const err90 = {instancePath:instancePath+"/arp/tpa",schemaPath:"#/properties/arp/properties/tpa/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data54.sha !== undefined){
if(typeof data54.sha !== "string"){
const err91 = {instancePath:instancePath+"/arp/sha",schemaPath:"#/properties/arp/properties/sha/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data54.tha !== undefined){
if(typeof data54.tha !== "string"){
const err92 = {instancePath:instancePath+"/arp/tha",schemaPath:"#/properties/arp/properties/tha/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err93 = {instancePath:instancePath+"/arp",schemaPath:"#/properties/arp/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.tcp !== undefined){
let data60 = data.tcp;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.flags === undefined){
const err94 = {instancePath:instancePath+"/tcp",schemaPath:"#/properties/tcp/required",keyword:"required",params:{missingProperty: "flags"},message:"must have required property '"+"flags"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data60.seq === undefined){
const err95 = {instancePath:instancePath+"/tcp",schemaPath:"#/properties/tcp/required",keyword:"required",params:{missingProperty: "seq"},message:"must have required property '"+"seq"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data60.ack === undefined){
const err96 = {instancePath:instancePath+"/tcp",schemaPath:"#/properties/tcp/required",keyword:"required",params:{missingProperty: "ack"},message:"must have required property '"+"ack"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data60.payload === undefined){
const err97 = {instancePath:instancePath+"/tcp",schemaPath:"#/properties/tcp/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
for(const key4 in data60){
if(!((((key4 === "flags") || (key4 === "seq")) || (key4 === "ack")) || (key4 === "payload"))){
const err98 = {instancePath:instancePath+"/tcp",schemaPath:"#/properties/tcp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data60.flags !== undefined){
if(typeof data60.flags !== "string"){
const err99 = {instancePath:instancePath+"/tcp/flags",schemaPath:"#/properties/tcp/properties/flags/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data60.seq !== undefined){
let data62 = data60.seq;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err100 = {instancePath:instancePath+"/tcp/seq",schemaPath:"#/properties/tcp/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data60.ack !== undefined){
let data63 = data60.ack;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err101 = {instancePath:instancePath+"/tcp/ack",schemaPath:"#/properties/tcp/properties/ack/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data60.payload !== undefined){
let data64 = data60.payload;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err102 = {instancePath:instancePath+"/tcp/payload",schemaPath:"#/properties/tcp/properties/payload/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/tcp",schemaPath:"#/properties/tcp/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.frag !== undefined){
if(true !== data.frag){
const err104 = {instancePath:instancePath+"/frag",schemaPath:"#/properties/frag/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.inferred !== undefined){
if(true !== data.inferred){
const err105 = {instancePath:instancePath+"/inferred",schemaPath:"#/properties/inferred/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data.offload !== undefined){
if(true !== data.offload){
const err106 = {instancePath:instancePath+"/offload",schemaPath:"#/properties/offload/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.snapped !== undefined){
if(true !== data.snapped){
const err107 = {instancePath:instancePath+"/snapped",schemaPath:"#/properties/snapped/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.checksums !== undefined){
let data69 = data.checksums;
if(Array.isArray(data69)){
const len15 = data69.length;
for(let i15=0; i15<len15; i15++){
let data70 = data69[i15];
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.layer === undefined){
const err108 = {instancePath:instancePath+"/checksums/" + i15,schemaPath:"#/properties/checksums/items/required",keyword:"required",params:{missingProperty: "layer"},message:"must have required property '"+"layer"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data70.name === undefined){
const err109 = {instancePath:instancePath+"/checksums/" + i15,schemaPath:"#/properties/checksums/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data70.state === undefined){
const err110 = {instancePath:instancePath+"/checksums/" + i15,schemaPath:"#/properties/checksums/items/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
for(const key5 in data70){
if(!(((key5 === "layer") || (key5 === "name")) || (key5 === "state"))){
const err111 = {instancePath:instancePath+"/checksums/" + i15,schemaPath:"#/properties/checksums/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data70.layer !== undefined){
let data71 = data70.layer;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err112 = {instancePath:instancePath+"/checksums/" + i15+"/layer",schemaPath:"#/properties/checksums/items/properties/layer/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
const err113 = {instancePath:instancePath+"/checksums/" + i15+"/layer",schemaPath:"#/properties/checksums/items/properties/layer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
if(data70.name !== undefined){
if(typeof data70.name !== "string"){
const err114 = {instancePath:instancePath+"/checksums/" + i15+"/name",schemaPath:"#/properties/checksums/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data70.state !== undefined){
let data73 = data70.state;
if(!((data73 === "wrong") || (data73 === "notFilledIn"))){
const err115 = {instancePath:instancePath+"/checksums/" + i15+"/state",schemaPath:"#/properties/checksums/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema31.properties.checksums.items.properties.state.enum},message:"must be equal to one of the allowed values"};
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
const err116 = {instancePath:instancePath+"/checksums/" + i15,schemaPath:"#/properties/checksums/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/checksums",schemaPath:"#/properties/checksums/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.evpn !== undefined){
let data74 = data.evpn;
if(Array.isArray(data74)){
const len16 = data74.length;
for(let i16=0; i16<len16; i16++){
let data75 = data74[i16];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.op === undefined){
const err118 = {instancePath:instancePath+"/evpn/" + i16,schemaPath:"#/properties/evpn/items/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data75.rt === undefined){
const err119 = {instancePath:instancePath+"/evpn/" + i16,schemaPath:"#/properties/evpn/items/required",keyword:"required",params:{missingProperty: "rt"},message:"must have required property '"+"rt"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data75.op !== undefined){
let data76 = data75.op;
if(!((data76 === "announce") || (data76 === "withdraw"))){
const err120 = {instancePath:instancePath+"/evpn/" + i16+"/op",schemaPath:"#/properties/evpn/items/properties/op/enum",keyword:"enum",params:{allowedValues: schema31.properties.evpn.items.properties.op.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data75.rt !== undefined){
let data77 = data75.rt;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err121 = {instancePath:instancePath+"/evpn/" + i16+"/rt",schemaPath:"#/properties/evpn/items/properties/rt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/evpn/" + i16,schemaPath:"#/properties/evpn/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/evpn",schemaPath:"#/properties/evpn/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.stop !== undefined){
let data78 = data.stop;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.layer === undefined){
const err124 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/required",keyword:"required",params:{missingProperty: "layer"},message:"must have required property '"+"layer"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data78.offset === undefined){
const err125 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data78.need === undefined){
const err126 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/required",keyword:"required",params:{missingProperty: "need"},message:"must have required property '"+"need"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data78.have === undefined){
const err127 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/required",keyword:"required",params:{missingProperty: "have"},message:"must have required property '"+"have"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data78.endFrom === undefined){
const err128 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/required",keyword:"required",params:{missingProperty: "endFrom"},message:"must have required property '"+"endFrom"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key6 in data78){
if(!((((((key6 === "layer") || (key6 === "offset")) || (key6 === "need")) || (key6 === "have")) || (key6 === "endFrom")) || (key6 === "bad"))){
const err129 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data78.layer !== undefined){
if(typeof data78.layer !== "string"){
const err130 = {instancePath:instancePath+"/stop/layer",schemaPath:"#/properties/stop/properties/layer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data78.offset !== undefined){
let data80 = data78.offset;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
const err131 = {instancePath:instancePath+"/stop/offset",schemaPath:"#/properties/stop/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data78.need !== undefined){
let data81 = data78.need;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err132 = {instancePath:instancePath+"/stop/need",schemaPath:"#/properties/stop/properties/need/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data78.have !== undefined){
let data82 = data78.have;
if(!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))){
const err133 = {instancePath:instancePath+"/stop/have",schemaPath:"#/properties/stop/properties/have/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data78.endFrom !== undefined){
if(typeof data78.endFrom !== "string"){
const err134 = {instancePath:instancePath+"/stop/endFrom",schemaPath:"#/properties/stop/properties/endFrom/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data78.bad !== undefined){
if(typeof data78.bad !== "string"){
const err135 = {instancePath:instancePath+"/stop/bad",schemaPath:"#/properties/stop/properties/bad/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

