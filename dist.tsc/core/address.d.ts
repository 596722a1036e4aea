/** Colon-separated lower-case hex of `length` bytes at `at`. */
export declare function colonHex(b: Uint8Array, at: number, length: number): string;
/** MAC address at `at` as "52:54:00:aa:00:01". */
export declare function mac(b: Uint8Array, at: number): string;
/** IPv4 address at `at`, dotted. */
export declare function ipv4(b: Uint8Array, at: number): string;
/** IPv4 address from its 32-bit value. */
export declare function ipv4FromU32(v: number): string;
/** IPv6 address at `at` in the form of RFC 5952 (IPv4-mapped addresses as ::ffff:a.b.c.d). */
export declare function ipv6(b: Uint8Array, at: number): string;
/** 4 bytes of dotted text; undefined when it is not an IPv4 address. Leading zeros are refused. */
export declare function parseIpv4(text: string): Uint8Array | undefined;
/** 16 bytes of IPv6 text, compressed or not, with an IPv4 tail or not; undefined when it is not that. No zone. */
export declare function parseIpv6(text: string): Uint8Array | undefined;
/** Canonical spelling of an IPv4 or IPv6 address in any spelling; undefined when it is neither. A zone (%eth0) is kept. */
export declare function canonicalIp(text: string): string | undefined;
/** Canonical "52:54:00:aa:00:01" from colon, dash, Cisco-dotted, Huawei or bare spelling; undefined otherwise. */
export declare function canonicalMac(text: string): string | undefined;
/** Route distinguisher (8 bytes at `at`), RFC 4364 section 4.2: "65000:100", "192.0.2.1:2" or hex when the type is unknown. */
export declare function routeDistinguisher(b: Uint8Array, at: number): string;
/** Ethernet segment identifier (10 bytes at `at`), RFC 7432 section 5, as colon-separated hex. */
export declare function esi(b: Uint8Array, at: number): string;
