import { deleteAddress, getAddress, listAddresses, saveAddress, setDefaultAddress } from './account/addresses.ts';
import { listAreas } from './account/areas.ts';
import { closeAccount } from './account/close-account.ts';
import { updateContact, verifyContact } from './account/contact-changes.ts';
import { setPayCode, verifyPayCode } from './account/pay-code.ts';
import { listLanguages, setLanguage, updateProfile } from './account/profile.ts';
import { acceptTerms } from './account/terms.ts';
import { addCartLine, deleteCartLines, getCart, updateCartLine } from './cart/cart.ts';
import { restoreCartLines } from './cart/restore.ts';
import { listBoughtProducts } from './catalogue/bought.ts';
import { getProduct, listCategories, listProductReviews } from './catalogue/detail.ts';
import { getHome } from './catalogue/home.ts';
import { likeProduct, likeProducts, listLikedProducts } from './catalogue/likes.ts';
import { listProducts } from './catalogue/list.ts';
import { listHotProducts } from './catalogue/rankings.ts';
import { reportProduct } from './catalogue/reports.ts';
import { listSimilarProducts } from './catalogue/similar.ts';
import { listHotKeywords, listSuggestions } from './catalogue/suggest.ts';
import type { Handlers } from './handler.ts';
import { listNotifications, readNotifications } from './notifications/notifications.ts';
import { getNotificationPreferences, updateNotificationPreferences } from './notifications/preferences.ts';
import { getBadges } from './orders/badges.ts';
import { cancelOrder, listCancelReasons } from './orders/cancel.ts';
import { extendReceipt, updateOrderAddress } from './orders/changes.ts';
import { createOrder, quoteOrder } from './orders/checkout/checkout.ts';
import { confirmOrder } from './orders/confirm.ts';
import { getLogistics, getOrder } from './orders/detail.ts';
import { getOrderCounts, listOrders } from './orders/list.ts';
import { payOrders } from './orders/pay.ts';
import { rebuyOrder } from './orders/rebuy.ts';
import { getConfig, getLaw } from './platform/platform.ts';
import { applyRefund } from './refunds/apply.ts';
import { declareChangeOfMind, quoteChangeOfMind } from './refunds/change-of-mind.ts';
import { cancelRefund, escalateRefund, getRefund, listRefunds, quoteRefund, shipRefund } from './refunds/refunds.ts';
import { createReview } from './reviews/create.ts';
import { listMyReviews } from './reviews/mine.ts';
import { listConversations, listMessages, readMessages, sendMessage } from './service/conversations.ts';
import { getHelp, getHelpItem, voteHelp } from './service/help.ts';
import { resetPassword } from './session/passwords.ts';
import { registerUser } from './session/register.ts';
import { sendCode } from './session/sent-codes.ts';
import { getUserInfo, listSessions, loginUser, logoutUser, revokeSession } from './session/session.ts';
import { createStepUp } from './session/step-up.ts';
import { getShop } from './shops/detail.ts';
import { listFollowFeed } from './shops/feed.ts';
import { followShop, listFollowedShops } from './shops/follows.ts';
import { listHotShops, listShops } from './shops/list.ts';
import { listShopReviews } from './shops/reviews.ts';
import { uploadFile } from './uploads/uploads.ts';
import { exportBills } from './wallet/bill-export.ts';
import { listBills } from './wallet/bills.ts';
import { createCardPayment, getCardPayment } from './wallet/card-payments.ts';
import { listRechargeMethods } from './wallet/methods.ts';
import { listBlockchains } from './wallet/networks.ts';
import { addPayee, deletePayee } from './wallet/payees.ts';
import { quoteRecharge } from './wallet/recharge-quotes.ts';
import { createRecharge, getRecharge, listRecharges } from './wallet/recharges.ts';
import { getWithdrawalInfo, quoteWithdrawal } from './wallet/withdrawal-quotes.ts';
import { cancelWithdrawal, getWithdrawal, listWithdrawals } from './wallet/withdrawal-records.ts';
import { createWithdrawal } from './wallet/withdrawals.ts';

/** The handler of every operation, by the contract's tags; an operation without one answers with its example. */
export const handlers: Handlers = {
  // session
  loginUser,
  getUserInfo,
  logoutUser,
  registerUser,
  resetPassword,
  sendCode,
  createStepUp,
  listSessions,
  revokeSession,
  // account
  updateProfile,
  updateContact,
  verifyContact,
  acceptTerms,
  closeAccount,
  setPayCode,
  verifyPayCode,
  listAddresses,
  saveAddress,
  getAddress,
  setDefaultAddress,
  deleteAddress,
  listAreas,
  listLanguages,
  setLanguage,
  // catalogue
  getHome,
  listCategories,
  listProducts,
  listHotProducts,
  listSimilarProducts,
  listSuggestions,
  listHotKeywords,
  getProduct,
  listProductReviews,
  likeProduct,
  likeProducts,
  reportProduct,
  listLikedProducts,
  listBoughtProducts,
  // shops
  listShops,
  listHotShops,
  getShop,
  listShopReviews,
  followShop,
  listFollowedShops,
  listFollowFeed,
  // cart
  getCart,
  addCartLine,
  updateCartLine,
  deleteCartLines,
  restoreCartLines,
  // orders
  quoteOrder,
  createOrder,
  payOrders,
  listCancelReasons,
  cancelOrder,
  updateOrderAddress,
  confirmOrder,
  extendReceipt,
  rebuyOrder,
  listOrders,
  getOrder,
  getLogistics,
  getOrderCounts,
  getBadges,
  // refunds
  quoteRefund,
  applyRefund,
  quoteChangeOfMind,
  declareChangeOfMind,
  getRefund,
  listRefunds,
  cancelRefund,
  shipRefund,
  escalateRefund,
  // reviews
  createReview,
  listMyReviews,
  // wallet
  listBlockchains,
  listRechargeMethods,
  quoteRecharge,
  createRecharge,
  getRecharge,
  listRecharges,
  createCardPayment,
  getCardPayment,
  quoteWithdrawal,
  getWithdrawalInfo,
  createWithdrawal,
  getWithdrawal,
  cancelWithdrawal,
  listWithdrawals,
  addPayee,
  deletePayee,
  listBills,
  exportBills,
  // notifications
  listNotifications,
  readNotifications,
  getNotificationPreferences,
  updateNotificationPreferences,
  // service
  listConversations,
  listMessages,
  readMessages,
  sendMessage,
  getHelp,
  getHelpItem,
  voteHelp,
  // platform
  uploadFile,
  getConfig,
  getLaw,
};
