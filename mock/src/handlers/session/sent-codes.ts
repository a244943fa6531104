import { comparableContact } from '@meridian/sdk/rules';
import { HttpError } from '../../http-error.ts';
import { toTime } from '../../serializers/time.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../world/clock.ts';
import { LIMITS } from '../../world/limits.ts';
import { news } from '../../world/texts/news.ts';
import type { Instant, SentCode } from '../../world/types.ts';
import { contactOf, customerByContact, pendingContact } from '../../world/views/contacts.ts';
import type { Call, CallPart, Handler } from '../handler.ts';
import { loginFirst } from '../messages.ts';
import { sendOut } from '../outbox.ts';
import { checkLocks, codeLimits, countWrongTry, forgetWrongTries } from './attempt-limit.ts';

/** The mock's only verification code (README): nothing is really sent. */
const MOCK_CODE = '123456';
const GOOD_FOR = LIMITS.codeMinutes * MINUTE;
/** The numbers of wrong attempts that void a code: from one network address, and in total. */
const WRONG_TRIES = 5;
const WRONG_TRIES_OF_ALL = 50;
/** The minimum time between two codes of one sender for one receiver. */
const PAUSE = LIMITS.codePauseSeconds * SECOND;
/** The maximum number of codes to one receiver in 24 hours, and from one sender in an hour. */
const MOST_TO_ONE = 10;
const MOST_FROM_ONE = 10;

export const sendCode: Handler<'sendCode'> = (call) => {
  const { world, now, body, client, refuse } = call;
  const receiver = receiverOf(call);
  const to = comparableContact(receiver);
  const nextAt = nextSendAt(call, to);
  if (nextAt > now) throw refuse('send_too_often', { retry_at: toTime(nextAt), server_time: toTime(now) });

  // An address without an account is stored and limited like any other, so that answers do not differ.
  const reaches = body.event !== 'reset' || customerByContact(world, to) !== undefined;
  const code = { event: body.event, to, code: reaches ? MOCK_CODE : '', sentAt: now, expiresAt: now + GOOD_FOR };
  const kept = world.sentCodes.filter(({ sentAt }) => sentAt + DAY > now);
  world.sentCodes = [...kept, { ...code, sender: client, wrongBy: [], used: false }];
  if (reaches) sendOut(world, { channel: body.channel, to: receiver }, news.codeSent(MOCK_CODE), now);
  return { resend_at: toTime(now + PAUSE), expires_at: toTime(code.expiresAt), server_time: toTime(now) };
};

/** The receiver of a code. Throws HttpError 401 for a code that only a customer can request. */
function receiverOf({ customer, now, body, refuse }: Call<'sendCode'>): string {
  if (body.event === 'register' || body.event === 'reset') return body.to;
  if (customer === null) throw new HttpError(401, loginFirst);
  const { present, verified } = contactOf(customer, body.channel);
  if (body.event === 'step_up') {
    if (!verified) throw refuse('contact_not_verified');
    return present;
  }
  const pending = pendingContact(customer, body.channel, now);
  if (pending === null && verified) throw refuse('contact_verified');
  return pending?.to ?? present;
}

/** When another code may be sent to a receiver. Strangers do not use up a known sender's allowance. */
function nextSendAt({ world, now, client }: Call<'sendCode'>, to: string): Instant {
  const lately = world.sentCodes.filter(({ sentAt }) => sentAt + DAY > now);
  const fromHere = lately.filter(({ sender }) => sender === client);
  const toReceiver = lately.filter((code) => code.to === to);
  const known = customerByContact(world, to)?.knownClients ?? [];
  const counted = known.includes(client)
    ? toReceiver.filter(({ sender }) => sender === client)
    : toReceiver.filter(({ sender }) => !known.includes(sender));
  const last = toReceiver.findLast(({ sender }) => sender === client);
  return Math.max(
    (last?.sentAt ?? now - PAUSE) + PAUSE,
    (counted.at(-MOST_TO_ONE)?.sentAt ?? now - DAY) + DAY,
    (fromHere.at(-MOST_FROM_ONE)?.sentAt ?? now - HOUR) + HOUR,
  );
}

/**
 * Checks a typed code against the newest unused one sent to any of the contacts for an event, and returns that. Throws
 * `too_many_attempts`, `code_expired` or `code_wrong`, even for a contact that was never sent one.
 */
export function findRightCode(
  call: CallPart<'world' | 'now' | 'client', 'code_wrong' | 'code_expired' | 'too_many_attempts'>,
  event: SentCode['event'],
  contacts: readonly string[],
  typed: string,
): SentCode {
  const { world, now, client, refuse } = call;
  const receivers = contacts.map(comparableContact);
  const limits = codeLimits(receivers.join(), client);
  checkLocks(call, limits);
  const newest = receivers.flatMap(
    (to) => world.sentCodes.findLast((code) => code.event === event && code.to === to) ?? [],
  );
  const good = newest.filter((code) => !code.used && now < code.expiresAt && !isVoidFor(code, client));
  if (newest.length > 0 && good.length === 0) throw refuse('code_expired');
  const right = good.find(({ code }) => code === typed);
  if (right === undefined) {
    for (const code of good) code.wrongBy.push(client);
    countWrongTry(world, limits, now);
    throw refuse('code_wrong');
  }
  forgetWrongTries(world, limits);
  return right;
}

/** A code that a stranger has tried too often stays valid for its customer. */
const isVoidFor = ({ wrongBy }: SentCode, client: string): boolean =>
  wrongBy.length >= WRONG_TRIES_OF_ALL || wrongBy.filter((by) => by === client).length >= WRONG_TRIES;
