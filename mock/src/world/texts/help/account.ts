import { t } from '../../seed/text.ts';
import type { HelpSubject } from './help-text.ts';

/** A table: its length is its content. */
export const account: HelpSubject = {
  id: 1,
  title: t('Account and sign-in', '账号与登录'),
  items: [
    {
      id: 101,
      question: t('How do I open an account?', '如何开通账号？'),
      blocks: [
        t(
          '<p>Choose <strong>Register</strong> on the sign-in screen, enter your names, your e-mail address, your mobile number and a password of at least six characters, and ask for a verification code.</p>',
          '<p>在登录页选择<strong>注册</strong>，填写姓名、邮箱、手机号和至少六位的密码，然后获取验证码。</p>',
        ),
        t(
          '<p>The code has six digits and is good for ten minutes. Once it is accepted you are signed in at once.</p>',
          '<p>验证码为六位数字，十分钟内有效。验证通过后即自动登录。</p>',
        ),
      ],
      earlierVotes: { useful: 212, useless: 9 },
    },
    {
      id: 102,
      question: t('I have forgotten my password. What now?', '忘记密码怎么办？'),
      blocks: [
        t(
          '<p>Open <a href="/forgotPassword">Forgotten password</a>, enter the e-mail address or mobile number of your account and ask for a code. With it you choose a new password.</p>',
          '<p>打开<a href="/forgotPassword">忘记密码</a>，填写账号的邮箱或手机号并获取验证码，即可设置新密码。</p>',
        ),
        t(
          '<p>Afterwards you are signed out on every device and sign in again with the new password. Your orders and your balance are not touched.</p>',
          '<p>之后所有设备都会退出登录，请用新密码重新登录。您的订单和余额不受影响。</p>',
        ),
      ],
      earlierVotes: { useful: 164, useless: 12 },
    },
    {
      id: 103,
      question: t('The verification code does not arrive', '收不到验证码'),
      blocks: [
        t(
          '<ul><li>Look into the spam folder of your mailbox.</li><li>Check the address or number letter by letter: for your privacy we never say whether an account exists.</li><li>Wait one minute before you ask for another code. Only the newest code is good.</li></ul>',
          '<ul><li>请查看邮箱的垃圾邮件文件夹。</li><li>请逐字核对邮箱或手机号：为保护隐私，我们不会提示账号是否存在。</li><li>再次获取前请等待一分钟。只有最新的验证码有效。</li></ul>',
        ),
        t(
          '<p>If nothing helps, write to us with the address you used.</p>',
          '<p>如仍无法解决，请附上您使用的地址与我们联系。</p>',
        ),
      ],
      earlierVotes: { useful: 97, useless: 21 },
    },
    {
      id: 104,
      question: t(
        'What is the payment code, and how does it differ from the password?',
        '支付密码是什么，与登录密码有何不同？',
      ),
      blocks: [
        t(
          '<p>The password signs you in. The payment code, six to twelve digits, pays orders and signs withdrawals. Choose two that have nothing in common.</p>',
          '<p>登录密码用于登录。支付密码为六至十二位数字，用于支付订单和签认提现。两者请勿相关。</p>',
        ),
        t(
          '<p>After five wrong tries the payment code is locked for 15 minutes. You set and change it under <a href="/changePayPwd">Payment code</a>. Nobody from Meridian will ever ask you for it.</p>',
          '<p>连续输错五次，支付密码将锁定 15 分钟。您可在<a href="/changePayPwd">支付密码</a>中设置和修改。Meridian 的工作人员绝不会向您索要。</p>',
        ),
      ],
      earlierVotes: { useful: 188, useless: 6 },
    },
  ],
};
