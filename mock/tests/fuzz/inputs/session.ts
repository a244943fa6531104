import { type InputContext, type Inputs, idOf, mailOf, mobileOf } from '../input-context.ts';

const wrongNowAndThen = ({ random }: InputContext, right: string, wrong: string): string =>
  random.oneIn(12) ? wrong : right;

const newPassword = ({ random, me }: InputContext): string => `secret-${me.mark}-${random.below(1000)}`;

export const sessionInputs = {
  loginUser: (t) => ({ body: { account: t.me.account, password: wrongNowAndThen(t, t.me.password, 'not-it') } }),
  logoutUser: () => ({ query: { lang: 'zh-cn' } }),
  async registerUser(t) {
    const [email, mobile] = [mailOf(t), mobileOf(t)];
    const by = t.random.oneIn(3)
      ? ({ channel: 'mobile', to: mobile } as const)
      : ({ channel: 'email', to: email } as const);
    if (!t.random.oneIn(8)) await t.call('sendCode', { body: { event: 'register', ...by } });
    const person = { family_name: 'Rossi', given_name: 'Ada', email, mobile, password: 'ada-secret' };
    return { body: { ...person, verification_code: wrongNowAndThen(t, '123456', '654321') } };
  },
  async resetPassword(t) {
    const { account, password: old_password } = t.me;
    const password = newPassword(t);
    if (t.me.mark !== 0 && t.random.oneIn(2)) {
      return { body: { by: 'old_password', old_password: wrongNowAndThen(t, old_password, 'not-it'), password } };
    }
    await t.call('sendCode', { body: { event: 'reset', channel: 'email', to: account } });
    return { body: { by: 'code', account, verification_code: wrongNowAndThen(t, '123456', '654321'), password } };
  },
  sendCode: (t) => ({ body: { event: t.random.of(['register', 'reset'] as const), channel: 'email', to: mailOf(t) } }),
  async createStepUp(t) {
    if (t.random.oneIn(2)) return { body: { by: 'password', password: wrongNowAndThen(t, t.me.password, 'not-it') } };
    const channel = t.random.of(['email', 'mobile'] as const);
    await t.call('sendCode', { body: { event: 'step_up', channel } });
    return { body: { by: 'code', channel, verification_code: wrongNowAndThen(t, '123456', '654321') } };
  },
  revokeSession: (t) => ({ body: { session_id: idOf(t, 'session') } }),
} satisfies Inputs;
