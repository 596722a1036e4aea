/** Observes an output that is set aside. */
export function observeNoted(_part) {
    return { take() { }, finish: () => ({ records: 0 }) };
}
