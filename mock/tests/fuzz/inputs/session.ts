import { type Inputs, idOf, mailOf, mobileOf, type Table } from '../input-context.ts';

const wrongNowAndThen = ({ dice }: Table, right: string, wrong: string): string => (dice.oneIn(12) ? wrong : right);

const newPassword = ({ dice, me }: Table): string => `secret-${me.mark}-${dice.below(1000)}`;

export const sessionInputs = {
  loginUser: (t) => ({ body: { account: t.me.account, password: wrongNowAndThen(t, t.me.password, 'not-it') } }),
  logoutUser: () => ({ query: { lang: 'zh-cn' } }),
  async registerUser(t) {
    const [email, mobile] = [mailOf(t), mobileOf(t)];
    const by = t.dice.oneIn(3)
      ? ({ channel: 'mobile', to: mobile } as const)
      : ({ channel: 'email', to: email } as const);
    if (!t.dice.oneIn(8)) await t.ask('sendCode', { body: { event: 'register', ...by } });
    const person = { family_name: 'Rossi', given_name: 'Ada', email, mobile, password: 'ada-secret' };
    return { body: { ...person, code: wrongNowAndThen(t, '123456', '654321') } };
  },
  async resetPassword(t) {
    const { account, password: old_password } = t.me;
    const password = newPassword(t);
    if (t.me.mark !== 0 && t.dice.oneIn(2)) {
      return { body: { by: 'old_password', old_password: wrongNowAndThen(t, old_password, 'not-it'), password } };
    }
    await t.ask('sendCode', { body: { event: 'reset', channel: 'email', to: account } });
    return { body: { by: 'code', account, code: wrongNowAndThen(t, '123456', '654321'), password } };
  },
  sendCode: (t) => ({ body: { event: t.dice.of(['register', 'reset'] as const), channel: 'email', to: mailOf(t) } }),
  listSessions: () => ({}),
  revokeSession: (t) => ({ body: { id: idOf(t, 'session') } }),
} satisfies Inputs;
