/** The whole style sheet, font included: the same text for every page, so that its hash is one of a kind. */
export declare function pageStyle(): string;
