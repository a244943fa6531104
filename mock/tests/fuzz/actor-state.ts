import type { OperationId } from '@meridian/sdk';
import { isRecord } from '../../shared/json.ts';
import type { OperationInput } from '../../src/sandboxes/call-operation.ts';
import { type Actor, learnRecords } from './actor.ts';
import type { CallResult } from './checked-sandbox.ts';
import { InvariantError } from './invariant-error.ts';

const ownReviews: ReadonlySet<OperationId> = new Set(['createReview', 'listMyReviews']);
const keyed: ReadonlySet<OperationId> = new Set([
  'createOrder',
  'payOrders',
  'rebuyOrder',
  'applyRefund',
  'declareChangeOfMind',
  'createReview',
  'createRecharge',
  'createCardPayment',
  'createWithdrawal',
  'addCartLine',
  'saveAddress',
]);

/** Records what an actor learns from an answer. Throws InvariantError if a token that must be valid was not. */
export function recordAnswer(
  me: Actor,
  operation: OperationId,
  input: Pick<OperationInput, 'query' | 'body'>,
  result: CallResult,
  now: number,
) {
  if (result.kind === 'unauthorized') {
    const valid = me.token !== undefined && now < me.tokenEnds && !me.revoked;
    if (valid) throw new InvariantError('a valid token is accepted', `${operation} of ${me.account}`);
    me.token = undefined;
  }
  if (result.kind !== 'data') return;
  const { data } = result;
  if (isRecord(data) && 'groups' in data && 'invalid' in data) me.seen.get('line')?.clear();
  learnRecords(me, data, ownReviews.has(operation));
  if (isRecord(data) && typeof data['upload_id'] === 'string') me.uploads.push(data['upload_id']);
  const body = isRecord(input.body) ? input.body : {};
  if (keyed.has(operation)) me.keyed = { operation, input, data: JSON.stringify(data), at: now };
  if (operation === 'deleteAddress' && isRecord(input.query))
    me.seen.get('address')?.delete(Number(input.query['address_id']));
  if (operation === 'setPayCode') me.payCode = String(body['pay_code']);
  if ('step_up' in body && (me.stepUp === null || body['step_up'] !== me.stepUp.id || now >= me.stepUp.endsAt)) {
    throw new InvariantError('what unlocks money asks for a step-up', `${operation} of ${me.account}`);
  }
  if (operation === 'createStepUp' && isRecord(data)) {
    me.stepUp = { id: data['step_up'], endsAt: Date.parse(String(data['expires_at'])) };
  }
  if (operation === 'verifyContact' && isRecord(data)) me.account = String(data['email']);
  if (operation === 'closeAccount' && isRecord(data)) me.closesAt = Date.parse(String(data['closes_at']));
  if (operation === 'revokeSession') me.revoked = true;
  if (operation === 'resetPassword' && me.mark !== 0) me.password = String(body['password']);
  if (operation === 'logoutUser' || operation === 'resetPassword' || operation === 'closeAccount') {
    me.signedOutToken = me.token;
    me.token = undefined;
  }
  if (operation === 'loginUser' && isRecord(data)) takeToken(me, data['userinfo']);
}

/** Continues with the session of a sign-in or registration. */
export function takeToken(me: Actor, userinfo: unknown): void {
  if (!isRecord(userinfo)) throw new InvariantError('signing in opens a session', JSON.stringify(userinfo));
  const { id, token, expires_at } = userinfo;
  Object.assign(me, { customerId: id, token, tokenEnds: Date.parse(String(expires_at)), revoked: false });
  Object.assign(me, { stepUp: null, closesAt: Number.POSITIVE_INFINITY });
}
