import { t } from '../../seed/text.ts';
import type { HelpSubject } from './help-text.ts';

/** A table: its length is its content. */
export const withdrawing: HelpSubject = {
  id: 5,
  title: t('Withdrawing', '提现'),
  items: [
    {
      id: 501,
      question: t('What does a withdrawal cost?', '提现收多少手续费？'),
      blocks: [
        t(
          '<p>Before you confirm, you see the service charge and what will arrive. That quote is binding until the time it names. There is no other charge on our side; your bank or the network may take one of its own.</p>',
          '<p>确认之前，您会看到手续费和实际到账金额。该报价在所示时间之前有效。我们不收取其他费用；您的银行或网络可能另行收费。</p>',
        ),
      ],
      earlierVotes: { useful: 137, useless: 13 },
    },
    {
      id: 502,
      question: t('Why is part of my balance pending?', '为什么部分余额被冻结？'),
      blocks: [
        t(
          '<p>A withdrawal under audit is held: you still own the money, but cannot spend it. When the withdrawal passes it leaves your balance; when it is refused it is available again.</p>',
          '<p>审核中的提现会被冻结：资金仍属于您，但不能使用。提现通过后从余额扣除，被拒绝后恢复可用。</p>',
        ),
      ],
      earlierVotes: { useful: 92, useless: 4 },
    },
    {
      id: 503,
      question: t('I sent a withdrawal to a wrong address', '我提现到了错误的地址'),
      blocks: [
        t(
          '<p>If it is still being audited, write to <a href="/service">customer service</a> at once. Once it is paid out on a network nobody can call it back, we included. That is why the address is shown to you once more before you enter the payment code.</p>',
          '<p>如果仍在审核中，请立即联系<a href="/service">客服</a>。一旦在网络上打款，任何人都无法追回，我们也不例外。因此在您输入支付密码之前，会再次显示该地址。</p>',
        ),
      ],
      earlierVotes: { useful: 58, useless: 15 },
    },
  ],
};
