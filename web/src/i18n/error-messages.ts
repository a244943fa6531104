// The one table from failures to words. It is exhaustive by type: a business code that the contract adds does not
// compile until it has words, and those are the contract's own (`x-codes`, held by the test). The server's message is
// shown where it sends one (R8.01); these words stand where it does not, and for failures that never reached it.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ApiError, type ErrorReason, isApiError } from '@meridian/sdk';
import { standardMessages } from './standard-messages.ts';

const unclear = msg`Something went wrong. Please try again.`;

const words = {
  wrong_credentials: msg`The account or the password is wrong`,
  too_many_attempts: msg`Too many tries. Try again later`,
  account_disabled: msg`This account is disabled. Contact customer service`,
  email_taken: msg`This e-mail address is already in use`,
  mobile_taken: msg`This mobile number is already in use`,
  code_wrong: msg`The verification code is wrong`,
  code_expired: msg`The verification code has expired. Ask for a new one`,
  send_too_often: msg`A code was just sent. Wait before asking for another`,
  wrong_old_password: msg`The current password is wrong`,
  same_password: msg`The new password must differ from the current one`,
  session_not_found: msg`This device is not signed in any more`,
  pay_code_not_set: msg`Set a payment code first`,
  pay_code_wrong: msg`The payment code is wrong`,
  pay_code_locked: msg`The payment code is locked for 15 minutes`,
  same_pay_code: msg`The new payment code must differ from the current one`,
  old_pay_code_required: msg`Enter the current payment code`,
  address_not_found: msg`This address does not exist`,
  address_limit_reached: msg`The address book is full`,
  area_not_found: msg`This area does not exist`,
  language_unknown: msg`This language is not offered`,
  product_not_found: msg`This product does not exist`,
  sku_not_found: msg`This specification does not exist`,
  out_of_stock: msg`Not enough in stock`,
  limit_exceeded: msg`More than one customer may buy`,
  shop_not_found: msg`This shop does not exist`,
  cart_line_not_found: msg`This item is not in the bag any more`,
  cart_full: msg`The bag is full`,
  order_not_found: msg`This order does not exist`,
  order_state_changed: msg`The order has changed in the meantime`,
  price_changed: msg`A price has changed. Check the new total`,
  promo_refused: msg`This promo code cannot be used here`,
  order_already_paid: msg`This order is already paid`,
  pay_deadline_passed: msg`The time to pay has passed`,
  nothing_to_rebuy: msg`None of these items can be bought now`,
  idempotency_conflict: msg`This request was already used for something else`,
  refund_not_found: msg`This refund does not exist`,
  refund_not_allowed: msg`This item cannot be refunded`,
  refund_amount_too_large: msg`The amount is larger than can be refunded`,
  refund_already_open: msg`A refund for this item is already open`,
  refund_state_changed: msg`The refund has changed in the meantime`,
  review_not_allowed: msg`This item cannot be reviewed yet`,
  review_already_written: msg`You have already reviewed this item`,
  balance_insufficient: msg`The balance is not sufficient`,
  wallet_frozen: msg`The wallet is frozen. Contact customer service`,
  amount_out_of_range: msg`The amount is outside what is allowed`,
  quote_expired: msg`The quote has expired. Ask for a new one`,
  network_unsupported: msg`This network is not supported`,
  method_closed: msg`This method is closed at present`,
  payee_not_found: msg`This payee does not exist`,
  notification_not_found: msg`This notification does not exist`,
  conversation_not_found: msg`This conversation does not exist`,
  service_unavailable: standardMessages.serviceUnavailable,
  help_item_not_found: msg`This help item does not exist`,
  file_type_refused: msg`Only JPEG, PNG and WebP pictures are accepted`,
  file_too_large: msg`The picture is larger than 5 MB`,
  unknown: unclear,
  unauthorized: standardMessages.loginFirst,
  network: msg`Backend interface connection abnormal`,
  timeout: msg`System interface request timed out`,
  'not-json': unclear,
  aborted: unclear,
  duplicate: standardMessages.duplicateSubmit,
  cookies: msg`This browser keeps no cookies, so you cannot stay signed in`,
} satisfies Record<Exclude<ErrorReason, 'http'> | 'cookies', MessageDescriptor>;

const advice = {
  connection: msg`Check your connection, then try again.`,
  later: msg`The fault is on our side. Try again in a moment.`,
  cookies: msg`Allow cookies for this site, then sign in again.`,
};

/** What the error of a file of ours that did not come without a network is called. */
export const CHUNK_LOAD_ERROR = 'MissingFile';

/** Whether a file of ours did not come, for want of a network. */
export const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === CHUNK_LOAD_ERROR;

/** Thrown where the browser keeps no cookies, so that a customer who has just signed in would be a visitor again. */
export class CookiesBlockedError extends Error {}

export interface ErrorMessage {
  text: string;
  /** Whose fault it is: the server was not reached, or it was and failed by itself. */
  hint?: 'connection' | 'later' | undefined;
  /** What may help, where the text does not say it. */
  advice?: string | undefined;
}

/** What a failure is called: the server's words, else ours. Anything that is no failure of a call is "unclear". */
export function errorMessage(error: unknown, i18n: I18n): ErrorMessage {
  if (isChunkLoadError(error))
    return { text: i18n._(words.network), hint: 'connection', advice: i18n._(advice.connection) };
  if (error instanceof CookiesBlockedError) return { text: i18n._(words.cookies), advice: i18n._(advice.cookies) };
  if (!isApiError(error)) return { text: i18n._(unclear) };
  const hint = hintOf(error);
  const told = { hint, advice: hint && i18n._(advice[hint]) };
  if (error.reason === 'http') {
    const { status } = error;
    return { text: i18n._(msg`System interface ${status} abnormal`), ...told };
  }
  return { text: error.msg || i18n._(words[error.reason]), ...told };
}

function hintOf({ kind, status = 0 }: ApiError): ErrorMessage['hint'] {
  // 502 to 504 are a gateway's: the server itself was not reached.
  if (kind === 'network' || kind === 'timeout' || (status >= 502 && status <= 504)) return 'connection';
  return status >= 500 ? 'later' : undefined;
}
