import type * as v from 'valibot';
import type * as catalogue from './schema/catalogue.ts';
import type * as customer from './schema/customer.ts';
import type { text } from './schema/fields.ts';
import type * as order from './schema/order.ts';
import type * as world from './schema/world.ts';

/**
 * The world as the mock stores it; the schemas describe the fields. A `World` is independent of all others. It is plain
 * data, so that it can be copied, saved and compared. Units: `Cents` are whole US cents, `Instant`s are epoch
 * milliseconds on the world's own clock, ids are integers counted per kind.
 */
export type Cents = number;
export type Instant = number;

export type Text = Readonly<v.InferOutput<typeof text>>;

export type CategoryCode = v.InferOutput<typeof catalogue.categoryCode>;
export type Category = v.InferOutput<typeof catalogue.categorySchema>;
export type Area = v.InferOutput<typeof catalogue.areaSchema>;
export type Shop = v.InferOutput<typeof catalogue.shopSchema>;
export type SpecGroup = v.InferOutput<typeof catalogue.specGroupSchema>;
export type Sku = v.InferOutput<typeof catalogue.skuSchema>;
export type EconomicOperator = v.InferOutput<typeof catalogue.economicOperatorSchema>;
export type Product = v.InferOutput<typeof catalogue.productSchema>;
export type Review = v.InferOutput<typeof catalogue.reviewSchema>;

export type Address = v.InferOutput<typeof customer.addressSchema>;
export type Upload = v.InferOutput<typeof customer.uploadSchema>;
export type CartLine = v.InferOutput<typeof customer.cartLineSchema>;
export type Bill = v.InferOutput<typeof customer.billSchema>;
export type Recharge = v.InferOutput<typeof customer.rechargeSchema>;
export type Withdrawal = v.InferOutput<typeof customer.withdrawalSchema>;
export type Payee = v.InferOutput<typeof customer.payeeSchema>;
export type WithdrawalStatus = Withdrawal['status'];
export type RechargeQuote = v.InferOutput<typeof customer.rechargeQuoteSchema>;
export type CardPayment = v.InferOutput<typeof customer.cardPaymentSchema>;
export type BillExport = v.InferOutput<typeof customer.billExportSchema>;
export type Quote = v.InferOutput<typeof customer.quoteSchema>;
export type Notification = v.InferOutput<typeof customer.notificationSchema>;
export type Message = v.InferOutput<typeof customer.messageSchema>;
export type Conversation = v.InferOutput<typeof customer.conversationSchema>;
export type Device = v.InferOutput<typeof customer.deviceSchema>;
export type ContactChannel = v.InferOutput<typeof customer.contactChannel>;
export type Customer = v.InferOutput<typeof customer.customerSchema>;

export type Fulfilment = v.InferOutput<typeof order.fulfilment>;
export type OrderItem = v.InferOutput<typeof order.orderItemSchema>;
export type LogisticsEvent = v.InferOutput<typeof order.logisticsEventSchema>;
export type Order = v.InferOutput<typeof order.orderSchema>;
export type RefundStatus = v.InferOutput<typeof order.refundStatus>;
export type Refund = v.InferOutput<typeof order.refundSchema>;

export type SentCode = v.InferOutput<typeof world.sentCodeSchema>;
export type Report = v.InferOutput<typeof world.reportSchema>;
export type Policy = v.InferOutput<typeof world.policySchema>;

type SavedWorld = v.InferOutput<typeof world.savedWorldSchema>;
export type Kind = keyof SavedWorld['nextIds'];

export type World = Readonly<Pick<SavedWorld, 'seed' | 'epoch'>> &
  Omit<SavedWorld, 'seed' | 'epoch'> & { categories: Category[]; areas: Area[] };
