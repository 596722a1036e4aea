// The sentence that a slice carries in its section: by it a slice is known when it is read again, and is not taken for a recording.

/** What a slice says of itself. `captures`: "2 captures". */
export function sliceSentence(version: string, captures: string): string {
  return `Packets that decide, taken by wirewitness ${version} out of ${captures}; comments say why.`;
}

/** True for the comment of a section that says so. */
export function isSliceComment(text: string): boolean {
  return /\bPackets that decide, taken by wirewitness \S{1,40} out of \d{1,9} captures?;/.test(text);
}
