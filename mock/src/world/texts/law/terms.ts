import { t } from '../../seed/text.ts';
import type { LawText } from './law-text.ts';

/** A table: its length is its content. */
export const terms: LawText = {
  id: 1,
  code: 'terms',
  title: t('Terms of use', '用户协议'),
  versionDate: '2026-09-01',
  blocks: [
    t(
      '<p>These terms are the agreement between you and Meridian when you use the Meridian storefront. Please read them before you open an account. They do not take away any right that the law of the country you live in gives you as a consumer.</p>',
      '<p>本协议是您使用 Meridian 商城时与 Meridian 之间的约定。开通账号前请先阅读。您所在国家的法律赋予消费者的任何权利，均不因本协议而减损。</p>',
    ),
    t('<h3>1. What Meridian is</h3>', '<h3>1. Meridian 是什么</h3>'),
    t(
      '<p>Meridian is a marketplace. Shops from different countries offer their goods here; we run the storefront, keep your balance, take payment and help when something goes wrong. When you buy something, you buy it from the shop named on the product and the order.</p>',
      '<p>Meridian 是一个购物平台。来自不同国家的店铺在这里出售商品；我们负责运营商城、保管您的余额、收取货款，并在出现问题时提供帮助。您购买商品时，卖方是商品页和订单上所列的店铺。</p>',
    ),
    t('<h3>2. Your account</h3>', '<h3>2. 您的账号</h3>'),
    t(
      '<ul><li>You must be of full age where you live, and give true details.</li><li>One person, one account. You may not lend or sell it.</li><li>Keep your password and your payment code to yourself. We never ask for them, neither by message nor by telephone.</li><li>If you think that somebody else knows them, change them at once and sign out your other devices.</li></ul>',
      '<ul><li>您须在居住地已成年，并提供真实资料。</li><li>一人一号，不得出借或出售。</li><li>请妥善保管登录密码和支付密码。我们绝不会通过消息或电话向您索要。</li><li>如果怀疑他人知道了密码，请立即修改，并让其他设备退出登录。</li></ul>',
    ),
    t('<h3>3. Ordering and paying</h3>', '<h3>3. 下单与付款</h3>'),
    t(
      '<p>Prices are in US dollars. Before you order you see the price of each item, the freight of each shop, any discount and the total; you pay that total and nothing more. Taxes and duties that your country charges on import are yours to pay, unless the product says that they are included.</p>',
      '<p>价格以美元计。下单前，您会看到每件商品的价格、每家店铺的运费、优惠和总额；您只需支付该总额，别无其他。除非商品注明已包含，您所在国家对进口征收的税费由您承担。</p>',
    ),
    t(
      '<p>An order is placed when you confirm it, and must be paid from your balance within 30 minutes. If a price or the stock changes while you order, we ask you again before anything is charged.</p>',
      '<p>您确认后订单即告成立，须在 30 分钟内用余额付款。如果下单过程中价格或库存有变，我们会在扣款前再次征求您的确认。</p>',
    ),
    t('<h3>4. Delivery</h3>', '<h3>4. 配送</h3>'),
    t(
      '<p>The shop sends the goods to the address you chose. The times we show are estimates made with care. The risk passes to you when the parcel is handed over to you. If you do not report a problem, an order counts as received ten days after it was sent, and as completed seven days after that.</p>',
      '<p>店铺将商品寄往您选择的地址。我们所示的时间是审慎的估计。包裹交到您手中时，风险随之转移给您。如果您没有反映问题，订单在发货十天后视为已收货，再过七天视为已完成。</p>',
    ),
    t('<h3>5. Returns and refunds</h3>', '<h3>5. 退货与退款</h3>'),
    t(
      '<p>When and how you can return goods or get your money back is written in the <strong>Refund rules</strong>, which are part of these terms.</p>',
      '<p>何时以及如何退货、退款，见<strong>退款规则</strong>，该规则是本协议的一部分。</p>',
    ),
    t('<h3>6. Your balance</h3>', '<h3>6. 您的余额</h3>'),
    t(
      '<p>Your balance is money that you have with us for buying on Meridian. It earns no interest. You can withdraw it at any time as the <strong>Rules for topping up and withdrawing</strong> say, which are part of these terms.</p>',
      '<p>余额是您存放在我们这里、用于在 Meridian 购物的资金，不产生利息。您可以按照<strong>充值与提现规则</strong>随时提现，该规则是本协议的一部分。</p>',
    ),
    t('<h3>7. Reviews and messages</h3>', '<h3>7. 评价与消息</h3>'),
    t(
      "<p>Write what you have seen for yourself. Do not publish other people's details, insults, advertising or anything unlawful. We remove what breaks these rules and tell you why. Reviews stay yours; you allow us to show them on Meridian.</p>",
      '<p>请写您亲身所见。请勿发布他人的资料、侮辱性内容、广告或任何违法内容。违反者我们会删除并告知理由。评价归您所有，您允许我们在 Meridian 上展示。</p>',
    ),
    t('<h3>8. Suspending and closing</h3>', '<h3>8. 停用与注销</h3>'),
    t(
      '<p>You can close your account at any time by writing to us; we pay out your balance first. We may suspend an account that is used for fraud or puts others at risk. We say why, unless the law forbids it, and you can object.</p>',
      '<p>您可以随时来信注销账号，我们会先付清您的余额。账号被用于欺诈或危及他人时，我们可以停用。除非法律禁止，我们会说明理由，您也可以提出异议。</p>',
    ),
    t('<h3>9. Our liability</h3>', '<h3>9. 我们的责任</h3>'),
    t(
      '<p>We are liable without limit for harm that we cause on purpose or by gross negligence, and for harm to life and health. Otherwise we are liable for the damage that could be foreseen when a duty on which you may rely was broken. For the goods themselves the shop is liable.</p>',
      '<p>对于我们故意或重大过失造成的损害，以及对生命和健康的损害，我们承担无限责任。在其他情况下，若违反了您可以信赖的义务，我们对可预见的损害负责。商品本身由店铺负责。</p>',
    ),
    t('<h3>10. Changes</h3>', '<h3>10. 变更</h3>'),
    t(
      '<p>If we change these terms, we tell you at least 30 days before by e-mail and in your notifications. If you do not agree, you can close your account; for orders already placed the old terms hold.</p>',
      '<p>如果修改本协议，我们会至少提前 30 天通过电子邮件和站内通知告知您。如不同意，您可以注销账号；已下的订单仍适用原协议。</p>',
    ),
    t('<h3>11. Contact</h3>', '<h3>11. 联系我们</h3>'),
    t(
      '<p>Write to <a href="mailto:service@meridian.shop">service@meridian.shop</a> or use <a href="/service">customer service</a>.</p>',
      '<p>请写信至 <a href="mailto:service@meridian.shop">service@meridian.shop</a>，或使用<a href="/service">在线客服</a>。</p>',
    ),
  ],
};
