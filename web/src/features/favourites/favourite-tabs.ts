export const favouriteTabs = ['products', 'shops'] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];
