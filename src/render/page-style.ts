// The style sheet of the page. Colours come from the palette as custom properties: light, dark and print are the same markup.
import { LETTERS } from "./browser/words.ts";
import { fontFaceCss, fontSubsetCss } from "./fonts.ts";
import { FAMILY, HAN_FAMILY, isHan } from "./glyphs.ts";
import { declarations } from "./palette.ts";

const LIGHT =
  "--page:#f6f7f9;--card:#ffffff;--rule:#dde2e8;--link:#0b5f93;--accent:#0b6ea8;--warn:#8a5200;--bad:#a83405;--shade:#f0f2f5";
const DARK =
  "--page:#0c1015;--card:#12171e;--rule:#2b343f;--link:#7cc4f2;--accent:#62b3ea;--warn:#f0b03f;--bad:#ff9465;--shade:#1a212a";
const PRINT =
  "--page:#ffffff;--card:#ffffff;--rule:#bbbbbb;--link:#000000;--accent:#000000;--warn:#000000;--bad:#000000;--shade:#f3f3f3";

const RULES = `
*{box-sizing:border-box}
html{background:var(--page);color:var(--ww-ink);font:400 16px/1.55 '${FAMILY}','${HAN_FAMILY}',Inter,system-ui,-apple-system,'Segoe UI','PingFang SC','Hiragino Sans GB','Noto Sans CJK SC','Noto Sans SC','Microsoft YaHei',sans-serif;-webkit-text-size-adjust:100%}
body{margin:0}
.wrap{max-width:1280px;margin:0 auto;padding:0 24px}
a{color:var(--link);text-underline-offset:2px}
a:focus-visible,.scroll:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
.skip{position:absolute;left:-9999px}
.skip:focus{left:16px;top:12px;background:var(--card);padding:8px 14px;z-index:2}
header.top{padding-top:44px;padding-bottom:8px}
h1{font-size:30px;line-height:1.22;font-weight:600;letter-spacing:-.015em;margin:0 0 8px;overflow-wrap:anywhere}
h2{font-size:21px;line-height:1.3;font-weight:600;letter-spacing:-.008em;margin:52px 0 14px;scroll-margin-top:16px}
h3{font-size:16px;font-weight:600;margin:0 0 4px}
p{margin:0 0 12px}
.meta,.note,figcaption,.empty{color:var(--ww-soft)}
.meta{margin:0;overflow-wrap:anywhere}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:4px 20px;margin:18px 0 0;padding:12px 0 0;border-top:1px solid var(--rule);font-size:15px}
.story{margin:26px 0 0;background:var(--card);border:1px solid var(--rule);border-radius:10px;padding:8px 28px 12px}
.story dt{font-weight:600;font-size:14px;color:var(--ww-soft);margin-top:16px}
.story dd{margin:2px 0 0;font-size:17px;line-height:1.5;max-width:78ch;overflow-wrap:anywhere}
.story .refs{display:block;font-size:13.5px;color:var(--ww-soft);margin-top:2px}
.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(168px,1fr));gap:12px;margin:16px 0 0;padding:0;list-style:none}
.numbers li{background:var(--card);border:1px solid var(--rule);border-radius:10px;padding:14px 18px}
.numbers b{display:block;font-size:23px;line-height:1.25;font-weight:600;letter-spacing:-.01em;font-variant-numeric:tabular-nums}
.numbers li>span{display:block;font-size:13.5px;line-height:1.4;color:var(--ww-soft)}
figure{margin:0 0 28px;background:var(--card);border:1px solid var(--rule);border-radius:10px;overflow:hidden}
figure .scroll{overflow-x:auto;background:var(--ww-paper)}
figure svg{display:block;width:100%;min-width:760px;height:auto}
figcaption{padding:12px 24px 16px;font-size:14.5px;line-height:1.5;border-top:1px solid var(--rule);overflow-wrap:anywhere}
figcaption p{margin:0;max-width:100ch}
figcaption .evidence{margin:6px 0 0}
figcaption ul{margin:6px 0 0;padding-left:18px}
.limits{padding:10px 18px 12px;border-top:1px solid var(--rule);color:var(--ww-soft);font-size:13.5px;line-height:1.5;overflow-wrap:anywhere}
.limits p{margin:0;font-weight:600}
.limits ul{margin:2px 0 0;padding-left:18px}
.limits b{font-weight:600}
.hint{display:none;margin:0;padding:8px 18px;font-size:13.5px;font-weight:600;color:var(--accent);background:var(--shade);border-bottom:1px solid var(--rule)}
.tablebox{background:var(--card);border:1px solid var(--rule);border-radius:10px;overflow:hidden}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px;line-height:1.45;font-variant-numeric:tabular-nums}
caption{text-align:left;padding:12px 18px;color:var(--ww-soft);font-size:14.5px;caption-side:top;max-width:110ch}
th,td{padding:7px 8px;text-align:left;vertical-align:top;border-top:1px solid var(--rule);white-space:nowrap;max-width:380px}
th{white-space:normal}
td.text{white-space:normal;min-width:112px;overflow-wrap:anywhere}
td.long{white-space:normal;min-width:84px}
th{font-weight:600;font-size:13px;color:var(--ww-soft);background:var(--shade)}
th:first-child,td:first-child{padding-left:18px}
th:last-child,td:last-child{padding-right:18px}
.n{text-align:right}
tr:target td,li:target{background:var(--shade);box-shadow:inset 3px 0 0 var(--accent)}
.source,.time{white-space:nowrap}
td.refs{white-space:normal;min-width:104px}
.findings{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--rule);border-radius:10px}
.findings li{padding:14px 22px;border-top:1px solid var(--rule);overflow-wrap:anywhere}
.findings li:first-child{border-top:0}
.findings.inner{border:0;border-radius:0;margin:8px -22px -14px}
summary{cursor:pointer;color:var(--link)}
.tag{display:inline-block;font-size:12.5px;font-weight:600;line-height:1;padding:4px 8px;border-radius:4px;border:1px solid currentColor;margin-right:8px;vertical-align:1px}
.tag.warning{color:var(--warn)}.tag.good{color:var(--accent)}td .tag{margin-right:0;white-space:nowrap}.tag.error{color:var(--bad)}.tag.info{color:var(--ww-soft)}
.findings .more{color:var(--ww-soft);font-size:14px;margin:4px 0 0}
html:not([lang=zh-Hans]) .l-zh,html[lang=zh-Hans] .l-en{display:none!important}
:lang(zh-Hans){line-break:strict}
@media screen{.tablebox .scroll{max-height:78vh;overflow:auto}.tablebox thead th{position:sticky;top:0;z-index:1}.tablebox caption{max-width:110ch}}
.switches{float:right;display:flex;gap:8px;margin:4px 0 8px 16px}
button,.filter{font:inherit;font-size:14px;line-height:1.4;color:var(--ww-ink);background:var(--card);border:1px solid var(--rule);border-radius:6px;padding:5px 11px}
button{cursor:pointer}
button:hover{border-color:var(--accent)}
button:focus-visible,.filter:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
.bar{display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:10px 18px;border-top:1px solid var(--rule)}
.tablebox>.bar{border-top:0;border-bottom:1px solid var(--rule)}
.bar .series[aria-pressed=false]{text-decoration:line-through;color:var(--ww-soft)}
.filterbox{display:flex;gap:10px;align-items:center;font-size:14px;color:var(--ww-soft);max-width:100%}
.filter{width:240px;max-width:100%;min-width:0;cursor:text}
.shown{font-size:14px;color:var(--ww-soft)}
th .sort{all:unset;position:relative;display:inline-block;padding-right:14px;cursor:pointer;color:inherit;font-weight:600;border-radius:3px}
th .sort:hover{color:var(--accent)}
th .sort:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
th[aria-sort] .sort::after{content:"\\2195";position:absolute;right:0;bottom:0;color:var(--ww-soft);opacity:.65}
th[aria-sort=ascending] .sort::after{content:"\\2191";opacity:1}
th[aria-sort=descending] .sort::after{content:"\\2193";opacity:1}
tr[hidden]{display:none}
figure canvas{display:none}
.part+.part,.part+.part>div{border-top:1px solid var(--rule)}
@media screen{.drawn.live>svg{display:none}.drawn.live>canvas{display:block;width:100%;min-width:760px;height:auto;touch-action:pan-x pan-y}}
nav .part{flex-basis:100%;font-weight:600}
h2.part{font-size:24px;margin-bottom:0}
.plain{margin:0;padding:14px 22px 14px 40px;background:var(--card);border:1px solid var(--rule);border-radius:10px}
.plain li{overflow-wrap:anywhere}
details.note>p{margin:6px 0 0}
code{font:500 .92em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
footer{color:var(--ww-soft);font-size:14px;padding:36px 0 56px}
.same{margin:6px 0 0;padding-left:18px;font-size:14px;color:var(--ww-soft)}
@media screen and (max-width:1100px){.tablebox .hint{display:block}caption{max-width:calc(100vw - 60px)}td.text{min-width:190px}td.long{white-space:nowrap}}
@media screen and (max-width:800px){figure .hint{display:block}}
@media (max-width:640px){.wrap{padding:0 14px}.story{padding:4px 16px 12px}h1{font-size:25px}figcaption{padding:12px 16px}}
@media print{
html{font-size:10.5pt}
.wrap{max-width:none;padding:0}
nav,.skip,.switches,.bar,.hint{display:none}
th[aria-sort] .sort::after{content:none}
h2{margin-top:26px;break-after:avoid}
figure,.story,.numbers li,.findings li,tr{break-inside:avoid}
figure svg{min-width:0}
.scroll{overflow:visible}
table{font-size:7.5pt}
th,td{padding:3px 5px;white-space:normal;overflow-wrap:anywhere;max-width:none}
.source{white-space:normal}
a{text-decoration:none}
}`;

// A choice of the reader, or of who made the page, stands above the colours of the system; paper above both.
const THEMES =
  `:root{color-scheme:light;${LIGHT};${declarations("light")}}` +
  `\n@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${DARK};${declarations("dark")}}}` +
  `\n@media screen{:root[data-theme=light]{color-scheme:light;${LIGHT};${declarations("light")}}` +
  `\n:root[data-theme=dark]{color-scheme:dark;${DARK};${declarations("dark")}}` +
  `\n:root[data-theme=print]{color-scheme:light;${PRINT};${declarations("print")}}}` +
  `\n@media print{:root{color-scheme:light;${PRINT};${declarations("print")}}}`;

/**
 * The whole style sheet with the fonts inside: the Latin one, and of the Chinese one what `text` and the script need. One weight of
 * that is enough: a browser makes it bold. Same text, same bytes.
 */
export async function pageStyle(text: string): Promise<string> {
  const letters = new Set(Array.from(`${text}${LETTERS}`).filter(isHan));
  return `${fontFaceCss()}${await fontSubsetCss(new Map([[400, letters]]))}\n${THEMES}${RULES}`;
}
