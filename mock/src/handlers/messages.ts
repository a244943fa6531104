// The words of successes and of HTTP 401; those of refusals are the contract's (x-codes of BusinessCode).
import type { DataOf, OperationId } from '@meridian/sdk';
import { inLanguage, t } from '../text.ts';
import type { Text } from '../world/types.ts';

/** The msg of an HTTP 401 (R8.03: "Please login first"). */
export const loginFirst = t('Please log in first', '请先登录');

const saved = t('Saved', '已保存');
const deleted = t('Deleted', '已删除');
const toBag = t('Added to the bag', '已加入购物袋');
const underAudit = t('Received, under audit', '已提交，审核中');

/** What a success says besides "Done"; some say what became of it. */
const successMessages: { readonly [Op in OperationId]?: Text | ((data: DataOf<Op>) => Text) } = {
  loginUser: t('Welcome back', '欢迎回来'),
  logoutUser: t('You are logged out', '您已退出登录'),
  registerUser: t('Welcome to Meridian', '欢迎来到 Meridian'),
  resetPassword: t('Your password is changed. Log in again', '密码已修改，请重新登录'),
  sendCode: t('If the address is right, a code is on its way', '如果地址无误，验证码即将送达'),
  revokeSession: t('The device is signed out', '该设备已退出登录'),
  setPayCode: t('The payment code is changed', '支付密码已更新'),
  updateProfile: saved,
  saveAddress: saved,
  setDefaultAddress: saved,
  deleteAddress: deleted,
  setLanguage: saved,
  addCartLine: toBag,
  rebuyOrder: toBag,
  deleteCartLines: deleted,
  createOrder: t('The order has been made', '订单已提交'),
  payOrders: t('Paid', '支付成功'),
  cancelOrder: t('The order has been cancelled', '订单已取消'),
  confirmOrder: t('Receipt confirmed', '已确认收货'),
  applyRefund: t('The refund has been applied for', '退款申请已提交'),
  cancelRefund: t('The case has been taken back', '退款申请已撤销'),
  shipRefund: saved,
  createReview: ({ append }) =>
    append ? t('Added to your review', '追评已发布') : t('Thank you for your review', '感谢您的评价'),
  likeProduct: ({ liked }) =>
    liked ? t('Added to your favourites', '已加入收藏') : t('Removed from your favourites', '已取消收藏'),
  reportProduct: t('Thank you. We will look into it', '感谢反馈，我们会尽快核实'),
  followShop: ({ followed }) =>
    followed ? t('You follow this shop now', '已关注该店铺') : t('You no longer follow this shop', '已取消关注'),
  createRecharge: underAudit,
  createWithdrawal: underAudit,
  deletePayee: deleted,
  sendMessage: t('Sent', '已发送'),
  voteHelp: t('Thank you', '感谢您的反馈'),
};

const done = t('Done', '操作成功');

/** The word on what an operation has done, by its answer's data, in a language. */
export function successMessageOf<Op extends OperationId>(operation: Op, data: DataOf<Op>, language: string): string {
  const words = successMessages[operation] ?? done;
  return inLanguage(typeof words === 'function' ? words(data) : words, language);
}
