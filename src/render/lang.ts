// The languages of figures and pages. Words of this tool exist in each; texts that evidence holds stay as they are.

/** English or Chinese (simplified). */
export type Lang = "en" | "zh";

/** Every language, English first: it is the default. */
export const LANGS: readonly Lang[] = ["en", "zh"];

/** BCP 47 tag for `lang` attributes. */
export const LANG_TAG: Readonly<Record<Lang, string>> = { en: "en", zh: "zh-Hans" };

/** What stands between the parts of a list on one line. */
export const LIST: Readonly<Record<Lang, string>> = { en: ", ", zh: "，" };

/** What stands between a name and what is said of it. */
export const COLON: Readonly<Record<Lang, string>> = { en: ": ", zh: "：" };
