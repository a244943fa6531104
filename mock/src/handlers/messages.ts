// The messages of successes and of HTTP 401; those of refusals come from the contract (x-business-codes).
import type { DataOf, OperationId } from '@meridian/sdk';
import { inLanguage } from '../text.ts';
import { DATA } from '../world/data/data.ts';
import type { Text } from '../world/types.ts';

const { messages } = DATA;

/** The msg of an HTTP 401 (R8.03: "Please login first"). */
export const loginFirst = messages.loginFirst;

/** The messages of successes other than "Done"; some depend on the outcome. */
const successMessages: { readonly [Op in OperationId]?: Text | ((data: DataOf<Op>) => Text) } = {
  loginUser: messages.signedIn,
  logoutUser: messages.signedOut,
  registerUser: messages.signedUp,
  resetPassword: messages.passwordReset,
  sendCode: messages.codeSent,
  revokeSession: messages.deviceSignedOut,
  setPayCode: messages.payCodeChanged,
  updateProfile: messages.saved,
  updateContact: messages.saved,
  verifyContact: messages.saved,
  acceptTerms: messages.saved,
  closeAccount: messages.accountClosed,
  saveAddress: messages.saved,
  setDefaultAddress: messages.saved,
  deleteAddress: messages.deleted,
  setLanguage: messages.saved,
  addCartLine: messages.addedToCart,
  rebuyOrder: messages.addedToCart,
  deleteCartLines: messages.deleted,
  createOrder: messages.orderCreated,
  payOrders: messages.orderPaid,
  cancelOrder: messages.orderCancelled,
  confirmOrder: messages.receiptConfirmed,
  updateOrderAddress: messages.saved,
  extendReceipt: messages.saved,
  applyRefund: messages.refundApplied,
  declareChangeOfMind: messages.mindChanged,
  cancelRefund: messages.refundCancelled,
  shipRefund: messages.saved,
  escalateRefund: messages.refundEscalated,
  createReview: ({ append }) => (append ? messages.reviewAppended : messages.reviewCreated),
  likeProduct: ({ liked }) => (liked ? messages.productLiked : messages.productUnliked),
  likeProducts: ({ liked }) => (liked ? messages.productLiked : messages.productUnliked),
  reportProduct: messages.productReported,
  followShop: ({ followed }) => (followed ? messages.shopFollowed : messages.shopUnfollowed),
  createRecharge: messages.underAudit,
  createCardPayment: messages.cardPaymentBegun,
  createWithdrawal: messages.underAudit,
  cancelWithdrawal: messages.withdrawalCancelled,
  addPayee: messages.saved,
  deletePayee: messages.deleted,
  updateNotificationPreferences: messages.saved,
  uploadFile: messages.uploaded,
  sendMessage: messages.messageSent,
  voteHelp: messages.helpVoted,
};

/** The success message of an operation, given its answer's data, in a language. */
export function successMessageOf<Op extends OperationId>(operation: Op, data: DataOf<Op>, language?: string): string {
  const words = successMessages[operation] ?? messages.done;
  return inLanguage(typeof words === 'function' ? words(data) : words, language);
}
