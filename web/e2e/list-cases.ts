/** A list of the browsing screens, and what it says when there is nothing in it. */
export interface ListCase {
  path: string;
  /** The call that brings it, and its name to screen readers. */
  on: string;
  list: string;
  /** The shop in which it is empty, what it then says, and where its action leads. */
  empty: { scenario: 'empty' | 'new_customer'; says: string; action: string; leads: string };
}

const nothingYet = {
  scenario: 'empty',
  says: 'There are no products here yet.',
  action: 'Go to the home page',
  leads: '/home',
} as const;

const noShop = {
  ...nothingYet,
  says: 'There is no shop at this address.',
  action: 'Search shops',
  leads: '/searchs',
} as const;

export const lists: ListCase[] = [
  { path: '/explore', on: 'listProducts', list: 'Products', empty: nothingYet },
  {
    path: '/explore?list=shops',
    on: 'listShops',
    list: 'Shops',
    empty: { ...nothingYet, says: 'There are no shops here yet.' },
  },
  { path: '/popular', on: 'listHotProducts', list: 'Best-selling products', empty: nothingYet },
  {
    path: '/products?category=3',
    on: 'listProducts',
    list: 'Products',
    empty: { ...nothingYet, says: 'No product fits all of this.', action: 'Show all products', leads: '/products' },
  },
  {
    path: '/search?q=trail',
    on: 'listProducts',
    list: 'Products',
    empty: {
      ...nothingYet,
      says: 'Nothing found for “trail”.',
      action: 'Look for “trail” among the shops',
      leads: '/searchs?q=trail',
    },
  },
  {
    path: '/searchs?q=trail',
    on: 'listShops',
    list: 'Shops',
    empty: {
      ...nothingYet,
      says: 'No shop is called or sells “trail”.',
      action: 'See all shops',
      leads: '/searchs',
    },
  },
  { path: '/shop/2', on: 'listProducts', list: 'Products', empty: noShop },
  { path: '/shop/2?tab=new', on: 'listProducts', list: 'New', empty: noShop },
  { path: '/shop/2?tab=reviews', on: 'listShopReviews', list: 'Reviews', empty: noShop },
  {
    path: '/myFavourite',
    on: 'listLikedProducts',
    list: 'Favourite products',
    empty: { scenario: 'new_customer', says: 'No favourite product yet.', action: 'Go to Explore', leads: '/explore' },
  },
  {
    path: '/myFavourite?tab=shops',
    on: 'listFollowedShops',
    list: 'Followed shops',
    empty: { scenario: 'new_customer', says: 'You follow no shop yet.', action: 'Find shops', leads: '/searchs' },
  },
  {
    path: '/heart',
    on: 'listFollowFeed',
    list: 'What is new',
    empty: { scenario: 'new_customer', says: 'You follow no shop yet.', action: 'Find shops', leads: '/searchs' },
  },
  {
    path: '/notification',
    on: 'listNotifications',
    list: 'Notifications',
    empty: {
      scenario: 'new_customer',
      says: 'There are no notifications yet.',
      action: 'Go to the home page',
      leads: '/home',
    },
  },
];
