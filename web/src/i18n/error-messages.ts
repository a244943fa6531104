// The messages of all errors. The table is exhaustive by type: a business code that is added to the contract does not
// compile without a message. The server's own message is shown where it sends one (R8.01); these are for errors without
// one, and for requests that never reached it (R8.02).
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ApiError, type ErrorReason, isApiError } from '@meridian/sdk';
import { standardMessages } from './standard-messages.ts';

const unknownError = msg`Something went wrong. Please try again.`;

const messages = {
  wrong_credentials: msg`The account or the password is not right`,
  too_many_attempts: msg`Too many attempts. Please wait a little.`,
  account_disabled: msg`This account is disabled`,
  email_taken: msg`This e-mail address has an account already`,
  mobile_taken: msg`This mobile number has an account already`,
  code_wrong: msg`The code is not right`,
  code_expired: msg`The code has expired. Ask for a new one.`,
  send_too_often: msg`A code was sent a moment ago. Please wait a little.`,
  wrong_old_password: msg`The old password is not right`,
  same_password: msg`The new password must differ from the old one`,
  session_not_found: msg`This device is signed out already`,
  pay_code_not_set: msg`Set a payment code first`,
  pay_code_wrong: msg`The payment code is not right`,
  pay_code_locked: msg`The payment code is locked for now`,
  same_pay_code: msg`The new payment code must differ from the old one`,
  old_pay_code_required: msg`Enter the old payment code`,
  address_not_found: msg`This address does not exist any more`,
  address_limit_reached: msg`There is no room for another address`,
  area_not_found: msg`This area is not known`,
  language_unknown: msg`This language is not offered`,
  product_not_found: msg`This product is not offered any more`,
  sku_not_found: msg`This choice is not offered any more`,
  out_of_stock: msg`Sold out`,
  limit_exceeded: msg`More than one customer may buy`,
  shop_not_found: msg`This shop does not exist any more`,
  cart_line_not_found: msg`This item is not in the bag any more`,
  cart_full: msg`The bag is full`,
  order_not_found: msg`This order does not exist`,
  order_state_changed: msg`The order has moved on. Its new state is shown.`,
  price_changed: msg`A price has changed`,
  promo_refused: msg`This promo code cannot be used here`,
  order_already_paid: msg`This order is paid already`,
  pay_deadline_passed: msg`The time to pay has passed`,
  nothing_to_rebuy: msg`None of these items is on sale now`,
  idempotency_conflict: msg`This was sent already with other content`,
  refund_not_found: msg`This refund does not exist`,
  refund_not_allowed: msg`This order cannot be refunded`,
  refund_amount_too_large: msg`The amount is more than can be refunded`,
  refund_already_open: msg`A refund for this item is open already`,
  refund_state_changed: msg`The refund has moved on. Its new state is shown.`,
  review_not_allowed: msg`This item cannot be reviewed now`,
  review_already_written: msg`This item is reviewed already`,
  balance_insufficient: msg`The balance is not enough`,
  wallet_frozen: msg`The wallet is frozen. Please contact customer service.`,
  amount_out_of_range: msg`The amount is outside the limits`,
  quote_expired: msg`The quote has expired. Ask for a new one.`,
  network_unsupported: msg`This network is not supported`,
  method_closed: msg`This method is closed for now`,
  payee_not_found: msg`This payee does not exist any more`,
  notification_not_found: msg`This notification does not exist any more`,
  conversation_not_found: msg`This conversation does not exist`,
  service_unavailable: standardMessages.serviceUnavailable,
  help_item_not_found: msg`This answer does not exist any more`,
  file_type_refused: msg`This kind of file is not accepted`,
  file_too_large: msg`The file is too large`,
  unknown: unknownError,
  unauthorized: standardMessages.loginFirst,
  network: msg`Backend interface connection abnormal`,
  timeout: msg`System interface request timed out`,
  'not-json': unknownError,
  aborted: unknownError,
  duplicate: standardMessages.duplicateSubmit,
  cookies: msg`This browser keeps no cookies, so you cannot stay signed in`,
} satisfies Record<Exclude<ErrorReason, 'http'> | 'cookies', MessageDescriptor>;

const advice = {
  connection: msg`Check your connection, then try again.`,
  later: msg`The fault is on our side. Try again in a moment.`,
  cookies: msg`Allow cookies for this site, then sign in again.`,
};

/** The name of the error of a chunk that failed to load because the device is offline. */
export const CHUNK_LOAD_ERROR = 'ChunkLoadError';

/** Whether a chunk failed to load because the device is offline. */
export const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === CHUNK_LOAD_ERROR;

/** Thrown at sign-in where the browser blocks cookies, so that the session cannot be kept. */
export class CookiesBlockedError extends Error {}

export interface ErrorMessage {
  text: string;
  /** The cause: the server was not reached (`connection`), or it failed (`later`). */
  hint?: 'connection' | 'later' | undefined;
  /** What the customer can do, where the text does not say so. */
  advice?: string | undefined;
}

/** The message of an error: the server's, else the one of the table; a general one for anything but an ApiError. */
export function errorMessage(error: unknown, i18n: I18n): ErrorMessage {
  if (isChunkLoadError(error))
    return { text: i18n._(messages.network), hint: 'connection', advice: i18n._(advice.connection) };
  if (error instanceof CookiesBlockedError) return { text: i18n._(messages.cookies), advice: i18n._(advice.cookies) };
  if (!isApiError(error)) return { text: i18n._(unknownError) };
  const hint = hintOf(error);
  const shared = { hint, advice: hint && i18n._(advice[hint]) };
  if (error.reason === 'http') {
    const { status } = error;
    return { text: i18n._(msg`System interface ${status} abnormal`), ...shared };
  }
  return { text: error.msg || i18n._(messages[error.reason]), ...shared };
}

function hintOf({ kind, status = 0 }: ApiError): ErrorMessage['hint'] {
  // 502 to 504 come from a gateway that did not reach the server.
  if (kind === 'network' || kind === 'timeout' || (status >= 502 && status <= 504)) return 'connection';
  return status >= 500 ? 'later' : undefined;
}
