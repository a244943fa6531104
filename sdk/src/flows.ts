// The entry point `@meridian/sdk/flows`: whole tasks of a customer, over several calls, without a screen. No React, no
// router, no words: a flow has a state, and a screen draws it.
export { type AddressEditing, type AddressOptions, type AddressState, createAddressEditing } from './flows/address.ts';
export { type Avatar, createAvatar } from './flows/avatar.ts';
export {
  type CartAdder,
  type CartAdderOptions,
  type CartAdderState,
  type CartAddition,
  type CartRefusal,
  createCartAdder,
} from './flows/cart-adder.ts';
export { contactOf, proveContact } from './flows/contact.ts';
export { type Countdown, createCountdown } from './flows/countdown.ts';
export { createLineRemoval, type LineRemoval, type LineRemovalOptions } from './flows/line-removal.ts';
export { liveLogisticsQuery, liveOrderQuery } from './flows/live-order.ts';
export {
  type QuoteDirection,
  type QuoteOnScreen,
  type QuoteRange,
  type QuoteResult,
  quoteDirections,
  quoteOnScreen,
  sumToQuote,
  type TypedSum,
} from './flows/money-quote.ts';
export { createNewMessages, type NewMessages, type NewMessagesState } from './flows/new-messages.ts';
export {
  type ChoosablePreference,
  createNotificationPreferences,
  isChoosable,
  type NotificationPreferences,
  type PreferenceChoice,
  withChoices,
} from './flows/notification-preferences.ts';
export { createOrderPlacing, type OrderPlacing, type OrderPlacingState } from './flows/order-placing.ts';
export {
  createOutbox,
  type Outbox,
  type OutboxOptions,
  type OutgoingContent,
  type OutgoingMessage,
  PictureLostError,
  type UnsentMessage,
} from './flows/outbox.ts';
export { changePayCode, type PayCodes } from './flows/pay-code.ts';
export { createPayment, type Payment, type PaymentNotice, type PaymentOptions } from './flows/payment.ts';
export type { PictureStore, PictureUpload, StoredPicture, UploadsState } from './flows/picture-upload.ts';
export {
  createQuantityEdits,
  isUnsentEdit,
  type QuantityEdit,
  type QuantityEditOptions,
  type QuantityEdits,
} from './flows/quantity-edits.ts';
export { createRebuy, type Rebuy, type RebuyOptions } from './flows/rebuy.ts';
export type { CustomerWatch, FlowOptions } from './flows/same-customer.ts';
export type {
  CodeNotice,
  SignedFlow,
  SignedId,
  SignedOptions,
  SignedState,
  WrongCode,
} from './flows/signed-attempt.ts';
export { createStepUpFlow, type StepUpFlow, type StepUpOutcome, type StepUpState } from './flows/step-up.ts';
export { reportTopUp, type TopUpReport } from './flows/top-up-report.ts';
export { createUploads, type Uploads, type UploadsOptions } from './flows/uploads.ts';
export {
  type CodeEvent,
  type CodeSender,
  type CodeSenderState,
  codeSenderOf,
  minutesValid,
  type SentCode,
  type SentCodeStore,
  sendCodeBody,
} from './flows/verification-code.ts';
export {
  addToVisitorBag,
  type JoinOptions,
  type JoinOutcome,
  joinVisitorBag,
  removeFromVisitorBag,
  type VisitorLine,
  type VisitorLineStore,
} from './flows/visitor-bag.ts';
export {
  createSignedWithdrawal,
  type SignedWithdrawal,
  type WithdrawalApplication,
} from './flows/withdrawal.ts';
export type { Flow } from './state/flow.ts';
