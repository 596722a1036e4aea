// Types of the part of subset-font that is used; the package has none.
declare module "subset-font" {
  /** `font` with the glyphs of `text` and no others. */
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "sfnt" | "woff" | "woff2";
      readonly noHinting?: boolean;
      readonly keepFeatures?: readonly string[];
      /** The whole font in another format; `text` is empty then. */
      readonly keepAllGlyphs?: boolean;
    },
  ) => Promise<Buffer>;
  export default subsetFont;
}
