import { t } from '../../seed/text.ts';
import type { HelpSubject } from './help-text.ts';

/** A table: its length is its content. */
export const refunds: HelpSubject = {
  id: 3,
  title: t('Refunds and returns', '退款与退货'),
  items: [
    {
      id: 301,
      question: t('How do I apply for a refund?', '如何申请退款？'),
      blocks: [
        t(
          '<ol><li>Open the order and choose <strong>Apply for a refund</strong>.</li><li>Choose the items, how many of each, and whether you have received them.</li><li>Say why, describe it in a few words and add at least one picture.</li></ol>',
          '<ol><li>打开订单，选择<strong>申请退款</strong>。</li><li>选择商品、各自的数量，以及是否已收到。</li><li>说明原因，简单描述，并附上至少一张图片。</li></ol>',
        ),
        t(
          '<p>The shop answers within three days. You can follow each step in the order.</p>',
          '<p>店铺在三天内答复。每一步都可在订单中查看。</p>',
        ),
      ],
      earlierVotes: { useful: 201, useless: 18 },
    },
    {
      id: 302,
      question: t('When do I get my money back?', '退款什么时候到账？'),
      blocks: [
        t(
          '<p>As soon as the shop has accepted the refund or, if you send something back, has checked it. The money goes to your Meridian balance, and the entry stands in your <a href="/capitalRecord">bills</a>.</p>',
          '<p>店铺同意退款后，或在您寄回商品并验收后，即时到账。款项退回您的 Meridian 余额，记录见<a href="/capitalRecord">账单</a>。</p>',
        ),
      ],
      earlierVotes: { useful: 176, useless: 16 },
    },
    {
      id: 303,
      question: t('The shop has refused my refund. What can I do?', '店铺拒绝了我的退款，怎么办？'),
      blocks: [
        t(
          '<p>The reason stands in the case. You can add what is missing and apply again, or write to our <a href="/service">customer service</a>, who will look at both sides.</p>',
          '<p>理由写在申请中。您可以补充材料再次申请，或联系我们的<a href="/service">客服</a>，我们会核对双方的陈述。</p>',
        ),
      ],
      earlierVotes: { useful: 74, useless: 19 },
    },
  ],
};
