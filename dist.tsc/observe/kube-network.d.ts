import type { KubeObject } from "../decode/text/kube-rows.ts";
import type { Network } from "./address-ranges.ts";
import type { KubeBook } from "./kube-book.ts";
/** Networks seen so far, to be held against each other. */
export interface SeenNetwork {
    readonly name: string;
    readonly text: string;
    readonly range: Network;
    readonly line: number;
}
/** ClusterUserDefinedNetwork and UserDefinedNetwork (k8s.ovn.org). */
export declare function observeUserNetwork(o: KubeObject, book: KubeBook): SeenNetwork[];
/** Subnet (kubeovn.io): what is left to hand out, and how that count comes about. */
export declare function observeSubnet(o: KubeObject, book: KubeBook): SeenNetwork[];
/** Vlan, ProviderNetwork, IP (kubeovn.io), IPAMClaim (k8s.cni.cncf.io), FRRConfiguration (frrk8s.metallb.io), VTEP (k8s.ovn.org). */
export declare function observeSmall(o: KubeObject, book: KubeBook): void;
/** Networks of different objects that share addresses. */
export declare function observeOverlaps(seen: readonly SeenNetwork[], book: KubeBook): void;
