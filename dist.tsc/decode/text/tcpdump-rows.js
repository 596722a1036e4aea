// Rows of tcpdump's text: one a packet, its layers outermost first, as far as the text shows them.
export {};
