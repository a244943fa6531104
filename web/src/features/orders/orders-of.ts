import { orderList } from '@meridian/sdk/react';
import type { OrderTab } from '@meridian/sdk/rules';

/** The orders of a tab, newest first: all, or those that match the query. */
export const ordersOf = (tab: OrderTab, query?: string) => orderList.pages({ status: tab, keyword: query });
