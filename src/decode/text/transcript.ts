// Terminal sessions: prompts with their commands, and the lines that shells and vtysh put around the outputs.
import { parseStamp } from "./written-stamp.ts";
import type { WrittenStamp } from "./written-stamp.ts";

/** A prompt and what was typed at it. */
export interface Prompt {
  /** Host name where the prompt shows one. */
  readonly host: string | undefined;
  /** Without the prompt; "" when nothing was typed. */
  readonly command: string;
}

// user@host:path$ , [user@host path]# , and a python environment or the like in parentheses before it
const USER_AT_HOST =
  /^(?:\([\w.-]+\) ?)?(?:\[[\w.-]+@([\w.-]+)[^\]]{0,200}\]|[\w.-]+@([\w.-]+)(?::[^$#%>]{0,200})?)\s?[$#%>](?:\s+(.*))?$/;
// leaf1# , leaf1(config)# , leaf1> , hostb$ , and the bare forms of minimal shells: "$ ", "# ", "/ # ", "sh-5.1# "
// A switch puts nothing between its sign and what is typed: leaf1#show ...
const HOST =
  /^([A-Za-z][\w.-]{0,62})(?:\([\w-]{1,40}\))?(?:[#>$](?:\s+(.*))?|[#>]((?:show|sh|do|ping|terminal|enable|exit|end|clear) .*))$/;
const BARE = /^(?:\/\S{0,100} ?)?([$#])\s+(\S.*)$/;
// The arrows of oh-my-zsh, starship and the like, with the folder and the branch behind them.
const ARROW =
  /^[\u279c\u276f\u03bb\u25b6]\s+(?:(?:~|\/\S{0,100}|[\w.-]{1,60})\s+(?:git:\(\S{1,100}\)\s+(?:\u2717\s+)?)?)?(\S.*)?$/u;
// What may be typed at a prompt that is only a sign: other text behind "#" is a comment, behind "host>" it is anything.
const COMMAND =
  /^(?:sudo |timeout \S+ |time |ip netns exec \S+ )*(?:\.?\/\S+|show|sh|do|ping6?|fping6?|mtr|arping|iperf3|vtysh|bridge|ip|tc|ss|tcpdump|tshark|ovs-\w+|ovn-\w+|kubectl|oc|virtctl|curl|date|cat|head|tail|grep|ls|cd|for|while|sysctl|nsenter|ethtool|hostname|uname|uptime|dig|nslookup|traceroute|ssh|docker|podman|crictl|calicoctl|cilium|gobgp|net|nv|clear|debug|write|exit|end|quit|logout|enable|conf(?:igure)?|terminal|no|list|echo|set|export|sleep|watch|script)\b/;

/** The prompt on a line; undefined for nearly all lines. */
export function promptOf(text: string): Prompt | undefined {
  const user = USER_AT_HOST.exec(text);
  if (user !== null) return { host: user[1] ?? user[2], command: typed(user[3]) };
  const host = HOST.exec(text);
  const said = host?.[2] ?? host?.[3];
  if (host !== null && (typed(said) === "" || COMMAND.test(said!))) return { host: host[1], command: typed(said) };
  const arrow = ARROW.exec(text);
  if (arrow !== null && (arrow[1] === undefined || COMMAND.test(arrow[1])))
    return { host: undefined, command: typed(arrow[1]) };
  const bare = BARE.exec(text);
  if (bare === null || isAround(text) || (bare[1] === "#" && !COMMAND.test(bare[2]!))) return undefined;
  return { host: undefined, command: typed(bare[2]) };
}

function typed(text: string | undefined): string {
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
  /^Defaulted container "[^"]+" out of: /,
  /^If you don't see a command prompt, try pressing enter\.\s*$/,
  /^Unable to use a TTY - input is not a terminal or the right kind of file\s*$/,
  /^command terminated with exit code \d{1,3}\s*$/,
];

/** True for a line that a shell, vtysh or ssh puts around outputs. */
export function isAround(text: string): boolean {
  return AROUND.some((p) => p.test(text));
}

// An arrow that somebody drew beside a line, and what they wrote behind it.
// A run of spaces is looked at from its first one only: from each of them, the time would grow with the square of its length.
const REMARK = /(?<!\s)\s+(?:<-{2,}|<={2,}|\u2190|\u21d0|\u27f5)(?![->=]).*$/u;

/** The line without the remark that an arrow points from; the very text where there is none. */
export function withoutRemark(text: string): string {
  return text.includes("<") || /[\u2190\u21d0\u27f5]/.test(text) ? text.replace(REMARK, "") : text;
}

const LONGEST_DATE = 40;
/** A command that prints the date. */
export const PRINTS_DATE: RegExp = /^(?:sudo )?date\b/;
/** A fraction behind a comma is one of `date -Ins`, with all its digits: fewer are a field of a table. */
const FIELD = /,\d{1,8}(?!\d)/;

/** The date that a line is, and nothing else is on it: as `date` prints it, or as a loop around a command echoes it. */
export function dateOn(text: string): WrittenStamp | undefined {
  if (text.length > LONGEST_DATE || !/:\d\d/.test(text) || FIELD.test(text)) return undefined;
  const stamp = parseStamp(text.replace(/^(?:-+|=+|#+|\[) ?| ?(?:-+|=+|#+|\])$/g, ""));
  return stamp?.form === "time" ? undefined : stamp;
}

const NOTED =
  /^(?:sudo )?(?:vtysh -c )?["']?(?:terminal|exit|end|quit|logout|conf(?:igure)?\b|enable|show version|show running|sh run|show interface|show bgp neighbors|show clock|date|hostname|uname|uptime|whoami|pwd|cd|ls|echo|clear|sleep|ss|sysctl|export|set)\b/;

/** True for a command that is known and whose output carries nothing that the analysis uses. */
export function isNotedCommand(command: string): boolean {
  return NOTED.test(command);
}

const PRINTS_A_TABLE = /^(?:sudo )?(?:vtysh -c )?["']?(?:show|sh|do show) /;

/** True for a show command of a router, which prints nothing at all when the table is empty in some versions. */
export function isShowCommand(command: string): boolean {
  return PRINTS_A_TABLE.test(command) && !isNotedCommand(command);
}
