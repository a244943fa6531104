import type { OperationId } from '@meridian/sdk';
import { isRecord } from '../../src/json.ts';
import type { Input } from '../../src/sandboxes/call-operation.ts';
import { learn, type Person } from './actor.ts';
import type { Told } from './checked-sandbox.ts';
import { Broken } from './invariant-error.ts';

const ownReviews: ReadonlySet<OperationId> = new Set(['createReview', 'listMyReviews']);
const keyed: ReadonlySet<OperationId> = new Set(['createOrder', 'createRecharge', 'createWithdrawal']);

/** What a person remembers of a call; throws Broken when a token that must be good was not. */
export function remember(
  me: Person,
  operation: OperationId,
  input: Pick<Input, 'query' | 'body'>,
  told: Told,
  now: number,
) {
  if (told.kind === 'unauthorized') {
    const good = me.token !== undefined && now < me.tokenEnds && !me.revoked;
    if (good) throw new Broken('a good token is taken', `${operation} of ${me.account}`);
    me.token = undefined;
  }
  if (told.kind !== 'data') return;
  const { data } = told;
  if (isRecord(data) && 'groups' in data && 'invalid' in data) me.seen.get('line')?.clear();
  learn(me, data, ownReviews.has(operation));
  const body = isRecord(input.body) ? input.body : {};
  if (keyed.has(operation)) me.keyed = { operation, input, data: JSON.stringify(data), at: now };
  if (operation === 'deleteAddress' && isRecord(input.query)) me.seen.get('address')?.delete(Number(input.query['id']));
  if (operation === 'setPayCode') me.payCode = String(body['code']);
  if (operation === 'revokeSession') me.revoked = true;
  if (operation === 'resetPassword' && me.mark !== 0) me.password = String(body['password']);
  if (operation === 'logoutUser' || operation === 'resetPassword') {
    me.dead = me.token;
    me.token = undefined;
  }
  if (operation === 'loginUser' && isRecord(data)) takeToken(me, data['userinfo']);
}

/** Goes on with the session that a sign-in or a registration has opened. */
export function takeToken(me: Person, userinfo: unknown): void {
  if (!isRecord(userinfo)) throw new Broken('signing in opens a session', JSON.stringify(userinfo));
  const { id, token, expires_at } = userinfo;
  Object.assign(me, { customerId: id, token, tokenEnds: Date.parse(String(expires_at)), revoked: false });
}
