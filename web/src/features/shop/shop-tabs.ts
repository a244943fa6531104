/** The parts of a shop's screen, as they stand in the address. */
export const shopTabs = ['goods', 'new', 'categories', 'about'] as const;

export type ShopTab = (typeof shopTabs)[number];
