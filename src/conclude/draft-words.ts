// Words of evidence in a draft of a case.

/** A word as YAML reads it back: in quotes unless it is plainly one. */
export function word(text: string): string {
  return /^[A-Za-z_/][\w./-]*$/.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n|absent)$/i.test(text)
    ? text
    : /^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?$/.test(text)
      ? text
      : JSON.stringify(text);
}

/** Evidence never breaks out of its line. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, " ");
}
