import { codeOf, type Driver, Unreached } from '../driver.ts';
import { otherSession, ownCustomer, signOut, stepUp } from './account.ts';
import type { Recipes } from './recipe.ts';

const otherCode = (code: string): string => (code === '739105' ? '582037' : '739105');

/** The longest password that the contract allows. */
const MOST = 128;

/** What servers make of a password on its way; it must be the password no more. */
export const changedOnTheWay = (password: string): ReadonlyMap<string, string> =>
  new Map([
    ['trimmed', password.trim()],
    ['composed', password.normalize('NFC')],
    ['in small letters', password.toLowerCase()],
    ['cut after 72 bytes', Buffer.from(password).subarray(0, 72).toString()],
  ]);

/** Signs the first customer in again: a changed password ends every session. */
const signInAgain = (driver: Driver) => driver.signIn('first', driver.options.account);

export const securityRecipes = {
  setPayCode: {
    effect: 'lasting',
    prepare(driver) {
      const old_pay_code = driver.payCode();
      const pay_code = otherCode(old_pay_code);
      const back = { old_pay_code: pay_code, pay_code: old_pay_code };
      return { body: { old_pay_code, pay_code }, undo: () => driver.call('setPayCode', { body: back }) };
    },
  },
  updateContact: {
    effect: 'lasting',
    async prepare(driver) {
      const mobile = `+8170${String(Date.now()).slice(-8)}`;
      return { body: { channel: 'mobile', to: mobile, step_up: await stepUp(driver) } };
    },
  },
  verifyContact: {
    effect: 'lasting',
    async prepare(driver) {
      const { pending_mobile } = await driver.call('getUserInfo', {});
      if (!pending_mobile) throw new Unreached('no change of the mobile number waits for its proof');
      await driver.call('sendCode', { body: { event: 'verify', channel: 'mobile' } });
      const verification_code = await driver.verificationCode('mobile', pending_mobile.to);
      return { body: { channel: 'mobile', verification_code } };
    },
  },
  resetPassword: {
    effect: 'lasting',
    async prepare(driver) {
      const { password: old_password } = driver.options.account;
      const ended = await otherSession(driver);
      const password = ` ${old_password}-Zu\u0308rich ${'2'.repeat(80)}`.slice(0, MOST - 1).concat(' ');
      return {
        body: { by: 'old_password', old_password, password },
        ended,
        async undo() {
          // A server that has changed it on the way, which is a finding, has one of the others.
          for (const known of [password, ...changedOnTheWay(password).values()]) {
            if (codeOf(await driver.signIn('first', { ...driver.options.account, password: known })) !== 1) continue;
            const body = { by: 'old_password', old_password: known, password: old_password } as const;
            await driver.call('resetPassword', { body });
            break;
          }
          await signInAgain(driver);
        },
      };
    },
  },
  closeAccount: {
    effect: 'lasting',
    async prepare(driver) {
      const { token, step_up } = await ownCustomer(driver);
      const input = { body: { step_up }, token };
      return { ...input, discard: () => driver.send('closeAccount', input) };
    },
  },
  logoutUser: {
    effect: 'undone',
    async prepare(driver) {
      const lasting = await otherSession(driver);
      return {
        query: { lang: 'zh-cn' },
        ended: driver.tokenOf('first'),
        lasting,
        async undo() {
          await signOut(driver, lasting);
          await signInAgain(driver);
        },
      };
    },
  },
} satisfies Recipes;
