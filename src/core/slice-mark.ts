// The sentence that a slice carries in its section: by it a slice is known when it is read again, and is not taken for a recording.

/** What a slice says of itself. `captures`: "2 captures". */
export function sliceSentence(version: string, captures: string): string {
  return `Packets that decide, taken by wirewitness ${version} out of ${captures}; comments say why.`;
}

const SENTENCE = /\bPackets that decide, taken by wirewitness \S{1,40} out of (\d{1,9} captures?);/;

/** True for the comment of a section that says so. */
export function isSliceComment(text: string): boolean {
  return SENTENCE.test(text);
}

/** The sentence of a comment, without whatever else a comment or its version may hold; undefined for another comment. */
export function bareSliceSentence(text: string): string | undefined {
  const captures = SENTENCE.exec(text)?.[1];
  return captures === undefined ? undefined : sliceSentence("(anonymized)", captures);
}
