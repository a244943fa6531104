import { t } from '../../seed/text.ts';
import type { LawText } from './law-text.ts';

/** A table: its length is its content. */
export const deposit: LawText = {
  id: 4,
  code: 'deposit',
  title: t('Rules for topping up and withdrawing', '充值与提现规则'),
  versionDate: '2026-10-01',
  blocks: [
    t(
      '<p>Please read these rules before you send money. Mistakes on a blockchain cannot be undone by anybody.</p>',
      '<p>汇款前请先阅读本规则。区块链上的失误，任何人都无法撤销。</p>',
    ),
    t('<h3>1. Topping up on-chain</h3>', '<h3>1. 链上充值</h3>'),
    t(
      '<ul><li><strong>Choose the same network as on the platform you withdraw from.</strong> An address of one network is of no use on another.</li><li><strong>Deposits through decentralised exchanges are not supported.</strong> Send from your own wallet or from a centralised exchange.</li><li><strong>BSC and HECO are not supported</strong>, nor is any other chain that is not offered on the top-up screen. Money sent over an unsupported chain can be lost for good.</li><li>Send only the coin that is named beside the address, and at least the smallest amount shown there.</li><li>Copy the address or scan its code. Compare the first and the last characters in your wallet before you confirm.</li><li>Copying needs a secure (HTTPS) page. If it is not allowed, type the address with care or scan the code.</li></ul>',
      '<ul><li><strong>请选择与提币平台相同的网络。</strong>一个网络的地址在另一个网络上无法使用。</li><li><strong>不支持通过去中心化交易所充值。</strong>请从您自己的钱包或中心化交易所转出。</li><li><strong>不支持 BSC 和 HECO</strong>，也不支持充值页未列出的任何其他链。通过不支持的链转出的资金可能永久丢失。</li><li>请只转入地址旁所列的币种，且不低于该处所示的最小金额。</li><li>请复制地址或扫描二维码，确认前在钱包中核对首尾字符。</li><li>复制功能需要安全（HTTPS）页面。如无法复制，请仔细手动输入或扫码。</li></ul>',
    ),
    t(
      '<p>Afterwards enter the amount and upload a picture of the transfer. It is credited when the network has confirmed it as often as shown, and our staff have checked it. What arrives is the amount less the fee shown.</p>',
      '<p>之后请填写金额并上传转账截图。网络达到所示确认数并经工作人员核对后入账。到账金额为转入金额减去所示手续费。</p>',
    ),
    t('<h3>2. Topping up manually</h3>', '<h3>2. 人工充值</h3>'),
    t(
      '<p>Transfer the amount to the account shown on the top-up screen, quote the reference, and upload the receipt. Our staff check it, usually within one working day. Use an account in your own name: money from others is sent back.</p>',
      '<p>请将款项汇至充值页所示账户，注明附言，并上传回单。工作人员通常在一个工作日内核对。请使用本人名下的账户：他人汇入的款项将被退回。</p>',
    ),
    t('<h3>3. Topping up by card</h3>', '<h3>3. 银行卡充值</h3>'),
    t(
      '<p>You enter your card on the page of our payment provider. Meridian never sees its number or its security code.</p>',
      '<p>您在我们支付服务商的页面上输入卡号。Meridian 不会接触到卡号和安全码。</p>',
    ),
    t('<h3>4. Audit</h3>', '<h3>4. 审核</h3>'),
    t(
      '<p>Each top-up and each withdrawal is <em>auditing</em>, <em>passed</em> or <em>refused</em>. If it is refused we say why. An application that was received has not been paid yet.</p>',
      '<p>每笔充值和提现的状态为<em>审核中</em>、<em>已通过</em>或<em>已拒绝</em>。被拒绝时我们会说明原因。申请已收到不代表已经付款。</p>',
    ),
    t('<h3>5. Withdrawing</h3>', '<h3>5. 提现</h3>'),
    t(
      '<ul><li>You can withdraw what is available, to a bank card in your own name or to an address on one of the offered networks.</li><li>Before you confirm you see the service charge and what will arrive. This quote holds until the time it names.</li><li>You sign with your payment code. After five wrong tries it is locked for 15 minutes.</li><li>While a withdrawal is audited, its amount is pending: it still belongs to you but cannot be spent. If it is refused, all of it is available again and no charge is taken.</li><li>Check the network and the address: what has been paid out to a wrong address cannot be called back.</li></ul>',
      '<ul><li>您可以将可用余额提现至本人名下的银行卡，或所列网络上的地址。</li><li>确认前您会看到手续费和实际到账金额。该报价在所示时间之前有效。</li><li>您用支付密码签认。连续输错五次将锁定 15 分钟。</li><li>审核期间该金额处于冻结状态：仍属于您，但不能使用。如被拒绝，全部金额恢复可用，不收取费用。</li><li>请核对网络和地址：已汇往错误地址的款项无法追回。</li></ul>',
    ),
    t('<h3>6. Limits and freezing</h3>', '<h3>6. 限额与冻结</h3>'),
    t(
      '<p>The smallest and largest amounts are shown where you enter the amount. If the law or signs of fraud require it, we may freeze a wallet: money can then come in but not go out. We tell you, unless the law forbids it, and lift it as soon as the reason is gone.</p>',
      '<p>最低和最高金额在输入金额处显示。如法律要求或存在欺诈迹象，我们可以冻结钱包：此时资金可以转入，但不能转出。除非法律禁止，我们会告知您，并在原因消除后立即解除。</p>',
    ),
  ],
};
