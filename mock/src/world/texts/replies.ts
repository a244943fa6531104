import { t } from '../seed/text.ts';
import type { OrderStatus, Text } from '../types.ts';

/** What service writes back. A table: its length is its content. */
export const greeting = (givenName: string): Text => t(`Hello ${givenName}. `, `${givenName}，您好。`);

/** Said outside the hours of service, before the answer that follows at their beginning. */
export const awayReply = (hours: Text): Text =>
  t(
    `Thank you for your message. Nobody is here right now; we answer ${hours.en}, and yours is first in line.`,
    `感谢您的留言。现在是非服务时间，我们的服务时间为${hours.zh}，届时会优先回复您。`,
  );

/** Subjects recognised in what a customer writes, the first that fits. */
const TOPICS: readonly (readonly [sign: RegExp, answer: Text])[] = [
  [
    /refund|return|money back|退款|退货|退钱/i,
    t(
      'You can apply for a refund from the order, and follow each step there. Send us the order if we should look at it with you.',
      '您可以在订单里申请退款，并在那里查看每一步进度。如需我们一起看，请把订单发给我们。',
    ),
  ],
  [
    /parcel|deliver|ship|logistic|arriv|tracking|物流|快递|发货|包裹|收到|到货/i,
    t(
      'Each step of the parcel stands in the order under Logistics. If nothing has moved for seven days, we ask the carrier for you.',
      '包裹的每一步都在订单的“物流”里。如果七天没有更新，我们会替您向承运商查询。',
    ),
  ],
  [
    /withdraw|top.?up|recharge|balance|wallet|提现|充值|余额|钱包/i,
    t(
      'Audits usually take less than one working day, and you are notified of the result. The history shows where yours stands.',
      '审核通常不超过一个工作日，结果会通知您。您可以在记录里查看当前状态。',
    ),
  ],
  [
    /pay|code|password|支付|付款|密码|验证码/i,
    t(
      'Please never send us a password or a payment code. After five wrong tries the payment code is locked for 15 minutes and then works again.',
      '请不要把密码或支付密码发给我们。支付密码连续输错五次会锁定 15 分钟，之后即可恢复使用。',
    ),
  ],
  [
    /size|stock|colou?r|spec|尺码|库存|颜色|规格|有货/i,
    t(
      'What is in stock can be chosen on the product’s page; what is grey there is sold out for now.',
      '商品页上可选的规格都有库存，灰色的规格暂时缺货。',
    ),
  ],
  [/thank|谢/i, t('You are welcome. We are here if there is anything else.', '不客气，有其他问题随时联系我们。')],
];

const OTHERWISE = t(
  'Thank you, we have noted it and are looking into it. Is there an order or a product this is about? You can send it to us here.',
  '收到，我们正在核实。这与哪个订单或商品有关？您可以直接在这里发给我们。',
);

export const textReply = (written: string): Text => TOPICS.find(([sign]) => sign.test(written))?.[1] ?? OTHERWISE;

export const pictureReply = t(
  'Thank you for the picture, that helps. We are comparing it with what was sent and come back to you.',
  '感谢您提供的图片，很有帮助。我们正与发出的商品核对，稍后回复您。',
);

export const productReply = (name: Text, stock: number): Text =>
  stock > 0
    ? t(
        `“${name.en}” is in stock, ${stock} pieces at the moment. What would you like to know?`,
        `“${name.zh}”目前有货，库存 ${stock} 件。您想了解哪方面？`,
      )
    : t(
        `“${name.en}” is sold out at the moment. We do not know yet when it is back.`,
        `“${name.zh}”目前缺货，到货时间暂时无法确定。`,
      );

const ORDER_STATES: Readonly<Record<OrderStatus, Text>> = {
  0: t('is waiting for your payment. It is kept for you for 30 minutes.', '正在等待您付款，会为您保留 30 分钟。'),
  1: t('is paid and is being packed.', '已付款，正在打包。'),
  2: t('is on its way. You find the parcel number in the order.', '已发货，运单号可在订单中查看。'),
  3: t('has been received. Tell us if anything is missing.', '已签收。如有缺漏请告诉我们。'),
  4: t('is completed. We hope all is well.', '已完成，希望您满意。'),
  '-1': t('was cancelled. Nothing was charged.', '已取消，未产生扣款。'),
  '-2': t('is being refunded. We keep an eye on it.', '正在退款中，我们会持续跟进。'),
  '-3': t('was refunded to your balance.', '已退款至您的余额。'),
  '-4': t('is in after-sale. The case shows the next step.', '正在售后处理中，下一步请查看售后详情。'),
};

export const orderReply = (sn: string, status: OrderStatus): Text => {
  const state = ORDER_STATES[status];
  return t(`Order ${sn} ${state.en}`, `订单 ${sn} ${state.zh}`);
};
