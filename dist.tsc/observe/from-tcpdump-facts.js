/** Layers of a packet by what they are for; undefined where there is none. */
export class TextFacts {
    cooked;
    /** Outermost Ethernet header, and innermost. */
    eth;
    innerEth;
    /** Tags before the outermost IP header. */
    tags = [];
    outerIp;
    ip;
    /** IP header right outside the innermost tunnel. */
    tunnelIp;
    vni;
    /** Innermost tag of the innermost frame. */
    vlan;
    /** UDP source port of the innermost tunnel, 0 none. */
    port = 0;
    ports;
    icmp;
    arp;
    /** Something that was not taken apart. */
    other = false;
    levels = [];
    /** Set by the caller: UDP to the port of a tunnel that is not printed. */
    hiddenTunnel = false;
    /** Reads the layers of a packet. */
    read(layers) {
        this.cooked = this.eth = this.innerEth = this.outerIp = this.ip = this.tunnelIp = undefined;
        this.vni = this.vlan = this.ports = this.icmp = this.arp = undefined;
        this.port = 0;
        this.other = this.hiddenTunnel = false;
        if (this.tags.length > 0)
            this.tags = [];
        if (this.levels.length > 0)
            this.levels = [];
        for (const layer of layers)
            this.layer(layer);
    }
    layer(layer) {
        const level = this.levels.at(-1);
        switch (layer.layer) {
            case "sll":
            case "sll2":
                this.cooked = layer;
                break;
            case "eth":
                if (this.outerIp === undefined)
                    this.eth ??= layer;
                this.innerEth = layer;
                this.vlan = undefined;
                if (level !== undefined)
                    level.inner ??= layer;
                break;
            case "vlan":
                this.vlan = layer.vid;
                if (this.outerIp === undefined)
                    this.tags.push(layer.vid);
                level?.tags.push(layer.vid);
                break;
            case "ipv4":
            case "ipv6":
                this.outerIp ??= layer;
                this.ip = layer;
                this.ports = undefined;
                if (level !== undefined)
                    level.innerIp ??= layer;
                break;
            case "udp":
            case "tcp":
            case "ports":
                this.ports = layer;
                break;
            case "icmp":
            case "icmpv6":
                this.icmp = layer;
                break;
            case "arp":
            case "rarp":
                this.arp = layer;
                if (level !== undefined)
                    level.innerArp ??= layer;
                break;
            case "other":
                this.other = true;
                break;
            case "vxlan":
            case "vxlan-gpe":
            case "geneve":
            case "gre":
            case "mpls":
            case "ip-in-ip":
                this.tunnel(layer);
        }
    }
    tunnel(layer) {
        const outer = this.ip;
        if (outer === undefined)
            return;
        const udp = this.ports !== undefined;
        this.levels.push({
            outer,
            tunnel: layer,
            udp,
            inner: undefined,
            tags: [],
            innerIp: undefined,
            innerArp: undefined,
        });
        this.vni = layer.vni;
        this.tunnelIp = outer;
        this.port = this.ports === undefined ? 0 : Number(this.ports.sport);
        if (!(this.port >= 0))
            this.port = 0;
        this.ports = undefined;
        // What a frame outside this tunnel was tagged with is not the inner frame's tag.
        this.vlan = undefined;
    }
}
