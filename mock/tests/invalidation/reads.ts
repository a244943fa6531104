import type { OperationId } from '@meridian/sdk';
import type { OperationInput } from '../../src/sandboxes/call-operation.ts';

type Query = NonNullable<OperationInput['query']>;

/**
 * What each read is asked, so that whatever a mutation of `mutations.ts` touches comes into view: the records it
 * changes, and one it leaves alone. Reads that only calculate (quotes) or never change are asked once.
 */
export const reads: Partial<Record<OperationId, readonly Query[]>> = {
  // First: reading a conversation marks it as read, and all that follows must see the same.
  listMessages: [{ shop_id: 0 }, { shop_id: 1 }],
  listConversations: [{}],
  getUserInfo: [{}],
  listSessions: [{}],
  listAddresses: [{}],
  getAddress: [{ id: 11 }, { id: 12 }],
  listAreas: [{}],
  listLanguages: [{}],
  getHome: [{}],
  listCategories: [{}],
  listProducts: [{ limit: 50 }, { keyword: 'headphones' }, { shop_id: 1, limit: 50 }],
  listHotProducts: [{ limit: 50 }],
  listSimilarProducts: [{ product_id: 101 }, {}],
  listSuggestions: [{ keyword: 'a' }],
  listHotKeywords: [{}],
  getProduct: [{ id: 101 }, { id: 102 }, { id: 103 }, { id: 106 }],
  listProductReviews: [{ product_id: 103 }, { product_id: 101 }],
  listLikedProducts: [{}],
  listShops: [{}],
  listHotShops: [{}],
  getShop: [{ id: 1 }, { id: 3 }],
  listShopReviews: [{ shop_id: 2 }, { shop_id: 1 }],
  listFollowedShops: [{}],
  listFollowFeed: [{}],
  getCart: [{}],
  listOrders: [{ limit: 50 }, { status: '0' }, { status: '2' }],
  getOrder: [{ id: 9001 }, { id: 9002 }, { id: 9003 }, { id: 9005 }, { id: 9007 }, { id: 9009 }],
  getLogistics: [{ order_id: 9003 }],
  getOrderCounts: [{}],
  getBadges: [{}],
  getRefund: [{ id: 8001 }, { id: 8003 }, { id: 8004 }],
  listRefunds: [{}],
  listRefundReasons: [{}],
  listMyReviews: [{}, { state: 'pending' }],
  listBlockchains: [{}],
  listRechargeMethods: [{}],
  listRecharges: [{}],
  getWithdrawalInfo: [{}],
  listWithdrawals: [{}],
  listBills: [{}],
  listNotifications: [{}],
  getHelp: [{}],
  getLaw: [{}],
  getConfig: [{}],
};
