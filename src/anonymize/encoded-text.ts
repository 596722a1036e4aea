// Texts in which characters are written another way: entities of HTML and XML, data URIs.
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", colon: ":", period: ".", nbsp: " ", hyphen: "-", lowbar: "_", sol: "/" }; // prettier-ignore

/** `text` with numeric entities and the named ones that addresses and names can be spelled with decoded; tags within words are gone. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, dec?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = dec === undefined ? Number.parseInt(hex!, 16) : Number(dec);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The bytes of the base64 data URIs in a text. */
export function dataUris(text: string): Uint8Array[] {
  return [...text.matchAll(/;base64,([A-Za-z0-9+/=]{16,})/g)].map((m) => Buffer.from(m[1]!, "base64"));
}
