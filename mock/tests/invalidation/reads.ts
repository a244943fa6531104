import type { OperationId } from '@meridian/sdk';
import type { OperationInput } from '../../src/sandboxes/call-operation.ts';

type Query = NonNullable<OperationInput['query']>;

/**
 * Reads made in several ways, so that every effect of a mutation is seen: on the records it changes, and on one that it
 * leaves alone. Every other read is made once, with its required parameters.
 */
export const specialReads: Partial<Record<OperationId, readonly Query[]>> = {
  listMessages: [{ shop_id: 0 }, { shop_id: 1 }, { refund_id: 8001 }],
  getAddress: [{ address_id: 11 }, { address_id: 12 }],
  listProducts: [{ limit: 50 }, { keyword: 'headphones' }, { shop_id: 1, limit: 50 }],
  listHotProducts: [{ limit: 50 }],
  listSimilarProducts: [{ product_id: 101 }, {}],
  listSuggestions: [{ keyword: 'a' }],
  getProduct: [{ product_id: 101 }, { product_id: 102 }, { product_id: 103 }, { product_id: 106 }],
  listProductReviews: [{ product_id: 103 }, { product_id: 101 }],
  getShop: [{ shop_id: 1 }, { shop_id: 3 }],
  listShopReviews: [{ shop_id: 2 }, { shop_id: 1 }],
  listOrders: [{ limit: 50 }, { status: '0' }, { status: '2' }],
  getOrder: [
    { order_id: 9001 },
    { order_id: 9002 },
    { order_id: 9003 },
    { order_id: 9005 },
    { order_id: 9007 },
    { order_id: 9009 },
  ],
  getLogistics: [{ order_id: 9001 }, { order_id: 9002 }, { order_id: 9003 }],
  getRefund: [{ refund_id: 8001 }, { refund_id: 8003 }, { refund_id: 8004 }],
  listMyReviews: [{}, { state: 'pending' }],
  listWithdrawals: [{}, { status: '0' }],
  getWithdrawal: [{ withdrawal_id: 6101 }, { withdrawal_id: 6102 }],
  getCardPayment: [{ card_payment_id: 6401 }],
  getRecharge: [{ recharge_id: 6002 }, { recharge_id: 6003 }],
};
