import { t } from '../../seed/text.ts';
import type { LawText } from './law-text.ts';

/** A table: its length is its content. */
export const privacy: LawText = {
  id: 2,
  code: 'privacy',
  title: t('Privacy notice', '隐私声明'),
  versionDate: '2026-09-01',
  blocks: [
    t(
      '<p>This notice says which personal data Meridian uses, why, for how long, and what you can ask of us.</p>',
      '<p>本声明说明 Meridian 使用哪些个人数据、为什么使用、保存多久，以及您可以向我们提出哪些要求。</p>',
    ),
    t('<h3>1. What we collect</h3>', '<h3>1. 我们收集什么</h3>'),
    t(
      '<ul><li><strong>What you enter:</strong> names, e-mail address, mobile number, addresses, reviews, messages and pictures.</li><li><strong>What comes from buying:</strong> orders, payments, refunds, top-ups and withdrawals.</li><li><strong>What your device sends:</strong> browser, language and network address, to keep your account safe and the service running.</li></ul>',
      '<ul><li><strong>您填写的内容：</strong>姓名、邮箱、手机号、地址、评价、消息和图片。</li><li><strong>购物产生的内容：</strong>订单、付款、退款、充值和提现。</li><li><strong>您的设备发送的内容：</strong>浏览器、语言和网络地址，用于保护账号安全和维持服务运行。</li></ul>',
    ),
    t(
      '<p>Passwords and payment codes are stored only as salted hashes: we cannot read them. Before a picture is stored, hidden data such as the place where it was taken is removed.</p>',
      '<p>登录密码和支付密码只以加盐哈希的形式保存，我们无法读取。图片保存前，会先去除拍摄地点等隐藏信息。</p>',
    ),
    t('<h3>2. What we use it for</h3>', '<h3>2. 用途</h3>'),
    t(
      '<ul><li>to carry out your orders, payments and refunds, which is the contract with you;</li><li>to prevent fraud and protect accounts, which is our legitimate interest and yours;</li><li>to keep the records that tax and payment law require of us;</li><li>to tell you about your orders and your account.</li></ul>',
      '<ul><li>履行您的订单、付款和退款，即我们与您的合同；</li><li>防止欺诈、保护账号，这是我们与您共同的正当利益；</li><li>保存税法和支付法规要求的记录；</li><li>向您告知订单和账号的情况。</li></ul>',
    ),
    t(
      '<p>We sell no personal data and show no advertising of others.</p>',
      '<p>我们不出售个人数据，也不展示他人的广告。</p>',
    ),
    t('<h3>3. Who receives it</h3>', '<h3>3. 谁会收到</h3>'),
    t(
      '<p>The shop you buy from and its carrier receive the name, address and telephone number needed to deliver. Banks and payment providers receive what a top-up or a withdrawal needs. Providers who run our servers act on our instructions alone. What is written to a public blockchain can be seen by everybody and cannot be deleted.</p>',
      '<p>您购买的店铺及其承运商会收到配送所需的姓名、地址和电话。银行和支付服务商会收到充值或提现所需的信息。运行我们服务器的服务商只按我们的指示行事。写入公共区块链的内容人人可见，且无法删除。</p>',
    ),
    t('<h3>4. Other countries</h3>', '<h3>4. 其他国家</h3>'),
    t(
      '<p>Because shops and customers live in different countries, data needed for an order goes to the country of the shop. Where its law protects less than yours, we bind the receiver by contract to the same protection.</p>',
      '<p>由于店铺和顾客身处不同国家，订单所需的数据会传送到店铺所在国。如果当地法律的保护程度较低，我们会以合同约束接收方提供同等保护。</p>',
    ),
    t('<h3>5. How long we keep it</h3>', '<h3>5. 保存多久</h3>'),
    t(
      '<ul><li>Your account: until you close it.</li><li>Orders, bills and their evidence: as long as tax law requires, usually ten years.</li><li>Messages to customer service: two years.</li><li>Technical records of access: 90 days.</li></ul>',
      '<ul><li>您的账号：直到您注销。</li><li>订单、账单及其凭证：按税法要求的期限，通常为十年。</li><li>发给客服的消息：两年。</li><li>访问的技术记录：90 天。</li></ul>',
    ),
    t('<h3>6. On your device</h3>', '<h3>6. 在您的设备上</h3>'),
    t(
      '<p>We keep two cookies, one for your session and one for your language, each for three days, and on your device alone what makes the storefront quicker: drafts, the search history and your display settings. There are no cookies for advertising or analysis.</p>',
      '<p>我们保存两个 Cookie，一个用于登录状态，一个用于语言，有效期各为三天；另外仅在您的设备上保存让商城更快的内容：草稿、搜索记录和显示设置。没有用于广告或分析的 Cookie。</p>',
    ),
    t('<h3>7. Your rights</h3>', '<h3>7. 您的权利</h3>'),
    t(
      '<p>You can see, correct, take with you or delete your data, object to its use, and complain to the data protection authority where you live. Write to <a href="mailto:privacy@meridian.shop">privacy@meridian.shop</a>. We answer within 30 days.</p>',
      '<p>您可以查看、更正、带走或删除您的数据，反对其使用，也可以向居住地的数据保护机构投诉。请写信至 <a href="mailto:privacy@meridian.shop">privacy@meridian.shop</a>，我们会在 30 天内答复。</p>',
    ),
  ],
};
