// The messages of refusals, for a server that sends none. They are the contract's own (`x-codes`), and a test compares
// them. Exhaustive by type: a new business code does not compile without a message. They have their own catalogue;
// `service_unavailable` is a standard message.
import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BusinessName, ErrorReason } from '@meridian/sdk';

const refusalMessages = {
  wrong_credentials: msg`Wrong account or password`,
  too_many_attempts: msg`Too many attempts. Try again later`,
  account_disabled: msg`This account is disabled. Contact customer service`,
  email_taken: msg`This email address is already in use`,
  mobile_taken: msg`This mobile number is already in use`,
  code_wrong: msg`The verification code is wrong`,
  code_expired: msg`The verification code has expired. Request a new one`,
  send_too_often: msg`Wait a while before requesting another code`,
  wrong_old_password: msg`The current password is wrong`,
  same_password: msg`The new password must differ from the current one`,
  session_not_found: msg`This device is no longer signed in`,
  step_up_expired: msg`Please confirm again that it’s you`,
  contact_not_verified: msg`This email address or mobile number is not verified yet. Use the other one`,
  contact_verified: msg`This is already verified`,
  terms_outdated: msg`The terms have changed. Read the new version`,
  account_not_closable: msg`Something is still open. Settle it before you close your account`,
  pay_code_not_set: msg`Set a payment code first`,
  pay_code_wrong: msg`The payment code is wrong`,
  pay_code_locked: msg`The payment code is locked for 15 minutes`,
  same_pay_code: msg`The new payment code must differ from the current one`,
  address_not_found: msg`This address does not exist`,
  address_limit_reached: msg`Your address book is full`,
  area_not_found: msg`This area does not exist`,
  language_unknown: msg`This language is not available`,
  product_not_found: msg`This product does not exist`,
  sku_not_found: msg`This option does not exist`,
  out_of_stock: msg`Not enough in stock`,
  limit_exceeded: msg`You cannot buy that many`,
  shop_not_found: msg`This shop does not exist`,
  cart_line_not_found: msg`This item is no longer in your bag`,
  cart_full: msg`Your bag is full`,
  order_not_found: msg`This order does not exist`,
  order_state_changed: msg`The order has changed in the meantime`,
  price_changed: msg`A price has changed. Check the new total`,
  promo_refused: msg`You cannot use this promo code here`,
  order_already_paid: msg`This order is already paid`,
  pay_deadline_passed: msg`The time to pay has run out`,
  nothing_to_rebuy: msg`You cannot buy any of these items right now`,
  idempotency_conflict: msg`You already sent this with different details`,
  order_country_fixed: msg`The new address must be in the same country`,
  receipt_already_extended: msg`You have already extended the time to confirm receipt`,
  cancel_reason_not_found: msg`This reason does not exist`,
  refund_not_found: msg`This refund does not exist`,
  refund_not_allowed: msg`You cannot get a refund for this item`,
  refund_amount_too_large: msg`This is more than can be refunded`,
  change_of_mind_not_allowed: msg`This can no longer be undone without a reason`,
  refund_already_open: msg`You have already requested a refund for this item`,
  refund_state_changed: msg`The refund has changed in the meantime`,
  review_not_allowed: msg`You cannot review this item yet`,
  review_already_written: msg`You have already reviewed this item`,
  balance_insufficient: msg`Your balance is too low`,
  wallet_frozen: msg`Your wallet is frozen. Contact customer service`,
  amount_out_of_range: msg`The amount is too low or too high`,
  quote_expired: msg`The quote has expired. Request a new one`,
  network_unsupported: msg`This network is not supported`,
  method_closed: msg`This method is not available right now`,
  payee_not_found: msg`This payee does not exist`,
  recharge_not_found: msg`This top-up does not exist`,
  evidence_already_used: msg`This proof was already used for another top-up`,
  card_payment_not_found: msg`This card payment does not exist`,
  return_address_refused: msg`We cannot send you back to that page`,
  withdrawal_not_found: msg`This withdrawal does not exist`,
  withdrawal_state_changed: msg`The withdrawal has changed in the meantime`,
  payee_not_usable_yet: msg`This payee is new. You cannot use it yet`,
  payee_limit_reached: msg`Your list of payees is full`,
  notification_not_found: msg`This notification does not exist`,
  conversation_not_found: msg`This conversation does not exist`,
  help_item_not_found: msg`This help article does not exist`,
  file_type_refused: msg`Use a JPEG, PNG or WebP picture`,
  file_too_large: msg`The picture is larger than 5 MB`,
  upload_not_found: msg`A picture is missing. Add it again`,
  upload_expired: msg`A picture has expired. Add it again`,
  version_conflict: msg`This was changed elsewhere. Compare both versions`,
} satisfies Record<Exclude<BusinessName, 'service_unavailable'>, MessageDescriptor>;

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*.po', { query: '?refusals' });

/** Loads the catalogue of a language. Returns a function that gives the text of a refusal. */
export async function loadRefusalTexts(locale: string): Promise<(reason: ErrorReason) => string | undefined> {
  const catalogue = await catalogues[`../locales/${locale}.po`]?.();
  // Not in the app's own `i18n`, where another catalogue would re-render every component.
  const i18n = setupI18n({ locale, messages: { [locale]: catalogue?.messages ?? {} } });
  const table: Partial<Record<ErrorReason, MessageDescriptor>> = refusalMessages;
  return (reason) => {
    const message = table[reason];
    return message && i18n._(message);
  };
}
