/** A row of which nothing is known. */
export function newNosRoute(line, table) {
    return {
        kind: "route",
        line,
        table,
        routeType: undefined,
        mac: undefined,
        ip: undefined,
        vni: undefined,
        vlan: undefined,
        rd: undefined,
        ethTag: undefined,
        esi: undefined,
        nextHop: undefined,
        interface: undefined,
        originator: undefined,
        seq: undefined,
        sticky: false,
        best: undefined,
        local: false,
        duplicate: false,
    };
}
