/** Deepest nesting that the parser is given: it is recursive, and a stack that overflows within it can end the process. */
export const MOST_NESTING = 150;
/** Line on which a text nests too deeply, by what opens a level: indentation, "- " and the like, brackets (in quotes too). */
export function deepYamlLine(lines) {
    const indents = [];
    let brackets = 0;
    for (const { number, text } of lines) {
        const spaces = text.length - text.trimStart().length;
        if (spaces === text.length)
            continue;
        while (indents.length > 0 && indents.at(-1) > spaces)
            indents.pop();
        if (indents.at(-1) !== spaces)
            indents.push(spaces);
        const marks = marksOf(text, spaces);
        for (let i = spaces; i < text.length; i++) {
            const c = text.charCodeAt(i);
            if (c === 91 || c === 123)
                brackets++;
            else if ((c === 93 || c === 125) && brackets > 0)
                brackets--;
            if (indents.length + marks + brackets > MOST_NESTING)
                return number;
        }
    }
    return undefined;
}
/** Levels that one line opens before its first plain word: "- - ? - x", "a: b: c". */
function marksOf(text, from) {
    let marks = 0;
    for (let at = from; at < text.length && marks <= MOST_NESTING;) {
        const space = text.indexOf(" ", at);
        const word = space < 0 ? text.slice(at) : text.slice(at, space);
        if (word === "-" || word === "?" || word.endsWith(":"))
            marks++;
        else if (word !== "" && !/^[&!]/.test(word))
            break;
        if (space < 0)
            break;
        at = space + 1;
    }
    return marks;
}
