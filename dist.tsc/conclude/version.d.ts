/** Version of this package, such as "0.1.0". */
export declare function toolVersion(): string;
