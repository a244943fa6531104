import { mutation } from '../cache/mutation.ts';
import { query } from '../cache/query.ts';

/** The logged-in customer, with the balance. */
export const userInfoQuery = query('getUserInfo', () => ({}));

/** The logged-in devices. */
export const sessionsQuery = query('listSessions', () => ({}));

/** Logs in. The app keeps the token of the answer. */
export const loginUser = mutation('loginUser');

/** Creates an account and logs in. */
export const registerUser = mutation('registerUser');

/** Sets a new login password, authorised by a code or the old password. */
export const resetPassword = mutation('resetPassword');

/** Sends a verification code by e-mail or text message. */
export const sendCode = mutation('sendCode');

/** Proves that the customer is at the device. Calls for which a token is not enough take its `step_up`. */
export const createStepUp = mutation('createStepUp');

/** Signs out one device. */
export const revokeSession = mutation('revokeSession');

/** Logs out. The query is always `lang=zh-cn` (R7.01). */
export const logoutUser = mutation<'logoutUser', void>('logoutUser', {
  send: (client, _, options) => client.call('logoutUser', { query: { lang: 'zh-cn' } }, options),
});
