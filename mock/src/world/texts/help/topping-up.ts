import { t } from '../../seed/text.ts';
import type { HelpSubject } from './help-text.ts';

/** A table: its length is its content. */
export const toppingUp: HelpSubject = {
  id: 4,
  title: t('Topping up', '充值'),
  items: [
    {
      id: 401,
      question: t('Which networks can I use for an on-chain top-up?', '链上充值可以使用哪些网络？'),
      blocks: [
        t(
          '<p>Those that are shown under <a href="/walletTopUp">On-chain top-up</a>, and no others. Choose the same network there as on the platform you send from.</p>',
          '<p>仅限<a href="/walletTopUp">链上充值</a>页所列的网络。请选择与转出平台相同的网络。</p>',
        ),
        t(
          '<p><strong>Top-ups through decentralised exchanges, the BSC and HECO networks and every other unsupported chain are not supported. What is sent that way can be lost for good.</strong></p>',
          '<p><strong>不支持通过去中心化交易所、BSC 和 HECO 网络以及其他不支持的链充值。以这些方式转出的资金可能永久丢失。</strong></p>',
        ),
      ],
      earlierVotes: { useful: 149, useless: 8 },
    },
    {
      id: 402,
      question: t('How long does a top-up take?', '充值需要多久？'),
      blocks: [
        t(
          '<p>On-chain top-ups are credited after the number of confirmations shown beside the address, and a check by our staff. Manual top-ups are checked by a person, usually within one working day. Both stand in the <a href="/topUpRecord">top-up history</a> as <em>auditing</em> until then.</p>',
          '<p>链上充值在达到地址旁所示的确认数并经工作人员核对后入账。人工充值由专人核对，通常在一个工作日内。在此之前，两者在<a href="/topUpRecord">充值记录</a>中均显示为<em>审核中</em>。</p>',
        ),
      ],
      earlierVotes: { useful: 118, useless: 22 },
    },
    {
      id: 403,
      question: t('My top-up was refused', '我的充值被拒绝了'),
      blocks: [
        t(
          '<p>The reason stands in the <a href="/topUpRecord">top-up history</a>. Most often the picture does not show the amount, the time and the reference, or the transfer was not found on the network. You can apply again with better evidence.</p>',
          '<p>原因写在<a href="/topUpRecord">充值记录</a>中。最常见的是图片没有显示金额、时间和附言，或在网络上未找到该笔转账。您可以补充凭证后再次申请。</p>',
        ),
      ],
      earlierVotes: { useful: 63, useless: 11 },
    },
  ],
};
