// Generated from the contract by `npm run generate`. Never edited by hand.
import type { operations } from './operations.gen.ts';

type OperationId = keyof typeof operations;

export interface AttemptFacts {
  /** The field of the body that names the attempt. */
  readonly key?: 'idempotency_key' | 'client_id';
  /** For how long it may be repeated. */
  readonly minutes?: number;
  /** Fields that are stored nowhere. */
  readonly secrets?: readonly string[];
  /** Fields that are sent again as they were the first time. */
  readonly pinned?: readonly string[];
  /** Fields of which another value is another attempt. */
  readonly renewedBy?: readonly string[];
  /** Whether the same call does no harm. */
  readonly repeats?: true;
  /**
   * The read that tells whether it was done. Of a list, by the one entry (or `many`) that has the key of the attempt; of
   * a server whose entries have none yet, by the `entry` that is as it was sent in these fields. Else by these fields of
   * its answer: one of the values, "set" for not null, or what this field of the body was; or by its refusal `none`.
   */
  readonly settledBy?: {
    readonly read: OperationId;
    readonly with?: Readonly<Record<string, string>>;
    readonly entry?: readonly string[];
    readonly many?: true;
    readonly none?: string;
    readonly shows?: Readonly<Record<string, string | readonly unknown[]>>;
  };
}

export const attempts = {
  saveAddress: {'key':'idempotency_key','minutes':1440,'settledBy':{'read':'listAddresses','entry':['addressee','mobile','detail']},'repeats':true},
  addCartLine: {'key':'idempotency_key','minutes':1440,'renewedBy':['product_id','sku_id','quantity'],'repeats':true},
  createOrder: {'key':'idempotency_key','minutes':1440,'settledBy':{'read':'listOrders','many':true},'repeats':true},
  payOrders: {'key':'idempotency_key','minutes':1440,'secrets':['pay_code'],'renewedBy':['order_ids'],'settledBy':{'read':'getOrder','with':{'order_id':'order_ids'},'shows':{'paid_at':'set'}}},
  cancelOrder: {'settledBy':{'read':'getOrder','with':{'order_id':'order_id'},'shows':{'fulfilment':[-1]}}},
  confirmOrder: {'settledBy':{'read':'getOrder','with':{'order_id':'order_id'},'shows':{'fulfilment':[3,4]}}},
  extendReceipt: {'settledBy':{'read':'getOrder','with':{'order_id':'order_id'},'shows':{'receipt_extended':[true]}}},
  rebuyOrder: {'key':'idempotency_key','minutes':1440,'renewedBy':['order_id'],'repeats':true},
  applyRefund: {'key':'idempotency_key','minutes':1440,'settledBy':{'read':'listRefunds','entry':['order_id','amount']},'repeats':true},
  declareChangeOfMind: {'key':'idempotency_key','minutes':1440,'settledBy':{'read':'listRefunds','entry':['order_id']},'repeats':true},
  escalateRefund: {'settledBy':{'read':'getRefund','with':{'refund_id':'refund_id'},'shows':{'escalated_at':'set'}}},
  cancelRefund: {'settledBy':{'read':'getRefund','with':{'refund_id':'refund_id'},'shows':{'status':['withdrawn']}}},
  shipRefund: {'settledBy':{'read':'getRefund','with':{'refund_id':'refund_id'},'shows':{'parcel.number':'number'}}},
  createReview: {'key':'idempotency_key','minutes':1440,'renewedBy':['order_item_id','product_score','service_score','postage_score','content','pictures','anonymous','append_to'],'repeats':true},
  createRecharge: {'key':'idempotency_key','minutes':1440,'pinned':['quote_id'],'settledBy':{'read':'listRecharges','entry':['method','amount']},'repeats':true},
  createCardPayment: {'key':'idempotency_key','minutes':1440,'pinned':['quote_id'],'renewedBy':['amount'],'settledBy':{'read':'getCardPayment','with':{'idempotency_key':'idempotency_key'},'none':'card_payment_not_found'},'repeats':true},
  createWithdrawal: {'key':'idempotency_key','minutes':1440,'secrets':['pay_code'],'pinned':['quote_id'],'settledBy':{'read':'listWithdrawals','entry':['payee_id','amount']}},
  cancelWithdrawal: {'settledBy':{'read':'getWithdrawal','with':{'withdrawal_id':'withdrawal_id'},'shows':{'status':[-1]}}},
  sendMessage: {'key':'client_id','minutes':1440,'renewedBy':['shop_id','refund_id','kind','text','picture','order_id','product_id'],'repeats':true},
} as const satisfies { [Operation in OperationId]?: AttemptFacts };
