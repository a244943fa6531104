/** Where other pages open: in the drawer beside the app there is no room for them. */
export const elsewhere = self === top ? undefined : '_blank';
