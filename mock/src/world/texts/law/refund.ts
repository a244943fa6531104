import { t } from '../../seed/text.ts';
import type { LawText } from './law-text.ts';

/** A table: its length is its content. */
export const refund: LawText = {
  id: 3,
  code: 'refund',
  title: t('Refund rules', '退款规则'),
  versionDate: '2026-09-01',
  blocks: [
    t(
      '<p>These rules say when you get your money back, and how.</p>',
      '<p>本规则说明您在什么情况下、以什么方式拿回货款。</p>',
    ),
    t('<h3>1. Before it is paid</h3>', '<h3>1. 付款之前</h3>'),
    t(
      '<p>An unpaid order can be cancelled at any time. After 30 minutes it is cancelled by itself. Nothing is charged.</p>',
      '<p>未付款的订单可以随时取消。30 分钟后会自动取消。不会产生任何扣款。</p>',
    ),
    t('<h3>2. Paid, but not sent</h3>', '<h3>2. 已付款、未发货</h3>'),
    t(
      '<p>You can apply for a refund of the whole order or of single items. As long as the shop has not sent them, this is accepted at once, and you get back what you paid for them, the freight included when nothing of the order is sent.</p>',
      '<p>您可以申请整单或单件商品的退款。只要店铺尚未发货，申请会立即通过，您将拿回为其支付的金额；如果整单都未发出，运费也一并退还。</p>',
    ),
    t('<h3>3. Sent or received</h3>', '<h3>3. 已发货或已收货</h3>'),
    t(
      '<p>Until the order is completed you can choose one of two ways:</p>',
      '<p>在订单完成之前，您可以从两种方式中选择：</p>',
    ),
    t(
      '<ul><li><strong>Refund without return</strong>, if the parcel did not arrive, or something is missing, damaged or not as described and you want to keep it at a lower price.</li><li><strong>Refund and return</strong>, if you send the goods back within the time shown on the product, unused and with everything that came with them.</li></ul>',
      '<ul><li><strong>仅退款</strong>：包裹未送达，或商品缺漏、损坏、与描述不符，而您愿意以较低的价格留下。</li><li><strong>退货退款</strong>：在商品页所示期限内，将未使用的商品连同所有附件寄回。</li></ul>',
    ),
    t(
      '<p>If the goods are faulty or not as described, the shop pays for sending them back; if you have changed your mind, you do. Food that has been opened, goods made to order and hygiene goods that have been unsealed can be returned only if they are faulty.</p>',
      '<p>商品有瑕疵或与描述不符的，退货运费由店铺承担；因您改变主意的，由您承担。已开封的食品、定制商品和已拆封的卫生用品，仅在有瑕疵时可以退货。</p>',
    ),
    t('<h3>4. How to apply</h3>', '<h3>4. 如何申请</h3>'),
    t(
      '<p>Open the order, choose the items and how many of each, the reason, the amount, and add a few words and at least one picture. The amount can be no more than you paid for these items. Only one case can be open for an item at a time.</p>',
      '<p>打开订单，选择商品及数量、原因和金额，写几句说明并附上至少一张图片。金额不得超过您为这些商品支付的金额。每件商品同一时间只能有一个进行中的申请。</p>',
    ),
    t('<h3>5. What happens then</h3>', '<h3>5. 之后的步骤</h3>'),
    t(
      '<ol><li>The shop answers within three days. If it does not, Meridian decides in its place.</li><li>If a return is needed, send the parcel within seven days and enter its number in the case.</li><li>The shop checks the goods within ten days after you have sent them.</li><li>The money is then paid to your Meridian balance, and stands in your bills.</li></ol>',
      '<ol><li>店铺在三天内答复。逾期未答复的，由 Meridian 代为决定。</li><li>需要退货的，请在七天内寄出包裹，并在申请中填写运单号。</li><li>店铺在您寄出后十天内验收商品。</li><li>随后货款退回您的 Meridian 余额，并记入您的账单。</li></ol>',
    ),
    t('<h3>6. If the shop refuses</h3>', '<h3>6. 如果店铺拒绝</h3>'),
    t(
      '<p>It must say why. You can apply again with more evidence, or ask Meridian customer service to decide. We look at what both sides have said and decide within seven days. Your rights under the law are not touched by this.</p>',
      '<p>店铺必须说明理由。您可以补充证据再次申请，或请 Meridian 客服裁定。我们会核对双方的陈述，并在七天内作出决定。您依法享有的权利不受影响。</p>',
    ),
    t('<h3>7. Withdrawing a case</h3>', '<h3>7. 撤销申请</h3>'),
    t(
      '<p>You can withdraw a case until you have sent the goods back or the money has been paid. The order then goes on as before.</p>',
      '<p>在您寄回商品或款项退还之前，可以随时撤销申请，订单将照常继续。</p>',
    ),
  ],
};
