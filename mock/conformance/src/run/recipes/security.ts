import { Unreached, type Walk } from '../walk.ts';
import { otherSession, ownCustomer, stepUp } from './account.ts';
import type { Recipes } from './recipe.ts';

/** A payment code that is not the customer's. */
const otherCode = (code: string): string => (code === '739105' ? '582037' : '739105');

/** Signs the first customer in anew: a changed password ends every session. */
const signInAgain = (walk: Walk) => walk.signIn('first', walk.options.account);

export const securityRecipes = {
  setPayCode: {
    effect: 'lasting',
    prepare(walk) {
      const old_pay_code = walk.payCode();
      const pay_code = otherCode(old_pay_code);
      const back = { old_pay_code: pay_code, pay_code: old_pay_code };
      return { body: { old_pay_code, pay_code }, undo: () => walk.call('setPayCode', { body: back }) };
    },
  },
  updateContact: {
    effect: 'lasting',
    async prepare(walk) {
      const mobile = `+8170${String(Date.now()).slice(-8)}`;
      return { body: { channel: 'mobile', to: mobile, step_up: await stepUp(walk) } };
    },
  },
  verifyContact: {
    effect: 'lasting',
    async prepare(walk) {
      const { pending_mobile } = await walk.call('getUserInfo', {});
      if (!pending_mobile) throw new Unreached('no change of the mobile number waits for its proof');
      await walk.call('sendCode', { body: { event: 'verify', channel: 'mobile' } });
      const verification_code = await walk.verificationCode('mobile', pending_mobile.to);
      return { body: { channel: 'mobile', verification_code } };
    },
  },
  resetPassword: {
    effect: 'lasting',
    async prepare(walk) {
      const { password: old_password } = walk.options.account;
      const ended = await otherSession(walk);
      const password = `${old_password}-2`;
      return {
        body: { by: 'old_password', old_password, password },
        ended,
        async undo() {
          const changed = { ...walk.options.account, password };
          await walk.signIn('first', changed);
          const body = { by: 'old_password', old_password: password, password: old_password } as const;
          await walk.call('resetPassword', { body });
          await signInAgain(walk);
        },
      };
    },
  },
  closeAccount: {
    effect: 'lasting',
    async prepare(walk) {
      const { token, step_up } = await ownCustomer(walk);
      return { body: { step_up }, token };
    },
  },
  logoutUser: {
    effect: 'undone',
    prepare: (walk) => ({
      query: { lang: 'zh-cn' },
      ended: walk.tokenOf('first'),
      undo: () => signInAgain(walk),
    }),
  },
} satisfies Recipes;
