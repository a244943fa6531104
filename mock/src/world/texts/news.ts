import { fromCents } from '@meridian/sdk/rules';
import { t } from '../seed/text.ts';
import type { Cents, Notification, Text } from '../types.ts';

/** What a notification says. */
export type News = Pick<Notification, 'type' | 'title' | 'text' | 'link'>;

interface OrderFacts {
  readonly orderId: number;
  readonly sn: string;
}

interface ParcelFacts extends OrderFacts {
  readonly shop: Text;
  readonly carrier: string;
  readonly number: string;
}

const system = (title: Text, text: Text, link: string): News => ({ type: 'system', title, text, link });
const wallet = (title: Text, text: Text, link: string): News => ({ type: 'wallet', title, text, link });
const order = ({ orderId }: OrderFacts, title: Text, text: Text): News => ({
  type: 'order',
  title,
  text,
  link: `/orderInfo/${orderId}`,
});

/** What the platform tells its customers, by occasion. Amounts are cents. A table: its length is its content. */
export const news = {
  welcome: () =>
    system(
      t('Welcome to Meridian', '欢迎来到 Meridian'),
      t(
        'Your account is open. Set a payment code before your first purchase, so that nobody but you can pay from your balance.',
        '您的账号已开通。首次购物前请先设置支付密码，这样只有您本人能使用余额付款。',
      ),
      '/passwords',
    ),
  passwordChanged: () =>
    system(
      t('Your login password was changed', '您的登录密码已修改'),
      t(
        'Every device was signed out. If this was not you, reset the password at once and write to customer service.',
        '所有设备均已退出登录。如果不是您本人操作，请立即重置密码并联系客服。',
      ),
      '/security',
    ),
  payCodeSet: () =>
    system(
      t('Your payment code is set', '您的支付密码已设置'),
      t(
        'From now on it pays orders and signs withdrawals. Nobody from Meridian will ever ask you for it.',
        '今后付款和提现都需要它。Meridian 的工作人员绝不会向您索要支付密码。',
      ),
      '/security',
    ),
  payCodeChanged: () =>
    system(
      t('Your payment code was changed', '您的支付密码已修改'),
      t('If this was not you, write to customer service at once.', '如果不是您本人操作，请立即联系客服。'),
      '/security',
    ),
  emailChanged: (former: string) =>
    system(
      t('Your e-mail address was changed', '您的邮箱已修改'),
      t(
        `The former address ${former} was told as well. If this was not you, write to customer service at once.`,
        `我们也已通知原邮箱 ${former}。如果不是您本人操作，请立即联系客服。`,
      ),
      '/security',
    ),
  mobileChanged: (former: string) =>
    system(
      t('Your mobile number was changed', '您的手机号已修改'),
      t(
        `The former number ${former} was told as well. If this was not you, write to customer service at once.`,
        `我们也已通知原手机号 ${former}。如果不是您本人操作，请立即联系客服。`,
      ),
      '/security',
    ),

  orderShipped: (facts: ParcelFacts) =>
    order(
      facts,
      t('Your order is on its way', '您的订单已发货'),
      t(
        `${facts.shop.en} has shipped order ${facts.sn} with ${facts.carrier}, parcel number ${facts.number}.`,
        `${facts.shop.zh} 已发出订单 ${facts.sn}，承运商 ${facts.carrier}，运单号 ${facts.number}。`,
      ),
    ),
  orderArrived: (facts: OrderFacts) =>
    order(
      facts,
      t('Your parcel was delivered', '您的包裹已送达'),
      t(
        `The parcel of order ${facts.sn} was delivered. Confirm the receipt when all is well.`,
        `订单 ${facts.sn} 的包裹已送达。确认无误后请确认收货。`,
      ),
    ),
  orderUnpaid: (facts: OrderFacts) =>
    order(
      facts,
      t('Your order was cancelled', '您的订单已取消'),
      t(
        `Order ${facts.sn} was not paid within 30 minutes. Nothing was charged; you can order again.`,
        `订单 ${facts.sn} 未在 30 分钟内付款，已自动取消。未产生任何扣款，您可以重新下单。`,
      ),
    ),
  refundAccepted: (facts: OrderFacts & { readonly goodsReturn: boolean }) =>
    order(
      facts,
      t('Your refund was accepted', '您的退款申请已通过'),
      facts.goodsReturn
        ? t(
            `The shop has accepted the refund for order ${facts.sn}. Send the goods back within seven days and enter the parcel number.`,
            `店铺已同意订单 ${facts.sn} 的退款申请。请在七天内寄回商品并填写运单号。`,
          )
        : t(
            `The shop has accepted the refund for order ${facts.sn}. The money is on its way to your balance.`,
            `店铺已同意订单 ${facts.sn} 的退款申请，款项即将退回您的余额。`,
          ),
    ),
  refundRefused: (facts: OrderFacts & { readonly reason: Text }) =>
    order(
      facts,
      t('Your refund was refused', '您的退款申请被拒绝'),
      t(
        `The shop has refused the refund for order ${facts.sn}: ${facts.reason.en} You can apply again.`,
        `店铺拒绝了订单 ${facts.sn} 的退款申请：${facts.reason.zh}您可以再次申请。`,
      ),
    ),
  refundPaid: (facts: OrderFacts & { readonly amount: Cents }) =>
    order(
      facts,
      t('Your money is back', '退款已到账'),
      t(
        `${fromCents(facts.amount)} US dollars for order ${facts.sn} were added to your balance.`,
        `订单 ${facts.sn} 的退款 ${fromCents(facts.amount)} 美元已退回您的余额。`,
      ),
    ),

  rechargePassed: (arrival: Cents) =>
    wallet(
      t('Your top-up has been credited', '您的充值已到账'),
      t(
        `Your top-up passed. ${fromCents(arrival)} US dollars were added to your balance.`,
        `您的充值已通过审核，${fromCents(arrival)} 美元已计入余额。`,
      ),
      '/topUpRecord',
    ),
  rechargeRefused: (amount: Cents, reason: Text) =>
    wallet(
      t('Your top-up was refused', '您的充值被拒绝'),
      t(
        `Your top-up of ${fromCents(amount)} US dollars was refused: ${reason.en}`,
        `您的 ${fromCents(amount)} 美元充值未通过审核：${reason.zh}`,
      ),
      '/topUpRecord',
    ),
  withdrawalPassed: (arrival: Cents) =>
    wallet(
      t('Your withdrawal was paid out', '您的提现已打款'),
      t(
        `Your withdrawal passed. ${fromCents(arrival)} US dollars are on their way to you.`,
        `您的提现已通过审核，${fromCents(arrival)} 美元正在汇出。`,
      ),
      '/depositRecord',
    ),
  withdrawalRefused: (amount: Cents, reason: Text) =>
    wallet(
      t('Your withdrawal was refused', '您的提现被拒绝'),
      t(
        `Your withdrawal of ${fromCents(amount)} US dollars was refused: ${reason.en} The whole amount is available again.`,
        `您的 ${fromCents(amount)} 美元提现未通过审核：${reason.zh}全部金额已恢复可用。`,
      ),
      '/depositRecord',
    ),
};
