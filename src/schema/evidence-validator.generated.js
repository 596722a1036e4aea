// Generated from schemas/evidence.schema.json by "npm run schema". Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const validate = validate20;
export default validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://unpkg.com/wirewitness/schemas/evidence.schema.json","title":"Evidence","description":"What wirewitness derived from a body of evidence: figures with unit, source, scope and bounds. Durations are in microseconds.","type":"object","additionalProperties":false,"required":["schema","tool","anonymized","subject","inputs","frames","overhead","streams","lossPeriods","paths","ways","translations","mobility","clocks","outages","facts","findings","claims","rasters"],"properties":{"schema":{"const":"wirewitness/evidence/1"},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"wirewitness"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$"}}},"anonymized":{"type":"boolean"},"title":{"type":"string"},"subject":{"type":"object","additionalProperties":false,"required":[],"properties":{"mac":{"type":"string"},"ip":{"type":"string"},"vni":{"type":"integer","minimum":0},"vlan":{"type":"integer","minimum":0},"vteps":{"type":"object","description":"Name by VTEP address.","additionalProperties":{"type":"string"}}}},"inputs":{"type":"array","items":{"$ref":"#/$defs/input"}},"frames":{"type":"array","items":{"$ref":"#/$defs/frames"}},"overhead":{"type":"array","items":{"$ref":"#/$defs/overhead"}},"streams":{"type":"array","items":{"$ref":"#/$defs/stream"}},"lossPeriods":{"type":"array","items":{"$ref":"#/$defs/lossPeriod"}},"paths":{"type":"array","items":{"$ref":"#/$defs/path"}},"ways":{"type":"array","items":{"$ref":"#/$defs/way"}},"translations":{"type":"array","items":{"$ref":"#/$defs/translation"}},"mobility":{"type":"array","items":{"$ref":"#/$defs/mobility"}},"clocks":{"type":"array","items":{"$ref":"#/$defs/clock"}},"outages":{"type":"array","items":{"$ref":"#/$defs/outage"}},"facts":{"type":"array","items":{"$ref":"#/$defs/fact"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"rasters":{"type":"array","items":{"$ref":"#/$defs/raster"},"description":"Per probe, for the probe figure; long streams are thinned."},"flows":{"type":"array","items":{"$ref":"#/$defs/flow"},"description":"TCP connections and numbered UDP packets: those with a hole or a gap, and the largest of the rest. The rest is counted in findings."},"delays":{"type":"array","items":{"$ref":"#/$defs/delay"}},"silences":{"type":"array","items":{"$ref":"#/$defs/silence"}},"forwarding":{"type":"array","description":"What the forwarding did against what the routes said: the VTEP that probes went to against the best route.","items":{"$ref":"#/$defs/forwarding"}}},"$defs":{"time":{"type":"string","pattern":"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$","description":"RFC 3339 with as many digits as the source had; \"@seconds\" for years past 9999."},"histogram":{"type":"object","description":"Count by length in bytes.","additionalProperties":{"type":"integer","minimum":1},"propertyNames":{"pattern":"^[0-9]+$"}},"source":{"type":"object","description":"Where a figure or statement comes from.","additionalProperties":false,"required":["input"],"properties":{"input":{"type":"string","description":"inputs[].id"},"record":{"type":"integer","minimum":1,"description":"Frame or record number, from 1."},"line":{"type":"integer","minimum":1,"description":"Line number, from 1."},"offset":{"type":"integer","minimum":0,"description":"Byte offset in the decompressed file."}}},"warning":{"type":"object","additionalProperties":false,"required":["code","says"],"properties":{"code":{"type":"string"},"says":{"type":"string"},"count":{"type":"integer","minimum":1,"description":"How often, where it is counted."},"line":{"type":"integer","minimum":1},"record":{"type":"integer","minimum":1},"offset":{"type":"integer","minimum":0}}},"input":{"type":"object","additionalProperties":false,"required":["id","name","kind","bytes","records","unparsed","warnings"],"properties":{"id":{"type":"string","description":"Stable within this file: \"i1\", \"i2\", ... in the order read."},"name":{"type":"string","description":"File name as given (a pseudonym when anonymized)."},"node":{"type":"string","description":"Node that recorded it, from the case file."},"stage":{"type":"string","description":"Stage of the case it belongs to."},"order":{"type":"integer","description":"Place in a sequence of snapshots, from the case file."},"kind":{"type":"string","description":"What it is: capture, ping, frr-evpn-routes, ... ; empty; unknown."},"container":{"type":"string","description":"pcap or pcapng, with compression: \"pcap+gzip\"."},"parts":{"type":"array","items":{"type":"string"},"description":"Names of the files of a capture ring, in order of time."},"places":{"type":"array","items":{"type":"string"},"description":"Hosts that the prompts of a text name, in order."},"contains":{"type":"array","items":{"type":"string"},"description":"Kinds of the outputs of a transcript, in order."},"digest":{"type":"object","description":"HMAC-SHA-256 of the file under the pseudonym key; SHA-256 with --reveal.","additionalProperties":false,"required":["algorithm","value"],"properties":{"algorithm":{"enum":["hmac-sha-256","sha-256"]},"value":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"bytes":{"type":"integer","minimum":0,"description":"Size of the file as it lies."},"records":{"type":"integer","minimum":0,"description":"Records (packets, rows) understood."},"lines":{"type":"integer","minimum":0,"description":"Lines of a text."},"unparsed":{"type":"integer","minimum":0,"description":"Records or lines that were not understood. They are never dropped silently."},"unparsedAt":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["line"],"properties":{"line":{"type":"integer","minimum":1},"text":{"type":"string"}}},"description":"The first places of what was not understood; text only when revealed."},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"clock":{"type":"string","description":"Which clock stamped it: \"utc\", \"local, -05:00 as told\", \"none\"."},"resolution_us":{"type":"number","exclusiveMinimum":0,"description":"One tick of its stamps."},"warnings":{"type":"array","items":{"$ref":"#/$defs/warning"}}}},"frames":{"type":"object","additionalProperties":false,"required":["input","linkType","packets","lengths","vlans","snapped"],"properties":{"input":{"type":"string"},"linkType":{"type":"string","description":"LINKTYPE_ name without the prefix: EN10MB, LINUX_SLL2, ..."},"packets":{"type":"integer","minimum":0},"lengths":{"type":"object","description":"One kind of length each; never mixed. frameLength: Ethernet frame without FCS, preamble and gap. packetLength: IP total length. recordLength: length in the file, pseudo-header included. captured: bytes kept.","additionalProperties":false,"required":[],"properties":{"frameLength":{"$ref":"#/$defs/histogram"},"packetLength":{"$ref":"#/$defs/histogram"},"recordLength":{"$ref":"#/$defs/histogram"},"captured":{"$ref":"#/$defs/histogram"}}},"vlans":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["tags","packets"],"properties":{"tags":{"type":"array","items":{"type":"integer","minimum":0,"maximum":4095,"description":"VLAN id."},"description":"Outermost first."},"packets":{"type":"integer","minimum":0},"lengths":{"$ref":"#/$defs/histogram"}}},"description":"Frames that carry a VLAN tag, by ethertype, never by length."},"fcs_bytes":{"type":"integer","minimum":0,"description":"FCS bytes subtracted from each frame, when the file says it is there."},"offload":{"type":"integer","minimum":0,"description":"IP packets longer than the link's MTU: recorded before segmentation. Absent when the MTU is unknown."},"snapped":{"type":"integer","minimum":0,"description":"Records shorter in the file than on the wire."},"withoutTime":{"type":"integer","minimum":0}}},"header":{"type":"object","additionalProperties":false,"required":["layer","bytes"],"properties":{"layer":{"type":"string"},"bytes":{"type":"integer","description":"Length of this header."}}},"overhead":{"type":"object","additionalProperties":false,"required":["input","encapsulation","packets","ipOverhead_bytes","frameOverhead_bytes","headers","innerMtuAt1500_bytes"],"properties":{"input":{"type":"string"},"encapsulation":{"type":"string","description":"\"vxlan\", \"geneve\", \"vxlan+geneve\" for nested ones, \"none\" for plain traffic."},"packets":{"type":"integer","minimum":0},"ipOverhead_bytes":{"type":["integer","null"],"description":"From the outer IP header to the inner Ethertype: what the MTU must give up."},"frameOverhead_bytes":{"type":["integer","null"],"description":"Outer frame - inner frame; null where the link type has no Ethernet frame."},"headers":{"type":"array","items":{"$ref":"#/$defs/header"},"description":"The ledger: adds up to ipOverhead_bytes."},"innerMtuAt1500_bytes":{"type":["integer","null"],"description":"Inner MTU that fits an underlay MTU of 1500."},"outerLengths":{"$ref":"#/$defs/histogram","description":"Lengths outside, of the kind lengthsAre."},"innerLengths":{"$ref":"#/$defs/histogram","description":"Lengths inside, of the kind lengthsAre, where they are known."},"lengthsAre":{"enum":["frameLength","packetLength"],"description":"What outerLengths and innerLengths count: Ethernet frames, or IP total lengths where the link type has no frame."}}},"streamKey":{"type":"object","additionalProperties":false,"required":["to"],"properties":{"vni":{"type":"integer","minimum":0},"vlan":{"type":"integer","minimum":0,"description":"Innermost VLAN id."},"from":{"type":"string"},"to":{"type":"string"},"icmpId":{"type":"integer","minimum":0,"maximum":65535,"description":"ICMP identifier."},"protocol":{"type":"string","description":"icmp, icmpv6, probe, ..."}}},"stall":{"type":"object","additionalProperties":false,"required":["firstSeq","lastSeq","probes","longestRtt_us"],"properties":{"firstSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"lastSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"probes":{"type":"integer","minimum":0},"longestRtt_us":{"type":["number","null"],"description":"Longest round trip in the run. Microseconds; up to three decimals. Null where it is undefined."}}},"stream":{"type":"object","additionalProperties":false,"required":["id","input","key","from","to","interval_us","sent","answered","late","lost","pending","duplicates","localErrors","icmpErrors","notObserved","waited_us","sameAs","stalls"],"properties":{"id":{"type":"string"},"input":{"type":"string"},"key":{"$ref":"#/$defs/streamKey"},"from":{"type":["string","null"]},"to":{"type":"string"},"interval_us":{"type":["number","null"],"description":"Measured mean spacing of the sends. Microseconds; up to three decimals. Null where it is undefined."},"nominalInterval_us":{"type":["number","null"],"description":"Interval as the command or most spacings say. Microseconds; up to three decimals. Null where it is undefined."},"sent":{"type":"integer","minimum":0},"answered":{"type":"integer","minimum":0},"late":{"type":"integer","minimum":0},"lost":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"duplicates":{"type":"integer","minimum":0},"localErrors":{"type":"integer","minimum":0},"icmpErrors":{"type":"integer","minimum":0},"notObserved":{"type":"integer","minimum":0},"waited_us":{"type":"number","description":"How long a request must be past for \"no answer\" to count as lost."},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"rtt":{"type":"object","description":"Round trips as seen at this tap, or as printed.","additionalProperties":false,"required":["count","min_us","mean_us","max_us"],"properties":{"count":{"type":"integer","minimum":0},"min_us":{"type":"number"},"mean_us":{"type":"number"},"max_us":{"type":"number"}}},"sameAs":{"type":"array","items":{"type":"string"},"description":"Ids of streams that are the same probes at other taps: one body of probes, not more."},"widestAnsweredSpacing_us":{"type":["number","null"],"description":"Widest spacing of two neighbouring answered requests: bounds any outage where nothing was lost. Microseconds; up to three decimals. Null where it is undefined."},"stalls":{"type":"array","items":{"$ref":"#/$defs/stall"}},"summary":{"type":"object","description":"What the log's own summary says against its rows.","additionalProperties":false,"required":["agrees"],"properties":{"sent":{"type":"integer","minimum":0},"received":{"type":"integer","minimum":0},"agrees":{"type":"boolean"},"says":{"type":"string"}}},"errors":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","says","count","local"],"properties":{"from":{"type":["string","null"]},"says":{"type":"string"},"count":{"type":"integer","minimum":0},"firstSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"local":{"type":"boolean"},"source":{"$ref":"#/$defs/source"}}},"description":"Who said what about probes of this stream."}}},"bound":{"type":"object","description":"A time known to lie between the two, both included.","additionalProperties":false,"required":["low","high"],"properties":{"low":{"$ref":"#/$defs/time"},"high":{"$ref":"#/$defs/time"}}},"lossPeriod":{"type":"object","additionalProperties":false,"required":["id","stream","firstLostSeq","lastLostSeq","lost","byState","lastReplyBefore","firstReplyAfter","open","observedGap_us","provenUnreachable_us","possibleUnreachable_us","outageAtMost_us","lossDerived_us","clock","evidence","limits"],"properties":{"id":{"type":"string"},"stream":{"type":"string"},"firstLostSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"lastLostSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"lost":{"type":"integer","minimum":1,"description":"Probes without an answer: lost and ICMP errors; local errors do not count."},"byState":{"type":"object","additionalProperties":false,"required":["lost","icmpErrors"],"properties":{"lost":{"type":"integer","minimum":0},"icmpErrors":{"type":"integer","minimum":0}}},"lastReplyBefore":{"oneOf":[{"$ref":"#/$defs/replyMark"},{"type":"null"}],"description":"Last answered probe before."},"firstReplyAfter":{"oneOf":[{"$ref":"#/$defs/replyMark"},{"type":"null"}],"description":"First answered probe after."},"firstLostAt":{"$ref":"#/$defs/bound","description":"When the first unanswered request left."},"lastLostAt":{"$ref":"#/$defs/bound"},"open":{"enum":[null,"start","end","both"],"description":"The period runs into the start or the end of the recording."},"observedGap_us":{"type":["number","null"],"description":"Last reply before to first reply after, by arrival. Microseconds; up to three decimals. Null where it is undefined."},"provenUnreachable_us":{"type":["number","null"],"description":"First unanswered request to last unanswered request: lower bound, assumes one contiguous outage. Microseconds; up to three decimals. Null where it is undefined."},"possibleUnreachable_us":{"type":["number","null"],"description":"Last answered request to first answered request: upper bound of the send times that could fail. Microseconds; up to three decimals. Null where it is undefined."},"outageAtMost_us":{"type":["number","null"],"description":"Last answered request to first reply after: upper bound of the outage as an event. Microseconds; up to three decimals. Null where it is undefined."},"lossDerived_us":{"type":["number","null"],"description":"Unanswered x measured mean spacing of the sends; plus or minus one interval. Microseconds; up to three decimals. Null where it is undefined."},"lossDerivedTolerance_us":{"type":["number","null"],"description":"One interval. Microseconds; up to three decimals. Null where it is undefined."},"atLeast_us":{"type":["number","null"],"description":"Lower bound for an open period. Microseconds; up to three decimals. Null where it is undefined."},"clock":{"type":"string","description":"Which clock, which stamps: \"request and reply stamps of the capture\", \"print times of the log\"."},"resolution_us":{"type":["number","null"],"description":"Interval of the probes: nothing finer can be seen."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"},"description":"The deciding records or lines: last request answered, its reply, first and last lost, first answered after, its reply."},"limits":{"type":"array","items":{"type":"string"}}}},"replyMark":{"type":"object","additionalProperties":false,"required":["seq","source"],"properties":{"seq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"sent":{"$ref":"#/$defs/bound"},"arrived":{"$ref":"#/$defs/time"},"source":{"$ref":"#/$defs/source"}}},"repoint":{"type":"object","additionalProperties":false,"required":["from","to","lastToOld","firstToNew","interval_us","lastSeqToOld","firstSeqToNew","evidence"],"properties":{"from":{"type":"string"},"to":{"type":"string"},"lastToOld":{"$ref":"#/$defs/time"},"firstToNew":{"$ref":"#/$defs/time"},"interval_us":{"type":["number","null"],"description":"Between the two requests. Microseconds; up to three decimals. Null where it is undefined."},"lastSeqToOld":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"firstSeqToNew":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}}}},"path":{"type":"object","additionalProperties":false,"required":["input","stream","vteps","repoints","replicated","limits"],"properties":{"input":{"type":"string"},"stream":{"type":"string"},"vteps":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["vtep","requests","answered","firstSeq","lastSeq"],"properties":{"vtep":{"type":"string"},"requests":{"type":"integer","minimum":0},"answered":{"type":"integer","minimum":0},"firstSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"lastSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."}}},"description":"Requests sent to each VTEP; a replicated probe counts for each."},"outerSourcePorts":{"type":"array","items":{"type":"integer"},"description":"One outer UDP source port is one ECMP path: other paths are not covered."},"repoints":{"type":"array","items":{"$ref":"#/$defs/repoint"}},"replicated":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["seq","to"],"properties":{"seq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"to":{"type":"array","items":{"type":"string"}},"answeredBy":{"type":"string"},"evidence":{"type":"array","description":"The first copy to each VTEP of `to`, and the first reply.","items":{"$ref":"#/$defs/source"}},"source":{"$ref":"#/$defs/source"}}}},"limits":{"type":"array","items":{"type":"string"}}}},"routeEvent":{"type":"object","additionalProperties":false,"required":["where","source","nextHop","sticky","withdrawn"],"properties":{"order":{"type":"integer"},"at":{"$ref":"#/$defs/time"},"where":{"type":"string","description":"Node or tap where it was seen."},"source":{"$ref":"#/$defs/source"},"table":{"enum":["update","bgp","mac","fdb"],"description":"BGP UPDATE on the wire, BGP table, EVPN MAC table, forwarding table."},"from":{"type":"string","description":"BGP speaker that sent it."},"to":{"type":"string","description":"BGP speaker it was sent to."},"rd":{"type":"string"},"ethTag":{"type":"integer","minimum":0},"esi":{"type":"string"},"nextHop":{"type":["string","null"]},"originatorId":{"type":"string"},"seq":{"type":"integer","minimum":0,"description":"MAC Mobility sequence. Absent: no community, which is 0 on the wire and recorded as absent."},"seqShown":{"const":false,"description":"This form of a BGP table shows no sequence of any route: that none is here says nothing. Absent where it would show one."},"sticky":{"type":"boolean"},"withdrawn":{"type":"boolean"},"best":{"type":"boolean"},"local":{"type":"boolean"},"interface":{"type":"string"}}},"mobility":{"type":"object","additionalProperties":false,"required":["mac","vni","history","moves","findings"],"properties":{"mac":{"type":"string"},"vni":{"type":["integer","null"],"description":"Null where no source says it."},"ip":{"type":"string","description":"Present for MAC+IP routes; those and MAC-only routes are kept apart."},"history":{"type":"array","items":{"$ref":"#/$defs/routeEvent"}},"moves":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","to","seqBefore","seqAfter","rise","where","evidence"],"properties":{"from":{"type":["string","null"]},"to":{"type":"string"},"seqBefore":{"type":["integer","null"],"description":"Null: absent, or not recorded: seqBeforeKnown tells them apart."},"seqBeforeKnown":{"type":"boolean","description":"Something that shows sequences recorded the route before the move: a BGP UPDATE, a BGP table or an EVPN MAC table."},"seqAfter":{"type":["integer","null"]},"seqShown":{"const":false,"description":"No table that saw the move shows sequences (a forwarding table, say): seqAfter null and rise false say nothing. Absent where one does."},"rise":{"type":"boolean","description":"The sequence rose, absent counting as 0."},"inWindow":{"type":"integer","minimum":1,"description":"Moves counted in the window of duplicate detection (RFC 7432 section 15.1: 180 s unless show evpn says otherwise) that ends with this one, itself included. Absent where the move has no time."},"where":{"type":"string"},"order":{"type":"integer"},"at":{"$ref":"#/$defs/time"},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}}}}},"bestRoutes":{"type":"array","description":"The best route over time, by RFC 7432 section 15, at each place that saw it change or saw several VTEPs claim the MAC.","items":{"$ref":"#/$defs/bestRoutes"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}}}},"clock":{"type":"object","description":"Clock b less clock a at one instant: dateShift_days + zoneShift_s + a value between offsetLow_us and offsetHigh_us.","additionalProperties":false,"required":["a","b","offsetLow_us","offsetHigh_us","pairs","basis"],"properties":{"a":{"type":"string"},"b":{"type":"string"},"dateShift_days":{"type":"integer","description":"Whole days between them, where one has no date or the clocks are far apart. Absent: 0."},"zoneShift_s":{"type":"integer","description":"Whole quarter hours that are taken for a difference of zones."},"offsetLow_us":{"type":"number","description":"Widened by one tick of the stamps of both."},"offsetHigh_us":{"type":"number"},"stampedLow_us":{"type":"number","description":"The same bound as the stamps alone say it, where packets that both show make it."},"stampedHigh_us":{"type":"number"},"pairs":{"type":"integer","minimum":0,"description":"Packets (of a log: stamped lines) that were found in both; 0 where others tie the two together."},"basis":{"type":"string","description":"\"requests and replies\", \"ping stamps\", \"BGP segments\", \"stated\", and through which other inputs."},"via":{"type":"array","items":{"type":"string"},"description":"Inputs through which a bound was closed or made tighter."},"driftLow_ppm":{"type":"number","description":"Where one offset does not fit: how much faster than a the clock b runs. The bounds are then those over the whole recording."},"driftHigh_ppm":{"type":"number"},"residual_us":{"type":"number","description":"Where the offset changes: how far it may be from the middle of its bounds at its time."},"steps":{"type":"array","items":{"$ref":"#/$defs/clockStep"}},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"},"description":"The packets or lines that make the two bounds."},"limits":{"type":"array","items":{"type":"string"}}}},"clockStep":{"type":"object","description":"The offset jumped once between low and high, on the clock that `on` names.","additionalProperties":false,"required":["low","high","on","sizeLow_us","sizeHigh_us"],"properties":{"low":{"type":"string"},"high":{"type":"string"},"on":{"type":"string","description":"Input whose clock the two times are on."},"sizeLow_us":{"type":"number"},"sizeHigh_us":{"type":"number"}}},"outage":{"type":"object","additionalProperties":false,"required":["loss","whole_us","recoveredBy","events","parts","cannotSplit"],"properties":{"loss":{"type":"string","description":"lossPeriods[].id"},"observer":{"type":"string","description":"Input whose clock all times of this row are on."},"whole_us":{"type":"number","description":"Last frame at the old port (or, unrecorded, last reply at the observer) to the first reply at the observer."},"wholeLow_us":{"type":"number","description":"Bounds of whole_us where two clocks are in it."},"wholeHigh_us":{"type":"number"},"recoveredBy":{"enum":["route","flood","data",null]},"events":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","low","high","evidence"],"properties":{"name":{"type":"string"},"at":{"$ref":"#/$defs/time","description":"Stamp by the clock of the input that shows it; absent where the event was not recorded."},"low":{"$ref":"#/$defs/time"},"high":{"$ref":"#/$defs/time"},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}},"afterRecovery":{"type":"boolean"},"label":{"type":"string","description":"What a phase, a check of a probe log or a metric says."},"untied":{"type":"boolean","description":"No packet ties its clock to that of the observer: low and high are as stamped, as wide as its resolution."}}}},"parts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","low_us","high_us"],"properties":{"name":{"type":"string"},"low_us":{"type":"number"},"high_us":{"type":"number"},"within":{"type":"string"},"after":{"type":"string","description":"Event that it runs from, where that one is the latest before."},"until":{"type":"string","description":"Event that ends it."}}}},"cannotSplit":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["part","missing"],"properties":{"part":{"type":"string"},"missing":{"type":"string"},"record":{"type":"string"}}}},"limits":{"type":"array","items":{"type":"string"}},"advertisements":{"type":"array","description":"UPDATEs with the route to the new VTEP, by session and tap: how long after it left the new VTEP each was seen.","items":{"type":"object","additionalProperties":false,"required":["from","to","input","reflected","low_us","high_us","evidence"],"properties":{"from":{"type":"string"},"to":{"type":"string"},"input":{"type":"string"},"reflected":{"type":"boolean","description":"A route reflector has passed it on: it has an originator (RFC 4456)."},"low_us":{"type":"number","minimum":0},"high_us":{"type":"number","minimum":0},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}}}}},"lostProbes":{"type":"array","items":{"$ref":"#/$defs/lostProbe"},"description":"The first 100 lost probes that a tap saw."}}},"fact":{"type":"object","additionalProperties":false,"required":["kind","subject","value","source","limits"],"properties":{"kind":{"type":"string"},"subject":{"type":"string"},"value":{},"source":{"$ref":"#/$defs/source"},"limits":{"type":"array","items":{"type":"string"}}}},"finding":{"type":"object","additionalProperties":false,"required":["code","severity","says","where","limits"],"properties":{"code":{"type":"string","pattern":"^[a-z0-9]+([.-][a-z0-9]+)*$","description":"Stable, dotted."},"severity":{"enum":["info","warning","error"]},"says":{"type":"string"},"where":{"type":"array","items":{"$ref":"#/$defs/source"}},"count":{"type":"integer","minimum":1},"filter":{"type":"string","description":"Wireshark display filter for the packets meant."},"limits":{"type":"array","items":{"type":"string"}}}},"raster":{"type":"object","additionalProperties":false,"required":["stream","start","seq","sent_us","rtt_us","state","vteps","vtep","omitted"],"properties":{"stream":{"type":"string"},"start":{"$ref":"#/$defs/time"},"seq":{"type":"array","items":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."}},"sent_us":{"type":"array","items":{"type":["number","null"]},"description":"Send of the probe after start; for a log the estimate that its lines allow; null where unknown."},"rtt_us":{"type":"array","items":{"type":["number","null"]},"description":"Round trip; null without an answer."},"state":{"type":"string","pattern":"^[atleopn]*$","description":"One letter a probe: a answered, t late, l lost, e ICMP error, o local error, p pending, n not observed."},"vteps":{"type":"array","items":{"type":"string"},"description":"VTEPs that vtep points into."},"vtep":{"type":"array","items":{"type":"integer","minimum":-1},"description":"Index into vteps; -1 unknown or none; empty when no VTEP is known."},"omitted":{"type":"integer","minimum":0,"description":"Answered probes left out. Every other probe is kept, up to a stated limit."}}},"claim":{"type":"object","additionalProperties":false,"required":["id","says","stage","figure","expected","observed","verdict","reason","evidence","scope","limits"],"properties":{"id":{"type":"string","description":"As the case names it."},"says":{"type":"string","description":"The claim in words; told by its figure where the words are not to be published."},"stage":{"type":["string","null"],"description":"Stage that it is about; null: none was named."},"figure":{"type":"string","description":"Kind of figure, or a path into the evidence."},"unit":{"enum":["us","bytes","percent","ppm"],"description":"Unit of expected, observed and tolerance. Absent: counts, words, truth."},"expected":{},"observed":{},"tolerance":{"type":"number","minimum":0},"verdict":{"enum":["reproduced","contradicted","inconclusive","out of scope"]},"reason":{"type":"string","description":"Why this verdict: for reproduced, what shows that it could have failed."},"missing":{"type":"string","description":"Evidence that would decide it."},"samples":{"type":"integer","minimum":0,"description":"Probes, packets or rows that the figure rests on."},"controls":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["claim","passed"],"properties":{"claim":{"type":"string"},"passed":{"type":"boolean"}}},"description":"Claims that had to be reproduced in the same window."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}},"scope":{"type":"string","description":"Stage, inputs, path, time and number of samples that it holds for."},"limits":{"type":"array","items":{"type":"string"},"description":"What it does not show."},"doesNotShow":{"type":"array","items":{"type":"string"},"description":"What the author of the case says that it does not show; only with texts that may be published."}},"description":"One statement about the migration, derived again."},"wayLeg":{"type":"object","additionalProperties":false,"required":["packet","packets","firstSeq","lastSeq","source"],"properties":{"packet":{"enum":["request","reply"]},"interface":{"type":"string","description":"Where the input has several."},"direction":{"enum":["in","out"],"description":"As the recorder says: in came from the wire, out went to it."},"sourceMac":{"type":"string","description":"Of the frame that the packet is in; within a tunnel the inner one."},"destinationMac":{"type":"string","description":"Absent where the link type holds none (LINUX_SLL, SLL2, RAW)."},"ttl":{"type":"integer","minimum":1,"maximum":255},"initialTtl":{"enum":[64,128,255],"description":"Assumed: the nearest that is not less than ttl."},"hops":{"type":"integer","minimum":0,"description":"initialTtl less ttl: routers passed, under that assumption."},"sizes":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["bytes","df","packets"],"properties":{"bytes":{"type":"integer","minimum":0,"description":"IP total length."},"df":{"type":"boolean","description":"Don't Fragment was set."},"packets":{"type":"integer","minimum":1}}},"description":"Echo packets by length, of IPv4 without options in captures."},"packets":{"type":"integer","minimum":1},"firstSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535)."},"lastSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535)."},"source":{"$ref":"#/$defs/source"}}},"way":{"type":"object","additionalProperties":false,"required":["input","stream","key","legs","macs","interfaces","reasons","limits"],"description":"How the echo packets of one stream went past the taps of one input.","properties":{"input":{"type":"string"},"stream":{"type":["string","null"],"description":"streams[].id; null for replies whose requests are not in the input."},"key":{"$ref":"#/$defs/streamKey"},"legs":{"type":"array","items":{"$ref":"#/$defs/wayLeg"}},"macs":{"enum":["symmetric","asymmetric","inconclusive"],"description":"Whether replies go to the MAC that the requests come from, at one interface."},"interfaces":{"enum":["symmetric","asymmetric","inconclusive"],"description":"Whether replies go out where requests came in, and come in where they went out."},"reasons":{"type":"array","items":{"type":"string"},"description":"Why a verdict is inconclusive."},"limits":{"type":"array","items":{"type":"string"}}}},"translation":{"type":"object","additionalProperties":false,"required":["original","translated","orderBy","agreeing","compared","basis","delayVaries_us","evidence","limits"],"description":"Two streams that are the same probes under different addresses.","properties":{"original":{"type":"string","description":"streams[].id"},"translated":{"type":"string","description":"streams[].id; totals count the two once."},"orderBy":{"enum":["time","ttl",null],"description":"What tells which of the two is the original: one clock, the TTL, or nothing."},"source":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},"destination":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},"icmpId":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"integer"},"to":{"type":"integer"}}},"agreeing":{"type":"integer","minimum":1,"description":"Probes of equal number that agree."},"compared":{"type":"integer","minimum":1},"basis":{"enum":["payload","rhythm"],"description":"payload: bytes, length and number. rhythm: identifier, length, number and the jitter of the sends."},"delayVaries_us":{"type":"number","minimum":0,"description":"By how much the time between the two sightings varies."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}},"limits":{"type":"array","items":{"type":"string"}}}},"flowKey":{"type":"object","additionalProperties":false,"required":["from","fromPort","to","toPort"],"properties":{"vni":{"type":"integer","minimum":0},"vlan":{"type":"integer","minimum":0,"description":"Innermost VLAN id."},"from":{"type":"string","description":"Of TCP: the end that opened the connection; where that was not recorded, the one with the higher port."},"fromPort":{"type":"integer","minimum":0,"maximum":65535},"to":{"type":"string"},"toPort":{"type":"integer","minimum":0,"maximum":65535},"ssrc":{"type":"integer","minimum":0,"description":"RTP: synchronization source."}}},"flowHole":{"type":"object","description":"A time in which data of a TCP connection was outstanding and sent again, and no new acknowledgment came.","additionalProperties":false,"required":["id","way","retransmissions","repeatedAcks","firstUnansweredAt","lastSentAt","ended","answers","open","observedGap_us","provenUnreachable_us","possibleUnreachable_us","outageAtMost_us","atLeast_us","idleBefore_us","resolution_us","evidence","limits"],"properties":{"id":{"type":"string"},"way":{"enum":["forth","back"],"description":"forth: data of key.from; back: data of key.to."},"retransmissions":{"type":"integer","minimum":0,"description":"Segments sent again within it."},"repeatedAcks":{"type":"integer","minimum":0,"description":"Acknowledgments in it that repeat the last one: something came through."},"lastAnsweredAt":{"$ref":"#/$defs/time","description":"Send of the last timed segment that was acknowledged before."},"lastAckAt":{"$ref":"#/$defs/time","description":"Last new acknowledgment before."},"firstUnansweredAt":{"$ref":"#/$defs/time","description":"First transmission that got no answer."},"lastUnansweredAt":{"$ref":"#/$defs/time","description":"Last transmission that got no answer."},"lastSentAt":{"$ref":"#/$defs/time","description":"Last transmission before the end of the hole."},"firstAckAt":{"$ref":"#/$defs/time","description":"First new acknowledgment after."},"ended":{"enum":["ack","reset","reopened","end"],"description":"By a new acknowledgment, a reset, a new connection with the same ends and ports, or the end of the recording."},"answers":{"enum":["original","retransmission","unknown",null],"description":"Which transmission the acknowledgment answers. original: late, not lost."},"open":{"enum":[null,"start","end","both"]},"observedGap_us":{"type":["number","null"],"description":"Last new acknowledgment before to first new acknowledgment after. Microseconds; up to three decimals. Null where it is undefined."},"provenUnreachable_us":{"type":["number","null"],"description":"First to last transmission without an answer: lower bound, assumes one contiguous outage. Microseconds; up to three decimals. Null where it is undefined."},"possibleUnreachable_us":{"type":["number","null"],"description":"Last answered transmission to the first answered one after: upper bound of the send times that could fail. Microseconds; up to three decimals. Null where it is undefined."},"outageAtMost_us":{"type":["number","null"],"description":"Last answered transmission to the first new acknowledgment after: upper bound of the outage as an event. Microseconds; up to three decimals. Null where it is undefined."},"atLeast_us":{"type":["number","null"],"description":"Lower bound where no acknowledgment ended it. Microseconds; up to three decimals. Null where it is undefined."},"idleBefore_us":{"type":["number","null"],"description":"Part of observedGap_us before the first unanswered transmission, in which nothing new was outstanding. Microseconds; up to three decimals. Null where it is undefined."},"resolution_us":{"type":["number","null"],"description":"Last unanswered to first answered transmission: the retransmission timeout. Microseconds; up to three decimals. Null where it is undefined."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"},"description":"The deciding records."},"limits":{"type":"array","items":{"type":"string"}}}},"flowTcp":{"type":"object","additionalProperties":false,"required":["opened","bothWays","retransmissions","repeatedAfterAck","outOfOrder","copies","windowProbes","keepAlives","recoveries","connections","resets","resetCount","finFrom","holes","holesOmitted"],"properties":{"opened":{"type":"boolean","description":"The recording has a SYN of it."},"bothWays":{"type":"boolean","description":"Packets came from both ends."},"retransmissions":{"type":"object","additionalProperties":false,"required":["forth","back"],"properties":{"forth":{"type":"integer","minimum":0},"back":{"type":"integer","minimum":0}}},"repeatedAfterAck":{"type":"integer","minimum":0,"description":"Sent again though this tap had seen the acknowledgment."},"outOfOrder":{"type":"integer","minimum":0,"description":"Came behind later data, for the first time."},"copies":{"type":"integer","minimum":0,"description":"One and the same packet seen again."},"windowProbes":{"type":"integer","minimum":0,"description":"Sent again into a closed window."},"keepAlives":{"type":"integer","minimum":0},"recoveries":{"type":"integer","minimum":0,"description":"Fast retransmissions: repaired within 200 ms after repeated acknowledgments; no hole."},"connections":{"type":"integer","minimum":1,"description":"Connections with these ends and ports, one after the other."},"resets":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["end","at","source"],"properties":{"end":{"enum":["from","to"],"description":"Who sent it."},"at":{"$ref":"#/$defs/time"},"source":{"$ref":"#/$defs/source"}}}},"resetCount":{"type":"integer","minimum":0},"finFrom":{"type":"array","items":{"enum":["from","to"]},"description":"Ends that finished."},"holes":{"type":"array","items":{"$ref":"#/$defs/flowHole"},"description":"The longest, in order of time."},"holesOmitted":{"type":"integer","minimum":0}}},"flowGap":{"type":"object","description":"Numbers that are missing between two packets: a loss period, one way.","additionalProperties":false,"required":["id","firstMissing","lastMissing","missing","beforeAt","afterAt","observedGap_us","sentApart_us","lossDerived_us","lossDerivedTolerance_us","evidence","limits"],"properties":{"id":{"type":"string"},"firstMissing":{"type":"integer","minimum":0,"description":"Number on the wire."},"lastMissing":{"type":"integer","minimum":0},"missing":{"type":"integer","minimum":1},"beforeAt":{"$ref":"#/$defs/time","description":"Arrival of the packet before, by the clock of this tap."},"afterAt":{"$ref":"#/$defs/time","description":"Arrival of the packet after."},"observedGap_us":{"type":["number","null"],"description":"Packet before to packet after, by arrival at this tap: upper bound of a loss between sender and tap, less what the delay changed. Microseconds; up to three decimals. Null where it is undefined."},"sentApart_us":{"type":["number","null"],"description":"Sends of the two packets by the sender's own stamps: upper bound of the send times that could fail. Microseconds; up to three decimals. Null where it is undefined."},"lossDerived_us":{"type":["number","null"],"description":"Missing x mean spacing; plus or minus one spacing. Microseconds; up to three decimals. Null where it is undefined."},"lossDerivedTolerance_us":{"type":["number","null"],"description":"One spacing. Microseconds; up to three decimals. Null where it is undefined."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"},"description":"The deciding records."},"limits":{"type":"array","items":{"type":"string"}}}},"flowNumbers":{"type":"object","additionalProperties":false,"required":["bits","declared","firstSeq","lastSeq","lost","reordered","duplicates","restarts","spacing_us","gaps","gapsOmitted"],"properties":{"bits":{"enum":[16,32,64]},"declared":{"type":"boolean","description":"Known by its port; false: inferred from the content of packets in a row."},"payloadType":{"type":"integer","minimum":0,"description":"RTP."},"firstSeq":{"type":"integer","minimum":0},"lastSeq":{"type":"integer","minimum":0},"lost":{"type":"integer","minimum":0,"description":"Missing at this tap."},"reordered":{"type":"integer","minimum":0},"duplicates":{"type":"integer","minimum":0},"restarts":{"type":"integer","minimum":0,"description":"Times that the numbers began anew."},"spacing_us":{"type":["number","null"],"description":"Mean spacing of packets that came one after the other. Microseconds; up to three decimals. Null where it is undefined."},"gaps":{"type":"array","items":{"$ref":"#/$defs/flowGap"},"description":"The longest, in order of time."},"gapsOmitted":{"type":"integer","minimum":0}}},"flow":{"type":"object","additionalProperties":false,"required":["id","input","protocol","key","first","last","packets","sameAs","source","limits"],"properties":{"id":{"type":"string"},"input":{"type":"string"},"protocol":{"enum":["tcp","rtp","iperf3"]},"key":{"$ref":"#/$defs/flowKey"},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"packets":{"type":"integer","minimum":0},"sameAs":{"type":"array","items":{"type":"string"},"description":"Ids of rows that are the same flow at other taps: one flow, not more."},"source":{"$ref":"#/$defs/source","description":"Its first packet."},"tcp":{"$ref":"#/$defs/flowTcp"},"numbers":{"$ref":"#/$defs/flowNumbers"},"limits":{"type":"array","items":{"type":"string"}}}},"delayPart":{"type":"object","additionalProperties":false,"required":["samples","of","first","last","rtt","pdv","ipdv"],"properties":{"samples":{"type":"integer","minimum":1,"description":"Round trips that the quantiles are made from."},"of":{"type":"integer","minimum":0,"description":"Round trips there were."},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"rtt":{"description":"Null where delays are one way: what the two clocks are apart is not known.","oneOf":[{"type":"null"},{"type":"object","description":"Quantiles: the least value that at least this share does not exceed.","additionalProperties":false,"required":["min_us","median_us","p95_us","max_us"],"properties":{"min_us":{"type":"number"},"median_us":{"type":"number"},"p95_us":{"type":"number"},"max_us":{"type":"number"}}}]},"pdv":{"type":"object","description":"Packet delay variation: round trip less the least one of the same part (RFC 5481, section 4.2), of both ways together.","additionalProperties":false,"required":["median_us","p95_us","max_us"],"properties":{"median_us":{"type":"number"},"p95_us":{"type":"number"},"max_us":{"type":"number"}}},"ipdv":{"oneOf":[{"type":"object","additionalProperties":false,"required":["samples","median_us","p95_us","max_us"],"properties":{"samples":{"type":"integer","minimum":1},"median_us":{"type":"number"},"p95_us":{"type":"number"},"max_us":{"type":"number"}}},{"type":"null"}],"description":"Inter-packet delay variation: absolute difference of the round trips of neighbouring probes (RFC 5481, section 4.1). Null where no neighbours were kept."}}},"delay":{"type":"object","description":"Round trips and their variation before and after an event.","additionalProperties":false,"required":["input","about","split","basis","before","after","limits"],"properties":{"input":{"type":"string"},"about":{"type":"string","description":"streams[].id or flows[].id."},"way":{"enum":["forth","back"],"description":"forth: data of key.from; back: data of key.to."},"split":{"type":"string","description":"What parts before and after: a loss period, a hole, or \"repoint\"."},"basis":{"enum":["echo","ack","oneWay"],"description":"Echo request and reply, a TCP segment and its acknowledgment, or the sender's stamp in a numbered UDP packet and its arrival."},"before":{"oneOf":[{"$ref":"#/$defs/delayPart"},{"type":"null"}]},"after":{"oneOf":[{"$ref":"#/$defs/delayPart"},{"type":"null"}]},"limits":{"type":"array","items":{"type":"string"}}}},"silence":{"type":"object","description":"The longest time without a unicast frame of the subject's MAC at one place of an input.","additionalProperties":false,"required":["input","mac","before","after","silence_us","open","groupFrames","frames","evidence","limits"],"properties":{"input":{"type":"string"},"mac":{"type":"string"},"interface":{"type":"string"},"vni":{"type":"integer","minimum":0},"vlan":{"type":"integer","minimum":0},"vtep":{"type":"string"},"toVtep":{"type":"string","description":"Where the MAC was heard next, when it is another VTEP."},"before":{"oneOf":[{"$ref":"#/$defs/time"},{"type":"null"}],"description":"Last unicast frame before."},"after":{"oneOf":[{"$ref":"#/$defs/time"},{"type":"null"}],"description":"First unicast frame after."},"silence_us":{"type":["number","null"],"description":"The two apart. Microseconds; up to three decimals. Null where it is undefined."},"open":{"enum":[null,"start","end","both"]},"groupFrames":{"type":"integer","minimum":0,"description":"Frames of the MAC to groups within it: they are flooded, and do not show where it is."},"frames":{"type":"integer","minimum":0,"description":"Unicast frames of the MAC at this place."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"},"description":"The deciding records."},"limits":{"type":"array","items":{"type":"string"}}}},"lostProbe":{"type":"object","additionalProperties":false,"required":["seq","taps","lastSeen","place","outcome","source"],"description":"How far a lost probe got.","properties":{"seq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535)."},"vtep":{"type":"string","description":"VTEP that it was sent to."},"copies":{"type":"array","items":{"type":"string"},"description":"VTEPs that it was copied to, where there were several."},"taps":{"type":"integer","minimum":1,"description":"Taps that saw it."},"lastSeen":{"type":"string","description":"Input of the furthest tap that saw it."},"place":{"enum":["ingress","way","oldPort","newPort"],"description":"Where that tap is: the observer's, the machine's ports, or on the way between."},"outcome":{"enum":["deliveredToOld","deliveredToNew","notDelivered","unknown"],"description":"deliveredToOld: at the old port after the machine's last frame there. notDelivered: the port behind its VTEP was recorded and did not see it. unknown: the port was not recorded."},"source":{"$ref":"#/$defs/source"}}},"bestRoutes":{"type":"object","additionalProperties":false,"required":["where","table","steps"],"properties":{"where":{"type":"string"},"table":{"enum":["update","bgp","mac","fdb"]},"steps":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["vtep","source"],"properties":{"at":{"$ref":"#/$defs/time"},"order":{"type":"integer"},"vtep":{"type":["string","null"],"description":"Null: no route was left."},"seq":{"type":"integer","minimum":0},"sticky":{"type":"boolean"},"by":{"enum":["only","segment","table","sticky","sequence","lowestVtep"],"description":"What decided: no other VTEP had a route; all others are of the same non-zero ESI (multihoming, not a move); the table's own mark; sticky; the higher sequence; the lower VTEP address."},"others":{"type":"array","items":{"type":"string"},"description":"Other VTEPs with a route at that time."},"source":{"$ref":"#/$defs/source"}}}},"omitted":{"type":"integer","minimum":1,"description":"Further steps that are not listed."}}},"forwarding":{"type":"object","additionalProperties":false,"required":["stream","input","mac","vni","where","table","changes","limits"],"properties":{"stream":{"type":"string"},"input":{"type":"string","description":"The tap whose probes are compared; times are on its clock."},"mac":{"type":"string"},"vni":{"type":["integer","null"]},"ip":{"type":"string","description":"Present for MAC+IP routes."},"where":{"type":"string","description":"Where the routes were seen."},"table":{"enum":["update","bgp","mac","fdb"]},"changes":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["verdict","to","lagLow_us","lagHigh_us","evidence"],"properties":{"verdict":{"enum":["behind","before","together","notFollowed","withoutRoute"],"description":"Probes still went to the old VTEP after the route had come; went to the new one before it; neither shows; never followed the route; changed though no route said so."},"from":{"type":"string"},"to":{"type":"string"},"routeLow":{"$ref":"#/$defs/time"},"routeHigh":{"$ref":"#/$defs/time"},"lastToOld":{"$ref":"#/$defs/time"},"firstToNew":{"$ref":"#/$defs/time"},"lagLow_us":{"type":["number","null"],"description":"Forwarding less route. Microseconds; up to three decimals. Null where nothing bounds it."},"lagHigh_us":{"type":["number","null"],"description":"Forwarding less route. Microseconds; up to three decimals. Null where nothing bounds it."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}}}}},"limits":{"type":"array","items":{"type":"string"}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$", "u");
const schema32 = {"type":"object","additionalProperties":false,"required":["id","name","kind","bytes","records","unparsed","warnings"],"properties":{"id":{"type":"string","description":"Stable within this file: \"i1\", \"i2\", ... in the order read."},"name":{"type":"string","description":"File name as given (a pseudonym when anonymized)."},"node":{"type":"string","description":"Node that recorded it, from the case file."},"stage":{"type":"string","description":"Stage of the case it belongs to."},"order":{"type":"integer","description":"Place in a sequence of snapshots, from the case file."},"kind":{"type":"string","description":"What it is: capture, ping, frr-evpn-routes, ... ; empty; unknown."},"container":{"type":"string","description":"pcap or pcapng, with compression: \"pcap+gzip\"."},"parts":{"type":"array","items":{"type":"string"},"description":"Names of the files of a capture ring, in order of time."},"places":{"type":"array","items":{"type":"string"},"description":"Hosts that the prompts of a text name, in order."},"contains":{"type":"array","items":{"type":"string"},"description":"Kinds of the outputs of a transcript, in order."},"digest":{"type":"object","description":"HMAC-SHA-256 of the file under the pseudonym key; SHA-256 with --reveal.","additionalProperties":false,"required":["algorithm","value"],"properties":{"algorithm":{"enum":["hmac-sha-256","sha-256"]},"value":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"bytes":{"type":"integer","minimum":0,"description":"Size of the file as it lies."},"records":{"type":"integer","minimum":0,"description":"Records (packets, rows) understood."},"lines":{"type":"integer","minimum":0,"description":"Lines of a text."},"unparsed":{"type":"integer","minimum":0,"description":"Records or lines that were not understood. They are never dropped silently."},"unparsedAt":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["line"],"properties":{"line":{"type":"integer","minimum":1},"text":{"type":"string"}}},"description":"The first places of what was not understood; text only when revealed."},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"clock":{"type":"string","description":"Which clock stamped it: \"utc\", \"local, -05:00 as told\", \"none\"."},"resolution_us":{"type":"number","exclusiveMinimum":0,"description":"One tick of its stamps."},"warnings":{"type":"array","items":{"$ref":"#/$defs/warning"}}}};
const schema33 = {"type":"string","pattern":"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$","description":"RFC 3339 with as many digits as the source had; \"@seconds\" for years past 9999."};
const schema35 = {"type":"object","additionalProperties":false,"required":["code","says"],"properties":{"code":{"type":"string"},"says":{"type":"string"},"count":{"type":"integer","minimum":1,"description":"How often, where it is counted."},"line":{"type":"integer","minimum":1},"record":{"type":"integer","minimum":1},"offset":{"type":"integer","minimum":0}}};
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
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bytes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.records === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"},message:"must have required property '"+"records"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.unparsed === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unparsed"},message:"must have required property '"+"unparsed"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.warnings === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
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
if(typeof data.stage !== "string"){
const err11 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.container !== undefined){
if(typeof data.container !== "string"){
const err14 = {instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.parts !== undefined){
let data7 = data.parts;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err15 = {instancePath:instancePath+"/parts/" + i0,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err16 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.places !== undefined){
let data9 = data.places;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
const err17 = {instancePath:instancePath+"/places/" + i1,schemaPath:"#/properties/places/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.contains !== undefined){
let data11 = data.contains;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(typeof data11[i2] !== "string"){
const err19 = {instancePath:instancePath+"/contains/" + i2,schemaPath:"#/properties/contains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err20 = {instancePath:instancePath+"/contains",schemaPath:"#/properties/contains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.digest !== undefined){
let data13 = data.digest;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.algorithm === undefined){
const err21 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/required",keyword:"required",params:{missingProperty: "algorithm"},message:"must have required property '"+"algorithm"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data13.value === undefined){
const err22 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data13){
if(!((key1 === "algorithm") || (key1 === "value"))){
const err23 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data13.algorithm !== undefined){
let data14 = data13.algorithm;
if(!((data14 === "hmac-sha-256") || (data14 === "sha-256"))){
const err24 = {instancePath:instancePath+"/digest/algorithm",schemaPath:"#/properties/digest/properties/algorithm/enum",keyword:"enum",params:{allowedValues: schema32.properties.digest.properties.algorithm.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data13.value !== undefined){
let data15 = data13.value;
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
const err25 = {instancePath:instancePath+"/digest/value",schemaPath:"#/properties/digest/properties/value/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/digest/value",schemaPath:"#/properties/digest/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err27 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.bytes !== undefined){
let data16 = data.bytes;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err28 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err29 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.records !== undefined){
let data17 = data.records;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err30 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err31 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.lines !== undefined){
let data18 = data.lines;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err32 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err33 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.unparsed !== undefined){
let data19 = data.unparsed;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err34 = {instancePath:instancePath+"/unparsed",schemaPath:"#/properties/unparsed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err35 = {instancePath:instancePath+"/unparsed",schemaPath:"#/properties/unparsed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.unparsedAt !== undefined){
let data20 = data.unparsedAt;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.line === undefined){
const err36 = {instancePath:instancePath+"/unparsedAt/" + i3,schemaPath:"#/properties/unparsedAt/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data21){
if(!((key2 === "line") || (key2 === "text"))){
const err37 = {instancePath:instancePath+"/unparsedAt/" + i3,schemaPath:"#/properties/unparsedAt/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data21.line !== undefined){
let data22 = data21.line;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err38 = {instancePath:instancePath+"/unparsedAt/" + i3+"/line",schemaPath:"#/properties/unparsedAt/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err39 = {instancePath:instancePath+"/unparsedAt/" + i3+"/line",schemaPath:"#/properties/unparsedAt/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data21.text !== undefined){
if(typeof data21.text !== "string"){
const err40 = {instancePath:instancePath+"/unparsedAt/" + i3+"/text",schemaPath:"#/properties/unparsedAt/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err41 = {instancePath:instancePath+"/unparsedAt/" + i3,schemaPath:"#/properties/unparsedAt/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err42 = {instancePath:instancePath+"/unparsedAt",schemaPath:"#/properties/unparsedAt/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.first !== undefined){
let data24 = data.first;
if(typeof data24 === "string"){
if(!pattern6.test(data24)){
const err43 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err44 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.last !== undefined){
let data25 = data.last;
if(typeof data25 === "string"){
if(!pattern6.test(data25)){
const err45 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.clock !== undefined){
if(typeof data.clock !== "string"){
const err47 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.resolution_us !== undefined){
let data27 = data.resolution_us;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 <= 0 || isNaN(data27)){
const err48 = {instancePath:instancePath+"/resolution_us",schemaPath:"#/properties/resolution_us/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/resolution_us",schemaPath:"#/properties/resolution_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.warnings !== undefined){
let data28 = data.warnings;
if(Array.isArray(data28)){
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.code === undefined){
const err50 = {instancePath:instancePath+"/warnings/" + i4,schemaPath:"#/$defs/warning/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data29.says === undefined){
const err51 = {instancePath:instancePath+"/warnings/" + i4,schemaPath:"#/$defs/warning/required",keyword:"required",params:{missingProperty: "says"},message:"must have required property '"+"says"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key3 in data29){
if(!((((((key3 === "code") || (key3 === "says")) || (key3 === "count")) || (key3 === "line")) || (key3 === "record")) || (key3 === "offset"))){
const err52 = {instancePath:instancePath+"/warnings/" + i4,schemaPath:"#/$defs/warning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data29.code !== undefined){
if(typeof data29.code !== "string"){
const err53 = {instancePath:instancePath+"/warnings/" + i4+"/code",schemaPath:"#/$defs/warning/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data29.says !== undefined){
if(typeof data29.says !== "string"){
const err54 = {instancePath:instancePath+"/warnings/" + i4+"/says",schemaPath:"#/$defs/warning/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data29.count !== undefined){
let data32 = data29.count;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err55 = {instancePath:instancePath+"/warnings/" + i4+"/count",schemaPath:"#/$defs/warning/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
const err56 = {instancePath:instancePath+"/warnings/" + i4+"/count",schemaPath:"#/$defs/warning/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data29.line !== undefined){
let data33 = data29.line;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err57 = {instancePath:instancePath+"/warnings/" + i4+"/line",schemaPath:"#/$defs/warning/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 1 || isNaN(data33)){
const err58 = {instancePath:instancePath+"/warnings/" + i4+"/line",schemaPath:"#/$defs/warning/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data29.record !== undefined){
let data34 = data29.record;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err59 = {instancePath:instancePath+"/warnings/" + i4+"/record",schemaPath:"#/$defs/warning/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 1 || isNaN(data34)){
const err60 = {instancePath:instancePath+"/warnings/" + i4+"/record",schemaPath:"#/$defs/warning/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data29.offset !== undefined){
let data35 = data29.offset;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err61 = {instancePath:instancePath+"/warnings/" + i4+"/offset",schemaPath:"#/$defs/warning/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err62 = {instancePath:instancePath+"/warnings/" + i4+"/offset",schemaPath:"#/$defs/warning/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err63 = {instancePath:instancePath+"/warnings/" + i4,schemaPath:"#/$defs/warning/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err64 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","additionalProperties":false,"required":["input","linkType","packets","lengths","vlans","snapped"],"properties":{"input":{"type":"string"},"linkType":{"type":"string","description":"LINKTYPE_ name without the prefix: EN10MB, LINUX_SLL2, ..."},"packets":{"type":"integer","minimum":0},"lengths":{"type":"object","description":"One kind of length each; never mixed. frameLength: Ethernet frame without FCS, preamble and gap. packetLength: IP total length. recordLength: length in the file, pseudo-header included. captured: bytes kept.","additionalProperties":false,"required":[],"properties":{"frameLength":{"$ref":"#/$defs/histogram"},"packetLength":{"$ref":"#/$defs/histogram"},"recordLength":{"$ref":"#/$defs/histogram"},"captured":{"$ref":"#/$defs/histogram"}}},"vlans":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["tags","packets"],"properties":{"tags":{"type":"array","items":{"type":"integer","minimum":0,"maximum":4095,"description":"VLAN id."},"description":"Outermost first."},"packets":{"type":"integer","minimum":0},"lengths":{"$ref":"#/$defs/histogram"}}},"description":"Frames that carry a VLAN tag, by ethertype, never by length."},"fcs_bytes":{"type":"integer","minimum":0,"description":"FCS bytes subtracted from each frame, when the file says it is there."},"offload":{"type":"integer","minimum":0,"description":"IP packets longer than the link's MTU: recorded before segmentation. Absent when the MTU is unknown."},"snapped":{"type":"integer","minimum":0,"description":"Records shorter in the file than on the wire."},"withoutTime":{"type":"integer","minimum":0}}};
const schema37 = {"type":"object","description":"Count by length in bytes.","additionalProperties":{"type":"integer","minimum":1},"propertyNames":{"pattern":"^[0-9]+$"}};
const pattern8 = new RegExp("^[0-9]+$", "u");

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
if(data.linkType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkType"},message:"must have required property '"+"linkType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.packets === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packets"},message:"must have required property '"+"packets"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.lengths === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lengths"},message:"must have required property '"+"lengths"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.vlans === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vlans"},message:"must have required property '"+"vlans"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.snapped === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "snapped"},message:"must have required property '"+"snapped"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
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
if(data.linkType !== undefined){
if(typeof data.linkType !== "string"){
const err8 = {instancePath:instancePath+"/linkType",schemaPath:"#/properties/linkType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.packets !== undefined){
let data2 = data.packets;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/packets",schemaPath:"#/properties/packets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/packets",schemaPath:"#/properties/packets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.lengths !== undefined){
let data3 = data.lengths;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!((((key1 === "frameLength") || (key1 === "packetLength")) || (key1 === "recordLength")) || (key1 === "captured"))){
const err11 = {instancePath:instancePath+"/lengths",schemaPath:"#/properties/lengths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.frameLength !== undefined){
let data4 = data3.frameLength;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
const _errs14 = errors;
if(typeof key2 === "string"){
if(!pattern8.test(key2)){
const err12 = {instancePath:instancePath+"/lengths/frameLength",schemaPath:"#/$defs/histogram/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
const err13 = {instancePath:instancePath+"/lengths/frameLength",schemaPath:"#/$defs/histogram/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
for(const key3 in data4){
let data5 = data4[key3];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/lengths/frameLength/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/lengths/frameLength/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err16 = {instancePath:instancePath+"/lengths/frameLength",schemaPath:"#/$defs/histogram/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.packetLength !== undefined){
let data6 = data3.packetLength;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key4 in data6){
const _errs21 = errors;
if(typeof key4 === "string"){
if(!pattern8.test(key4)){
const err17 = {instancePath:instancePath+"/lengths/packetLength",schemaPath:"#/$defs/histogram/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",propertyName:key4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid6 = _errs21 === errors;
if(!valid6){
const err18 = {instancePath:instancePath+"/lengths/packetLength",schemaPath:"#/$defs/histogram/propertyNames",keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
for(const key5 in data6){
let data7 = data6[key5];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/lengths/packetLength/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err20 = {instancePath:instancePath+"/lengths/packetLength/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err21 = {instancePath:instancePath+"/lengths/packetLength",schemaPath:"#/$defs/histogram/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.recordLength !== undefined){
let data8 = data3.recordLength;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key6 in data8){
const _errs28 = errors;
if(typeof key6 === "string"){
if(!pattern8.test(key6)){
const err22 = {instancePath:instancePath+"/lengths/recordLength",schemaPath:"#/$defs/histogram/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",propertyName:key6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid9 = _errs28 === errors;
if(!valid9){
const err23 = {instancePath:instancePath+"/lengths/recordLength",schemaPath:"#/$defs/histogram/propertyNames",keyword:"propertyNames",params:{propertyName: key6},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
for(const key7 in data8){
let data9 = data8[key7];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/lengths/recordLength/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/lengths/recordLength/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err26 = {instancePath:instancePath+"/lengths/recordLength",schemaPath:"#/$defs/histogram/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.captured !== undefined){
let data10 = data3.captured;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key8 in data10){
const _errs35 = errors;
if(typeof key8 === "string"){
if(!pattern8.test(key8)){
const err27 = {instancePath:instancePath+"/lengths/captured",schemaPath:"#/$defs/histogram/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",propertyName:key8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid12 = _errs35 === errors;
if(!valid12){
const err28 = {instancePath:instancePath+"/lengths/captured",schemaPath:"#/$defs/histogram/propertyNames",keyword:"propertyNames",params:{propertyName: key8},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key9 in data10){
let data11 = data10[key9];
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/lengths/captured/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/lengths/captured/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err31 = {instancePath:instancePath+"/lengths/captured",schemaPath:"#/$defs/histogram/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err32 = {instancePath:instancePath+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.vlans !== undefined){
let data12 = data.vlans;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.tags === undefined){
const err33 = {instancePath:instancePath+"/vlans/" + i0,schemaPath:"#/properties/vlans/items/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.packets === undefined){
const err34 = {instancePath:instancePath+"/vlans/" + i0,schemaPath:"#/properties/vlans/items/required",keyword:"required",params:{missingProperty: "packets"},message:"must have required property '"+"packets"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key10 in data13){
if(!(((key10 === "tags") || (key10 === "packets")) || (key10 === "lengths"))){
const err35 = {instancePath:instancePath+"/vlans/" + i0,schemaPath:"#/properties/vlans/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.tags !== undefined){
let data14 = data13.tags;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err36 = {instancePath:instancePath+"/vlans/" + i0+"/tags/" + i1,schemaPath:"#/properties/vlans/items/properties/tags/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 4095 || isNaN(data15)){
const err37 = {instancePath:instancePath+"/vlans/" + i0+"/tags/" + i1,schemaPath:"#/properties/vlans/items/properties/tags/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4095},message:"must be <= 4095"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err38 = {instancePath:instancePath+"/vlans/" + i0+"/tags/" + i1,schemaPath:"#/properties/vlans/items/properties/tags/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err39 = {instancePath:instancePath+"/vlans/" + i0+"/tags",schemaPath:"#/properties/vlans/items/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.packets !== undefined){
let data16 = data13.packets;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err40 = {instancePath:instancePath+"/vlans/" + i0+"/packets",schemaPath:"#/properties/vlans/items/properties/packets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err41 = {instancePath:instancePath+"/vlans/" + i0+"/packets",schemaPath:"#/properties/vlans/items/properties/packets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data13.lengths !== undefined){
let data17 = data13.lengths;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key11 in data17){
const _errs53 = errors;
if(typeof key11 === "string"){
if(!pattern8.test(key11)){
const err42 = {instancePath:instancePath+"/vlans/" + i0+"/lengths",schemaPath:"#/$defs/histogram/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",propertyName:key11};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid20 = _errs53 === errors;
if(!valid20){
const err43 = {instancePath:instancePath+"/vlans/" + i0+"/lengths",schemaPath:"#/$defs/histogram/propertyNames",keyword:"propertyNames",params:{propertyName: key11},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
for(const key12 in data17){
let data18 = data17[key12];
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/vlans/" + i0+"/lengths/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/vlans/" + i0+"/lengths/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err46 = {instancePath:instancePath+"/vlans/" + i0+"/lengths",schemaPath:"#/$defs/histogram/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err47 = {instancePath:instancePath+"/vlans/" + i0,schemaPath:"#/properties/vlans/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err48 = {instancePath:instancePath+"/vlans",schemaPath:"#/properties/vlans/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.fcs_bytes !== undefined){
let data19 = data.fcs_bytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err49 = {instancePath:instancePath+"/fcs_bytes",schemaPath:"#/properties/fcs_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err50 = {instancePath:instancePath+"/fcs_bytes",schemaPath:"#/properties/fcs_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.offload !== undefined){
let data20 = data.offload;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err51 = {instancePath:instancePath+"/offload",schemaPath:"#/properties/offload/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err52 = {instancePath:instancePath+"/offload",schemaPath:"#/properties/offload/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.snapped !== undefined){
let data21 = data.snapped;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err53 = {instancePath:instancePath+"/snapped",schemaPath:"#/properties/snapped/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err54 = {instancePath:instancePath+"/snapped",schemaPath:"#/properties/snapped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.withoutTime !== undefined){
let data22 = data.withoutTime;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err55 = {instancePath:instancePath+"/withoutTime",schemaPath:"#/properties/withoutTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err56 = {instancePath:instancePath+"/withoutTime",schemaPath:"#/properties/withoutTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","additionalProperties":false,"required":["input","encapsulation","packets","ipOverhead_bytes","frameOverhead_bytes","headers","innerMtuAt1500_bytes"],"properties":{"input":{"type":"string"},"encapsulation":{"type":"string","description":"\"vxlan\", \"geneve\", \"vxlan+geneve\" for nested ones, \"none\" for plain traffic."},"packets":{"type":"integer","minimum":0},"ipOverhead_bytes":{"type":["integer","null"],"description":"From the outer IP header to the inner Ethertype: what the MTU must give up."},"frameOverhead_bytes":{"type":["integer","null"],"description":"Outer frame - inner frame; null where the link type has no Ethernet frame."},"headers":{"type":"array","items":{"$ref":"#/$defs/header"},"description":"The ledger: adds up to ipOverhead_bytes."},"innerMtuAt1500_bytes":{"type":["integer","null"],"description":"Inner MTU that fits an underlay MTU of 1500."},"outerLengths":{"$ref":"#/$defs/histogram","description":"Lengths outside, of the kind lengthsAre."},"innerLengths":{"$ref":"#/$defs/histogram","description":"Lengths inside, of the kind lengthsAre, where they are known."},"lengthsAre":{"enum":["frameLength","packetLength"],"description":"What outerLengths and innerLengths count: Ethernet frames, or IP total lengths where the link type has no frame."}}};
const schema43 = {"type":"object","additionalProperties":false,"required":["layer","bytes"],"properties":{"layer":{"type":"string"},"bytes":{"type":"integer","description":"Length of this header."}}};

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
if(data.encapsulation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encapsulation"},message:"must have required property '"+"encapsulation"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.packets === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packets"},message:"must have required property '"+"packets"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ipOverhead_bytes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ipOverhead_bytes"},message:"must have required property '"+"ipOverhead_bytes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.frameOverhead_bytes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frameOverhead_bytes"},message:"must have required property '"+"frameOverhead_bytes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.headers === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.innerMtuAt1500_bytes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "innerMtuAt1500_bytes"},message:"must have required property '"+"innerMtuAt1500_bytes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
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
if(data.input !== undefined){
if(typeof data.input !== "string"){
const err8 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.encapsulation !== undefined){
if(typeof data.encapsulation !== "string"){
const err9 = {instancePath:instancePath+"/encapsulation",schemaPath:"#/properties/encapsulation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.packets !== undefined){
let data2 = data.packets;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/packets",schemaPath:"#/properties/packets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err11 = {instancePath:instancePath+"/packets",schemaPath:"#/properties/packets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.ipOverhead_bytes !== undefined){
let data3 = data.ipOverhead_bytes;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err12 = {instancePath:instancePath+"/ipOverhead_bytes",schemaPath:"#/properties/ipOverhead_bytes/type",keyword:"type",params:{type: schema42.properties.ipOverhead_bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.frameOverhead_bytes !== undefined){
let data4 = data.frameOverhead_bytes;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err13 = {instancePath:instancePath+"/frameOverhead_bytes",schemaPath:"#/properties/frameOverhead_bytes/type",keyword:"type",params:{type: schema42.properties.frameOverhead_bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.headers !== undefined){
let data5 = data.headers;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.layer === undefined){
const err14 = {instancePath:instancePath+"/headers/" + i0,schemaPath:"#/$defs/header/required",keyword:"required",params:{missingProperty: "layer"},message:"must have required property '"+"layer"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.bytes === undefined){
const err15 = {instancePath:instancePath+"/headers/" + i0,schemaPath:"#/$defs/header/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "layer") || (key1 === "bytes"))){
const err16 = {instancePath:instancePath+"/headers/" + i0,schemaPath:"#/$defs/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.layer !== undefined){
if(typeof data6.layer !== "string"){
const err17 = {instancePath:instancePath+"/headers/" + i0+"/layer",schemaPath:"#/$defs/header/properties/layer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.bytes !== undefined){
let data8 = data6.bytes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/headers/" + i0+"/bytes",schemaPath:"#/$defs/header/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/headers/" + i0,schemaPath:"#/$defs/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err20 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.innerMtuAt1500_bytes !== undefined){
let data9 = data.innerMtuAt1500_bytes;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err21 = {instancePath:instancePath+"/innerMtuAt1500_bytes",schemaPath:"#/properties/innerMtuAt1500_bytes/type",keyword:"type",params:{type: schema42.properties.innerMtuAt1500_bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.outerLengths !== undefined){
let data10 = data.outerLengths;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
const _errs27 = errors;
if(typeof key2 === "string"){
if(!pattern8.test(key2)){
const err22 = {instancePath:instancePath+"/outerLengths",schemaPath:"#/$defs/histogram/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid6 = _errs27 === errors;
if(!valid6){
const err23 = {instancePath:instancePath+"/outerLengths",schemaPath:"#/$defs/histogram/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
for(const key3 in data10){
let data11 = data10[key3];
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/outerLengths/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err25 = {instancePath:instancePath+"/outerLengths/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err26 = {instancePath:instancePath+"/outerLengths",schemaPath:"#/$defs/histogram/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.innerLengths !== undefined){
let data12 = data.innerLengths;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
const _errs34 = errors;
if(typeof key4 === "string"){
if(!pattern8.test(key4)){
const err27 = {instancePath:instancePath+"/innerLengths",schemaPath:"#/$defs/histogram/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",propertyName:key4};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid9 = _errs34 === errors;
if(!valid9){
const err28 = {instancePath:instancePath+"/innerLengths",schemaPath:"#/$defs/histogram/propertyNames",keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key5 in data12){
let data13 = data12[key5];
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err29 = {instancePath:instancePath+"/innerLengths/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/innerLengths/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/histogram/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err31 = {instancePath:instancePath+"/innerLengths",schemaPath:"#/$defs/histogram/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.lengthsAre !== undefined){
let data14 = data.lengthsAre;
if(!((data14 === "frameLength") || (data14 === "packetLength"))){
const err32 = {instancePath:instancePath+"/lengthsAre",schemaPath:"#/properties/lengthsAre/enum",keyword:"enum",params:{allowedValues: schema42.properties.lengthsAre.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"object","additionalProperties":false,"required":["id","input","key","from","to","interval_us","sent","answered","late","lost","pending","duplicates","localErrors","icmpErrors","notObserved","waited_us","sameAs","stalls"],"properties":{"id":{"type":"string"},"input":{"type":"string"},"key":{"$ref":"#/$defs/streamKey"},"from":{"type":["string","null"]},"to":{"type":"string"},"interval_us":{"type":["number","null"],"description":"Measured mean spacing of the sends. Microseconds; up to three decimals. Null where it is undefined."},"nominalInterval_us":{"type":["number","null"],"description":"Interval as the command or most spacings say. Microseconds; up to three decimals. Null where it is undefined."},"sent":{"type":"integer","minimum":0},"answered":{"type":"integer","minimum":0},"late":{"type":"integer","minimum":0},"lost":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"duplicates":{"type":"integer","minimum":0},"localErrors":{"type":"integer","minimum":0},"icmpErrors":{"type":"integer","minimum":0},"notObserved":{"type":"integer","minimum":0},"waited_us":{"type":"number","description":"How long a request must be past for \"no answer\" to count as lost."},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"rtt":{"type":"object","description":"Round trips as seen at this tap, or as printed.","additionalProperties":false,"required":["count","min_us","mean_us","max_us"],"properties":{"count":{"type":"integer","minimum":0},"min_us":{"type":"number"},"mean_us":{"type":"number"},"max_us":{"type":"number"}}},"sameAs":{"type":"array","items":{"type":"string"},"description":"Ids of streams that are the same probes at other taps: one body of probes, not more."},"widestAnsweredSpacing_us":{"type":["number","null"],"description":"Widest spacing of two neighbouring answered requests: bounds any outage where nothing was lost. Microseconds; up to three decimals. Null where it is undefined."},"stalls":{"type":"array","items":{"$ref":"#/$defs/stall"}},"summary":{"type":"object","description":"What the log's own summary says against its rows.","additionalProperties":false,"required":["agrees"],"properties":{"sent":{"type":"integer","minimum":0},"received":{"type":"integer","minimum":0},"agrees":{"type":"boolean"},"says":{"type":"string"}}},"errors":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","says","count","local"],"properties":{"from":{"type":["string","null"]},"says":{"type":"string"},"count":{"type":"integer","minimum":0},"firstSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"local":{"type":"boolean"},"source":{"$ref":"#/$defs/source"}}},"description":"Who said what about probes of this stream."}}};
const schema47 = {"type":"object","additionalProperties":false,"required":["to"],"properties":{"vni":{"type":"integer","minimum":0},"vlan":{"type":"integer","minimum":0,"description":"Innermost VLAN id."},"from":{"type":"string"},"to":{"type":"string"},"icmpId":{"type":"integer","minimum":0,"maximum":65535,"description":"ICMP identifier."},"protocol":{"type":"string","description":"icmp, icmpv6, probe, ..."}}};
const schema50 = {"type":"object","additionalProperties":false,"required":["firstSeq","lastSeq","probes","longestRtt_us"],"properties":{"firstSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"lastSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"probes":{"type":"integer","minimum":0},"longestRtt_us":{"type":["number","null"],"description":"Longest round trip in the run. Microseconds; up to three decimals. Null where it is undefined."}}};
const schema51 = {"type":"object","description":"Where a figure or statement comes from.","additionalProperties":false,"required":["input"],"properties":{"input":{"type":"string","description":"inputs[].id"},"record":{"type":"integer","minimum":1,"description":"Frame or record number, from 1."},"line":{"type":"integer","minimum":1,"description":"Line number, from 1."},"offset":{"type":"integer","minimum":0,"description":"Byte offset in the decompressed file."}}};

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
if(data.key === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
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
if(data.interval_us === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interval_us"},message:"must have required property '"+"interval_us"+"'"};
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
if(data.pending === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.duplicates === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duplicates"},message:"must have required property '"+"duplicates"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.localErrors === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "localErrors"},message:"must have required property '"+"localErrors"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.icmpErrors === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icmpErrors"},message:"must have required property '"+"icmpErrors"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.notObserved === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notObserved"},message:"must have required property '"+"notObserved"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.waited_us === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waited_us"},message:"must have required property '"+"waited_us"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.sameAs === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sameAs"},message:"must have required property '"+"sameAs"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.stalls === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stalls"},message:"must have required property '"+"stalls"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema46.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.input !== undefined){
if(typeof data.input !== "string"){
const err20 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.to === undefined){
const err21 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/streamKey/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key1 in data2){
if(!((((((key1 === "vni") || (key1 === "vlan")) || (key1 === "from")) || (key1 === "to")) || (key1 === "icmpId")) || (key1 === "protocol"))){
const err22 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/streamKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.vni !== undefined){
let data3 = data2.vni;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err23 = {instancePath:instancePath+"/key/vni",schemaPath:"#/$defs/streamKey/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err24 = {instancePath:instancePath+"/key/vni",schemaPath:"#/$defs/streamKey/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.vlan !== undefined){
let data4 = data2.vlan;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err25 = {instancePath:instancePath+"/key/vlan",schemaPath:"#/$defs/streamKey/properties/vlan/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err26 = {instancePath:instancePath+"/key/vlan",schemaPath:"#/$defs/streamKey/properties/vlan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.from !== undefined){
if(typeof data2.from !== "string"){
const err27 = {instancePath:instancePath+"/key/from",schemaPath:"#/$defs/streamKey/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.to !== undefined){
if(typeof data2.to !== "string"){
const err28 = {instancePath:instancePath+"/key/to",schemaPath:"#/$defs/streamKey/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.icmpId !== undefined){
let data7 = data2.icmpId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err29 = {instancePath:instancePath+"/key/icmpId",schemaPath:"#/$defs/streamKey/properties/icmpId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 65535 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/key/icmpId",schemaPath:"#/$defs/streamKey/properties/icmpId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/key/icmpId",schemaPath:"#/$defs/streamKey/properties/icmpId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.protocol !== undefined){
if(typeof data2.protocol !== "string"){
const err32 = {instancePath:instancePath+"/key/protocol",schemaPath:"#/$defs/streamKey/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err33 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/streamKey/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.from !== undefined){
let data9 = data.from;
if((typeof data9 !== "string") && (data9 !== null)){
const err34 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: schema46.properties.from.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.to !== undefined){
if(typeof data.to !== "string"){
const err35 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.interval_us !== undefined){
let data11 = data.interval_us;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err36 = {instancePath:instancePath+"/interval_us",schemaPath:"#/properties/interval_us/type",keyword:"type",params:{type: schema46.properties.interval_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.nominalInterval_us !== undefined){
let data12 = data.nominalInterval_us;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err37 = {instancePath:instancePath+"/nominalInterval_us",schemaPath:"#/properties/nominalInterval_us/type",keyword:"type",params:{type: schema46.properties.nominalInterval_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.sent !== undefined){
let data13 = data.sent;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err38 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.answered !== undefined){
let data14 = data.answered;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err40 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.late !== undefined){
let data15 = data.late;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err42 = {instancePath:instancePath+"/late",schemaPath:"#/properties/late/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err43 = {instancePath:instancePath+"/late",schemaPath:"#/properties/late/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.lost !== undefined){
let data16 = data.lost;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err44 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err45 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.pending !== undefined){
let data17 = data.pending;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err46 = {instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err47 = {instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.duplicates !== undefined){
let data18 = data.duplicates;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err48 = {instancePath:instancePath+"/duplicates",schemaPath:"#/properties/duplicates/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/duplicates",schemaPath:"#/properties/duplicates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.localErrors !== undefined){
let data19 = data.localErrors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err50 = {instancePath:instancePath+"/localErrors",schemaPath:"#/properties/localErrors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err51 = {instancePath:instancePath+"/localErrors",schemaPath:"#/properties/localErrors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.icmpErrors !== undefined){
let data20 = data.icmpErrors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err52 = {instancePath:instancePath+"/icmpErrors",schemaPath:"#/properties/icmpErrors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err53 = {instancePath:instancePath+"/icmpErrors",schemaPath:"#/properties/icmpErrors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.notObserved !== undefined){
let data21 = data.notObserved;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err54 = {instancePath:instancePath+"/notObserved",schemaPath:"#/properties/notObserved/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err55 = {instancePath:instancePath+"/notObserved",schemaPath:"#/properties/notObserved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.waited_us !== undefined){
let data22 = data.waited_us;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err56 = {instancePath:instancePath+"/waited_us",schemaPath:"#/properties/waited_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.first !== undefined){
let data23 = data.first;
if(typeof data23 === "string"){
if(!pattern6.test(data23)){
const err57 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.last !== undefined){
let data24 = data.last;
if(typeof data24 === "string"){
if(!pattern6.test(data24)){
const err59 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.rtt !== undefined){
let data25 = data.rtt;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.count === undefined){
const err61 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data25.min_us === undefined){
const err62 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/required",keyword:"required",params:{missingProperty: "min_us"},message:"must have required property '"+"min_us"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data25.mean_us === undefined){
const err63 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/required",keyword:"required",params:{missingProperty: "mean_us"},message:"must have required property '"+"mean_us"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data25.max_us === undefined){
const err64 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/required",keyword:"required",params:{missingProperty: "max_us"},message:"must have required property '"+"max_us"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key2 in data25){
if(!((((key2 === "count") || (key2 === "min_us")) || (key2 === "mean_us")) || (key2 === "max_us"))){
const err65 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data25.count !== undefined){
let data26 = data25.count;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err66 = {instancePath:instancePath+"/rtt/count",schemaPath:"#/properties/rtt/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err67 = {instancePath:instancePath+"/rtt/count",schemaPath:"#/properties/rtt/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data25.min_us !== undefined){
let data27 = data25.min_us;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err68 = {instancePath:instancePath+"/rtt/min_us",schemaPath:"#/properties/rtt/properties/min_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data25.mean_us !== undefined){
let data28 = data25.mean_us;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err69 = {instancePath:instancePath+"/rtt/mean_us",schemaPath:"#/properties/rtt/properties/mean_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data25.max_us !== undefined){
let data29 = data25.max_us;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err70 = {instancePath:instancePath+"/rtt/max_us",schemaPath:"#/properties/rtt/properties/max_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.sameAs !== undefined){
let data30 = data.sameAs;
if(Array.isArray(data30)){
const len0 = data30.length;
for(let i0=0; i0<len0; i0++){
if(typeof data30[i0] !== "string"){
const err72 = {instancePath:instancePath+"/sameAs/" + i0,schemaPath:"#/properties/sameAs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err73 = {instancePath:instancePath+"/sameAs",schemaPath:"#/properties/sameAs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.widestAnsweredSpacing_us !== undefined){
let data32 = data.widestAnsweredSpacing_us;
if((!((typeof data32 == "number") && (isFinite(data32)))) && (data32 !== null)){
const err74 = {instancePath:instancePath+"/widestAnsweredSpacing_us",schemaPath:"#/properties/widestAnsweredSpacing_us/type",keyword:"type",params:{type: schema46.properties.widestAnsweredSpacing_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.stalls !== undefined){
let data33 = data.stalls;
if(Array.isArray(data33)){
const len1 = data33.length;
for(let i1=0; i1<len1; i1++){
let data34 = data33[i1];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.firstSeq === undefined){
const err75 = {instancePath:instancePath+"/stalls/" + i1,schemaPath:"#/$defs/stall/required",keyword:"required",params:{missingProperty: "firstSeq"},message:"must have required property '"+"firstSeq"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data34.lastSeq === undefined){
const err76 = {instancePath:instancePath+"/stalls/" + i1,schemaPath:"#/$defs/stall/required",keyword:"required",params:{missingProperty: "lastSeq"},message:"must have required property '"+"lastSeq"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data34.probes === undefined){
const err77 = {instancePath:instancePath+"/stalls/" + i1,schemaPath:"#/$defs/stall/required",keyword:"required",params:{missingProperty: "probes"},message:"must have required property '"+"probes"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data34.longestRtt_us === undefined){
const err78 = {instancePath:instancePath+"/stalls/" + i1,schemaPath:"#/$defs/stall/required",keyword:"required",params:{missingProperty: "longestRtt_us"},message:"must have required property '"+"longestRtt_us"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key3 in data34){
if(!((((key3 === "firstSeq") || (key3 === "lastSeq")) || (key3 === "probes")) || (key3 === "longestRtt_us"))){
const err79 = {instancePath:instancePath+"/stalls/" + i1,schemaPath:"#/$defs/stall/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data34.firstSeq !== undefined){
let data35 = data34.firstSeq;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err80 = {instancePath:instancePath+"/stalls/" + i1+"/firstSeq",schemaPath:"#/$defs/stall/properties/firstSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err81 = {instancePath:instancePath+"/stalls/" + i1+"/firstSeq",schemaPath:"#/$defs/stall/properties/firstSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data34.lastSeq !== undefined){
let data36 = data34.lastSeq;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err82 = {instancePath:instancePath+"/stalls/" + i1+"/lastSeq",schemaPath:"#/$defs/stall/properties/lastSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
const err83 = {instancePath:instancePath+"/stalls/" + i1+"/lastSeq",schemaPath:"#/$defs/stall/properties/lastSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data34.probes !== undefined){
let data37 = data34.probes;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err84 = {instancePath:instancePath+"/stalls/" + i1+"/probes",schemaPath:"#/$defs/stall/properties/probes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err85 = {instancePath:instancePath+"/stalls/" + i1+"/probes",schemaPath:"#/$defs/stall/properties/probes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data34.longestRtt_us !== undefined){
let data38 = data34.longestRtt_us;
if((!((typeof data38 == "number") && (isFinite(data38)))) && (data38 !== null)){
const err86 = {instancePath:instancePath+"/stalls/" + i1+"/longestRtt_us",schemaPath:"#/$defs/stall/properties/longestRtt_us/type",keyword:"type",params:{type: schema50.properties.longestRtt_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/stalls/" + i1,schemaPath:"#/$defs/stall/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err88 = {instancePath:instancePath+"/stalls",schemaPath:"#/properties/stalls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.summary !== undefined){
let data39 = data.summary;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.agrees === undefined){
const err89 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "agrees"},message:"must have required property '"+"agrees"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
for(const key4 in data39){
if(!((((key4 === "sent") || (key4 === "received")) || (key4 === "agrees")) || (key4 === "says"))){
const err90 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data39.sent !== undefined){
let data40 = data39.sent;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err91 = {instancePath:instancePath+"/summary/sent",schemaPath:"#/properties/summary/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
const err92 = {instancePath:instancePath+"/summary/sent",schemaPath:"#/properties/summary/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data39.received !== undefined){
let data41 = data39.received;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err93 = {instancePath:instancePath+"/summary/received",schemaPath:"#/properties/summary/properties/received/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
const err94 = {instancePath:instancePath+"/summary/received",schemaPath:"#/properties/summary/properties/received/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
if(data39.agrees !== undefined){
if(typeof data39.agrees !== "boolean"){
const err95 = {instancePath:instancePath+"/summary/agrees",schemaPath:"#/properties/summary/properties/agrees/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data39.says !== undefined){
if(typeof data39.says !== "string"){
const err96 = {instancePath:instancePath+"/summary/says",schemaPath:"#/properties/summary/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err97 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.errors !== undefined){
let data44 = data.errors;
if(Array.isArray(data44)){
const len2 = data44.length;
for(let i2=0; i2<len2; i2++){
let data45 = data44[i2];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.from === undefined){
const err98 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data45.says === undefined){
const err99 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "says"},message:"must have required property '"+"says"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data45.count === undefined){
const err100 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data45.local === undefined){
const err101 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "local"},message:"must have required property '"+"local"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
for(const key5 in data45){
if(!((((((key5 === "from") || (key5 === "says")) || (key5 === "count")) || (key5 === "firstSeq")) || (key5 === "local")) || (key5 === "source"))){
const err102 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/properties/errors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data45.from !== undefined){
let data46 = data45.from;
if((typeof data46 !== "string") && (data46 !== null)){
const err103 = {instancePath:instancePath+"/errors/" + i2+"/from",schemaPath:"#/properties/errors/items/properties/from/type",keyword:"type",params:{type: schema46.properties.errors.items.properties.from.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data45.says !== undefined){
if(typeof data45.says !== "string"){
const err104 = {instancePath:instancePath+"/errors/" + i2+"/says",schemaPath:"#/properties/errors/items/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data45.count !== undefined){
let data48 = data45.count;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err105 = {instancePath:instancePath+"/errors/" + i2+"/count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err106 = {instancePath:instancePath+"/errors/" + i2+"/count",schemaPath:"#/properties/errors/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
if(data45.firstSeq !== undefined){
let data49 = data45.firstSeq;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err107 = {instancePath:instancePath+"/errors/" + i2+"/firstSeq",schemaPath:"#/properties/errors/items/properties/firstSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err108 = {instancePath:instancePath+"/errors/" + i2+"/firstSeq",schemaPath:"#/properties/errors/items/properties/firstSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
if(data45.local !== undefined){
if(typeof data45.local !== "boolean"){
const err109 = {instancePath:instancePath+"/errors/" + i2+"/local",schemaPath:"#/properties/errors/items/properties/local/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data45.source !== undefined){
let data51 = data45.source;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.input === undefined){
const err110 = {instancePath:instancePath+"/errors/" + i2+"/source",schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
for(const key6 in data51){
if(!((((key6 === "input") || (key6 === "record")) || (key6 === "line")) || (key6 === "offset"))){
const err111 = {instancePath:instancePath+"/errors/" + i2+"/source",schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data51.input !== undefined){
if(typeof data51.input !== "string"){
const err112 = {instancePath:instancePath+"/errors/" + i2+"/source/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data51.record !== undefined){
let data53 = data51.record;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err113 = {instancePath:instancePath+"/errors/" + i2+"/source/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 1 || isNaN(data53)){
const err114 = {instancePath:instancePath+"/errors/" + i2+"/source/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data51.line !== undefined){
let data54 = data51.line;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err115 = {instancePath:instancePath+"/errors/" + i2+"/source/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 1 || isNaN(data54)){
const err116 = {instancePath:instancePath+"/errors/" + i2+"/source/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data51.offset !== undefined){
let data55 = data51.offset;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err117 = {instancePath:instancePath+"/errors/" + i2+"/source/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
const err118 = {instancePath:instancePath+"/errors/" + i2+"/source/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
}
else {
const err119 = {instancePath:instancePath+"/errors/" + i2+"/source",schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err122 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","additionalProperties":false,"required":["id","stream","firstLostSeq","lastLostSeq","lost","byState","lastReplyBefore","firstReplyAfter","open","observedGap_us","provenUnreachable_us","possibleUnreachable_us","outageAtMost_us","lossDerived_us","clock","evidence","limits"],"properties":{"id":{"type":"string"},"stream":{"type":"string"},"firstLostSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"lastLostSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"lost":{"type":"integer","minimum":1,"description":"Probes without an answer: lost and ICMP errors; local errors do not count."},"byState":{"type":"object","additionalProperties":false,"required":["lost","icmpErrors"],"properties":{"lost":{"type":"integer","minimum":0},"icmpErrors":{"type":"integer","minimum":0}}},"lastReplyBefore":{"oneOf":[{"$ref":"#/$defs/replyMark"},{"type":"null"}],"description":"Last answered probe before."},"firstReplyAfter":{"oneOf":[{"$ref":"#/$defs/replyMark"},{"type":"null"}],"description":"First answered probe after."},"firstLostAt":{"$ref":"#/$defs/bound","description":"When the first unanswered request left."},"lastLostAt":{"$ref":"#/$defs/bound"},"open":{"enum":[null,"start","end","both"],"description":"The period runs into the start or the end of the recording."},"observedGap_us":{"type":["number","null"],"description":"Last reply before to first reply after, by arrival. Microseconds; up to three decimals. Null where it is undefined."},"provenUnreachable_us":{"type":["number","null"],"description":"First unanswered request to last unanswered request: lower bound, assumes one contiguous outage. Microseconds; up to three decimals. Null where it is undefined."},"possibleUnreachable_us":{"type":["number","null"],"description":"Last answered request to first answered request: upper bound of the send times that could fail. Microseconds; up to three decimals. Null where it is undefined."},"outageAtMost_us":{"type":["number","null"],"description":"Last answered request to first reply after: upper bound of the outage as an event. Microseconds; up to three decimals. Null where it is undefined."},"lossDerived_us":{"type":["number","null"],"description":"Unanswered x measured mean spacing of the sends; plus or minus one interval. Microseconds; up to three decimals. Null where it is undefined."},"lossDerivedTolerance_us":{"type":["number","null"],"description":"One interval. Microseconds; up to three decimals. Null where it is undefined."},"atLeast_us":{"type":["number","null"],"description":"Lower bound for an open period. Microseconds; up to three decimals. Null where it is undefined."},"clock":{"type":"string","description":"Which clock, which stamps: \"request and reply stamps of the capture\", \"print times of the log\"."},"resolution_us":{"type":["number","null"],"description":"Interval of the probes: nothing finer can be seen."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"},"description":"The deciding records or lines: last request answered, its reply, first and last lost, first answered after, its reply."},"limits":{"type":"array","items":{"type":"string"}}}};
const schema53 = {"type":"object","additionalProperties":false,"required":["seq","source"],"properties":{"seq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"sent":{"$ref":"#/$defs/bound"},"arrived":{"$ref":"#/$defs/time"},"source":{"$ref":"#/$defs/source"}}};
const schema54 = {"type":"object","description":"A time known to lie between the two, both included.","additionalProperties":false,"required":["low","high"],"properties":{"low":{"$ref":"#/$defs/time"},"high":{"$ref":"#/$defs/time"}}};

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
if(data.low === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.high === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "low") || (key0 === "high"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.low !== undefined){
let data0 = data.low;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/low",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err4 = {instancePath:instancePath+"/low",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.high !== undefined){
let data1 = data.high;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err5 = {instancePath:instancePath+"/high",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/high",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seq === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seq"},message:"must have required property '"+"seq"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "seq") || (key0 === "sent")) || (key0 === "arrived")) || (key0 === "source"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.seq !== undefined){
let data0 = data.seq;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.sent !== undefined){
if(!(validate31(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.arrived !== undefined){
let data2 = data.arrived;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err5 = {instancePath:instancePath+"/arrived",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/arrived",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.input === undefined){
const err7 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err8 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.input !== undefined){
if(typeof data3.input !== "string"){
const err9 = {instancePath:instancePath+"/source/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.record !== undefined){
let data5 = data3.record;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data3.line !== undefined){
let data6 = data3.line;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data3.offset !== undefined){
let data7 = data3.offset;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err16 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.stream === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stream"},message:"must have required property '"+"stream"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.firstLostSeq === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstLostSeq"},message:"must have required property '"+"firstLostSeq"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.lastLostSeq === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastLostSeq"},message:"must have required property '"+"lastLostSeq"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.lost === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.byState === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "byState"},message:"must have required property '"+"byState"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.lastReplyBefore === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastReplyBefore"},message:"must have required property '"+"lastReplyBefore"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.firstReplyAfter === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstReplyAfter"},message:"must have required property '"+"firstReplyAfter"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.open === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.observedGap_us === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observedGap_us"},message:"must have required property '"+"observedGap_us"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.provenUnreachable_us === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenUnreachable_us"},message:"must have required property '"+"provenUnreachable_us"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.possibleUnreachable_us === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "possibleUnreachable_us"},message:"must have required property '"+"possibleUnreachable_us"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.outageAtMost_us === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outageAtMost_us"},message:"must have required property '"+"outageAtMost_us"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.lossDerived_us === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lossDerived_us"},message:"must have required property '"+"lossDerived_us"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.clock === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clock"},message:"must have required property '"+"clock"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.evidence === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.limits === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err18 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.stream !== undefined){
if(typeof data.stream !== "string"){
const err19 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.firstLostSeq !== undefined){
let data2 = data.firstLostSeq;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err20 = {instancePath:instancePath+"/firstLostSeq",schemaPath:"#/properties/firstLostSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err21 = {instancePath:instancePath+"/firstLostSeq",schemaPath:"#/properties/firstLostSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.lastLostSeq !== undefined){
let data3 = data.lastLostSeq;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err22 = {instancePath:instancePath+"/lastLostSeq",schemaPath:"#/properties/lastLostSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err23 = {instancePath:instancePath+"/lastLostSeq",schemaPath:"#/properties/lastLostSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.lost !== undefined){
let data4 = data.lost;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err24 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err25 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.byState !== undefined){
let data5 = data.byState;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.lost === undefined){
const err26 = {instancePath:instancePath+"/byState",schemaPath:"#/properties/byState/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data5.icmpErrors === undefined){
const err27 = {instancePath:instancePath+"/byState",schemaPath:"#/properties/byState/required",keyword:"required",params:{missingProperty: "icmpErrors"},message:"must have required property '"+"icmpErrors"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "lost") || (key1 === "icmpErrors"))){
const err28 = {instancePath:instancePath+"/byState",schemaPath:"#/properties/byState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.lost !== undefined){
let data6 = data5.lost;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err29 = {instancePath:instancePath+"/byState/lost",schemaPath:"#/properties/byState/properties/lost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err30 = {instancePath:instancePath+"/byState/lost",schemaPath:"#/properties/byState/properties/lost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data5.icmpErrors !== undefined){
let data7 = data5.icmpErrors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err31 = {instancePath:instancePath+"/byState/icmpErrors",schemaPath:"#/properties/byState/properties/icmpErrors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err32 = {instancePath:instancePath+"/byState/icmpErrors",schemaPath:"#/properties/byState/properties/icmpErrors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err33 = {instancePath:instancePath+"/byState",schemaPath:"#/properties/byState/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.lastReplyBefore !== undefined){
let data8 = data.lastReplyBefore;
const _errs20 = errors;
let valid2 = false;
let passing0 = null;
const _errs21 = errors;
if(!(validate30(data8, {instancePath:instancePath+"/lastReplyBefore",parentData:data,parentDataProperty:"lastReplyBefore",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data8 !== null){
const err34 = {instancePath:instancePath+"/lastReplyBefore",schemaPath:"#/properties/lastReplyBefore/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err35 = {instancePath:instancePath+"/lastReplyBefore",schemaPath:"#/properties/lastReplyBefore/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.firstReplyAfter !== undefined){
let data9 = data.firstReplyAfter;
const _errs25 = errors;
let valid3 = false;
let passing1 = null;
const _errs26 = errors;
if(!(validate30(data9, {instancePath:instancePath+"/firstReplyAfter",parentData:data,parentDataProperty:"firstReplyAfter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid1 = _errs26 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs27 = errors;
if(data9 !== null){
const err36 = {instancePath:instancePath+"/firstReplyAfter",schemaPath:"#/properties/firstReplyAfter/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid1 = _errs27 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
const err37 = {instancePath:instancePath+"/firstReplyAfter",schemaPath:"#/properties/firstReplyAfter/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.firstLostAt !== undefined){
if(!(validate31(data.firstLostAt, {instancePath:instancePath+"/firstLostAt",parentData:data,parentDataProperty:"firstLostAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.lastLostAt !== undefined){
if(!(validate31(data.lastLostAt, {instancePath:instancePath+"/lastLostAt",parentData:data,parentDataProperty:"lastLostAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.open !== undefined){
let data12 = data.open;
if(!((((data12 === null) || (data12 === "start")) || (data12 === "end")) || (data12 === "both"))){
const err38 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/enum",keyword:"enum",params:{allowedValues: schema52.properties.open.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.observedGap_us !== undefined){
let data13 = data.observedGap_us;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err39 = {instancePath:instancePath+"/observedGap_us",schemaPath:"#/properties/observedGap_us/type",keyword:"type",params:{type: schema52.properties.observedGap_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.provenUnreachable_us !== undefined){
let data14 = data.provenUnreachable_us;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
const err40 = {instancePath:instancePath+"/provenUnreachable_us",schemaPath:"#/properties/provenUnreachable_us/type",keyword:"type",params:{type: schema52.properties.provenUnreachable_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.possibleUnreachable_us !== undefined){
let data15 = data.possibleUnreachable_us;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
const err41 = {instancePath:instancePath+"/possibleUnreachable_us",schemaPath:"#/properties/possibleUnreachable_us/type",keyword:"type",params:{type: schema52.properties.possibleUnreachable_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.outageAtMost_us !== undefined){
let data16 = data.outageAtMost_us;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
const err42 = {instancePath:instancePath+"/outageAtMost_us",schemaPath:"#/properties/outageAtMost_us/type",keyword:"type",params:{type: schema52.properties.outageAtMost_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.lossDerived_us !== undefined){
let data17 = data.lossDerived_us;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
const err43 = {instancePath:instancePath+"/lossDerived_us",schemaPath:"#/properties/lossDerived_us/type",keyword:"type",params:{type: schema52.properties.lossDerived_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.lossDerivedTolerance_us !== undefined){
let data18 = data.lossDerivedTolerance_us;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err44 = {instancePath:instancePath+"/lossDerivedTolerance_us",schemaPath:"#/properties/lossDerivedTolerance_us/type",keyword:"type",params:{type: schema52.properties.lossDerivedTolerance_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.atLeast_us !== undefined){
let data19 = data.atLeast_us;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
const err45 = {instancePath:instancePath+"/atLeast_us",schemaPath:"#/properties/atLeast_us/type",keyword:"type",params:{type: schema52.properties.atLeast_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.clock !== undefined){
if(typeof data.clock !== "string"){
const err46 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.resolution_us !== undefined){
let data21 = data.resolution_us;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err47 = {instancePath:instancePath+"/resolution_us",schemaPath:"#/properties/resolution_us/type",keyword:"type",params:{type: schema52.properties.resolution_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.evidence !== undefined){
let data22 = data.evidence;
if(Array.isArray(data22)){
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.input === undefined){
const err48 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key2 in data23){
if(!((((key2 === "input") || (key2 === "record")) || (key2 === "line")) || (key2 === "offset"))){
const err49 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data23.input !== undefined){
if(typeof data23.input !== "string"){
const err50 = {instancePath:instancePath+"/evidence/" + i0+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data23.record !== undefined){
let data25 = data23.record;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err51 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 1 || isNaN(data25)){
const err52 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data23.line !== undefined){
let data26 = data23.line;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err53 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
const err54 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data23.offset !== undefined){
let data27 = data23.offset;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err55 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
const err56 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err57 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err58 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.limits !== undefined){
let data28 = data.limits;
if(Array.isArray(data28)){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
if(typeof data28[i1] !== "string"){
const err59 = {instancePath:instancePath+"/limits/" + i1,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err60 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"object","additionalProperties":false,"required":["input","stream","vteps","repoints","replicated","limits"],"properties":{"input":{"type":"string"},"stream":{"type":"string"},"vteps":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["vtep","requests","answered","firstSeq","lastSeq"],"properties":{"vtep":{"type":"string"},"requests":{"type":"integer","minimum":0},"answered":{"type":"integer","minimum":0},"firstSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"lastSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."}}},"description":"Requests sent to each VTEP; a replicated probe counts for each."},"outerSourcePorts":{"type":"array","items":{"type":"integer"},"description":"One outer UDP source port is one ECMP path: other paths are not covered."},"repoints":{"type":"array","items":{"$ref":"#/$defs/repoint"}},"replicated":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["seq","to"],"properties":{"seq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"to":{"type":"array","items":{"type":"string"}},"answeredBy":{"type":"string"},"evidence":{"type":"array","description":"The first copy to each VTEP of `to`, and the first reply.","items":{"$ref":"#/$defs/source"}},"source":{"$ref":"#/$defs/source"}}}},"limits":{"type":"array","items":{"type":"string"}}}};
const schema61 = {"type":"object","additionalProperties":false,"required":["from","to","lastToOld","firstToNew","interval_us","lastSeqToOld","firstSeqToNew","evidence"],"properties":{"from":{"type":"string"},"to":{"type":"string"},"lastToOld":{"$ref":"#/$defs/time"},"firstToNew":{"$ref":"#/$defs/time"},"interval_us":{"type":["number","null"],"description":"Between the two requests. Microseconds; up to three decimals. Null where it is undefined."},"lastSeqToOld":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"firstSeqToNew":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lastToOld === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastToOld"},message:"must have required property '"+"lastToOld"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.firstToNew === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstToNew"},message:"must have required property '"+"firstToNew"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.interval_us === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interval_us"},message:"must have required property '"+"interval_us"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lastSeqToOld === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastSeqToOld"},message:"must have required property '"+"lastSeqToOld"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.firstSeqToNew === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstSeqToNew"},message:"must have required property '"+"firstSeqToNew"+"'"};
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
for(const key0 in data){
if(!((((((((key0 === "from") || (key0 === "to")) || (key0 === "lastToOld")) || (key0 === "firstToNew")) || (key0 === "interval_us")) || (key0 === "lastSeqToOld")) || (key0 === "firstSeqToNew")) || (key0 === "evidence"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.to !== undefined){
if(typeof data.to !== "string"){
const err10 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lastToOld !== undefined){
let data2 = data.lastToOld;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err11 = {instancePath:instancePath+"/lastToOld",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err12 = {instancePath:instancePath+"/lastToOld",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.firstToNew !== undefined){
let data3 = data.firstToNew;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err13 = {instancePath:instancePath+"/firstToNew",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err14 = {instancePath:instancePath+"/firstToNew",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.interval_us !== undefined){
let data4 = data.interval_us;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err15 = {instancePath:instancePath+"/interval_us",schemaPath:"#/properties/interval_us/type",keyword:"type",params:{type: schema61.properties.interval_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.lastSeqToOld !== undefined){
let data5 = data.lastSeqToOld;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/lastSeqToOld",schemaPath:"#/properties/lastSeqToOld/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/lastSeqToOld",schemaPath:"#/properties/lastSeqToOld/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.firstSeqToNew !== undefined){
let data6 = data.firstSeqToNew;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/firstSeqToNew",schemaPath:"#/properties/firstSeqToNew/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/firstSeqToNew",schemaPath:"#/properties/firstSeqToNew/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.evidence !== undefined){
let data7 = data.evidence;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.input === undefined){
const err20 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data8){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err21 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.input !== undefined){
if(typeof data8.input !== "string"){
const err22 = {instancePath:instancePath+"/evidence/" + i0+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.record !== undefined){
let data10 = data8.record;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data8.line !== undefined){
let data11 = data8.line;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err26 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data8.offset !== undefined){
let data12 = data8.offset;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err27 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err28 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err29 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err30 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
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
if(data.stream === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stream"},message:"must have required property '"+"stream"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.vteps === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vteps"},message:"must have required property '"+"vteps"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.repoints === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repoints"},message:"must have required property '"+"repoints"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.replicated === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replicated"},message:"must have required property '"+"replicated"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.limits === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "input") || (key0 === "stream")) || (key0 === "vteps")) || (key0 === "outerSourcePorts")) || (key0 === "repoints")) || (key0 === "replicated")) || (key0 === "limits"))){
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
if(data.stream !== undefined){
if(typeof data.stream !== "string"){
const err8 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.vteps !== undefined){
let data2 = data.vteps;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.vtep === undefined){
const err9 = {instancePath:instancePath+"/vteps/" + i0,schemaPath:"#/properties/vteps/items/required",keyword:"required",params:{missingProperty: "vtep"},message:"must have required property '"+"vtep"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.requests === undefined){
const err10 = {instancePath:instancePath+"/vteps/" + i0,schemaPath:"#/properties/vteps/items/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.answered === undefined){
const err11 = {instancePath:instancePath+"/vteps/" + i0,schemaPath:"#/properties/vteps/items/required",keyword:"required",params:{missingProperty: "answered"},message:"must have required property '"+"answered"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.firstSeq === undefined){
const err12 = {instancePath:instancePath+"/vteps/" + i0,schemaPath:"#/properties/vteps/items/required",keyword:"required",params:{missingProperty: "firstSeq"},message:"must have required property '"+"firstSeq"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.lastSeq === undefined){
const err13 = {instancePath:instancePath+"/vteps/" + i0,schemaPath:"#/properties/vteps/items/required",keyword:"required",params:{missingProperty: "lastSeq"},message:"must have required property '"+"lastSeq"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "vtep") || (key1 === "requests")) || (key1 === "answered")) || (key1 === "firstSeq")) || (key1 === "lastSeq"))){
const err14 = {instancePath:instancePath+"/vteps/" + i0,schemaPath:"#/properties/vteps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.vtep !== undefined){
if(typeof data3.vtep !== "string"){
const err15 = {instancePath:instancePath+"/vteps/" + i0+"/vtep",schemaPath:"#/properties/vteps/items/properties/vtep/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.requests !== undefined){
let data5 = data3.requests;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/vteps/" + i0+"/requests",schemaPath:"#/properties/vteps/items/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/vteps/" + i0+"/requests",schemaPath:"#/properties/vteps/items/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.answered !== undefined){
let data6 = data3.answered;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/vteps/" + i0+"/answered",schemaPath:"#/properties/vteps/items/properties/answered/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/vteps/" + i0+"/answered",schemaPath:"#/properties/vteps/items/properties/answered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.firstSeq !== undefined){
let data7 = data3.firstSeq;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/vteps/" + i0+"/firstSeq",schemaPath:"#/properties/vteps/items/properties/firstSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/vteps/" + i0+"/firstSeq",schemaPath:"#/properties/vteps/items/properties/firstSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.lastSeq !== undefined){
let data8 = data3.lastSeq;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/vteps/" + i0+"/lastSeq",schemaPath:"#/properties/vteps/items/properties/lastSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/vteps/" + i0+"/lastSeq",schemaPath:"#/properties/vteps/items/properties/lastSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err24 = {instancePath:instancePath+"/vteps/" + i0,schemaPath:"#/properties/vteps/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err25 = {instancePath:instancePath+"/vteps",schemaPath:"#/properties/vteps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.outerSourcePorts !== undefined){
let data9 = data.outerSourcePorts;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/outerSourcePorts/" + i1,schemaPath:"#/properties/outerSourcePorts/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
else {
const err27 = {instancePath:instancePath+"/outerSourcePorts",schemaPath:"#/properties/outerSourcePorts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.repoints !== undefined){
let data11 = data.repoints;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate39(data11[i2], {instancePath:instancePath+"/repoints/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/repoints",schemaPath:"#/properties/repoints/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.replicated !== undefined){
let data13 = data.replicated;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.seq === undefined){
const err29 = {instancePath:instancePath+"/replicated/" + i3,schemaPath:"#/properties/replicated/items/required",keyword:"required",params:{missingProperty: "seq"},message:"must have required property '"+"seq"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data14.to === undefined){
const err30 = {instancePath:instancePath+"/replicated/" + i3,schemaPath:"#/properties/replicated/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key2 in data14){
if(!(((((key2 === "seq") || (key2 === "to")) || (key2 === "answeredBy")) || (key2 === "evidence")) || (key2 === "source"))){
const err31 = {instancePath:instancePath+"/replicated/" + i3,schemaPath:"#/properties/replicated/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data14.seq !== undefined){
let data15 = data14.seq;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err32 = {instancePath:instancePath+"/replicated/" + i3+"/seq",schemaPath:"#/properties/replicated/items/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err33 = {instancePath:instancePath+"/replicated/" + i3+"/seq",schemaPath:"#/properties/replicated/items/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data14.to !== undefined){
let data16 = data14.to;
if(Array.isArray(data16)){
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
if(typeof data16[i4] !== "string"){
const err34 = {instancePath:instancePath+"/replicated/" + i3+"/to/" + i4,schemaPath:"#/properties/replicated/items/properties/to/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err35 = {instancePath:instancePath+"/replicated/" + i3+"/to",schemaPath:"#/properties/replicated/items/properties/to/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.answeredBy !== undefined){
if(typeof data14.answeredBy !== "string"){
const err36 = {instancePath:instancePath+"/replicated/" + i3+"/answeredBy",schemaPath:"#/properties/replicated/items/properties/answeredBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.evidence !== undefined){
let data19 = data14.evidence;
if(Array.isArray(data19)){
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
let data20 = data19[i5];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.input === undefined){
const err37 = {instancePath:instancePath+"/replicated/" + i3+"/evidence/" + i5,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data20){
if(!((((key3 === "input") || (key3 === "record")) || (key3 === "line")) || (key3 === "offset"))){
const err38 = {instancePath:instancePath+"/replicated/" + i3+"/evidence/" + i5,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data20.input !== undefined){
if(typeof data20.input !== "string"){
const err39 = {instancePath:instancePath+"/replicated/" + i3+"/evidence/" + i5+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data20.record !== undefined){
let data22 = data20.record;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err40 = {instancePath:instancePath+"/replicated/" + i3+"/evidence/" + i5+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err41 = {instancePath:instancePath+"/replicated/" + i3+"/evidence/" + i5+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data20.line !== undefined){
let data23 = data20.line;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err42 = {instancePath:instancePath+"/replicated/" + i3+"/evidence/" + i5+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 1 || isNaN(data23)){
const err43 = {instancePath:instancePath+"/replicated/" + i3+"/evidence/" + i5+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data20.offset !== undefined){
let data24 = data20.offset;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err44 = {instancePath:instancePath+"/replicated/" + i3+"/evidence/" + i5+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err45 = {instancePath:instancePath+"/replicated/" + i3+"/evidence/" + i5+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err46 = {instancePath:instancePath+"/replicated/" + i3+"/evidence/" + i5,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err47 = {instancePath:instancePath+"/replicated/" + i3+"/evidence",schemaPath:"#/properties/replicated/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.source !== undefined){
let data25 = data14.source;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.input === undefined){
const err48 = {instancePath:instancePath+"/replicated/" + i3+"/source",schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key4 in data25){
if(!((((key4 === "input") || (key4 === "record")) || (key4 === "line")) || (key4 === "offset"))){
const err49 = {instancePath:instancePath+"/replicated/" + i3+"/source",schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data25.input !== undefined){
if(typeof data25.input !== "string"){
const err50 = {instancePath:instancePath+"/replicated/" + i3+"/source/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data25.record !== undefined){
let data27 = data25.record;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err51 = {instancePath:instancePath+"/replicated/" + i3+"/source/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
const err52 = {instancePath:instancePath+"/replicated/" + i3+"/source/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data25.line !== undefined){
let data28 = data25.line;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err53 = {instancePath:instancePath+"/replicated/" + i3+"/source/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 1 || isNaN(data28)){
const err54 = {instancePath:instancePath+"/replicated/" + i3+"/source/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data25.offset !== undefined){
let data29 = data25.offset;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err55 = {instancePath:instancePath+"/replicated/" + i3+"/source/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
const err56 = {instancePath:instancePath+"/replicated/" + i3+"/source/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err57 = {instancePath:instancePath+"/replicated/" + i3+"/source",schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err58 = {instancePath:instancePath+"/replicated/" + i3,schemaPath:"#/properties/replicated/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err59 = {instancePath:instancePath+"/replicated",schemaPath:"#/properties/replicated/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.limits !== undefined){
let data30 = data.limits;
if(Array.isArray(data30)){
const len6 = data30.length;
for(let i6=0; i6<len6; i6++){
if(typeof data30[i6] !== "string"){
const err60 = {instancePath:instancePath+"/limits/" + i6,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err61 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err62 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"object","additionalProperties":false,"required":["input","stream","key","legs","macs","interfaces","reasons","limits"],"description":"How the echo packets of one stream went past the taps of one input.","properties":{"input":{"type":"string"},"stream":{"type":["string","null"],"description":"streams[].id; null for replies whose requests are not in the input."},"key":{"$ref":"#/$defs/streamKey"},"legs":{"type":"array","items":{"$ref":"#/$defs/wayLeg"}},"macs":{"enum":["symmetric","asymmetric","inconclusive"],"description":"Whether replies go to the MAC that the requests come from, at one interface."},"interfaces":{"enum":["symmetric","asymmetric","inconclusive"],"description":"Whether replies go out where requests came in, and come in where they went out."},"reasons":{"type":"array","items":{"type":"string"},"description":"Why a verdict is inconclusive."},"limits":{"type":"array","items":{"type":"string"}}}};
const schema69 = {"type":"object","additionalProperties":false,"required":["packet","packets","firstSeq","lastSeq","source"],"properties":{"packet":{"enum":["request","reply"]},"interface":{"type":"string","description":"Where the input has several."},"direction":{"enum":["in","out"],"description":"As the recorder says: in came from the wire, out went to it."},"sourceMac":{"type":"string","description":"Of the frame that the packet is in; within a tunnel the inner one."},"destinationMac":{"type":"string","description":"Absent where the link type holds none (LINUX_SLL, SLL2, RAW)."},"ttl":{"type":"integer","minimum":1,"maximum":255},"initialTtl":{"enum":[64,128,255],"description":"Assumed: the nearest that is not less than ttl."},"hops":{"type":"integer","minimum":0,"description":"initialTtl less ttl: routers passed, under that assumption."},"sizes":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["bytes","df","packets"],"properties":{"bytes":{"type":"integer","minimum":0,"description":"IP total length."},"df":{"type":"boolean","description":"Don't Fragment was set."},"packets":{"type":"integer","minimum":1}}},"description":"Echo packets by length, of IPv4 without options in captures."},"packets":{"type":"integer","minimum":1},"firstSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535)."},"lastSeq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535)."},"source":{"$ref":"#/$defs/source"}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.packet === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packet"},message:"must have required property '"+"packet"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.packets === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packets"},message:"must have required property '"+"packets"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.firstSeq === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstSeq"},message:"must have required property '"+"firstSeq"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.lastSeq === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastSeq"},message:"must have required property '"+"lastSeq"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.source === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema69.properties, key0))){
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
if(data.packet !== undefined){
let data0 = data.packet;
if(!((data0 === "request") || (data0 === "reply"))){
const err6 = {instancePath:instancePath+"/packet",schemaPath:"#/properties/packet/enum",keyword:"enum",params:{allowedValues: schema69.properties.packet.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.interface !== undefined){
if(typeof data.interface !== "string"){
const err7 = {instancePath:instancePath+"/interface",schemaPath:"#/properties/interface/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(!((data2 === "in") || (data2 === "out"))){
const err8 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema69.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sourceMac !== undefined){
if(typeof data.sourceMac !== "string"){
const err9 = {instancePath:instancePath+"/sourceMac",schemaPath:"#/properties/sourceMac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.destinationMac !== undefined){
if(typeof data.destinationMac !== "string"){
const err10 = {instancePath:instancePath+"/destinationMac",schemaPath:"#/properties/destinationMac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ttl !== undefined){
let data5 = data.ttl;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 255 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},message:"must be <= 255"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.initialTtl !== undefined){
let data6 = data.initialTtl;
if(!(((data6 === 64) || (data6 === 128)) || (data6 === 255))){
const err14 = {instancePath:instancePath+"/initialTtl",schemaPath:"#/properties/initialTtl/enum",keyword:"enum",params:{allowedValues: schema69.properties.initialTtl.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.hops !== undefined){
let data7 = data.hops;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/hops",schemaPath:"#/properties/hops/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/hops",schemaPath:"#/properties/hops/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.sizes !== undefined){
let data8 = data.sizes;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.bytes === undefined){
const err17 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9.df === undefined){
const err18 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/required",keyword:"required",params:{missingProperty: "df"},message:"must have required property '"+"df"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.packets === undefined){
const err19 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/required",keyword:"required",params:{missingProperty: "packets"},message:"must have required property '"+"packets"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data9){
if(!(((key1 === "bytes") || (key1 === "df")) || (key1 === "packets"))){
const err20 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.bytes !== undefined){
let data10 = data9.bytes;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/sizes/" + i0+"/bytes",schemaPath:"#/properties/sizes/items/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/sizes/" + i0+"/bytes",schemaPath:"#/properties/sizes/items/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data9.df !== undefined){
if(typeof data9.df !== "boolean"){
const err23 = {instancePath:instancePath+"/sizes/" + i0+"/df",schemaPath:"#/properties/sizes/items/properties/df/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.packets !== undefined){
let data12 = data9.packets;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/sizes/" + i0+"/packets",schemaPath:"#/properties/sizes/items/properties/packets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err25 = {instancePath:instancePath+"/sizes/" + i0+"/packets",schemaPath:"#/properties/sizes/items/properties/packets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err26 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err27 = {instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.packets !== undefined){
let data13 = data.packets;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err28 = {instancePath:instancePath+"/packets",schemaPath:"#/properties/packets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err29 = {instancePath:instancePath+"/packets",schemaPath:"#/properties/packets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.firstSeq !== undefined){
let data14 = data.firstSeq;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/firstSeq",schemaPath:"#/properties/firstSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err31 = {instancePath:instancePath+"/firstSeq",schemaPath:"#/properties/firstSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.lastSeq !== undefined){
let data15 = data.lastSeq;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err32 = {instancePath:instancePath+"/lastSeq",schemaPath:"#/properties/lastSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err33 = {instancePath:instancePath+"/lastSeq",schemaPath:"#/properties/lastSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.source !== undefined){
let data16 = data.source;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.input === undefined){
const err34 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 in data16){
if(!((((key2 === "input") || (key2 === "record")) || (key2 === "line")) || (key2 === "offset"))){
const err35 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data16.input !== undefined){
if(typeof data16.input !== "string"){
const err36 = {instancePath:instancePath+"/source/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data16.record !== undefined){
let data18 = data16.record;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err37 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err38 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data16.line !== undefined){
let data19 = data16.line;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err39 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
const err40 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data16.offset !== undefined){
let data20 = data16.offset;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err41 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err42 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err43 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
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
if(data.stream === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stream"},message:"must have required property '"+"stream"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.key === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.legs === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legs"},message:"must have required property '"+"legs"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.macs === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "macs"},message:"must have required property '"+"macs"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.interfaces === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaces"},message:"must have required property '"+"interfaces"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.reasons === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"},message:"must have required property '"+"reasons"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.limits === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "input") || (key0 === "stream")) || (key0 === "key")) || (key0 === "legs")) || (key0 === "macs")) || (key0 === "interfaces")) || (key0 === "reasons")) || (key0 === "limits"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.input !== undefined){
if(typeof data.input !== "string"){
const err9 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.stream !== undefined){
let data1 = data.stream;
if((typeof data1 !== "string") && (data1 !== null)){
const err10 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema67.properties.stream.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.to === undefined){
const err11 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/streamKey/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data2){
if(!((((((key1 === "vni") || (key1 === "vlan")) || (key1 === "from")) || (key1 === "to")) || (key1 === "icmpId")) || (key1 === "protocol"))){
const err12 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/streamKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.vni !== undefined){
let data3 = data2.vni;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/key/vni",schemaPath:"#/$defs/streamKey/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/key/vni",schemaPath:"#/$defs/streamKey/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.vlan !== undefined){
let data4 = data2.vlan;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/key/vlan",schemaPath:"#/$defs/streamKey/properties/vlan/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/key/vlan",schemaPath:"#/$defs/streamKey/properties/vlan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.from !== undefined){
if(typeof data2.from !== "string"){
const err17 = {instancePath:instancePath+"/key/from",schemaPath:"#/$defs/streamKey/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.to !== undefined){
if(typeof data2.to !== "string"){
const err18 = {instancePath:instancePath+"/key/to",schemaPath:"#/$defs/streamKey/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.icmpId !== undefined){
let data7 = data2.icmpId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/key/icmpId",schemaPath:"#/$defs/streamKey/properties/icmpId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 65535 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/key/icmpId",schemaPath:"#/$defs/streamKey/properties/icmpId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/key/icmpId",schemaPath:"#/$defs/streamKey/properties/icmpId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.protocol !== undefined){
if(typeof data2.protocol !== "string"){
const err22 = {instancePath:instancePath+"/key/protocol",schemaPath:"#/$defs/streamKey/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/streamKey/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.legs !== undefined){
let data9 = data.legs;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43(data9[i0], {instancePath:instancePath+"/legs/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.macs !== undefined){
let data11 = data.macs;
if(!(((data11 === "symmetric") || (data11 === "asymmetric")) || (data11 === "inconclusive"))){
const err25 = {instancePath:instancePath+"/macs",schemaPath:"#/properties/macs/enum",keyword:"enum",params:{allowedValues: schema67.properties.macs.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.interfaces !== undefined){
let data12 = data.interfaces;
if(!(((data12 === "symmetric") || (data12 === "asymmetric")) || (data12 === "inconclusive"))){
const err26 = {instancePath:instancePath+"/interfaces",schemaPath:"#/properties/interfaces/enum",keyword:"enum",params:{allowedValues: schema67.properties.interfaces.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.reasons !== undefined){
let data13 = data.reasons;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err27 = {instancePath:instancePath+"/reasons/" + i1,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err28 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.limits !== undefined){
let data15 = data.limits;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(typeof data15[i2] !== "string"){
const err29 = {instancePath:instancePath+"/limits/" + i2,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err30 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"object","additionalProperties":false,"required":["original","translated","orderBy","agreeing","compared","basis","delayVaries_us","evidence","limits"],"description":"Two streams that are the same probes under different addresses.","properties":{"original":{"type":"string","description":"streams[].id"},"translated":{"type":"string","description":"streams[].id; totals count the two once."},"orderBy":{"enum":["time","ttl",null],"description":"What tells which of the two is the original: one clock, the TTL, or nothing."},"source":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},"destination":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}},"icmpId":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"integer"},"to":{"type":"integer"}}},"agreeing":{"type":"integer","minimum":1,"description":"Probes of equal number that agree."},"compared":{"type":"integer","minimum":1},"basis":{"enum":["payload","rhythm"],"description":"payload: bytes, length and number. rhythm: identifier, length, number and the jitter of the sends."},"delayVaries_us":{"type":"number","minimum":0,"description":"By how much the time between the two sightings varies."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}},"limits":{"type":"array","items":{"type":"string"}}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.original === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "original"},message:"must have required property '"+"original"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.translated === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "translated"},message:"must have required property '"+"translated"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderBy === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderBy"},message:"must have required property '"+"orderBy"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.agreeing === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agreeing"},message:"must have required property '"+"agreeing"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.compared === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "compared"},message:"must have required property '"+"compared"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.basis === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"},message:"must have required property '"+"basis"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.delayVaries_us === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delayVaries_us"},message:"must have required property '"+"delayVaries_us"+"'"};
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
if(!(func1.call(schema71.properties, key0))){
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
if(data.original !== undefined){
if(typeof data.original !== "string"){
const err10 = {instancePath:instancePath+"/original",schemaPath:"#/properties/original/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.translated !== undefined){
if(typeof data.translated !== "string"){
const err11 = {instancePath:instancePath+"/translated",schemaPath:"#/properties/translated/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.orderBy !== undefined){
let data2 = data.orderBy;
if(!(((data2 === "time") || (data2 === "ttl")) || (data2 === null))){
const err12 = {instancePath:instancePath+"/orderBy",schemaPath:"#/properties/orderBy/enum",keyword:"enum",params:{allowedValues: schema71.properties.orderBy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.from === undefined){
const err13 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.to === undefined){
const err14 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "from") || (key1 === "to"))){
const err15 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
const err16 = {instancePath:instancePath+"/source/from",schemaPath:"#/properties/source/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/source/to",schemaPath:"#/properties/source/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.destination !== undefined){
let data6 = data.destination;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.from === undefined){
const err19 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.to === undefined){
const err20 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "from") || (key2 === "to"))){
const err21 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.from !== undefined){
if(typeof data6.from !== "string"){
const err22 = {instancePath:instancePath+"/destination/from",schemaPath:"#/properties/destination/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.to !== undefined){
if(typeof data6.to !== "string"){
const err23 = {instancePath:instancePath+"/destination/to",schemaPath:"#/properties/destination/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err24 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.icmpId !== undefined){
let data9 = data.icmpId;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.from === undefined){
const err25 = {instancePath:instancePath+"/icmpId",schemaPath:"#/properties/icmpId/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.to === undefined){
const err26 = {instancePath:instancePath+"/icmpId",schemaPath:"#/properties/icmpId/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key3 in data9){
if(!((key3 === "from") || (key3 === "to"))){
const err27 = {instancePath:instancePath+"/icmpId",schemaPath:"#/properties/icmpId/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.from !== undefined){
let data10 = data9.from;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/icmpId/from",schemaPath:"#/properties/icmpId/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.to !== undefined){
let data11 = data9.to;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/icmpId/to",schemaPath:"#/properties/icmpId/properties/to/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err30 = {instancePath:instancePath+"/icmpId",schemaPath:"#/properties/icmpId/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.agreeing !== undefined){
let data12 = data.agreeing;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/agreeing",schemaPath:"#/properties/agreeing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/agreeing",schemaPath:"#/properties/agreeing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.compared !== undefined){
let data13 = data.compared;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err33 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.basis !== undefined){
let data14 = data.basis;
if(!((data14 === "payload") || (data14 === "rhythm"))){
const err35 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{allowedValues: schema71.properties.basis.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.delayVaries_us !== undefined){
let data15 = data.delayVaries_us;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err36 = {instancePath:instancePath+"/delayVaries_us",schemaPath:"#/properties/delayVaries_us/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/delayVaries_us",schemaPath:"#/properties/delayVaries_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.evidence !== undefined){
let data16 = data.evidence;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.input === undefined){
const err38 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key4 in data17){
if(!((((key4 === "input") || (key4 === "record")) || (key4 === "line")) || (key4 === "offset"))){
const err39 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data17.input !== undefined){
if(typeof data17.input !== "string"){
const err40 = {instancePath:instancePath+"/evidence/" + i0+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data17.record !== undefined){
let data19 = data17.record;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err41 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
const err42 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data17.line !== undefined){
let data20 = data17.line;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err43 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err44 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data17.offset !== undefined){
let data21 = data17.offset;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err45 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err46 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err47 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err48 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.limits !== undefined){
let data22 = data.limits;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
const err49 = {instancePath:instancePath+"/limits/" + i1,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err50 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"object","additionalProperties":false,"required":["mac","vni","history","moves","findings"],"properties":{"mac":{"type":"string"},"vni":{"type":["integer","null"],"description":"Null where no source says it."},"ip":{"type":"string","description":"Present for MAC+IP routes; those and MAC-only routes are kept apart."},"history":{"type":"array","items":{"$ref":"#/$defs/routeEvent"}},"moves":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","to","seqBefore","seqAfter","rise","where","evidence"],"properties":{"from":{"type":["string","null"]},"to":{"type":"string"},"seqBefore":{"type":["integer","null"],"description":"Null: absent, or not recorded: seqBeforeKnown tells them apart."},"seqBeforeKnown":{"type":"boolean","description":"Something that shows sequences recorded the route before the move: a BGP UPDATE, a BGP table or an EVPN MAC table."},"seqAfter":{"type":["integer","null"]},"seqShown":{"const":false,"description":"No table that saw the move shows sequences (a forwarding table, say): seqAfter null and rise false say nothing. Absent where one does."},"rise":{"type":"boolean","description":"The sequence rose, absent counting as 0."},"inWindow":{"type":"integer","minimum":1,"description":"Moves counted in the window of duplicate detection (RFC 7432 section 15.1: 180 s unless show evpn says otherwise) that ends with this one, itself included. Absent where the move has no time."},"where":{"type":"string"},"order":{"type":"integer"},"at":{"$ref":"#/$defs/time"},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}}}}},"bestRoutes":{"type":"array","description":"The best route over time, by RFC 7432 section 15, at each place that saw it change or saw several VTEPs claim the MAC.","items":{"$ref":"#/$defs/bestRoutes"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}}}};
const schema74 = {"type":"object","additionalProperties":false,"required":["where","source","nextHop","sticky","withdrawn"],"properties":{"order":{"type":"integer"},"at":{"$ref":"#/$defs/time"},"where":{"type":"string","description":"Node or tap where it was seen."},"source":{"$ref":"#/$defs/source"},"table":{"enum":["update","bgp","mac","fdb"],"description":"BGP UPDATE on the wire, BGP table, EVPN MAC table, forwarding table."},"from":{"type":"string","description":"BGP speaker that sent it."},"to":{"type":"string","description":"BGP speaker it was sent to."},"rd":{"type":"string"},"ethTag":{"type":"integer","minimum":0},"esi":{"type":"string"},"nextHop":{"type":["string","null"]},"originatorId":{"type":"string"},"seq":{"type":"integer","minimum":0,"description":"MAC Mobility sequence. Absent: no community, which is 0 on the wire and recorded as absent."},"seqShown":{"const":false,"description":"This form of a BGP table shows no sequence of any route: that none is here says nothing. Absent where it would show one."},"sticky":{"type":"boolean"},"withdrawn":{"type":"boolean"},"best":{"type":"boolean"},"local":{"type":"boolean"},"interface":{"type":"string"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.where === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "where"},message:"must have required property '"+"where"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nextHop === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextHop"},message:"must have required property '"+"nextHop"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sticky === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sticky"},message:"must have required property '"+"sticky"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.withdrawn === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawn"},message:"must have required property '"+"withdrawn"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema74.properties, key0))){
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
if(data.order !== undefined){
let data0 = data.order;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err7 = {instancePath:instancePath+"/at",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err8 = {instancePath:instancePath+"/at",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(typeof data.where !== "string"){
const err9 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.input === undefined){
const err10 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err11 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.input !== undefined){
if(typeof data3.input !== "string"){
const err12 = {instancePath:instancePath+"/source/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.record !== undefined){
let data5 = data3.record;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data3.line !== undefined){
let data6 = data3.line;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data3.offset !== undefined){
let data7 = data3.offset;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.table !== undefined){
let data8 = data.table;
if(!((((data8 === "update") || (data8 === "bgp")) || (data8 === "mac")) || (data8 === "fdb"))){
const err20 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/enum",keyword:"enum",params:{allowedValues: schema74.properties.table.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
const err21 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.to !== undefined){
if(typeof data.to !== "string"){
const err22 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.rd !== undefined){
if(typeof data.rd !== "string"){
const err23 = {instancePath:instancePath+"/rd",schemaPath:"#/properties/rd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.ethTag !== undefined){
let data12 = data.ethTag;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/ethTag",schemaPath:"#/properties/ethTag/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err25 = {instancePath:instancePath+"/ethTag",schemaPath:"#/properties/ethTag/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.esi !== undefined){
if(typeof data.esi !== "string"){
const err26 = {instancePath:instancePath+"/esi",schemaPath:"#/properties/esi/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.nextHop !== undefined){
let data14 = data.nextHop;
if((typeof data14 !== "string") && (data14 !== null)){
const err27 = {instancePath:instancePath+"/nextHop",schemaPath:"#/properties/nextHop/type",keyword:"type",params:{type: schema74.properties.nextHop.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.originatorId !== undefined){
if(typeof data.originatorId !== "string"){
const err28 = {instancePath:instancePath+"/originatorId",schemaPath:"#/properties/originatorId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.seq !== undefined){
let data16 = data.seq;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err29 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err30 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.seqShown !== undefined){
if(false !== data.seqShown){
const err31 = {instancePath:instancePath+"/seqShown",schemaPath:"#/properties/seqShown/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.sticky !== undefined){
if(typeof data.sticky !== "boolean"){
const err32 = {instancePath:instancePath+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.withdrawn !== undefined){
if(typeof data.withdrawn !== "boolean"){
const err33 = {instancePath:instancePath+"/withdrawn",schemaPath:"#/properties/withdrawn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.best !== undefined){
if(typeof data.best !== "boolean"){
const err34 = {instancePath:instancePath+"/best",schemaPath:"#/properties/best/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.local !== undefined){
if(typeof data.local !== "boolean"){
const err35 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.interface !== undefined){
if(typeof data.interface !== "string"){
const err36 = {instancePath:instancePath+"/interface",schemaPath:"#/properties/interface/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","additionalProperties":false,"required":["where","table","steps"],"properties":{"where":{"type":"string"},"table":{"enum":["update","bgp","mac","fdb"]},"steps":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["vtep","source"],"properties":{"at":{"$ref":"#/$defs/time"},"order":{"type":"integer"},"vtep":{"type":["string","null"],"description":"Null: no route was left."},"seq":{"type":"integer","minimum":0},"sticky":{"type":"boolean"},"by":{"enum":["only","segment","table","sticky","sequence","lowestVtep"],"description":"What decided: no other VTEP had a route; all others are of the same non-zero ESI (multihoming, not a move); the table's own mark; sticky; the higher sequence; the lower VTEP address."},"others":{"type":"array","items":{"type":"string"},"description":"Other VTEPs with a route at that time."},"source":{"$ref":"#/$defs/source"}}}},"omitted":{"type":"integer","minimum":1,"description":"Further steps that are not listed."}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.where === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "where"},message:"must have required property '"+"where"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.table === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "table"},message:"must have required property '"+"table"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.steps === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "where") || (key0 === "table")) || (key0 === "steps")) || (key0 === "omitted"))){
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
if(data.where !== undefined){
if(typeof data.where !== "string"){
const err4 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.table !== undefined){
let data1 = data.table;
if(!((((data1 === "update") || (data1 === "bgp")) || (data1 === "mac")) || (data1 === "fdb"))){
const err5 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/enum",keyword:"enum",params:{allowedValues: schema79.properties.table.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.steps !== undefined){
let data2 = data.steps;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.vtep === undefined){
const err6 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "vtep"},message:"must have required property '"+"vtep"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.source === undefined){
const err7 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data3){
if(!((((((((key1 === "at") || (key1 === "order")) || (key1 === "vtep")) || (key1 === "seq")) || (key1 === "sticky")) || (key1 === "by")) || (key1 === "others")) || (key1 === "source"))){
const err8 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.at !== undefined){
let data4 = data3.at;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err9 = {instancePath:instancePath+"/steps/" + i0+"/at",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err10 = {instancePath:instancePath+"/steps/" + i0+"/at",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.order !== undefined){
let data5 = data3.order;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/order",schemaPath:"#/properties/steps/items/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.vtep !== undefined){
let data6 = data3.vtep;
if((typeof data6 !== "string") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/vtep",schemaPath:"#/properties/steps/items/properties/vtep/type",keyword:"type",params:{type: schema79.properties.steps.items.properties.vtep.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.seq !== undefined){
let data7 = data3.seq;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/steps/" + i0+"/seq",schemaPath:"#/properties/steps/items/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/steps/" + i0+"/seq",schemaPath:"#/properties/steps/items/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.sticky !== undefined){
if(typeof data3.sticky !== "boolean"){
const err15 = {instancePath:instancePath+"/steps/" + i0+"/sticky",schemaPath:"#/properties/steps/items/properties/sticky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.by !== undefined){
let data9 = data3.by;
if(!((((((data9 === "only") || (data9 === "segment")) || (data9 === "table")) || (data9 === "sticky")) || (data9 === "sequence")) || (data9 === "lowestVtep"))){
const err16 = {instancePath:instancePath+"/steps/" + i0+"/by",schemaPath:"#/properties/steps/items/properties/by/enum",keyword:"enum",params:{allowedValues: schema79.properties.steps.items.properties.by.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.others !== undefined){
let data10 = data3.others;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err17 = {instancePath:instancePath+"/steps/" + i0+"/others/" + i1,schemaPath:"#/properties/steps/items/properties/others/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath:instancePath+"/steps/" + i0+"/others",schemaPath:"#/properties/steps/items/properties/others/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.source !== undefined){
let data12 = data3.source;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.input === undefined){
const err19 = {instancePath:instancePath+"/steps/" + i0+"/source",schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data12){
if(!((((key2 === "input") || (key2 === "record")) || (key2 === "line")) || (key2 === "offset"))){
const err20 = {instancePath:instancePath+"/steps/" + i0+"/source",schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data12.input !== undefined){
if(typeof data12.input !== "string"){
const err21 = {instancePath:instancePath+"/steps/" + i0+"/source/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.record !== undefined){
let data14 = data12.record;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err22 = {instancePath:instancePath+"/steps/" + i0+"/source/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err23 = {instancePath:instancePath+"/steps/" + i0+"/source/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data12.line !== undefined){
let data15 = data12.line;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err24 = {instancePath:instancePath+"/steps/" + i0+"/source/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err25 = {instancePath:instancePath+"/steps/" + i0+"/source/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data12.offset !== undefined){
let data16 = data12.offset;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err26 = {instancePath:instancePath+"/steps/" + i0+"/source/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err27 = {instancePath:instancePath+"/steps/" + i0+"/source/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err28 = {instancePath:instancePath+"/steps/" + i0+"/source",schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err29 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err30 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.omitted !== undefined){
let data17 = data.omitted;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err31 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err32 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"type":"object","additionalProperties":false,"required":["code","severity","says","where","limits"],"properties":{"code":{"type":"string","pattern":"^[a-z0-9]+([.-][a-z0-9]+)*$","description":"Stable, dotted."},"severity":{"enum":["info","warning","error"]},"says":{"type":"string"},"where":{"type":"array","items":{"$ref":"#/$defs/source"}},"count":{"type":"integer","minimum":1},"filter":{"type":"string","description":"Wireshark display filter for the packets meant."},"limits":{"type":"array","items":{"type":"string"}}}};
const pattern25 = new RegExp("^[a-z0-9]+([.-][a-z0-9]+)*$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.severity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
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
if(data.where === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "where"},message:"must have required property '"+"where"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.limits === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "code") || (key0 === "severity")) || (key0 === "says")) || (key0 === "where")) || (key0 === "count")) || (key0 === "filter")) || (key0 === "limits"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern25.test(data0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([.-][a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+([.-][a-z0-9]+)*$"+"\""};
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
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.severity !== undefined){
let data1 = data.severity;
if(!(((data1 === "info") || (data1 === "warning")) || (data1 === "error"))){
const err8 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema82.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.says !== undefined){
if(typeof data.says !== "string"){
const err9 = {instancePath:instancePath+"/says",schemaPath:"#/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.where !== undefined){
let data3 = data.where;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.input === undefined){
const err10 = {instancePath:instancePath+"/where/" + i0,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err11 = {instancePath:instancePath+"/where/" + i0,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.input !== undefined){
if(typeof data4.input !== "string"){
const err12 = {instancePath:instancePath+"/where/" + i0+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.record !== undefined){
let data6 = data4.record;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/where/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/where/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data4.line !== undefined){
let data7 = data4.line;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/where/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/where/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data4.offset !== undefined){
let data8 = data4.offset;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/where/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/where/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/where/" + i0,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err20 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.count !== undefined){
let data9 = data.count;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.filter !== undefined){
if(typeof data.filter !== "string"){
const err23 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.limits !== undefined){
let data11 = data.limits;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err24 = {instancePath:instancePath+"/limits/" + i1,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err25 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mac === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mac"},message:"must have required property '"+"mac"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.vni === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vni"},message:"must have required property '"+"vni"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.history === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "history"},message:"must have required property '"+"history"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.moves === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moves"},message:"must have required property '"+"moves"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.findings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "mac") || (key0 === "vni")) || (key0 === "ip")) || (key0 === "history")) || (key0 === "moves")) || (key0 === "bestRoutes")) || (key0 === "findings"))){
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
if(data.mac !== undefined){
if(typeof data.mac !== "string"){
const err6 = {instancePath:instancePath+"/mac",schemaPath:"#/properties/mac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.vni !== undefined){
let data1 = data.vni;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err7 = {instancePath:instancePath+"/vni",schemaPath:"#/properties/vni/type",keyword:"type",params:{type: schema73.properties.vni.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ip !== undefined){
if(typeof data.ip !== "string"){
const err8 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.history !== undefined){
let data3 = data.history;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate49(data3[i0], {instancePath:instancePath+"/history/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.moves !== undefined){
let data5 = data.moves;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.from === undefined){
const err10 = {instancePath:instancePath+"/moves/" + i1,schemaPath:"#/properties/moves/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6.to === undefined){
const err11 = {instancePath:instancePath+"/moves/" + i1,schemaPath:"#/properties/moves/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.seqBefore === undefined){
const err12 = {instancePath:instancePath+"/moves/" + i1,schemaPath:"#/properties/moves/items/required",keyword:"required",params:{missingProperty: "seqBefore"},message:"must have required property '"+"seqBefore"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.seqAfter === undefined){
const err13 = {instancePath:instancePath+"/moves/" + i1,schemaPath:"#/properties/moves/items/required",keyword:"required",params:{missingProperty: "seqAfter"},message:"must have required property '"+"seqAfter"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.rise === undefined){
const err14 = {instancePath:instancePath+"/moves/" + i1,schemaPath:"#/properties/moves/items/required",keyword:"required",params:{missingProperty: "rise"},message:"must have required property '"+"rise"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.where === undefined){
const err15 = {instancePath:instancePath+"/moves/" + i1,schemaPath:"#/properties/moves/items/required",keyword:"required",params:{missingProperty: "where"},message:"must have required property '"+"where"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.evidence === undefined){
const err16 = {instancePath:instancePath+"/moves/" + i1,schemaPath:"#/properties/moves/items/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data6){
if(!(func1.call(schema73.properties.moves.items.properties, key1))){
const err17 = {instancePath:instancePath+"/moves/" + i1,schemaPath:"#/properties/moves/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.from !== undefined){
let data7 = data6.from;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/moves/" + i1+"/from",schemaPath:"#/properties/moves/items/properties/from/type",keyword:"type",params:{type: schema73.properties.moves.items.properties.from.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.to !== undefined){
if(typeof data6.to !== "string"){
const err19 = {instancePath:instancePath+"/moves/" + i1+"/to",schemaPath:"#/properties/moves/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.seqBefore !== undefined){
let data9 = data6.seqBefore;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err20 = {instancePath:instancePath+"/moves/" + i1+"/seqBefore",schemaPath:"#/properties/moves/items/properties/seqBefore/type",keyword:"type",params:{type: schema73.properties.moves.items.properties.seqBefore.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.seqBeforeKnown !== undefined){
if(typeof data6.seqBeforeKnown !== "boolean"){
const err21 = {instancePath:instancePath+"/moves/" + i1+"/seqBeforeKnown",schemaPath:"#/properties/moves/items/properties/seqBeforeKnown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.seqAfter !== undefined){
let data11 = data6.seqAfter;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err22 = {instancePath:instancePath+"/moves/" + i1+"/seqAfter",schemaPath:"#/properties/moves/items/properties/seqAfter/type",keyword:"type",params:{type: schema73.properties.moves.items.properties.seqAfter.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.seqShown !== undefined){
if(false !== data6.seqShown){
const err23 = {instancePath:instancePath+"/moves/" + i1+"/seqShown",schemaPath:"#/properties/moves/items/properties/seqShown/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.rise !== undefined){
if(typeof data6.rise !== "boolean"){
const err24 = {instancePath:instancePath+"/moves/" + i1+"/rise",schemaPath:"#/properties/moves/items/properties/rise/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.inWindow !== undefined){
let data14 = data6.inWindow;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err25 = {instancePath:instancePath+"/moves/" + i1+"/inWindow",schemaPath:"#/properties/moves/items/properties/inWindow/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err26 = {instancePath:instancePath+"/moves/" + i1+"/inWindow",schemaPath:"#/properties/moves/items/properties/inWindow/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data6.where !== undefined){
if(typeof data6.where !== "string"){
const err27 = {instancePath:instancePath+"/moves/" + i1+"/where",schemaPath:"#/properties/moves/items/properties/where/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.order !== undefined){
let data16 = data6.order;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err28 = {instancePath:instancePath+"/moves/" + i1+"/order",schemaPath:"#/properties/moves/items/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.at !== undefined){
let data17 = data6.at;
if(typeof data17 === "string"){
if(!pattern6.test(data17)){
const err29 = {instancePath:instancePath+"/moves/" + i1+"/at",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err30 = {instancePath:instancePath+"/moves/" + i1+"/at",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.evidence !== undefined){
let data18 = data6.evidence;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.input === undefined){
const err31 = {instancePath:instancePath+"/moves/" + i1+"/evidence/" + i2,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data19){
if(!((((key2 === "input") || (key2 === "record")) || (key2 === "line")) || (key2 === "offset"))){
const err32 = {instancePath:instancePath+"/moves/" + i1+"/evidence/" + i2,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data19.input !== undefined){
if(typeof data19.input !== "string"){
const err33 = {instancePath:instancePath+"/moves/" + i1+"/evidence/" + i2+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data19.record !== undefined){
let data21 = data19.record;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err34 = {instancePath:instancePath+"/moves/" + i1+"/evidence/" + i2+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err35 = {instancePath:instancePath+"/moves/" + i1+"/evidence/" + i2+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data19.line !== undefined){
let data22 = data19.line;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err36 = {instancePath:instancePath+"/moves/" + i1+"/evidence/" + i2+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err37 = {instancePath:instancePath+"/moves/" + i1+"/evidence/" + i2+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data19.offset !== undefined){
let data23 = data19.offset;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err38 = {instancePath:instancePath+"/moves/" + i1+"/evidence/" + i2+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err39 = {instancePath:instancePath+"/moves/" + i1+"/evidence/" + i2+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err40 = {instancePath:instancePath+"/moves/" + i1+"/evidence/" + i2,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err41 = {instancePath:instancePath+"/moves/" + i1+"/evidence",schemaPath:"#/properties/moves/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err42 = {instancePath:instancePath+"/moves/" + i1,schemaPath:"#/properties/moves/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err43 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.bestRoutes !== undefined){
let data24 = data.bestRoutes;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(!(validate51(data24[i3], {instancePath:instancePath+"/bestRoutes/" + i3,parentData:data24,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/bestRoutes",schemaPath:"#/properties/bestRoutes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.findings !== undefined){
let data26 = data.findings;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(!(validate53(data26[i4], {instancePath:instancePath+"/findings/" + i4,parentData:data26,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema84 = {"type":"object","description":"Clock b less clock a at one instant: dateShift_days + zoneShift_s + a value between offsetLow_us and offsetHigh_us.","additionalProperties":false,"required":["a","b","offsetLow_us","offsetHigh_us","pairs","basis"],"properties":{"a":{"type":"string"},"b":{"type":"string"},"dateShift_days":{"type":"integer","description":"Whole days between them, where one has no date or the clocks are far apart. Absent: 0."},"zoneShift_s":{"type":"integer","description":"Whole quarter hours that are taken for a difference of zones."},"offsetLow_us":{"type":"number","description":"Widened by one tick of the stamps of both."},"offsetHigh_us":{"type":"number"},"stampedLow_us":{"type":"number","description":"The same bound as the stamps alone say it, where packets that both show make it."},"stampedHigh_us":{"type":"number"},"pairs":{"type":"integer","minimum":0,"description":"Packets (of a log: stamped lines) that were found in both; 0 where others tie the two together."},"basis":{"type":"string","description":"\"requests and replies\", \"ping stamps\", \"BGP segments\", \"stated\", and through which other inputs."},"via":{"type":"array","items":{"type":"string"},"description":"Inputs through which a bound was closed or made tighter."},"driftLow_ppm":{"type":"number","description":"Where one offset does not fit: how much faster than a the clock b runs. The bounds are then those over the whole recording."},"driftHigh_ppm":{"type":"number"},"residual_us":{"type":"number","description":"Where the offset changes: how far it may be from the middle of its bounds at its time."},"steps":{"type":"array","items":{"$ref":"#/$defs/clockStep"}},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"},"description":"The packets or lines that make the two bounds."},"limits":{"type":"array","items":{"type":"string"}}}};
const schema85 = {"type":"object","description":"The offset jumped once between low and high, on the clock that `on` names.","additionalProperties":false,"required":["low","high","on","sizeLow_us","sizeHigh_us"],"properties":{"low":{"type":"string"},"high":{"type":"string"},"on":{"type":"string","description":"Input whose clock the two times are on."},"sizeLow_us":{"type":"number"},"sizeHigh_us":{"type":"number"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.a === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "a"},message:"must have required property '"+"a"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.b === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "b"},message:"must have required property '"+"b"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.offsetLow_us === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offsetLow_us"},message:"must have required property '"+"offsetLow_us"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.offsetHigh_us === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offsetHigh_us"},message:"must have required property '"+"offsetHigh_us"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.pairs === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pairs"},message:"must have required property '"+"pairs"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.basis === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"},message:"must have required property '"+"basis"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema84.properties, key0))){
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
if(data.a !== undefined){
if(typeof data.a !== "string"){
const err7 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.b !== undefined){
if(typeof data.b !== "string"){
const err8 = {instancePath:instancePath+"/b",schemaPath:"#/properties/b/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.dateShift_days !== undefined){
let data2 = data.dateShift_days;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/dateShift_days",schemaPath:"#/properties/dateShift_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.zoneShift_s !== undefined){
let data3 = data.zoneShift_s;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/zoneShift_s",schemaPath:"#/properties/zoneShift_s/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.offsetLow_us !== undefined){
let data4 = data.offsetLow_us;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/offsetLow_us",schemaPath:"#/properties/offsetLow_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.offsetHigh_us !== undefined){
let data5 = data.offsetHigh_us;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/offsetHigh_us",schemaPath:"#/properties/offsetHigh_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.stampedLow_us !== undefined){
let data6 = data.stampedLow_us;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/stampedLow_us",schemaPath:"#/properties/stampedLow_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.stampedHigh_us !== undefined){
let data7 = data.stampedHigh_us;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/stampedHigh_us",schemaPath:"#/properties/stampedHigh_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.pairs !== undefined){
let data8 = data.pairs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/pairs",schemaPath:"#/properties/pairs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/pairs",schemaPath:"#/properties/pairs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.basis !== undefined){
if(typeof data.basis !== "string"){
const err17 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.via !== undefined){
let data10 = data.via;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
const err18 = {instancePath:instancePath+"/via/" + i0,schemaPath:"#/properties/via/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.driftLow_ppm !== undefined){
let data12 = data.driftLow_ppm;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err20 = {instancePath:instancePath+"/driftLow_ppm",schemaPath:"#/properties/driftLow_ppm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.driftHigh_ppm !== undefined){
let data13 = data.driftHigh_ppm;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err21 = {instancePath:instancePath+"/driftHigh_ppm",schemaPath:"#/properties/driftHigh_ppm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.residual_us !== undefined){
let data14 = data.residual_us;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err22 = {instancePath:instancePath+"/residual_us",schemaPath:"#/properties/residual_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.steps !== undefined){
let data15 = data.steps;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.low === undefined){
const err23 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/$defs/clockStep/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data16.high === undefined){
const err24 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/$defs/clockStep/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data16.on === undefined){
const err25 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/$defs/clockStep/required",keyword:"required",params:{missingProperty: "on"},message:"must have required property '"+"on"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data16.sizeLow_us === undefined){
const err26 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/$defs/clockStep/required",keyword:"required",params:{missingProperty: "sizeLow_us"},message:"must have required property '"+"sizeLow_us"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data16.sizeHigh_us === undefined){
const err27 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/$defs/clockStep/required",keyword:"required",params:{missingProperty: "sizeHigh_us"},message:"must have required property '"+"sizeHigh_us"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data16){
if(!(((((key1 === "low") || (key1 === "high")) || (key1 === "on")) || (key1 === "sizeLow_us")) || (key1 === "sizeHigh_us"))){
const err28 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/$defs/clockStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data16.low !== undefined){
if(typeof data16.low !== "string"){
const err29 = {instancePath:instancePath+"/steps/" + i1+"/low",schemaPath:"#/$defs/clockStep/properties/low/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data16.high !== undefined){
if(typeof data16.high !== "string"){
const err30 = {instancePath:instancePath+"/steps/" + i1+"/high",schemaPath:"#/$defs/clockStep/properties/high/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data16.on !== undefined){
if(typeof data16.on !== "string"){
const err31 = {instancePath:instancePath+"/steps/" + i1+"/on",schemaPath:"#/$defs/clockStep/properties/on/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data16.sizeLow_us !== undefined){
let data20 = data16.sizeLow_us;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err32 = {instancePath:instancePath+"/steps/" + i1+"/sizeLow_us",schemaPath:"#/$defs/clockStep/properties/sizeLow_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data16.sizeHigh_us !== undefined){
let data21 = data16.sizeHigh_us;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err33 = {instancePath:instancePath+"/steps/" + i1+"/sizeHigh_us",schemaPath:"#/$defs/clockStep/properties/sizeHigh_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err34 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/$defs/clockStep/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err35 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.evidence !== undefined){
let data22 = data.evidence;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.input === undefined){
const err36 = {instancePath:instancePath+"/evidence/" + i2,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data23){
if(!((((key2 === "input") || (key2 === "record")) || (key2 === "line")) || (key2 === "offset"))){
const err37 = {instancePath:instancePath+"/evidence/" + i2,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data23.input !== undefined){
if(typeof data23.input !== "string"){
const err38 = {instancePath:instancePath+"/evidence/" + i2+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data23.record !== undefined){
let data25 = data23.record;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err39 = {instancePath:instancePath+"/evidence/" + i2+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 1 || isNaN(data25)){
const err40 = {instancePath:instancePath+"/evidence/" + i2+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data23.line !== undefined){
let data26 = data23.line;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err41 = {instancePath:instancePath+"/evidence/" + i2+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
const err42 = {instancePath:instancePath+"/evidence/" + i2+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data23.offset !== undefined){
let data27 = data23.offset;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err43 = {instancePath:instancePath+"/evidence/" + i2+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
const err44 = {instancePath:instancePath+"/evidence/" + i2+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err45 = {instancePath:instancePath+"/evidence/" + i2,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err46 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.limits !== undefined){
let data28 = data.limits;
if(Array.isArray(data28)){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(typeof data28[i3] !== "string"){
const err47 = {instancePath:instancePath+"/limits/" + i3,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err48 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema87 = {"type":"object","additionalProperties":false,"required":["loss","whole_us","recoveredBy","events","parts","cannotSplit"],"properties":{"loss":{"type":"string","description":"lossPeriods[].id"},"observer":{"type":"string","description":"Input whose clock all times of this row are on."},"whole_us":{"type":"number","description":"Last frame at the old port (or, unrecorded, last reply at the observer) to the first reply at the observer."},"wholeLow_us":{"type":"number","description":"Bounds of whole_us where two clocks are in it."},"wholeHigh_us":{"type":"number"},"recoveredBy":{"enum":["route","flood","data",null]},"events":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","low","high","evidence"],"properties":{"name":{"type":"string"},"at":{"$ref":"#/$defs/time","description":"Stamp by the clock of the input that shows it; absent where the event was not recorded."},"low":{"$ref":"#/$defs/time"},"high":{"$ref":"#/$defs/time"},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}},"afterRecovery":{"type":"boolean"},"label":{"type":"string","description":"What a phase, a check of a probe log or a metric says."},"untied":{"type":"boolean","description":"No packet ties its clock to that of the observer: low and high are as stamped, as wide as its resolution."}}}},"parts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","low_us","high_us"],"properties":{"name":{"type":"string"},"low_us":{"type":"number"},"high_us":{"type":"number"},"within":{"type":"string"},"after":{"type":"string","description":"Event that it runs from, where that one is the latest before."},"until":{"type":"string","description":"Event that ends it."}}}},"cannotSplit":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["part","missing"],"properties":{"part":{"type":"string"},"missing":{"type":"string"},"record":{"type":"string"}}}},"limits":{"type":"array","items":{"type":"string"}},"advertisements":{"type":"array","description":"UPDATEs with the route to the new VTEP, by session and tap: how long after it left the new VTEP each was seen.","items":{"type":"object","additionalProperties":false,"required":["from","to","input","reflected","low_us","high_us","evidence"],"properties":{"from":{"type":"string"},"to":{"type":"string"},"input":{"type":"string"},"reflected":{"type":"boolean","description":"A route reflector has passed it on: it has an originator (RFC 4456)."},"low_us":{"type":"number","minimum":0},"high_us":{"type":"number","minimum":0},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}}}}},"lostProbes":{"type":"array","items":{"$ref":"#/$defs/lostProbe"},"description":"The first 100 lost probes that a tap saw."}}};
const schema93 = {"type":"object","additionalProperties":false,"required":["seq","taps","lastSeen","place","outcome","source"],"description":"How far a lost probe got.","properties":{"seq":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535)."},"vtep":{"type":"string","description":"VTEP that it was sent to."},"copies":{"type":"array","items":{"type":"string"},"description":"VTEPs that it was copied to, where there were several."},"taps":{"type":"integer","minimum":1,"description":"Taps that saw it."},"lastSeen":{"type":"string","description":"Input of the furthest tap that saw it."},"place":{"enum":["ingress","way","oldPort","newPort"],"description":"Where that tap is: the observer's, the machine's ports, or on the way between."},"outcome":{"enum":["deliveredToOld","deliveredToNew","notDelivered","unknown"],"description":"deliveredToOld: at the old port after the machine's last frame there. notDelivered: the port behind its VTEP was recorded and did not see it. unknown: the port was not recorded."},"source":{"$ref":"#/$defs/source"}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seq === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seq"},message:"must have required property '"+"seq"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.taps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lastSeen === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastSeen"},message:"must have required property '"+"lastSeen"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.place === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"},message:"must have required property '"+"place"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.outcome === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.source === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "seq") || (key0 === "vtep")) || (key0 === "copies")) || (key0 === "taps")) || (key0 === "lastSeen")) || (key0 === "place")) || (key0 === "outcome")) || (key0 === "source"))){
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
if(data.seq !== undefined){
let data0 = data.seq;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.vtep !== undefined){
if(typeof data.vtep !== "string"){
const err9 = {instancePath:instancePath+"/vtep",schemaPath:"#/properties/vtep/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.copies !== undefined){
let data2 = data.copies;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err10 = {instancePath:instancePath+"/copies/" + i0,schemaPath:"#/properties/copies/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.taps !== undefined){
let data4 = data.taps;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/taps",schemaPath:"#/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/taps",schemaPath:"#/properties/taps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.lastSeen !== undefined){
if(typeof data.lastSeen !== "string"){
const err14 = {instancePath:instancePath+"/lastSeen",schemaPath:"#/properties/lastSeen/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.place !== undefined){
let data6 = data.place;
if(!((((data6 === "ingress") || (data6 === "way")) || (data6 === "oldPort")) || (data6 === "newPort"))){
const err15 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/enum",keyword:"enum",params:{allowedValues: schema93.properties.place.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.outcome !== undefined){
let data7 = data.outcome;
if(!((((data7 === "deliveredToOld") || (data7 === "deliveredToNew")) || (data7 === "notDelivered")) || (data7 === "unknown"))){
const err16 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema93.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data8 = data.source;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.input === undefined){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data8){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.input !== undefined){
if(typeof data8.input !== "string"){
const err19 = {instancePath:instancePath+"/source/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.record !== undefined){
let data10 = data8.record;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err21 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data8.line !== undefined){
let data11 = data8.line;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err23 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data8.offset !== undefined){
let data12 = data8.offset;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err25 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err26 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loss === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loss"},message:"must have required property '"+"loss"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.whole_us === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whole_us"},message:"must have required property '"+"whole_us"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.recoveredBy === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recoveredBy"},message:"must have required property '"+"recoveredBy"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.events === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.parts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parts"},message:"must have required property '"+"parts"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.cannotSplit === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cannotSplit"},message:"must have required property '"+"cannotSplit"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema87.properties, key0))){
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
if(data.loss !== undefined){
if(typeof data.loss !== "string"){
const err7 = {instancePath:instancePath+"/loss",schemaPath:"#/properties/loss/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.observer !== undefined){
if(typeof data.observer !== "string"){
const err8 = {instancePath:instancePath+"/observer",schemaPath:"#/properties/observer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.whole_us !== undefined){
let data2 = data.whole_us;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/whole_us",schemaPath:"#/properties/whole_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.wholeLow_us !== undefined){
let data3 = data.wholeLow_us;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/wholeLow_us",schemaPath:"#/properties/wholeLow_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.wholeHigh_us !== undefined){
let data4 = data.wholeHigh_us;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/wholeHigh_us",schemaPath:"#/properties/wholeHigh_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.recoveredBy !== undefined){
let data5 = data.recoveredBy;
if(!((((data5 === "route") || (data5 === "flood")) || (data5 === "data")) || (data5 === null))){
const err12 = {instancePath:instancePath+"/recoveredBy",schemaPath:"#/properties/recoveredBy/enum",keyword:"enum",params:{allowedValues: schema87.properties.recoveredBy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.events !== undefined){
let data6 = data.events;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
const err13 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.low === undefined){
const err14 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.high === undefined){
const err15 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.evidence === undefined){
const err16 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data7){
if(!((((((((key1 === "name") || (key1 === "at")) || (key1 === "low")) || (key1 === "high")) || (key1 === "evidence")) || (key1 === "afterRecovery")) || (key1 === "label")) || (key1 === "untied"))){
const err17 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.name !== undefined){
if(typeof data7.name !== "string"){
const err18 = {instancePath:instancePath+"/events/" + i0+"/name",schemaPath:"#/properties/events/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.at !== undefined){
let data9 = data7.at;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err19 = {instancePath:instancePath+"/events/" + i0+"/at",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err20 = {instancePath:instancePath+"/events/" + i0+"/at",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.low !== undefined){
let data10 = data7.low;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
const err21 = {instancePath:instancePath+"/events/" + i0+"/low",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err22 = {instancePath:instancePath+"/events/" + i0+"/low",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.high !== undefined){
let data11 = data7.high;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err23 = {instancePath:instancePath+"/events/" + i0+"/high",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/events/" + i0+"/high",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.evidence !== undefined){
let data12 = data7.evidence;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.input === undefined){
const err25 = {instancePath:instancePath+"/events/" + i0+"/evidence/" + i1,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data13){
if(!((((key2 === "input") || (key2 === "record")) || (key2 === "line")) || (key2 === "offset"))){
const err26 = {instancePath:instancePath+"/events/" + i0+"/evidence/" + i1,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data13.input !== undefined){
if(typeof data13.input !== "string"){
const err27 = {instancePath:instancePath+"/events/" + i0+"/evidence/" + i1+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data13.record !== undefined){
let data15 = data13.record;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err28 = {instancePath:instancePath+"/events/" + i0+"/evidence/" + i1+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err29 = {instancePath:instancePath+"/events/" + i0+"/evidence/" + i1+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data13.line !== undefined){
let data16 = data13.line;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err30 = {instancePath:instancePath+"/events/" + i0+"/evidence/" + i1+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err31 = {instancePath:instancePath+"/events/" + i0+"/evidence/" + i1+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data13.offset !== undefined){
let data17 = data13.offset;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err32 = {instancePath:instancePath+"/events/" + i0+"/evidence/" + i1+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err33 = {instancePath:instancePath+"/events/" + i0+"/evidence/" + i1+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err34 = {instancePath:instancePath+"/events/" + i0+"/evidence/" + i1,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err35 = {instancePath:instancePath+"/events/" + i0+"/evidence",schemaPath:"#/properties/events/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data7.afterRecovery !== undefined){
if(typeof data7.afterRecovery !== "boolean"){
const err36 = {instancePath:instancePath+"/events/" + i0+"/afterRecovery",schemaPath:"#/properties/events/items/properties/afterRecovery/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data7.label !== undefined){
if(typeof data7.label !== "string"){
const err37 = {instancePath:instancePath+"/events/" + i0+"/label",schemaPath:"#/properties/events/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.untied !== undefined){
if(typeof data7.untied !== "boolean"){
const err38 = {instancePath:instancePath+"/events/" + i0+"/untied",schemaPath:"#/properties/events/items/properties/untied/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err39 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err40 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.parts !== undefined){
let data21 = data.parts;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.name === undefined){
const err41 = {instancePath:instancePath+"/parts/" + i2,schemaPath:"#/properties/parts/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data22.low_us === undefined){
const err42 = {instancePath:instancePath+"/parts/" + i2,schemaPath:"#/properties/parts/items/required",keyword:"required",params:{missingProperty: "low_us"},message:"must have required property '"+"low_us"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data22.high_us === undefined){
const err43 = {instancePath:instancePath+"/parts/" + i2,schemaPath:"#/properties/parts/items/required",keyword:"required",params:{missingProperty: "high_us"},message:"must have required property '"+"high_us"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key3 in data22){
if(!((((((key3 === "name") || (key3 === "low_us")) || (key3 === "high_us")) || (key3 === "within")) || (key3 === "after")) || (key3 === "until"))){
const err44 = {instancePath:instancePath+"/parts/" + i2,schemaPath:"#/properties/parts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data22.name !== undefined){
if(typeof data22.name !== "string"){
const err45 = {instancePath:instancePath+"/parts/" + i2+"/name",schemaPath:"#/properties/parts/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data22.low_us !== undefined){
let data24 = data22.low_us;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err46 = {instancePath:instancePath+"/parts/" + i2+"/low_us",schemaPath:"#/properties/parts/items/properties/low_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data22.high_us !== undefined){
let data25 = data22.high_us;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err47 = {instancePath:instancePath+"/parts/" + i2+"/high_us",schemaPath:"#/properties/parts/items/properties/high_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data22.within !== undefined){
if(typeof data22.within !== "string"){
const err48 = {instancePath:instancePath+"/parts/" + i2+"/within",schemaPath:"#/properties/parts/items/properties/within/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data22.after !== undefined){
if(typeof data22.after !== "string"){
const err49 = {instancePath:instancePath+"/parts/" + i2+"/after",schemaPath:"#/properties/parts/items/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data22.until !== undefined){
if(typeof data22.until !== "string"){
const err50 = {instancePath:instancePath+"/parts/" + i2+"/until",schemaPath:"#/properties/parts/items/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err51 = {instancePath:instancePath+"/parts/" + i2,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err52 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.cannotSplit !== undefined){
let data29 = data.cannotSplit;
if(Array.isArray(data29)){
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
let data30 = data29[i3];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.part === undefined){
const err53 = {instancePath:instancePath+"/cannotSplit/" + i3,schemaPath:"#/properties/cannotSplit/items/required",keyword:"required",params:{missingProperty: "part"},message:"must have required property '"+"part"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data30.missing === undefined){
const err54 = {instancePath:instancePath+"/cannotSplit/" + i3,schemaPath:"#/properties/cannotSplit/items/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key4 in data30){
if(!(((key4 === "part") || (key4 === "missing")) || (key4 === "record"))){
const err55 = {instancePath:instancePath+"/cannotSplit/" + i3,schemaPath:"#/properties/cannotSplit/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data30.part !== undefined){
if(typeof data30.part !== "string"){
const err56 = {instancePath:instancePath+"/cannotSplit/" + i3+"/part",schemaPath:"#/properties/cannotSplit/items/properties/part/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data30.missing !== undefined){
if(typeof data30.missing !== "string"){
const err57 = {instancePath:instancePath+"/cannotSplit/" + i3+"/missing",schemaPath:"#/properties/cannotSplit/items/properties/missing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data30.record !== undefined){
if(typeof data30.record !== "string"){
const err58 = {instancePath:instancePath+"/cannotSplit/" + i3+"/record",schemaPath:"#/properties/cannotSplit/items/properties/record/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err59 = {instancePath:instancePath+"/cannotSplit/" + i3,schemaPath:"#/properties/cannotSplit/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err60 = {instancePath:instancePath+"/cannotSplit",schemaPath:"#/properties/cannotSplit/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.limits !== undefined){
let data34 = data.limits;
if(Array.isArray(data34)){
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
if(typeof data34[i4] !== "string"){
const err61 = {instancePath:instancePath+"/limits/" + i4,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err62 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.advertisements !== undefined){
let data36 = data.advertisements;
if(Array.isArray(data36)){
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
let data37 = data36[i5];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.from === undefined){
const err63 = {instancePath:instancePath+"/advertisements/" + i5,schemaPath:"#/properties/advertisements/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data37.to === undefined){
const err64 = {instancePath:instancePath+"/advertisements/" + i5,schemaPath:"#/properties/advertisements/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data37.input === undefined){
const err65 = {instancePath:instancePath+"/advertisements/" + i5,schemaPath:"#/properties/advertisements/items/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data37.reflected === undefined){
const err66 = {instancePath:instancePath+"/advertisements/" + i5,schemaPath:"#/properties/advertisements/items/required",keyword:"required",params:{missingProperty: "reflected"},message:"must have required property '"+"reflected"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data37.low_us === undefined){
const err67 = {instancePath:instancePath+"/advertisements/" + i5,schemaPath:"#/properties/advertisements/items/required",keyword:"required",params:{missingProperty: "low_us"},message:"must have required property '"+"low_us"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data37.high_us === undefined){
const err68 = {instancePath:instancePath+"/advertisements/" + i5,schemaPath:"#/properties/advertisements/items/required",keyword:"required",params:{missingProperty: "high_us"},message:"must have required property '"+"high_us"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data37.evidence === undefined){
const err69 = {instancePath:instancePath+"/advertisements/" + i5,schemaPath:"#/properties/advertisements/items/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key5 in data37){
if(!(((((((key5 === "from") || (key5 === "to")) || (key5 === "input")) || (key5 === "reflected")) || (key5 === "low_us")) || (key5 === "high_us")) || (key5 === "evidence"))){
const err70 = {instancePath:instancePath+"/advertisements/" + i5,schemaPath:"#/properties/advertisements/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data37.from !== undefined){
if(typeof data37.from !== "string"){
const err71 = {instancePath:instancePath+"/advertisements/" + i5+"/from",schemaPath:"#/properties/advertisements/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data37.to !== undefined){
if(typeof data37.to !== "string"){
const err72 = {instancePath:instancePath+"/advertisements/" + i5+"/to",schemaPath:"#/properties/advertisements/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data37.input !== undefined){
if(typeof data37.input !== "string"){
const err73 = {instancePath:instancePath+"/advertisements/" + i5+"/input",schemaPath:"#/properties/advertisements/items/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data37.reflected !== undefined){
if(typeof data37.reflected !== "boolean"){
const err74 = {instancePath:instancePath+"/advertisements/" + i5+"/reflected",schemaPath:"#/properties/advertisements/items/properties/reflected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data37.low_us !== undefined){
let data42 = data37.low_us;
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
const err75 = {instancePath:instancePath+"/advertisements/" + i5+"/low_us",schemaPath:"#/properties/advertisements/items/properties/low_us/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/advertisements/" + i5+"/low_us",schemaPath:"#/properties/advertisements/items/properties/low_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data37.high_us !== undefined){
let data43 = data37.high_us;
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
const err77 = {instancePath:instancePath+"/advertisements/" + i5+"/high_us",schemaPath:"#/properties/advertisements/items/properties/high_us/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/advertisements/" + i5+"/high_us",schemaPath:"#/properties/advertisements/items/properties/high_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data37.evidence !== undefined){
let data44 = data37.evidence;
if(Array.isArray(data44)){
const len6 = data44.length;
for(let i6=0; i6<len6; i6++){
let data45 = data44[i6];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.input === undefined){
const err79 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence/" + i6,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key6 in data45){
if(!((((key6 === "input") || (key6 === "record")) || (key6 === "line")) || (key6 === "offset"))){
const err80 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence/" + i6,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data45.input !== undefined){
if(typeof data45.input !== "string"){
const err81 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence/" + i6+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data45.record !== undefined){
let data47 = data45.record;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err82 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence/" + i6+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 1 || isNaN(data47)){
const err83 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence/" + i6+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data45.line !== undefined){
let data48 = data45.line;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err84 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence/" + i6+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 1 || isNaN(data48)){
const err85 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence/" + i6+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data45.offset !== undefined){
let data49 = data45.offset;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err86 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence/" + i6+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err87 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence/" + i6+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err88 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence/" + i6,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err89 = {instancePath:instancePath+"/advertisements/" + i5+"/evidence",schemaPath:"#/properties/advertisements/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err90 = {instancePath:instancePath+"/advertisements/" + i5,schemaPath:"#/properties/advertisements/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/advertisements",schemaPath:"#/properties/advertisements/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.lostProbes !== undefined){
let data50 = data.lostProbes;
if(Array.isArray(data50)){
const len7 = data50.length;
for(let i7=0; i7<len7; i7++){
if(!(validate59(data50[i7], {instancePath:instancePath+"/lostProbes/" + i7,parentData:data50,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err92 = {instancePath:instancePath+"/lostProbes",schemaPath:"#/properties/lostProbes/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err93 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","additionalProperties":false,"required":["kind","subject","value","source","limits"],"properties":{"kind":{"type":"string"},"subject":{"type":"string"},"value":{},"source":{"$ref":"#/$defs/source"},"limits":{"type":"array","items":{"type":"string"}}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.source === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.limits === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "subject")) || (key0 === "value")) || (key0 === "source")) || (key0 === "limits"))){
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
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.input === undefined){
const err8 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err9 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.input !== undefined){
if(typeof data2.input !== "string"){
const err10 = {instancePath:instancePath+"/source/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.record !== undefined){
let data4 = data2.record;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data2.line !== undefined){
let data5 = data2.line;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data2.offset !== undefined){
let data6 = data2.offset;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.limits !== undefined){
let data7 = data.limits;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err18 = {instancePath:instancePath+"/limits/" + i0,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema97 = {"type":"object","additionalProperties":false,"required":["id","says","stage","figure","expected","observed","verdict","reason","evidence","scope","limits"],"properties":{"id":{"type":"string","description":"As the case names it."},"says":{"type":"string","description":"The claim in words; told by its figure where the words are not to be published."},"stage":{"type":["string","null"],"description":"Stage that it is about; null: none was named."},"figure":{"type":"string","description":"Kind of figure, or a path into the evidence."},"unit":{"enum":["us","bytes","percent","ppm"],"description":"Unit of expected, observed and tolerance. Absent: counts, words, truth."},"expected":{},"observed":{},"tolerance":{"type":"number","minimum":0},"verdict":{"enum":["reproduced","contradicted","inconclusive","out of scope"]},"reason":{"type":"string","description":"Why this verdict: for reproduced, what shows that it could have failed."},"missing":{"type":"string","description":"Evidence that would decide it."},"samples":{"type":"integer","minimum":0,"description":"Probes, packets or rows that the figure rests on."},"controls":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["claim","passed"],"properties":{"claim":{"type":"string"},"passed":{"type":"boolean"}}},"description":"Claims that had to be reproduced in the same window."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}},"scope":{"type":"string","description":"Stage, inputs, path, time and number of samples that it holds for."},"limits":{"type":"array","items":{"type":"string"},"description":"What it does not show."},"doesNotShow":{"type":"array","items":{"type":"string"},"description":"What the author of the case says that it does not show; only with texts that may be published."}},"description":"One statement about the migration, derived again."};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
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
if(!(func1.call(schema97.properties, key0))){
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
const err14 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema97.properties.stage.type},message:"must be string,null"};
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
const err16 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema97.properties.unit.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema97.properties.verdict.enum},message:"must be equal to one of the allowed values"};
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema99 = {"type":"object","additionalProperties":false,"required":["stream","start","seq","sent_us","rtt_us","state","vteps","vtep","omitted"],"properties":{"stream":{"type":"string"},"start":{"$ref":"#/$defs/time"},"seq":{"type":"array","items":{"type":"integer","minimum":0,"description":"ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log."}},"sent_us":{"type":"array","items":{"type":["number","null"]},"description":"Send of the probe after start; for a log the estimate that its lines allow; null where unknown."},"rtt_us":{"type":"array","items":{"type":["number","null"]},"description":"Round trip; null without an answer."},"state":{"type":"string","pattern":"^[atleopn]*$","description":"One letter a probe: a answered, t late, l lost, e ICMP error, o local error, p pending, n not observed."},"vteps":{"type":"array","items":{"type":"string"},"description":"VTEPs that vtep points into."},"vtep":{"type":"array","items":{"type":"integer","minimum":-1},"description":"Index into vteps; -1 unknown or none; empty when no VTEP is known."},"omitted":{"type":"integer","minimum":0,"description":"Answered probes left out. Every other probe is kept, up to a stated limit."}}};
const pattern30 = new RegExp("^[atleopn]*$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
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
if(data.start === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.seq === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seq"},message:"must have required property '"+"seq"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sent_us === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sent_us"},message:"must have required property '"+"sent_us"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rtt_us === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rtt_us"},message:"must have required property '"+"rtt_us"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.state === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.vteps === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vteps"},message:"must have required property '"+"vteps"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.vtep === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vtep"},message:"must have required property '"+"vtep"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.omitted === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "omitted"},message:"must have required property '"+"omitted"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema99.properties, key0))){
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
if(data.stream !== undefined){
if(typeof data.stream !== "string"){
const err10 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.start !== undefined){
let data1 = data.start;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err11 = {instancePath:instancePath+"/start",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err12 = {instancePath:instancePath+"/start",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.seq !== undefined){
let data2 = data.seq;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/seq/" + i0,schemaPath:"#/properties/seq/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/seq/" + i0,schemaPath:"#/properties/seq/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err15 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sent_us !== undefined){
let data4 = data.sent_us;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err16 = {instancePath:instancePath+"/sent_us/" + i1,schemaPath:"#/properties/sent_us/items/type",keyword:"type",params:{type: schema99.properties.sent_us.items.type},message:"must be number,null"};
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
const err17 = {instancePath:instancePath+"/sent_us",schemaPath:"#/properties/sent_us/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.rtt_us !== undefined){
let data6 = data.rtt_us;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err18 = {instancePath:instancePath+"/rtt_us/" + i2,schemaPath:"#/properties/rtt_us/items/type",keyword:"type",params:{type: schema99.properties.rtt_us.items.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/rtt_us",schemaPath:"#/properties/rtt_us/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.state !== undefined){
let data8 = data.state;
if(typeof data8 === "string"){
if(!pattern30.test(data8)){
const err20 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/pattern",keyword:"pattern",params:{pattern: "^[atleopn]*$"},message:"must match pattern \""+"^[atleopn]*$"+"\""};
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
const err21 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.vteps !== undefined){
let data9 = data.vteps;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(typeof data9[i3] !== "string"){
const err22 = {instancePath:instancePath+"/vteps/" + i3,schemaPath:"#/properties/vteps/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/vteps",schemaPath:"#/properties/vteps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.vtep !== undefined){
let data11 = data.vtep;
if(Array.isArray(data11)){
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
let data12 = data11[i4];
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/vtep/" + i4,schemaPath:"#/properties/vtep/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < -1 || isNaN(data12)){
const err25 = {instancePath:instancePath+"/vtep/" + i4,schemaPath:"#/properties/vtep/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"};
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
}
else {
const err26 = {instancePath:instancePath+"/vtep",schemaPath:"#/properties/vtep/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.omitted !== undefined){
let data13 = data.omitted;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err27 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err28 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema101 = {"type":"object","additionalProperties":false,"required":["id","input","protocol","key","first","last","packets","sameAs","source","limits"],"properties":{"id":{"type":"string"},"input":{"type":"string"},"protocol":{"enum":["tcp","rtp","iperf3"]},"key":{"$ref":"#/$defs/flowKey"},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"packets":{"type":"integer","minimum":0},"sameAs":{"type":"array","items":{"type":"string"},"description":"Ids of rows that are the same flow at other taps: one flow, not more."},"source":{"$ref":"#/$defs/source","description":"Its first packet."},"tcp":{"$ref":"#/$defs/flowTcp"},"numbers":{"$ref":"#/$defs/flowNumbers"},"limits":{"type":"array","items":{"type":"string"}}}};
const schema102 = {"type":"object","additionalProperties":false,"required":["from","fromPort","to","toPort"],"properties":{"vni":{"type":"integer","minimum":0},"vlan":{"type":"integer","minimum":0,"description":"Innermost VLAN id."},"from":{"type":"string","description":"Of TCP: the end that opened the connection; where that was not recorded, the one with the higher port."},"fromPort":{"type":"integer","minimum":0,"maximum":65535},"to":{"type":"string"},"toPort":{"type":"integer","minimum":0,"maximum":65535},"ssrc":{"type":"integer","minimum":0,"description":"RTP: synchronization source."}}};
const schema106 = {"type":"object","additionalProperties":false,"required":["opened","bothWays","retransmissions","repeatedAfterAck","outOfOrder","copies","windowProbes","keepAlives","recoveries","connections","resets","resetCount","finFrom","holes","holesOmitted"],"properties":{"opened":{"type":"boolean","description":"The recording has a SYN of it."},"bothWays":{"type":"boolean","description":"Packets came from both ends."},"retransmissions":{"type":"object","additionalProperties":false,"required":["forth","back"],"properties":{"forth":{"type":"integer","minimum":0},"back":{"type":"integer","minimum":0}}},"repeatedAfterAck":{"type":"integer","minimum":0,"description":"Sent again though this tap had seen the acknowledgment."},"outOfOrder":{"type":"integer","minimum":0,"description":"Came behind later data, for the first time."},"copies":{"type":"integer","minimum":0,"description":"One and the same packet seen again."},"windowProbes":{"type":"integer","minimum":0,"description":"Sent again into a closed window."},"keepAlives":{"type":"integer","minimum":0},"recoveries":{"type":"integer","minimum":0,"description":"Fast retransmissions: repaired within 200 ms after repeated acknowledgments; no hole."},"connections":{"type":"integer","minimum":1,"description":"Connections with these ends and ports, one after the other."},"resets":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["end","at","source"],"properties":{"end":{"enum":["from","to"],"description":"Who sent it."},"at":{"$ref":"#/$defs/time"},"source":{"$ref":"#/$defs/source"}}}},"resetCount":{"type":"integer","minimum":0},"finFrom":{"type":"array","items":{"enum":["from","to"]},"description":"Ends that finished."},"holes":{"type":"array","items":{"$ref":"#/$defs/flowHole"},"description":"The longest, in order of time."},"holesOmitted":{"type":"integer","minimum":0}}};
const schema109 = {"type":"object","description":"A time in which data of a TCP connection was outstanding and sent again, and no new acknowledgment came.","additionalProperties":false,"required":["id","way","retransmissions","repeatedAcks","firstUnansweredAt","lastSentAt","ended","answers","open","observedGap_us","provenUnreachable_us","possibleUnreachable_us","outageAtMost_us","atLeast_us","idleBefore_us","resolution_us","evidence","limits"],"properties":{"id":{"type":"string"},"way":{"enum":["forth","back"],"description":"forth: data of key.from; back: data of key.to."},"retransmissions":{"type":"integer","minimum":0,"description":"Segments sent again within it."},"repeatedAcks":{"type":"integer","minimum":0,"description":"Acknowledgments in it that repeat the last one: something came through."},"lastAnsweredAt":{"$ref":"#/$defs/time","description":"Send of the last timed segment that was acknowledged before."},"lastAckAt":{"$ref":"#/$defs/time","description":"Last new acknowledgment before."},"firstUnansweredAt":{"$ref":"#/$defs/time","description":"First transmission that got no answer."},"lastUnansweredAt":{"$ref":"#/$defs/time","description":"Last transmission that got no answer."},"lastSentAt":{"$ref":"#/$defs/time","description":"Last transmission before the end of the hole."},"firstAckAt":{"$ref":"#/$defs/time","description":"First new acknowledgment after."},"ended":{"enum":["ack","reset","reopened","end"],"description":"By a new acknowledgment, a reset, a new connection with the same ends and ports, or the end of the recording."},"answers":{"enum":["original","retransmission","unknown",null],"description":"Which transmission the acknowledgment answers. original: late, not lost."},"open":{"enum":[null,"start","end","both"]},"observedGap_us":{"type":["number","null"],"description":"Last new acknowledgment before to first new acknowledgment after. Microseconds; up to three decimals. Null where it is undefined."},"provenUnreachable_us":{"type":["number","null"],"description":"First to last transmission without an answer: lower bound, assumes one contiguous outage. Microseconds; up to three decimals. Null where it is undefined."},"possibleUnreachable_us":{"type":["number","null"],"description":"Last answered transmission to the first answered one after: upper bound of the send times that could fail. Microseconds; up to three decimals. Null where it is undefined."},"outageAtMost_us":{"type":["number","null"],"description":"Last answered transmission to the first new acknowledgment after: upper bound of the outage as an event. Microseconds; up to three decimals. Null where it is undefined."},"atLeast_us":{"type":["number","null"],"description":"Lower bound where no acknowledgment ended it. Microseconds; up to three decimals. Null where it is undefined."},"idleBefore_us":{"type":["number","null"],"description":"Part of observedGap_us before the first unanswered transmission, in which nothing new was outstanding. Microseconds; up to three decimals. Null where it is undefined."},"resolution_us":{"type":["number","null"],"description":"Last unanswered to first answered transmission: the retransmission timeout. Microseconds; up to three decimals. Null where it is undefined."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"},"description":"The deciding records."},"limits":{"type":"array","items":{"type":"string"}}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
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
if(data.way === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "way"},message:"must have required property '"+"way"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.retransmissions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retransmissions"},message:"must have required property '"+"retransmissions"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.repeatedAcks === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repeatedAcks"},message:"must have required property '"+"repeatedAcks"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.firstUnansweredAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstUnansweredAt"},message:"must have required property '"+"firstUnansweredAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lastSentAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastSentAt"},message:"must have required property '"+"lastSentAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.ended === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ended"},message:"must have required property '"+"ended"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.answers === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answers"},message:"must have required property '"+"answers"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.open === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.observedGap_us === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observedGap_us"},message:"must have required property '"+"observedGap_us"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.provenUnreachable_us === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenUnreachable_us"},message:"must have required property '"+"provenUnreachable_us"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.possibleUnreachable_us === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "possibleUnreachable_us"},message:"must have required property '"+"possibleUnreachable_us"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.outageAtMost_us === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outageAtMost_us"},message:"must have required property '"+"outageAtMost_us"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.atLeast_us === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "atLeast_us"},message:"must have required property '"+"atLeast_us"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.idleBefore_us === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idleBefore_us"},message:"must have required property '"+"idleBefore_us"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.resolution_us === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resolution_us"},message:"must have required property '"+"resolution_us"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.evidence === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.limits === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema109.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.way !== undefined){
let data1 = data.way;
if(!((data1 === "forth") || (data1 === "back"))){
const err20 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/enum",keyword:"enum",params:{allowedValues: schema109.properties.way.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.retransmissions !== undefined){
let data2 = data.retransmissions;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err21 = {instancePath:instancePath+"/retransmissions",schemaPath:"#/properties/retransmissions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err22 = {instancePath:instancePath+"/retransmissions",schemaPath:"#/properties/retransmissions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.repeatedAcks !== undefined){
let data3 = data.repeatedAcks;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err23 = {instancePath:instancePath+"/repeatedAcks",schemaPath:"#/properties/repeatedAcks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err24 = {instancePath:instancePath+"/repeatedAcks",schemaPath:"#/properties/repeatedAcks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.lastAnsweredAt !== undefined){
let data4 = data.lastAnsweredAt;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err25 = {instancePath:instancePath+"/lastAnsweredAt",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/lastAnsweredAt",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.lastAckAt !== undefined){
let data5 = data.lastAckAt;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err27 = {instancePath:instancePath+"/lastAckAt",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/lastAckAt",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.firstUnansweredAt !== undefined){
let data6 = data.firstUnansweredAt;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err29 = {instancePath:instancePath+"/firstUnansweredAt",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err30 = {instancePath:instancePath+"/firstUnansweredAt",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.lastUnansweredAt !== undefined){
let data7 = data.lastUnansweredAt;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err31 = {instancePath:instancePath+"/lastUnansweredAt",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err32 = {instancePath:instancePath+"/lastUnansweredAt",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.lastSentAt !== undefined){
let data8 = data.lastSentAt;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err33 = {instancePath:instancePath+"/lastSentAt",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/lastSentAt",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.firstAckAt !== undefined){
let data9 = data.firstAckAt;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err35 = {instancePath:instancePath+"/firstAckAt",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/firstAckAt",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.ended !== undefined){
let data10 = data.ended;
if(!((((data10 === "ack") || (data10 === "reset")) || (data10 === "reopened")) || (data10 === "end"))){
const err37 = {instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/enum",keyword:"enum",params:{allowedValues: schema109.properties.ended.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.answers !== undefined){
let data11 = data.answers;
if(!((((data11 === "original") || (data11 === "retransmission")) || (data11 === "unknown")) || (data11 === null))){
const err38 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/enum",keyword:"enum",params:{allowedValues: schema109.properties.answers.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.open !== undefined){
let data12 = data.open;
if(!((((data12 === null) || (data12 === "start")) || (data12 === "end")) || (data12 === "both"))){
const err39 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/enum",keyword:"enum",params:{allowedValues: schema109.properties.open.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.observedGap_us !== undefined){
let data13 = data.observedGap_us;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err40 = {instancePath:instancePath+"/observedGap_us",schemaPath:"#/properties/observedGap_us/type",keyword:"type",params:{type: schema109.properties.observedGap_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.provenUnreachable_us !== undefined){
let data14 = data.provenUnreachable_us;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
const err41 = {instancePath:instancePath+"/provenUnreachable_us",schemaPath:"#/properties/provenUnreachable_us/type",keyword:"type",params:{type: schema109.properties.provenUnreachable_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.possibleUnreachable_us !== undefined){
let data15 = data.possibleUnreachable_us;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
const err42 = {instancePath:instancePath+"/possibleUnreachable_us",schemaPath:"#/properties/possibleUnreachable_us/type",keyword:"type",params:{type: schema109.properties.possibleUnreachable_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.outageAtMost_us !== undefined){
let data16 = data.outageAtMost_us;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
const err43 = {instancePath:instancePath+"/outageAtMost_us",schemaPath:"#/properties/outageAtMost_us/type",keyword:"type",params:{type: schema109.properties.outageAtMost_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.atLeast_us !== undefined){
let data17 = data.atLeast_us;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
const err44 = {instancePath:instancePath+"/atLeast_us",schemaPath:"#/properties/atLeast_us/type",keyword:"type",params:{type: schema109.properties.atLeast_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.idleBefore_us !== undefined){
let data18 = data.idleBefore_us;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err45 = {instancePath:instancePath+"/idleBefore_us",schemaPath:"#/properties/idleBefore_us/type",keyword:"type",params:{type: schema109.properties.idleBefore_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.resolution_us !== undefined){
let data19 = data.resolution_us;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
const err46 = {instancePath:instancePath+"/resolution_us",schemaPath:"#/properties/resolution_us/type",keyword:"type",params:{type: schema109.properties.resolution_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.evidence !== undefined){
let data20 = data.evidence;
if(Array.isArray(data20)){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.input === undefined){
const err47 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key1 in data21){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err48 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data21.input !== undefined){
if(typeof data21.input !== "string"){
const err49 = {instancePath:instancePath+"/evidence/" + i0+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data21.record !== undefined){
let data23 = data21.record;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err50 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 1 || isNaN(data23)){
const err51 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data21.line !== undefined){
let data24 = data21.line;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err52 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err53 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data21.offset !== undefined){
let data25 = data21.offset;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err54 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err55 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err56 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err57 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.limits !== undefined){
let data26 = data.limits;
if(Array.isArray(data26)){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
if(typeof data26[i1] !== "string"){
const err58 = {instancePath:instancePath+"/limits/" + i1,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err59 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.opened === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opened"},message:"must have required property '"+"opened"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bothWays === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bothWays"},message:"must have required property '"+"bothWays"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.retransmissions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retransmissions"},message:"must have required property '"+"retransmissions"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.repeatedAfterAck === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repeatedAfterAck"},message:"must have required property '"+"repeatedAfterAck"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.outOfOrder === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outOfOrder"},message:"must have required property '"+"outOfOrder"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.copies === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copies"},message:"must have required property '"+"copies"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.windowProbes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "windowProbes"},message:"must have required property '"+"windowProbes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.keepAlives === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keepAlives"},message:"must have required property '"+"keepAlives"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.recoveries === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recoveries"},message:"must have required property '"+"recoveries"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.connections === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connections"},message:"must have required property '"+"connections"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.resets === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resets"},message:"must have required property '"+"resets"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.resetCount === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resetCount"},message:"must have required property '"+"resetCount"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.finFrom === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finFrom"},message:"must have required property '"+"finFrom"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.holes === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holes"},message:"must have required property '"+"holes"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.holesOmitted === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holesOmitted"},message:"must have required property '"+"holesOmitted"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema106.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.opened !== undefined){
if(typeof data.opened !== "boolean"){
const err16 = {instancePath:instancePath+"/opened",schemaPath:"#/properties/opened/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.bothWays !== undefined){
if(typeof data.bothWays !== "boolean"){
const err17 = {instancePath:instancePath+"/bothWays",schemaPath:"#/properties/bothWays/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.retransmissions !== undefined){
let data2 = data.retransmissions;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.forth === undefined){
const err18 = {instancePath:instancePath+"/retransmissions",schemaPath:"#/properties/retransmissions/required",keyword:"required",params:{missingProperty: "forth"},message:"must have required property '"+"forth"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data2.back === undefined){
const err19 = {instancePath:instancePath+"/retransmissions",schemaPath:"#/properties/retransmissions/required",keyword:"required",params:{missingProperty: "back"},message:"must have required property '"+"back"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "forth") || (key1 === "back"))){
const err20 = {instancePath:instancePath+"/retransmissions",schemaPath:"#/properties/retransmissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.forth !== undefined){
let data3 = data2.forth;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err21 = {instancePath:instancePath+"/retransmissions/forth",schemaPath:"#/properties/retransmissions/properties/forth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err22 = {instancePath:instancePath+"/retransmissions/forth",schemaPath:"#/properties/retransmissions/properties/forth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.back !== undefined){
let data4 = data2.back;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err23 = {instancePath:instancePath+"/retransmissions/back",schemaPath:"#/properties/retransmissions/properties/back/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err24 = {instancePath:instancePath+"/retransmissions/back",schemaPath:"#/properties/retransmissions/properties/back/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err25 = {instancePath:instancePath+"/retransmissions",schemaPath:"#/properties/retransmissions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.repeatedAfterAck !== undefined){
let data5 = data.repeatedAfterAck;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err26 = {instancePath:instancePath+"/repeatedAfterAck",schemaPath:"#/properties/repeatedAfterAck/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err27 = {instancePath:instancePath+"/repeatedAfterAck",schemaPath:"#/properties/repeatedAfterAck/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.outOfOrder !== undefined){
let data6 = data.outOfOrder;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err28 = {instancePath:instancePath+"/outOfOrder",schemaPath:"#/properties/outOfOrder/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/outOfOrder",schemaPath:"#/properties/outOfOrder/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.copies !== undefined){
let data7 = data.copies;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err30 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.windowProbes !== undefined){
let data8 = data.windowProbes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err32 = {instancePath:instancePath+"/windowProbes",schemaPath:"#/properties/windowProbes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/windowProbes",schemaPath:"#/properties/windowProbes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.keepAlives !== undefined){
let data9 = data.keepAlives;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err34 = {instancePath:instancePath+"/keepAlives",schemaPath:"#/properties/keepAlives/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/keepAlives",schemaPath:"#/properties/keepAlives/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.recoveries !== undefined){
let data10 = data.recoveries;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err36 = {instancePath:instancePath+"/recoveries",schemaPath:"#/properties/recoveries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/recoveries",schemaPath:"#/properties/recoveries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.connections !== undefined){
let data11 = data.connections;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err38 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.resets !== undefined){
let data12 = data.resets;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.end === undefined){
const err40 = {instancePath:instancePath+"/resets/" + i0,schemaPath:"#/properties/resets/items/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.at === undefined){
const err41 = {instancePath:instancePath+"/resets/" + i0,schemaPath:"#/properties/resets/items/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.source === undefined){
const err42 = {instancePath:instancePath+"/resets/" + i0,schemaPath:"#/properties/resets/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key2 in data13){
if(!(((key2 === "end") || (key2 === "at")) || (key2 === "source"))){
const err43 = {instancePath:instancePath+"/resets/" + i0,schemaPath:"#/properties/resets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.end !== undefined){
let data14 = data13.end;
if(!((data14 === "from") || (data14 === "to"))){
const err44 = {instancePath:instancePath+"/resets/" + i0+"/end",schemaPath:"#/properties/resets/items/properties/end/enum",keyword:"enum",params:{allowedValues: schema106.properties.resets.items.properties.end.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.at !== undefined){
let data15 = data13.at;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err45 = {instancePath:instancePath+"/resets/" + i0+"/at",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/resets/" + i0+"/at",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.source !== undefined){
let data16 = data13.source;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.input === undefined){
const err47 = {instancePath:instancePath+"/resets/" + i0+"/source",schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key3 in data16){
if(!((((key3 === "input") || (key3 === "record")) || (key3 === "line")) || (key3 === "offset"))){
const err48 = {instancePath:instancePath+"/resets/" + i0+"/source",schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data16.input !== undefined){
if(typeof data16.input !== "string"){
const err49 = {instancePath:instancePath+"/resets/" + i0+"/source/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data16.record !== undefined){
let data18 = data16.record;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err50 = {instancePath:instancePath+"/resets/" + i0+"/source/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err51 = {instancePath:instancePath+"/resets/" + i0+"/source/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data16.line !== undefined){
let data19 = data16.line;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err52 = {instancePath:instancePath+"/resets/" + i0+"/source/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/resets/" + i0+"/source/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data16.offset !== undefined){
let data20 = data16.offset;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err54 = {instancePath:instancePath+"/resets/" + i0+"/source/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err55 = {instancePath:instancePath+"/resets/" + i0+"/source/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err56 = {instancePath:instancePath+"/resets/" + i0+"/source",schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err57 = {instancePath:instancePath+"/resets/" + i0,schemaPath:"#/properties/resets/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err58 = {instancePath:instancePath+"/resets",schemaPath:"#/properties/resets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.resetCount !== undefined){
let data21 = data.resetCount;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err59 = {instancePath:instancePath+"/resetCount",schemaPath:"#/properties/resetCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err60 = {instancePath:instancePath+"/resetCount",schemaPath:"#/properties/resetCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.finFrom !== undefined){
let data22 = data.finFrom;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(!((data23 === "from") || (data23 === "to"))){
const err61 = {instancePath:instancePath+"/finFrom/" + i1,schemaPath:"#/properties/finFrom/items/enum",keyword:"enum",params:{allowedValues: schema106.properties.finFrom.items.enum},message:"must be equal to one of the allowed values"};
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
const err62 = {instancePath:instancePath+"/finFrom",schemaPath:"#/properties/finFrom/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.holes !== undefined){
let data24 = data.holes;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(!(validate71(data24[i2], {instancePath:instancePath+"/holes/" + i2,parentData:data24,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err63 = {instancePath:instancePath+"/holes",schemaPath:"#/properties/holes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.holesOmitted !== undefined){
let data26 = data.holesOmitted;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err64 = {instancePath:instancePath+"/holesOmitted",schemaPath:"#/properties/holesOmitted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err65 = {instancePath:instancePath+"/holesOmitted",schemaPath:"#/properties/holesOmitted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema117 = {"type":"object","additionalProperties":false,"required":["bits","declared","firstSeq","lastSeq","lost","reordered","duplicates","restarts","spacing_us","gaps","gapsOmitted"],"properties":{"bits":{"enum":[16,32,64]},"declared":{"type":"boolean","description":"Known by its port; false: inferred from the content of packets in a row."},"payloadType":{"type":"integer","minimum":0,"description":"RTP."},"firstSeq":{"type":"integer","minimum":0},"lastSeq":{"type":"integer","minimum":0},"lost":{"type":"integer","minimum":0,"description":"Missing at this tap."},"reordered":{"type":"integer","minimum":0},"duplicates":{"type":"integer","minimum":0},"restarts":{"type":"integer","minimum":0,"description":"Times that the numbers began anew."},"spacing_us":{"type":["number","null"],"description":"Mean spacing of packets that came one after the other. Microseconds; up to three decimals. Null where it is undefined."},"gaps":{"type":"array","items":{"$ref":"#/$defs/flowGap"},"description":"The longest, in order of time."},"gapsOmitted":{"type":"integer","minimum":0}}};
const schema118 = {"type":"object","description":"Numbers that are missing between two packets: a loss period, one way.","additionalProperties":false,"required":["id","firstMissing","lastMissing","missing","beforeAt","afterAt","observedGap_us","sentApart_us","lossDerived_us","lossDerivedTolerance_us","evidence","limits"],"properties":{"id":{"type":"string"},"firstMissing":{"type":"integer","minimum":0,"description":"Number on the wire."},"lastMissing":{"type":"integer","minimum":0},"missing":{"type":"integer","minimum":1},"beforeAt":{"$ref":"#/$defs/time","description":"Arrival of the packet before, by the clock of this tap."},"afterAt":{"$ref":"#/$defs/time","description":"Arrival of the packet after."},"observedGap_us":{"type":["number","null"],"description":"Packet before to packet after, by arrival at this tap: upper bound of a loss between sender and tap, less what the delay changed. Microseconds; up to three decimals. Null where it is undefined."},"sentApart_us":{"type":["number","null"],"description":"Sends of the two packets by the sender's own stamps: upper bound of the send times that could fail. Microseconds; up to three decimals. Null where it is undefined."},"lossDerived_us":{"type":["number","null"],"description":"Missing x mean spacing; plus or minus one spacing. Microseconds; up to three decimals. Null where it is undefined."},"lossDerivedTolerance_us":{"type":["number","null"],"description":"One spacing. Microseconds; up to three decimals. Null where it is undefined."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"},"description":"The deciding records."},"limits":{"type":"array","items":{"type":"string"}}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
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
if(data.firstMissing === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstMissing"},message:"must have required property '"+"firstMissing"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lastMissing === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastMissing"},message:"must have required property '"+"lastMissing"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.missing === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.beforeAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "beforeAt"},message:"must have required property '"+"beforeAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.afterAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afterAt"},message:"must have required property '"+"afterAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.observedGap_us === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observedGap_us"},message:"must have required property '"+"observedGap_us"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sentApart_us === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentApart_us"},message:"must have required property '"+"sentApart_us"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.lossDerived_us === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lossDerived_us"},message:"must have required property '"+"lossDerived_us"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.lossDerivedTolerance_us === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lossDerivedTolerance_us"},message:"must have required property '"+"lossDerivedTolerance_us"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.evidence === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.limits === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema118.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.firstMissing !== undefined){
let data1 = data.firstMissing;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err14 = {instancePath:instancePath+"/firstMissing",schemaPath:"#/properties/firstMissing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/firstMissing",schemaPath:"#/properties/firstMissing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.lastMissing !== undefined){
let data2 = data.lastMissing;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err16 = {instancePath:instancePath+"/lastMissing",schemaPath:"#/properties/lastMissing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err17 = {instancePath:instancePath+"/lastMissing",schemaPath:"#/properties/lastMissing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.missing !== undefined){
let data3 = data.missing;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err18 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.beforeAt !== undefined){
let data4 = data.beforeAt;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err20 = {instancePath:instancePath+"/beforeAt",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err21 = {instancePath:instancePath+"/beforeAt",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.afterAt !== undefined){
let data5 = data.afterAt;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err22 = {instancePath:instancePath+"/afterAt",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/afterAt",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.observedGap_us !== undefined){
let data6 = data.observedGap_us;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err24 = {instancePath:instancePath+"/observedGap_us",schemaPath:"#/properties/observedGap_us/type",keyword:"type",params:{type: schema118.properties.observedGap_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sentApart_us !== undefined){
let data7 = data.sentApart_us;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err25 = {instancePath:instancePath+"/sentApart_us",schemaPath:"#/properties/sentApart_us/type",keyword:"type",params:{type: schema118.properties.sentApart_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.lossDerived_us !== undefined){
let data8 = data.lossDerived_us;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err26 = {instancePath:instancePath+"/lossDerived_us",schemaPath:"#/properties/lossDerived_us/type",keyword:"type",params:{type: schema118.properties.lossDerived_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.lossDerivedTolerance_us !== undefined){
let data9 = data.lossDerivedTolerance_us;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err27 = {instancePath:instancePath+"/lossDerivedTolerance_us",schemaPath:"#/properties/lossDerivedTolerance_us/type",keyword:"type",params:{type: schema118.properties.lossDerivedTolerance_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.evidence !== undefined){
let data10 = data.evidence;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.input === undefined){
const err28 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key1 in data11){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err29 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.input !== undefined){
if(typeof data11.input !== "string"){
const err30 = {instancePath:instancePath+"/evidence/" + i0+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.record !== undefined){
let data13 = data11.record;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err31 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data11.line !== undefined){
let data14 = data11.line;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err33 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data11.offset !== undefined){
let data15 = data11.offset;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err35 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err36 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err37 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err38 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.limits !== undefined){
let data16 = data.limits;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(typeof data16[i1] !== "string"){
const err39 = {instancePath:instancePath+"/limits/" + i1,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err40 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bits === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bits"},message:"must have required property '"+"bits"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.declared === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "declared"},message:"must have required property '"+"declared"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.firstSeq === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstSeq"},message:"must have required property '"+"firstSeq"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.lastSeq === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastSeq"},message:"must have required property '"+"lastSeq"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.lost === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.reordered === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reordered"},message:"must have required property '"+"reordered"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.duplicates === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duplicates"},message:"must have required property '"+"duplicates"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.restarts === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restarts"},message:"must have required property '"+"restarts"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.spacing_us === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spacing_us"},message:"must have required property '"+"spacing_us"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.gaps === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gaps"},message:"must have required property '"+"gaps"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.gapsOmitted === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gapsOmitted"},message:"must have required property '"+"gapsOmitted"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema117.properties, key0))){
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
if(data.bits !== undefined){
let data0 = data.bits;
if(!(((data0 === 16) || (data0 === 32)) || (data0 === 64))){
const err12 = {instancePath:instancePath+"/bits",schemaPath:"#/properties/bits/enum",keyword:"enum",params:{allowedValues: schema117.properties.bits.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.declared !== undefined){
if(typeof data.declared !== "boolean"){
const err13 = {instancePath:instancePath+"/declared",schemaPath:"#/properties/declared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.payloadType !== undefined){
let data2 = data.payloadType;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/payloadType",schemaPath:"#/properties/payloadType/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/payloadType",schemaPath:"#/properties/payloadType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.firstSeq !== undefined){
let data3 = data.firstSeq;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/firstSeq",schemaPath:"#/properties/firstSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/firstSeq",schemaPath:"#/properties/firstSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.lastSeq !== undefined){
let data4 = data.lastSeq;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/lastSeq",schemaPath:"#/properties/lastSeq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/lastSeq",schemaPath:"#/properties/lastSeq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.lost !== undefined){
let data5 = data.lost;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.reordered !== undefined){
let data6 = data.reordered;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/reordered",schemaPath:"#/properties/reordered/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/reordered",schemaPath:"#/properties/reordered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.duplicates !== undefined){
let data7 = data.duplicates;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/duplicates",schemaPath:"#/properties/duplicates/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/duplicates",schemaPath:"#/properties/duplicates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.restarts !== undefined){
let data8 = data.restarts;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err26 = {instancePath:instancePath+"/restarts",schemaPath:"#/properties/restarts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/restarts",schemaPath:"#/properties/restarts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.spacing_us !== undefined){
let data9 = data.spacing_us;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err28 = {instancePath:instancePath+"/spacing_us",schemaPath:"#/properties/spacing_us/type",keyword:"type",params:{type: schema117.properties.spacing_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.gaps !== undefined){
let data10 = data.gaps;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate75(data10[i0], {instancePath:instancePath+"/gaps/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/gaps",schemaPath:"#/properties/gaps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.gapsOmitted !== undefined){
let data12 = data.gapsOmitted;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err30 = {instancePath:instancePath+"/gapsOmitted",schemaPath:"#/properties/gapsOmitted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/gapsOmitted",schemaPath:"#/properties/gapsOmitted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
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
if(data.protocol === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"},message:"must have required property '"+"protocol"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.key === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.first === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.last === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.packets === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packets"},message:"must have required property '"+"packets"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sameAs === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sameAs"},message:"must have required property '"+"sameAs"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.source === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.limits === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema101.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.input !== undefined){
if(typeof data.input !== "string"){
const err12 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.protocol !== undefined){
let data2 = data.protocol;
if(!(((data2 === "tcp") || (data2 === "rtp")) || (data2 === "iperf3"))){
const err13 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema101.properties.protocol.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.key !== undefined){
let data3 = data.key;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.from === undefined){
const err14 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/flowKey/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.fromPort === undefined){
const err15 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/flowKey/required",keyword:"required",params:{missingProperty: "fromPort"},message:"must have required property '"+"fromPort"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.to === undefined){
const err16 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/flowKey/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.toPort === undefined){
const err17 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/flowKey/required",keyword:"required",params:{missingProperty: "toPort"},message:"must have required property '"+"toPort"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data3){
if(!(((((((key1 === "vni") || (key1 === "vlan")) || (key1 === "from")) || (key1 === "fromPort")) || (key1 === "to")) || (key1 === "toPort")) || (key1 === "ssrc"))){
const err18 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/flowKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.vni !== undefined){
let data4 = data3.vni;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err19 = {instancePath:instancePath+"/key/vni",schemaPath:"#/$defs/flowKey/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/key/vni",schemaPath:"#/$defs/flowKey/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.vlan !== undefined){
let data5 = data3.vlan;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err21 = {instancePath:instancePath+"/key/vlan",schemaPath:"#/$defs/flowKey/properties/vlan/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/key/vlan",schemaPath:"#/$defs/flowKey/properties/vlan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.from !== undefined){
if(typeof data3.from !== "string"){
const err23 = {instancePath:instancePath+"/key/from",schemaPath:"#/$defs/flowKey/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.fromPort !== undefined){
let data7 = data3.fromPort;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/key/fromPort",schemaPath:"#/$defs/flowKey/properties/fromPort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 65535 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/key/fromPort",schemaPath:"#/$defs/flowKey/properties/fromPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/key/fromPort",schemaPath:"#/$defs/flowKey/properties/fromPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.to !== undefined){
if(typeof data3.to !== "string"){
const err27 = {instancePath:instancePath+"/key/to",schemaPath:"#/$defs/flowKey/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.toPort !== undefined){
let data9 = data3.toPort;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/key/toPort",schemaPath:"#/$defs/flowKey/properties/toPort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 65535 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/key/toPort",schemaPath:"#/$defs/flowKey/properties/toPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/key/toPort",schemaPath:"#/$defs/flowKey/properties/toPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.ssrc !== undefined){
let data10 = data3.ssrc;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/key/ssrc",schemaPath:"#/$defs/flowKey/properties/ssrc/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/key/ssrc",schemaPath:"#/$defs/flowKey/properties/ssrc/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err33 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/flowKey/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.first !== undefined){
let data11 = data.first;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err34 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.last !== undefined){
let data12 = data.last;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err36 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.packets !== undefined){
let data13 = data.packets;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err38 = {instancePath:instancePath+"/packets",schemaPath:"#/properties/packets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/packets",schemaPath:"#/properties/packets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.sameAs !== undefined){
let data14 = data.sameAs;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
if(typeof data14[i0] !== "string"){
const err40 = {instancePath:instancePath+"/sameAs/" + i0,schemaPath:"#/properties/sameAs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err41 = {instancePath:instancePath+"/sameAs",schemaPath:"#/properties/sameAs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.source !== undefined){
let data16 = data.source;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.input === undefined){
const err42 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key2 in data16){
if(!((((key2 === "input") || (key2 === "record")) || (key2 === "line")) || (key2 === "offset"))){
const err43 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data16.input !== undefined){
if(typeof data16.input !== "string"){
const err44 = {instancePath:instancePath+"/source/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data16.record !== undefined){
let data18 = data16.record;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err45 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err46 = {instancePath:instancePath+"/source/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data16.line !== undefined){
let data19 = data16.line;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err47 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
const err48 = {instancePath:instancePath+"/source/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data16.offset !== undefined){
let data20 = data16.offset;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err49 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err50 = {instancePath:instancePath+"/source/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err51 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.tcp !== undefined){
if(!(validate70(data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.numbers !== undefined){
if(!(validate74(data.numbers, {instancePath:instancePath+"/numbers",parentData:data,parentDataProperty:"numbers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined){
let data23 = data.limits;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
if(typeof data23[i1] !== "string"){
const err52 = {instancePath:instancePath+"/limits/" + i1,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err53 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema122 = {"type":"object","description":"Round trips and their variation before and after an event.","additionalProperties":false,"required":["input","about","split","basis","before","after","limits"],"properties":{"input":{"type":"string"},"about":{"type":"string","description":"streams[].id or flows[].id."},"way":{"enum":["forth","back"],"description":"forth: data of key.from; back: data of key.to."},"split":{"type":"string","description":"What parts before and after: a loss period, a hole, or \"repoint\"."},"basis":{"enum":["echo","ack","oneWay"],"description":"Echo request and reply, a TCP segment and its acknowledgment, or the sender's stamp in a numbered UDP packet and its arrival."},"before":{"oneOf":[{"$ref":"#/$defs/delayPart"},{"type":"null"}]},"after":{"oneOf":[{"$ref":"#/$defs/delayPart"},{"type":"null"}]},"limits":{"type":"array","items":{"type":"string"}}}};
const schema123 = {"type":"object","additionalProperties":false,"required":["samples","of","first","last","rtt","pdv","ipdv"],"properties":{"samples":{"type":"integer","minimum":1,"description":"Round trips that the quantiles are made from."},"of":{"type":"integer","minimum":0,"description":"Round trips there were."},"first":{"$ref":"#/$defs/time"},"last":{"$ref":"#/$defs/time"},"rtt":{"description":"Null where delays are one way: what the two clocks are apart is not known.","oneOf":[{"type":"null"},{"type":"object","description":"Quantiles: the least value that at least this share does not exceed.","additionalProperties":false,"required":["min_us","median_us","p95_us","max_us"],"properties":{"min_us":{"type":"number"},"median_us":{"type":"number"},"p95_us":{"type":"number"},"max_us":{"type":"number"}}}]},"pdv":{"type":"object","description":"Packet delay variation: round trip less the least one of the same part (RFC 5481, section 4.2), of both ways together.","additionalProperties":false,"required":["median_us","p95_us","max_us"],"properties":{"median_us":{"type":"number"},"p95_us":{"type":"number"},"max_us":{"type":"number"}}},"ipdv":{"oneOf":[{"type":"object","additionalProperties":false,"required":["samples","median_us","p95_us","max_us"],"properties":{"samples":{"type":"integer","minimum":1},"median_us":{"type":"number"},"p95_us":{"type":"number"},"max_us":{"type":"number"}}},{"type":"null"}],"description":"Inter-packet delay variation: absolute difference of the round trips of neighbouring probes (RFC 5481, section 4.1). Null where no neighbours were kept."}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.samples === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "samples"},message:"must have required property '"+"samples"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.of === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.first === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.last === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rtt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rtt"},message:"must have required property '"+"rtt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.pdv === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pdv"},message:"must have required property '"+"pdv"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.ipdv === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ipdv"},message:"must have required property '"+"ipdv"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "samples") || (key0 === "of")) || (key0 === "first")) || (key0 === "last")) || (key0 === "rtt")) || (key0 === "pdv")) || (key0 === "ipdv"))){
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
if(data.samples !== undefined){
let data0 = data.samples;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
let data1 = data.of;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.first !== undefined){
let data2 = data.first;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err12 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/first",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.last !== undefined){
let data3 = data.last;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err14 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err15 = {instancePath:instancePath+"/last",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.rtt !== undefined){
let data4 = data.rtt;
const _errs13 = errors;
let valid3 = false;
let passing0 = null;
const _errs14 = errors;
if(data4 !== null){
const err16 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.min_us === undefined){
const err17 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/oneOf/1/required",keyword:"required",params:{missingProperty: "min_us"},message:"must have required property '"+"min_us"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.median_us === undefined){
const err18 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/oneOf/1/required",keyword:"required",params:{missingProperty: "median_us"},message:"must have required property '"+"median_us"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.p95_us === undefined){
const err19 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/oneOf/1/required",keyword:"required",params:{missingProperty: "p95_us"},message:"must have required property '"+"p95_us"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.max_us === undefined){
const err20 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/oneOf/1/required",keyword:"required",params:{missingProperty: "max_us"},message:"must have required property '"+"max_us"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "min_us") || (key1 === "median_us")) || (key1 === "p95_us")) || (key1 === "max_us"))){
const err21 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.min_us !== undefined){
let data5 = data4.min_us;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/rtt/min_us",schemaPath:"#/properties/rtt/oneOf/1/properties/min_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.median_us !== undefined){
let data6 = data4.median_us;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/rtt/median_us",schemaPath:"#/properties/rtt/oneOf/1/properties/median_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.p95_us !== undefined){
let data7 = data4.p95_us;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/rtt/p95_us",schemaPath:"#/properties/rtt/oneOf/1/properties/p95_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.max_us !== undefined){
let data8 = data4.max_us;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/rtt/max_us",schemaPath:"#/properties/rtt/oneOf/1/properties/max_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err26 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err27 = {instancePath:instancePath+"/rtt",schemaPath:"#/properties/rtt/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.pdv !== undefined){
let data9 = data.pdv;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.median_us === undefined){
const err28 = {instancePath:instancePath+"/pdv",schemaPath:"#/properties/pdv/required",keyword:"required",params:{missingProperty: "median_us"},message:"must have required property '"+"median_us"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.p95_us === undefined){
const err29 = {instancePath:instancePath+"/pdv",schemaPath:"#/properties/pdv/required",keyword:"required",params:{missingProperty: "p95_us"},message:"must have required property '"+"p95_us"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.max_us === undefined){
const err30 = {instancePath:instancePath+"/pdv",schemaPath:"#/properties/pdv/required",keyword:"required",params:{missingProperty: "max_us"},message:"must have required property '"+"max_us"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key2 in data9){
if(!(((key2 === "median_us") || (key2 === "p95_us")) || (key2 === "max_us"))){
const err31 = {instancePath:instancePath+"/pdv",schemaPath:"#/properties/pdv/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.median_us !== undefined){
let data10 = data9.median_us;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err32 = {instancePath:instancePath+"/pdv/median_us",schemaPath:"#/properties/pdv/properties/median_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data9.p95_us !== undefined){
let data11 = data9.p95_us;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err33 = {instancePath:instancePath+"/pdv/p95_us",schemaPath:"#/properties/pdv/properties/p95_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.max_us !== undefined){
let data12 = data9.max_us;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/pdv/max_us",schemaPath:"#/properties/pdv/properties/max_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err35 = {instancePath:instancePath+"/pdv",schemaPath:"#/properties/pdv/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.ipdv !== undefined){
let data13 = data.ipdv;
const _errs37 = errors;
let valid6 = false;
let passing1 = null;
const _errs38 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.samples === undefined){
const err36 = {instancePath:instancePath+"/ipdv",schemaPath:"#/properties/ipdv/oneOf/0/required",keyword:"required",params:{missingProperty: "samples"},message:"must have required property '"+"samples"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.median_us === undefined){
const err37 = {instancePath:instancePath+"/ipdv",schemaPath:"#/properties/ipdv/oneOf/0/required",keyword:"required",params:{missingProperty: "median_us"},message:"must have required property '"+"median_us"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.p95_us === undefined){
const err38 = {instancePath:instancePath+"/ipdv",schemaPath:"#/properties/ipdv/oneOf/0/required",keyword:"required",params:{missingProperty: "p95_us"},message:"must have required property '"+"p95_us"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.max_us === undefined){
const err39 = {instancePath:instancePath+"/ipdv",schemaPath:"#/properties/ipdv/oneOf/0/required",keyword:"required",params:{missingProperty: "max_us"},message:"must have required property '"+"max_us"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key3 in data13){
if(!((((key3 === "samples") || (key3 === "median_us")) || (key3 === "p95_us")) || (key3 === "max_us"))){
const err40 = {instancePath:instancePath+"/ipdv",schemaPath:"#/properties/ipdv/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.samples !== undefined){
let data14 = data13.samples;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/ipdv/samples",schemaPath:"#/properties/ipdv/oneOf/0/properties/samples/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/ipdv/samples",schemaPath:"#/properties/ipdv/oneOf/0/properties/samples/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data13.median_us !== undefined){
let data15 = data13.median_us;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err43 = {instancePath:instancePath+"/ipdv/median_us",schemaPath:"#/properties/ipdv/oneOf/0/properties/median_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.p95_us !== undefined){
let data16 = data13.p95_us;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err44 = {instancePath:instancePath+"/ipdv/p95_us",schemaPath:"#/properties/ipdv/oneOf/0/properties/p95_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.max_us !== undefined){
let data17 = data13.max_us;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/ipdv/max_us",schemaPath:"#/properties/ipdv/oneOf/0/properties/max_us/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err46 = {instancePath:instancePath+"/ipdv",schemaPath:"#/properties/ipdv/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid1 = _errs38 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs49 = errors;
if(data13 !== null){
const err47 = {instancePath:instancePath+"/ipdv",schemaPath:"#/properties/ipdv/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid1 = _errs49 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err48 = {instancePath:instancePath+"/ipdv",schemaPath:"#/properties/ipdv/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
if(data.about === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "about"},message:"must have required property '"+"about"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.split === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "split"},message:"must have required property '"+"split"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.basis === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"},message:"must have required property '"+"basis"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.before === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.after === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.limits === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "input") || (key0 === "about")) || (key0 === "way")) || (key0 === "split")) || (key0 === "basis")) || (key0 === "before")) || (key0 === "after")) || (key0 === "limits"))){
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
if(data.input !== undefined){
if(typeof data.input !== "string"){
const err8 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.about !== undefined){
if(typeof data.about !== "string"){
const err9 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.way !== undefined){
let data2 = data.way;
if(!((data2 === "forth") || (data2 === "back"))){
const err10 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/enum",keyword:"enum",params:{allowedValues: schema122.properties.way.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.split !== undefined){
if(typeof data.split !== "string"){
const err11 = {instancePath:instancePath+"/split",schemaPath:"#/properties/split/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.basis !== undefined){
let data4 = data.basis;
if(!(((data4 === "echo") || (data4 === "ack")) || (data4 === "oneWay"))){
const err12 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{allowedValues: schema122.properties.basis.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.before !== undefined){
let data5 = data.before;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate80(data5, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data5 !== null){
const err13 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err14 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.after !== undefined){
let data6 = data.after;
const _errs16 = errors;
let valid2 = false;
let passing1 = null;
const _errs17 = errors;
if(!(validate80(data6, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs18 = errors;
if(data6 !== null){
const err15 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs18 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err16 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.limits !== undefined){
let data7 = data.limits;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err17 = {instancePath:instancePath+"/limits/" + i0,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema126 = {"type":"object","description":"The longest time without a unicast frame of the subject's MAC at one place of an input.","additionalProperties":false,"required":["input","mac","before","after","silence_us","open","groupFrames","frames","evidence","limits"],"properties":{"input":{"type":"string"},"mac":{"type":"string"},"interface":{"type":"string"},"vni":{"type":"integer","minimum":0},"vlan":{"type":"integer","minimum":0},"vtep":{"type":"string"},"toVtep":{"type":"string","description":"Where the MAC was heard next, when it is another VTEP."},"before":{"oneOf":[{"$ref":"#/$defs/time"},{"type":"null"}],"description":"Last unicast frame before."},"after":{"oneOf":[{"$ref":"#/$defs/time"},{"type":"null"}],"description":"First unicast frame after."},"silence_us":{"type":["number","null"],"description":"The two apart. Microseconds; up to three decimals. Null where it is undefined."},"open":{"enum":[null,"start","end","both"]},"groupFrames":{"type":"integer","minimum":0,"description":"Frames of the MAC to groups within it: they are flooded, and do not show where it is."},"frames":{"type":"integer","minimum":0,"description":"Unicast frames of the MAC at this place."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"},"description":"The deciding records."},"limits":{"type":"array","items":{"type":"string"}}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
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
if(data.mac === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mac"},message:"must have required property '"+"mac"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.before === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.after === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.silence_us === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "silence_us"},message:"must have required property '"+"silence_us"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.open === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.groupFrames === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupFrames"},message:"must have required property '"+"groupFrames"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.frames === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frames"},message:"must have required property '"+"frames"+"'"};
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
if(data.limits === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema126.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.input !== undefined){
if(typeof data.input !== "string"){
const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.mac !== undefined){
if(typeof data.mac !== "string"){
const err12 = {instancePath:instancePath+"/mac",schemaPath:"#/properties/mac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.interface !== undefined){
if(typeof data.interface !== "string"){
const err13 = {instancePath:instancePath+"/interface",schemaPath:"#/properties/interface/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.vni !== undefined){
let data3 = data.vni;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/vni",schemaPath:"#/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/vni",schemaPath:"#/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.vlan !== undefined){
let data4 = data.vlan;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/vlan",schemaPath:"#/properties/vlan/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/vlan",schemaPath:"#/properties/vlan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.vtep !== undefined){
if(typeof data.vtep !== "string"){
const err18 = {instancePath:instancePath+"/vtep",schemaPath:"#/properties/vtep/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.toVtep !== undefined){
if(typeof data.toVtep !== "string"){
const err19 = {instancePath:instancePath+"/toVtep",schemaPath:"#/properties/toVtep/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.before !== undefined){
let data7 = data.before;
const _errs17 = errors;
let valid1 = false;
let passing0 = null;
const _errs18 = errors;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err20 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err21 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs21 = errors;
if(data7 !== null){
const err22 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err23 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.after !== undefined){
let data8 = data.after;
const _errs24 = errors;
let valid3 = false;
let passing1 = null;
const _errs25 = errors;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err24 = {instancePath:instancePath+"/after",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/after",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid1 = _errs25 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs28 = errors;
if(data8 !== null){
const err26 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid1 = _errs28 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
const err27 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.silence_us !== undefined){
let data9 = data.silence_us;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err28 = {instancePath:instancePath+"/silence_us",schemaPath:"#/properties/silence_us/type",keyword:"type",params:{type: schema126.properties.silence_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.open !== undefined){
let data10 = data.open;
if(!((((data10 === null) || (data10 === "start")) || (data10 === "end")) || (data10 === "both"))){
const err29 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/enum",keyword:"enum",params:{allowedValues: schema126.properties.open.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.groupFrames !== undefined){
let data11 = data.groupFrames;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/groupFrames",schemaPath:"#/properties/groupFrames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/groupFrames",schemaPath:"#/properties/groupFrames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.frames !== undefined){
let data12 = data.frames;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.evidence !== undefined){
let data13 = data.evidence;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.input === undefined){
const err34 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key1 in data14){
if(!((((key1 === "input") || (key1 === "record")) || (key1 === "line")) || (key1 === "offset"))){
const err35 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.input !== undefined){
if(typeof data14.input !== "string"){
const err36 = {instancePath:instancePath+"/evidence/" + i0+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.record !== undefined){
let data16 = data14.record;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err37 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/evidence/" + i0+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data14.line !== undefined){
let data17 = data14.line;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err39 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/evidence/" + i0+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data14.offset !== undefined){
let data18 = data14.offset;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err41 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err42 = {instancePath:instancePath+"/evidence/" + i0+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err43 = {instancePath:instancePath+"/evidence/" + i0,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err44 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.limits !== undefined){
let data19 = data.limits;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(typeof data19[i1] !== "string"){
const err45 = {instancePath:instancePath+"/limits/" + i1,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err46 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema130 = {"type":"object","additionalProperties":false,"required":["stream","input","mac","vni","where","table","changes","limits"],"properties":{"stream":{"type":"string"},"input":{"type":"string","description":"The tap whose probes are compared; times are on its clock."},"mac":{"type":"string"},"vni":{"type":["integer","null"]},"ip":{"type":"string","description":"Present for MAC+IP routes."},"where":{"type":"string","description":"Where the routes were seen."},"table":{"enum":["update","bgp","mac","fdb"]},"changes":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["verdict","to","lagLow_us","lagHigh_us","evidence"],"properties":{"verdict":{"enum":["behind","before","together","notFollowed","withoutRoute"],"description":"Probes still went to the old VTEP after the route had come; went to the new one before it; neither shows; never followed the route; changed though no route said so."},"from":{"type":"string"},"to":{"type":"string"},"routeLow":{"$ref":"#/$defs/time"},"routeHigh":{"$ref":"#/$defs/time"},"lastToOld":{"$ref":"#/$defs/time"},"firstToNew":{"$ref":"#/$defs/time"},"lagLow_us":{"type":["number","null"],"description":"Forwarding less route. Microseconds; up to three decimals. Null where nothing bounds it."},"lagHigh_us":{"type":["number","null"],"description":"Forwarding less route. Microseconds; up to three decimals. Null where nothing bounds it."},"evidence":{"type":"array","items":{"$ref":"#/$defs/source"}}}}},"limits":{"type":"array","items":{"type":"string"}}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
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
if(data.mac === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mac"},message:"must have required property '"+"mac"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.vni === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vni"},message:"must have required property '"+"vni"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.where === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "where"},message:"must have required property '"+"where"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.table === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "table"},message:"must have required property '"+"table"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.changes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.limits === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema130.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.stream !== undefined){
if(typeof data.stream !== "string"){
const err9 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.input !== undefined){
if(typeof data.input !== "string"){
const err10 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.mac !== undefined){
if(typeof data.mac !== "string"){
const err11 = {instancePath:instancePath+"/mac",schemaPath:"#/properties/mac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.vni !== undefined){
let data3 = data.vni;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err12 = {instancePath:instancePath+"/vni",schemaPath:"#/properties/vni/type",keyword:"type",params:{type: schema130.properties.vni.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ip !== undefined){
if(typeof data.ip !== "string"){
const err13 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.where !== undefined){
if(typeof data.where !== "string"){
const err14 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.table !== undefined){
let data6 = data.table;
if(!((((data6 === "update") || (data6 === "bgp")) || (data6 === "mac")) || (data6 === "fdb"))){
const err15 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/enum",keyword:"enum",params:{allowedValues: schema130.properties.table.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.changes !== undefined){
let data7 = data.changes;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.verdict === undefined){
const err16 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.to === undefined){
const err17 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8.lagLow_us === undefined){
const err18 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "lagLow_us"},message:"must have required property '"+"lagLow_us"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.lagHigh_us === undefined){
const err19 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "lagHigh_us"},message:"must have required property '"+"lagHigh_us"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.evidence === undefined){
const err20 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data8){
if(!(func1.call(schema130.properties.changes.items.properties, key1))){
const err21 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.verdict !== undefined){
let data9 = data8.verdict;
if(!(((((data9 === "behind") || (data9 === "before")) || (data9 === "together")) || (data9 === "notFollowed")) || (data9 === "withoutRoute"))){
const err22 = {instancePath:instancePath+"/changes/" + i0+"/verdict",schemaPath:"#/properties/changes/items/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema130.properties.changes.items.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.from !== undefined){
if(typeof data8.from !== "string"){
const err23 = {instancePath:instancePath+"/changes/" + i0+"/from",schemaPath:"#/properties/changes/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.to !== undefined){
if(typeof data8.to !== "string"){
const err24 = {instancePath:instancePath+"/changes/" + i0+"/to",schemaPath:"#/properties/changes/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.routeLow !== undefined){
let data12 = data8.routeLow;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err25 = {instancePath:instancePath+"/changes/" + i0+"/routeLow",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/changes/" + i0+"/routeLow",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.routeHigh !== undefined){
let data13 = data8.routeHigh;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err27 = {instancePath:instancePath+"/changes/" + i0+"/routeHigh",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/changes/" + i0+"/routeHigh",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.lastToOld !== undefined){
let data14 = data8.lastToOld;
if(typeof data14 === "string"){
if(!pattern6.test(data14)){
const err29 = {instancePath:instancePath+"/changes/" + i0+"/lastToOld",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err30 = {instancePath:instancePath+"/changes/" + i0+"/lastToOld",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.firstToNew !== undefined){
let data15 = data8.firstToNew;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err31 = {instancePath:instancePath+"/changes/" + i0+"/firstToNew",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})|@-?[0-9]+(\\.[0-9]{1,9})?)$"+"\""};
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
const err32 = {instancePath:instancePath+"/changes/" + i0+"/firstToNew",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.lagLow_us !== undefined){
let data16 = data8.lagLow_us;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
const err33 = {instancePath:instancePath+"/changes/" + i0+"/lagLow_us",schemaPath:"#/properties/changes/items/properties/lagLow_us/type",keyword:"type",params:{type: schema130.properties.changes.items.properties.lagLow_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data8.lagHigh_us !== undefined){
let data17 = data8.lagHigh_us;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
const err34 = {instancePath:instancePath+"/changes/" + i0+"/lagHigh_us",schemaPath:"#/properties/changes/items/properties/lagHigh_us/type",keyword:"type",params:{type: schema130.properties.changes.items.properties.lagHigh_us.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.evidence !== undefined){
let data18 = data8.evidence;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.input === undefined){
const err35 = {instancePath:instancePath+"/changes/" + i0+"/evidence/" + i1,schemaPath:"#/$defs/source/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 in data19){
if(!((((key2 === "input") || (key2 === "record")) || (key2 === "line")) || (key2 === "offset"))){
const err36 = {instancePath:instancePath+"/changes/" + i0+"/evidence/" + i1,schemaPath:"#/$defs/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data19.input !== undefined){
if(typeof data19.input !== "string"){
const err37 = {instancePath:instancePath+"/changes/" + i0+"/evidence/" + i1+"/input",schemaPath:"#/$defs/source/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data19.record !== undefined){
let data21 = data19.record;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err38 = {instancePath:instancePath+"/changes/" + i0+"/evidence/" + i1+"/record",schemaPath:"#/$defs/source/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err39 = {instancePath:instancePath+"/changes/" + i0+"/evidence/" + i1+"/record",schemaPath:"#/$defs/source/properties/record/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data19.line !== undefined){
let data22 = data19.line;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err40 = {instancePath:instancePath+"/changes/" + i0+"/evidence/" + i1+"/line",schemaPath:"#/$defs/source/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err41 = {instancePath:instancePath+"/changes/" + i0+"/evidence/" + i1+"/line",schemaPath:"#/$defs/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data19.offset !== undefined){
let data23 = data19.offset;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err42 = {instancePath:instancePath+"/changes/" + i0+"/evidence/" + i1+"/offset",schemaPath:"#/$defs/source/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err43 = {instancePath:instancePath+"/changes/" + i0+"/evidence/" + i1+"/offset",schemaPath:"#/$defs/source/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err44 = {instancePath:instancePath+"/changes/" + i0+"/evidence/" + i1,schemaPath:"#/$defs/source/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err45 = {instancePath:instancePath+"/changes/" + i0+"/evidence",schemaPath:"#/properties/changes/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err46 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err47 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.limits !== undefined){
let data24 = data.limits;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(typeof data24[i2] !== "string"){
const err48 = {instancePath:instancePath+"/limits/" + i2,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err49 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://unpkg.com/wirewitness/schemas/evidence.schema.json" */;
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
if(data.frames === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frames"},message:"must have required property '"+"frames"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.overhead === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overhead"},message:"must have required property '"+"overhead"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.streams === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "streams"},message:"must have required property '"+"streams"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.lossPeriods === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lossPeriods"},message:"must have required property '"+"lossPeriods"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.paths === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.ways === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ways"},message:"must have required property '"+"ways"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.translations === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "translations"},message:"must have required property '"+"translations"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.mobility === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mobility"},message:"must have required property '"+"mobility"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.clocks === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clocks"},message:"must have required property '"+"clocks"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.outages === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outages"},message:"must have required property '"+"outages"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.facts === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.findings === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.claims === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims"},message:"must have required property '"+"claims"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.rasters === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rasters"},message:"must have required property '"+"rasters"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
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
if(data.schema !== undefined){
if("wirewitness/evidence/1" !== data.schema){
const err20 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "wirewitness/evidence/1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.tool !== undefined){
let data1 = data.tool;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err21 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data1.version === undefined){
const err22 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "version"))){
const err23 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.name !== undefined){
if("wirewitness" !== data1.name){
const err24 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "wirewitness"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err25 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err27 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.anonymized !== undefined){
if(typeof data.anonymized !== "boolean"){
const err28 = {instancePath:instancePath+"/anonymized",schemaPath:"#/properties/anonymized/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err29 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.subject !== undefined){
let data6 = data.subject;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!(((((key2 === "mac") || (key2 === "ip")) || (key2 === "vni")) || (key2 === "vlan")) || (key2 === "vteps"))){
const err30 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.mac !== undefined){
if(typeof data6.mac !== "string"){
const err31 = {instancePath:instancePath+"/subject/mac",schemaPath:"#/properties/subject/properties/mac/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.ip !== undefined){
if(typeof data6.ip !== "string"){
const err32 = {instancePath:instancePath+"/subject/ip",schemaPath:"#/properties/subject/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data6.vni !== undefined){
let data9 = data6.vni;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/subject/vni",schemaPath:"#/properties/subject/properties/vni/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/subject/vni",schemaPath:"#/properties/subject/properties/vni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.vlan !== undefined){
let data10 = data6.vlan;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err35 = {instancePath:instancePath+"/subject/vlan",schemaPath:"#/properties/subject/properties/vlan/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err36 = {instancePath:instancePath+"/subject/vlan",schemaPath:"#/properties/subject/properties/vlan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.vteps !== undefined){
let data11 = data6.vteps;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(typeof data11[key3] !== "string"){
const err37 = {instancePath:instancePath+"/subject/vteps/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/subject/properties/vteps/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err38 = {instancePath:instancePath+"/subject/vteps",schemaPath:"#/properties/subject/properties/vteps/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err39 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.inputs !== undefined){
let data13 = data.inputs;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data13[i0], {instancePath:instancePath+"/inputs/" + i0,parentData:data13,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.frames !== undefined){
let data15 = data.frames;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validate23(data15[i1], {instancePath:instancePath+"/frames/" + i1,parentData:data15,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.overhead !== undefined){
let data17 = data.overhead;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate25(data17[i2], {instancePath:instancePath+"/overhead/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/overhead",schemaPath:"#/properties/overhead/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.streams !== undefined){
let data19 = data.streams;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(!(validate27(data19[i3], {instancePath:instancePath+"/streams/" + i3,parentData:data19,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.lossPeriods !== undefined){
let data21 = data.lossPeriods;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
if(!(validate29(data21[i4], {instancePath:instancePath+"/lossPeriods/" + i4,parentData:data21,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/lossPeriods",schemaPath:"#/properties/lossPeriods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.paths !== undefined){
let data23 = data.paths;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
if(!(validate38(data23[i5], {instancePath:instancePath+"/paths/" + i5,parentData:data23,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.ways !== undefined){
let data25 = data.ways;
if(Array.isArray(data25)){
const len6 = data25.length;
for(let i6=0; i6<len6; i6++){
if(!(validate42(data25[i6], {instancePath:instancePath+"/ways/" + i6,parentData:data25,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.translations !== undefined){
let data27 = data.translations;
if(Array.isArray(data27)){
const len7 = data27.length;
for(let i7=0; i7<len7; i7++){
if(!(validate46(data27[i7], {instancePath:instancePath+"/translations/" + i7,parentData:data27,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath:instancePath+"/translations",schemaPath:"#/properties/translations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.mobility !== undefined){
let data29 = data.mobility;
if(Array.isArray(data29)){
const len8 = data29.length;
for(let i8=0; i8<len8; i8++){
if(!(validate48(data29[i8], {instancePath:instancePath+"/mobility/" + i8,parentData:data29,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
else {
const err48 = {instancePath:instancePath+"/mobility",schemaPath:"#/properties/mobility/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.clocks !== undefined){
let data31 = data.clocks;
if(Array.isArray(data31)){
const len9 = data31.length;
for(let i9=0; i9<len9; i9++){
if(!(validate56(data31[i9], {instancePath:instancePath+"/clocks/" + i9,parentData:data31,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/clocks",schemaPath:"#/properties/clocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.outages !== undefined){
let data33 = data.outages;
if(Array.isArray(data33)){
const len10 = data33.length;
for(let i10=0; i10<len10; i10++){
if(!(validate58(data33[i10], {instancePath:instancePath+"/outages/" + i10,parentData:data33,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath:instancePath+"/outages",schemaPath:"#/properties/outages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.facts !== undefined){
let data35 = data.facts;
if(Array.isArray(data35)){
const len11 = data35.length;
for(let i11=0; i11<len11; i11++){
if(!(validate62(data35[i11], {instancePath:instancePath+"/facts/" + i11,parentData:data35,parentDataProperty:i11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.findings !== undefined){
let data37 = data.findings;
if(Array.isArray(data37)){
const len12 = data37.length;
for(let i12=0; i12<len12; i12++){
if(!(validate53(data37[i12], {instancePath:instancePath+"/findings/" + i12,parentData:data37,parentDataProperty:i12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.claims !== undefined){
let data39 = data.claims;
if(Array.isArray(data39)){
const len13 = data39.length;
for(let i13=0; i13<len13; i13++){
if(!(validate65(data39[i13], {instancePath:instancePath+"/claims/" + i13,parentData:data39,parentDataProperty:i13,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err53 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.rasters !== undefined){
let data41 = data.rasters;
if(Array.isArray(data41)){
const len14 = data41.length;
for(let i14=0; i14<len14; i14++){
if(!(validate67(data41[i14], {instancePath:instancePath+"/rasters/" + i14,parentData:data41,parentDataProperty:i14,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err54 = {instancePath:instancePath+"/rasters",schemaPath:"#/properties/rasters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.flows !== undefined){
let data43 = data.flows;
if(Array.isArray(data43)){
const len15 = data43.length;
for(let i15=0; i15<len15; i15++){
if(!(validate69(data43[i15], {instancePath:instancePath+"/flows/" + i15,parentData:data43,parentDataProperty:i15,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err55 = {instancePath:instancePath+"/flows",schemaPath:"#/properties/flows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.delays !== undefined){
let data45 = data.delays;
if(Array.isArray(data45)){
const len16 = data45.length;
for(let i16=0; i16<len16; i16++){
if(!(validate79(data45[i16], {instancePath:instancePath+"/delays/" + i16,parentData:data45,parentDataProperty:i16,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err56 = {instancePath:instancePath+"/delays",schemaPath:"#/properties/delays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.silences !== undefined){
let data47 = data.silences;
if(Array.isArray(data47)){
const len17 = data47.length;
for(let i17=0; i17<len17; i17++){
if(!(validate84(data47[i17], {instancePath:instancePath+"/silences/" + i17,parentData:data47,parentDataProperty:i17,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/silences",schemaPath:"#/properties/silences/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.forwarding !== undefined){
let data49 = data.forwarding;
if(Array.isArray(data49)){
const len18 = data49.length;
for(let i18=0; i18<len18; i18++){
if(!(validate86(data49[i18], {instancePath:instancePath+"/forwarding/" + i18,parentData:data49,parentDataProperty:i18,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err58 = {instancePath:instancePath+"/forwarding",schemaPath:"#/properties/forwarding/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

