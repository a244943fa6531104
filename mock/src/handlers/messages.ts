// The words of every answer. A table: its length is its content.
import type { BusinessName, DataOf, OperationId } from '@meridian/sdk';
import { inLanguage } from '../world/language.ts';
import { t } from '../world/seed/text.ts';
import type { Text } from '../world/types.ts';

/** What an HTTP 401 says (specification 8: "Please login first"). */
export const loginFirst = t('Please log in first', '请先登录');

/** What a business failure says. English as in the contract's examples, which a test compares. */
const failureMessages = {
  wrong_credentials: t('The account or the password is wrong', '账号或密码错误'),
  too_many_attempts: t('Too many tries. Try again later', '尝试次数过多，请稍后再试'),
  account_disabled: t('This account is suspended. Contact customer service', '该账号已被停用，请联系客服'),
  email_taken: t('This e-mail address is already in use', '该邮箱已被使用'),
  mobile_taken: t('This mobile number is already in use', '该手机号已被使用'),
  code_wrong: t('The verification code is wrong', '验证码错误'),
  code_expired: t('The verification code has expired. Ask for a new one', '验证码已失效，请重新获取'),
  send_too_often: t('A code was just sent. Wait before asking for another', '验证码刚刚发送过，请稍后再获取'),
  wrong_old_password: t('The current password is wrong', '原密码错误'),
  same_password: t('The new password must differ from the current one', '新密码不能与原密码相同'),
  session_not_found: t('This device is not signed in any more', '该设备已退出登录'),
  pay_code_not_set: t('Set a payment code first', '请先设置支付密码'),
  pay_code_wrong: t('The payment code is wrong', '支付密码错误'),
  pay_code_locked: t('The payment code is locked for 15 minutes', '支付密码已锁定 15 分钟'),
  same_pay_code: t('The new payment code must differ from the current one', '新支付密码不能与原支付密码相同'),
  old_pay_code_required: t('Enter the current payment code', '请输入原支付密码'),
  address_not_found: t('This address does not exist', '该地址不存在'),
  address_limit_reached: t('The address book is full', '收货地址数量已达上限'),
  area_not_found: t('This area does not exist', '该地区不存在'),
  language_unknown: t('This language is not offered', '暂不支持该语言'),
  product_not_found: t('This product does not exist', '该商品不存在'),
  sku_not_found: t('This specification does not exist', '该规格不存在'),
  out_of_stock: t('Not enough in stock', '库存不足'),
  limit_exceeded: t('More than one customer may buy', '超出每人限购数量'),
  shop_not_found: t('This shop does not exist', '该店铺不存在'),
  cart_line_not_found: t('This item is not in the bag any more', '购物车中已没有该商品'),
  cart_full: t('The bag is full', '购物车已满'),
  order_not_found: t('This order does not exist', '该订单不存在'),
  order_state_changed: t('The order has changed in the meantime', '订单状态已变化'),
  price_changed: t('A price has changed. Check the new total', '价格有变动，请核对新的总额'),
  promo_refused: t('This promo code cannot be used here', '该优惠码无法在此使用'),
  order_already_paid: t('This order is already paid', '该订单已支付'),
  pay_deadline_passed: t('The time to pay has passed', '已超过支付时限'),
  nothing_to_rebuy: t('None of these items can be bought now', '这些商品目前都无法购买'),
  idempotency_conflict: t('This request was already used for something else', '该请求已用于其他操作'),
  refund_not_found: t('This refund does not exist', '该退款不存在'),
  refund_not_allowed: t('This item cannot be refunded', '该商品不支持退款'),
  refund_amount_too_large: t('The amount is larger than can be refunded', '退款金额超过可退上限'),
  refund_already_open: t('A refund for this item is already open', '该商品已有进行中的退款'),
  refund_state_changed: t('The refund has changed in the meantime', '退款状态已变化'),
  review_not_allowed: t('This item cannot be reviewed yet', '该商品暂时不能评价'),
  review_already_written: t('You have already reviewed this item', '您已评价过该商品'),
  balance_insufficient: t('The balance is not sufficient', '余额不足'),
  wallet_frozen: t('The wallet is frozen. Contact customer service', '钱包已冻结，请联系客服'),
  amount_out_of_range: t('The amount is outside what is allowed', '金额超出允许范围'),
  quote_expired: t('The quote has expired. Ask for a new one', '报价已过期，请重新获取'),
  network_unsupported: t('This network is not supported', '不支持该网络'),
  method_closed: t('This method is closed at present', '该方式暂未开放'),
  payee_not_found: t('This payee does not exist', '该收款账户不存在'),
  notification_not_found: t('This notification does not exist', '该通知不存在'),
  conversation_not_found: t('This conversation does not exist', '该会话不存在'),
  service_unavailable: t('Customer service is not available now', '客服暂时无法提供服务'),
  help_item_not_found: t('This help item does not exist', '该帮助条目不存在'),
  file_type_refused: t('Only JPEG, PNG and WebP pictures are accepted', '仅支持 JPEG、PNG 和 WebP 图片'),
  file_too_large: t('The picture is larger than 5 MB', '图片不能超过 5 MB'),
} as const satisfies Record<BusinessName, Text>;

/** A business failure in a language, given as its BCP 47 tag. */
export const messageOf = (name: BusinessName, language: string): string => inLanguage(failureMessages[name], language);

const saved = t('Saved', '已保存');
const deleted = t('Deleted', '已删除');
const toBag = t('Added to the bag', '已加入购物车');
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
