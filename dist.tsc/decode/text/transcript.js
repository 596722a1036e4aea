// Terminal sessions: prompts with their commands, and the lines that shells and vtysh put around the outputs.
// user@host:path$ , [user@host path]# , and a python environment or the like in parentheses before it
const USER_AT_HOST = /^(?:\([\w.-]+\) ?)?(?:\[[\w.-]+@([\w.-]+)[^\]]{0,200}\]|[\w.-]+@([\w.-]+)(?::[^$#%>]{0,200})?)\s?[$#%>](?:\s+(.*))?$/;
// leaf1# , leaf1(config)# , leaf1> , hostb$ , and the bare forms of minimal shells: "$ ", "# ", "/ # ", "sh-5.1# "
const HOST = /^([A-Za-z][\w.-]{0,62})(?:\([\w-]{1,40}\))?[#>$](?:\s+(.*))?$/;
const BARE = /^(?:\/\S{0,100} ?)?([$#])\s+(\S.*)$/;
// What may be typed at a prompt that is only a sign: other text behind "#" is a comment, behind "host>" it is anything.
const COMMAND = /^(?:sudo |timeout \S+ |time |ip netns exec \S+ )*(?:\.?\/\S+|show|sh|do|ping6?|fping6?|mtr|arping|iperf3|vtysh|bridge|ip|tc|ss|tcpdump|tshark|ovs-\w+|ovn-\w+|kubectl|oc|virtctl|curl|date|cat|head|tail|grep|ls|cd|for|while|sysctl|nsenter|ethtool|hostname|uname|uptime|dig|nslookup|traceroute|ssh|docker|podman|crictl|calicoctl|cilium|gobgp|net|nv|clear|debug|write|exit|end|quit|logout|enable|conf(?:igure)?|terminal|no|list|echo|set|export|sleep|watch|script)\b/;
/** The prompt on a line; undefined for nearly all lines. */
export function promptOf(text) {
    const user = USER_AT_HOST.exec(text);
    if (user !== null)
        return { host: user[1] ?? user[2], command: typed(user[3]) };
    const host = HOST.exec(text);
    if (host !== null && (host[2] === undefined || COMMAND.test(host[2])))
        return { host: host[1], command: typed(host[2]) };
    const bare = BARE.exec(text);
    if (bare === null || isAround(text) || (bare[1] === "#" && !COMMAND.test(bare[2])))
        return undefined;
    return { host: undefined, command: typed(bare[2]) };
}
function typed(text) {
    return (text ?? "").trim();
}
const AROUND = [
    /^\[(?:rc|exit|status)[ =:]+\d{1,3}\]\s*$/i,
    /^# exit status \d{1,3}\s*$/,
    /^\^C\s*$/,
    /^Hello, this is FRRouting \(version /,
    /^Copyright 1996-\d{4} Kunihiro Ishiguro, et al\.\s*$/,
    /^ ?--More--\s*$/,
    /^Script (?:started|done)\b/,
    /^Warning: Permanently added .* to the list of known hosts\.\s*$/,
    /^(?:Connection to \S+ closed\.|logout)\s*$/,
    /^real\t\d+m|^user\t\d+m|^sys\t\d+m/,
];
/** True for a line that a shell, vtysh or ssh puts around outputs. */
export function isAround(text) {
    return AROUND.some((p) => p.test(text));
}
const NOTED = /^(?:sudo )?(?:vtysh -c )?["']?(?:terminal|exit|end|quit|logout|conf(?:igure)?\b|enable|show version|show running|sh run|show interface|show bgp neighbors|show clock|date|hostname|uname|uptime|whoami|pwd|cd|ls|echo|clear|sleep|ss|sysctl|export|set)\b/;
/** True for a command that is known and whose output carries nothing that the analysis uses. */
export function isNotedCommand(command) {
    return NOTED.test(command);
}
const PRINTS_A_TABLE = /^(?:sudo )?(?:vtysh -c )?["']?(?:show|sh|do show) /;
/** True for a show command of a router, which prints nothing at all when the table is empty in some versions. */
export function isShowCommand(command) {
    return PRINTS_A_TABLE.test(command) && !isNotedCommand(command);
}
