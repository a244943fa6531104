/** The target of links to other pages. The panel beside the app is too small for them. */
export const elsewhere = self === top ? undefined : '_blank';
