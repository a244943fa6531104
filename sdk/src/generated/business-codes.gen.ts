// Generated from the contract by `npm run generate`. Never edited by hand.
import type { components } from './schema.gen.ts';

export const businessCodes = {
  1001: 'wrong_credentials',
  1002: 'too_many_attempts',
  1003: 'account_disabled',
  1004: 'email_taken',
  1005: 'mobile_taken',
  1006: 'code_wrong',
  1007: 'code_expired',
  1008: 'send_too_often',
  1009: 'wrong_old_password',
  1010: 'same_password',
  1011: 'session_not_found',
  1012: 'step_up_expired',
  1013: 'contact_not_verified',
  1014: 'contact_verified',
  1015: 'terms_outdated',
  1016: 'account_not_closable',
  1101: 'pay_code_not_set',
  1102: 'pay_code_wrong',
  1103: 'pay_code_locked',
  1104: 'same_pay_code',
  1201: 'address_not_found',
  1202: 'address_limit_reached',
  1203: 'area_not_found',
  1204: 'language_unknown',
  2001: 'product_not_found',
  2002: 'sku_not_found',
  2003: 'out_of_stock',
  2004: 'limit_exceeded',
  2101: 'shop_not_found',
  2201: 'cart_line_not_found',
  2202: 'cart_full',
  3001: 'order_not_found',
  3002: 'order_state_changed',
  3003: 'price_changed',
  3004: 'promo_refused',
  3005: 'order_already_paid',
  3006: 'pay_deadline_passed',
  3007: 'nothing_to_rebuy',
  3008: 'idempotency_conflict',
  3009: 'order_country_fixed',
  3010: 'receipt_already_extended',
  3011: 'cancel_reason_not_found',
  3101: 'refund_not_found',
  3102: 'refund_not_allowed',
  3103: 'refund_amount_too_large',
  3104: 'refund_already_open',
  3105: 'refund_state_changed',
  3106: 'change_of_mind_not_allowed',
  3201: 'review_not_allowed',
  3202: 'review_already_written',
  4001: 'balance_insufficient',
  4002: 'wallet_frozen',
  4003: 'amount_out_of_range',
  4004: 'quote_expired',
  4005: 'network_unsupported',
  4006: 'method_closed',
  4007: 'payee_not_found',
  4101: 'recharge_not_found',
  4102: 'evidence_already_used',
  4103: 'card_payment_not_found',
  4104: 'return_address_refused',
  4201: 'withdrawal_not_found',
  4202: 'withdrawal_state_changed',
  4301: 'payee_not_usable_yet',
  4302: 'payee_limit_reached',
  5001: 'notification_not_found',
  5101: 'conversation_not_found',
  5102: 'service_unavailable',
  5103: 'help_item_not_found',
  6001: 'file_type_refused',
  6002: 'file_too_large',
  6003: 'upload_not_found',
  6004: 'upload_expired',
  6101: 'version_conflict',
} as const;

export type BusinessName = (typeof businessCodes)[keyof typeof businessCodes];

export interface BusinessDetails {
  /** Account and password do not match. The answer never says which of the two is wrong. */
  wrong_credentials: null;
  /** Too many wrong attempts; the next one is allowed at `retry_at`. Each further wrong one makes the wait longer. */
  too_many_attempts: components['schemas']['RetryDetails'];
  /** The platform has disabled the account. */
  account_disabled: null;
  /** Another account uses this e-mail address. */
  email_taken: null;
  /** Another account uses this mobile number. */
  mobile_taken: null;
  /** The verification code is not the one that was sent. */
  code_wrong: null;
  /** The verification code was sent too long ago, or was used already. */
  code_expired: null;
  /** Too many codes in a short time, from this sender or to this receiver; the next one is allowed at `retry_at`. */
  send_too_often: components['schemas']['RetryDetails'];
  /** The current login password is not the one given. */
  wrong_old_password: null;
  /** The new login password equals the current one. */
  same_password: null;
  /** No signed-in device of this customer has this id. */
  session_not_found: null;
  /** No good step-up of this session came along. It is older than its `expires_at`, was ended, or is not of this session. */
  step_up_expired: null;
  /** This e-mail address or mobile number has not been proven yet. */
  contact_not_verified: null;
  /** The address or number is proven already, and no change of it waits. */
  contact_verified: null;
  /** Another version of the terms is in force; `version` says which. */
  terms_outdated: components['schemas']['TermsDetails'];
  /** Something is still open. The details say what has to be settled before the account can be closed. */
  account_not_closable: components['schemas']['CloseBlockers'];
  /** The customer has no payment code yet; it is set with setPayCode. */
  pay_code_not_set: null;
  /** The payment code is wrong. `attempts_left` says how many attempts remain before it locks. */
  pay_code_wrong: components['schemas']['PayCodeDetails'];
  /** Five wrong attempts locked the payment code until `locked_until`. */
  pay_code_locked: components['schemas']['PayCodeDetails'];
  /** The new payment code equals the current one. */
  same_pay_code: null;
  /** No shipping address of this customer has this id. */
  address_not_found: null;
  /** The customer keeps as many addresses as allowed (`limit`). */
  address_limit_reached: components['schemas']['LimitDetails'];
  /** No country or area has this code or id, or the areas do not follow one another. */
  area_not_found: null;
  /** No offered language has this `file_name`. */
  language_unknown: null;
  /** No product has this id. */
  product_not_found: null;
  /** The product has no such specification. */
  sku_not_found: null;
  /** Less is in stock than asked for; `stock` says how many are left. */
  out_of_stock: components['schemas']['StockDetails'];
  /** More than one customer may buy; `limit` says how many are allowed. */
  limit_exceeded: components['schemas']['LimitDetails'];
  /** No shop has this id. */
  shop_not_found: null;
  /** The cart has no such line, or it is another customer's. */
  cart_line_not_found: null;
  /** The cart holds as many lines as allowed (`limit`). */
  cart_full: components['schemas']['LimitDetails'];
  /** No order of this customer has this id. Another customer's order answers the same. */
  order_not_found: null;
  /** The order's status does not allow this action (any more); `status` says what it is now. */
  order_state_changed: components['schemas']['OrderStateDetails'];
  /** The `total_amount` differs from `expected_total`; `quote` carries the present one. Nothing was ordered. */
  price_changed: components['schemas']['PriceChangeDetails'];
  /** The promo code cannot be used for this order; `reason` says why. Nothing was ordered. */
  promo_refused: components['schemas']['PromoDetails'];
  /** The order was paid before. Nothing was charged now. */
  order_already_paid: components['schemas']['OrderStateDetails'];
  /** The time to pay has passed, the order is cancelled. Nothing was charged. */
  pay_deadline_passed: components['schemas']['OrderStateDetails'];
  /** No item of the order can be bought at present. */
  nothing_to_rebuy: null;
  /** The idempotency key was used before with another body. Nothing was done. */
  idempotency_conflict: null;
  /** The order was made for another country than the address is in. It stays as it was. */
  order_country_fixed: null;
  /** The time to confirm receipt was extended before; that is possible once. */
  receipt_already_extended: null;
  /** No cancel reason has this id. */
  cancel_reason_not_found: null;
  /** No refund case of this customer has this id. */
  refund_not_found: null;
  /** The order or item cannot be refunded in this way now; `block` says why. */
  refund_not_allowed: components['schemas']['RefundBlockDetails'];
  /** The amount is larger than what can be refunded (`max`). */
  refund_amount_too_large: components['schemas']['RefundableDetails'];
  /** Too few pieces of the item are left, since others are in an open refund case (`refund_id`). */
  refund_already_open: components['schemas']['RefundRefDetails'];
  /** The refund's status does not allow this action (any more). */
  refund_state_changed: null;
  /** The order, or these pieces of it, cannot be undone without a reason now: allowed_actions and change_of_mind_quantity say what can. */
  change_of_mind_not_allowed: null;
  /** The item cannot be reviewed in the order's present state. */
  review_not_allowed: null;
  /** The customer reviewed this item before. */
  review_already_written: null;
  /** The available balance is smaller than the amount; `shortfall` says by how much. Nothing was charged. */
  balance_insufficient: components['schemas']['ShortfallDetails'];
  /** The wallet is frozen by the platform; money can come in but not go out. */
  wallet_frozen: null;
  /** The amount is outside `min` and `max` of this method. */
  amount_out_of_range: components['schemas']['RangeDetails'];
  /** The quote is older than its `valid_until`, or was made for another amount or type. */
  quote_expired: null;
  /** The network is not supported (BSC and HECO never are). */
  network_unsupported: null;
  /** The method is switched off at present. */
  method_closed: null;
  /** No saved payee of this customer has this id. */
  payee_not_found: null;
  /** No top-up of this customer has this id. */
  recharge_not_found: null;
  /** The evidence, the transaction or the bank reference belongs to another top-up that is under audit or passed; `used` and `recharge_id` say which. Nothing was recorded. */
  evidence_already_used: components['schemas']['EvidenceDetails'];
  /** No card payment of this customer has this id. */
  card_payment_not_found: null;
  /** The origin of `return_url` is none that the back end sends customers back to. */
  return_address_refused: null;
  /** No withdrawal of this customer has this id. */
  withdrawal_not_found: null;
  /** The withdrawal's status does not allow this action (any more); `status` says what it is now. */
  withdrawal_state_changed: components['schemas']['WithdrawalStateDetails'];
  /** The payee is new; withdrawals to it are accepted from `usable_from` on. */
  payee_not_usable_yet: components['schemas']['PayeeWaitDetails'];
  /** The customer keeps as many payees as allowed (`limit`). */
  payee_limit_reached: components['schemas']['LimitDetails'];
  /** No notification of this customer has this id. */
  notification_not_found: null;
  /** No conversation of this customer has this id. */
  conversation_not_found: null;
  /** Customer service cannot be reached now; `hours` says when it can. */
  service_unavailable: components['schemas']['ServiceHoursDetails'];
  /** No help item has this id or key. */
  help_item_not_found: null;
  /** The file is not a JPEG, PNG or WebP picture, whatever its name says. */
  file_type_refused: null;
  /** The file is larger than `max_bytes`. */
  file_too_large: components['schemas']['FileLimitDetails'];
  /** No upload of this customer has this id. Another customer's upload answers the same. Nothing was done. */
  upload_not_found: components['schemas']['UploadDetails'];
  /** The upload was not used within 24 hours, and its picture is gone. Nothing was done. */
  upload_expired: components['schemas']['UploadDetails'];
  /** It was changed elsewhere since the `version` that was sent; the details carry what stands now. Nothing was changed. */
  version_conflict: components['schemas']['VersionDetails'];
}
