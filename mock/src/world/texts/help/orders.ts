import { t } from '../../seed/text.ts';
import type { HelpSubject } from './help-text.ts';

/** A table: its length is its content. */
export const orders: HelpSubject = {
  id: 2,
  title: t('Orders and delivery', '订单与配送'),
  items: [
    {
      id: 201,
      question: t('How long do I have to pay for an order?', '下单后多久之内要付款？'),
      blocks: [
        t(
          '<p>Thirty minutes. The order shows the time that is left. An order that is not paid in time is cancelled by itself, nothing is charged, and you can order again.</p>',
          '<p>三十分钟。订单上会显示剩余时间。逾期未付的订单会自动取消，不会扣款，您可以重新下单。</p>',
        ),
      ],
      earlierVotes: { useful: 143, useless: 5 },
    },
    {
      id: 202,
      question: t('Can I cancel an order?', '可以取消订单吗？'),
      blocks: [
        t(
          '<p>Yes, as long as it is not paid: open the order and choose <strong>Cancel</strong>. A paid order that the shop has not sent yet can be refunded instead; choose <strong>Apply for a refund</strong> there.</p>',
          '<p>可以，只要尚未付款：打开订单，选择<strong>取消</strong>。已付款但店铺尚未发货的订单可以退款，请在订单中选择<strong>申请退款</strong>。</p>',
        ),
      ],
      earlierVotes: { useful: 131, useless: 14 },
    },
    {
      id: 203,
      question: t('Where is my parcel?', '我的包裹在哪里？'),
      blocks: [
        t(
          '<p>Open the order and look at <strong>Logistics</strong>: the carrier, the parcel number and each step, the newest first. Carriers can be a day late with their reports, above all at customs.</p>',
          '<p>打开订单查看<strong>物流</strong>：承运商、运单号和每一步进度，最新的在最前。承运商的更新可能晚一天，清关时尤其如此。</p>',
        ),
        t(
          '<p>If nothing has moved for seven days, write to the shop from the order.</p>',
          '<p>如果七天没有更新，请从订单联系店铺。</p>',
        ),
      ],
      earlierVotes: { useful: 256, useless: 33 },
    },
    {
      id: 204,
      question: t('What happens if I do not confirm the receipt?', '不确认收货会怎样？'),
      blocks: [
        t(
          '<p>Ten days after the shop has sent the parcel, the order counts as received. You can still apply for a refund for as long as the order has not been completed, which is seven days later.</p>',
          '<p>店铺发货十天后，订单视为已收货。在订单完成之前，即再过七天之内，您仍可申请退款。</p>',
        ),
      ],
      earlierVotes: { useful: 88, useless: 7 },
    },
  ],
};
