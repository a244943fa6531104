import type { OperationId } from '@meridian/sdk';
import type { OperationInput } from '../../src/sandboxes/call-operation.ts';

type Query = NonNullable<OperationInput['query']>;

/**
 * Reads that are asked in several ways, so that whatever a mutation touches is seen: the records it changes, and one it
 * leaves alone. Every other read is asked once, with its required parameters.
 */
export const specialReads: Partial<Record<OperationId, readonly Query[]>> = {
  listMessages: [{ shop_id: 0 }, { shop_id: 1 }, { refund_id: 8001 }],
  getAddress: [{ id: 11 }, { id: 12 }],
  listProducts: [{ limit: 50 }, { keyword: 'headphones' }, { shop_id: 1, limit: 50 }],
  listHotProducts: [{ limit: 50 }],
  listSimilarProducts: [{ product_id: 101 }, {}],
  listSuggestions: [{ keyword: 'a' }],
  getProduct: [{ id: 101 }, { id: 102 }, { id: 103 }, { id: 106 }],
  listProductReviews: [{ product_id: 103 }, { product_id: 101 }],
  getShop: [{ id: 1 }, { id: 3 }],
  listShopReviews: [{ shop_id: 2 }, { shop_id: 1 }],
  listOrders: [{ limit: 50 }, { status: '0' }, { status: '2' }],
  getOrder: [{ id: 9001 }, { id: 9002 }, { id: 9003 }, { id: 9005 }, { id: 9007 }, { id: 9009 }],
  getRefund: [{ id: 8001 }, { id: 8003 }, { id: 8004 }],
  listMyReviews: [{}, { state: 'pending' }],
  listWithdrawals: [{}, { status: '0' }],
  getWithdrawal: [{ id: 6101 }, { id: 6102 }],
  getRecharge: [{ id: 6002 }, { id: 6003 }],
};
