import { mutation } from '../cache/mutation.ts';
import { query } from '../cache/query.ts';

/** Who is logged in, with the balance. */
export const userInfoQuery = query('getUserInfo', () => ({}));

/** The devices that are logged in. */
export const sessionsQuery = query('listSessions', () => ({}));

/** Opens a session. The app keeps the token of the answer. */
export const loginUser = mutation('loginUser');

/** Opens an account and a session at once. */
export const registerUser = mutation('registerUser');

/** Sets a new login password, by a code or by the old one. */
export const resetPassword = mutation('resetPassword');

/** Sends a verification code by e-mail or text message. */
export const sendCode = mutation('sendCode');

/** Proves who is at the device; its `step_up` goes into the calls that a token alone must not make. */
export const createStepUp = mutation('createStepUp');

/** Signs out one device. */
export const revokeSession = mutation('revokeSession');

/** Logging out; the query is always `lang=zh-cn` (R7.01). */
export const logoutUser = mutation<'logoutUser', void>('logoutUser', {
  send: (client, _, options) => client.call('logoutUser', { query: { lang: 'zh-cn' } }, options),
});
