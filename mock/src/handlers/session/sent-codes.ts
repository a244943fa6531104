import { toTime } from '../../serializers/time.ts';
import { DAY, MINUTE, SECOND } from '../../world/clock.ts';
import type { Instant, SentCode, World } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { comparable, customerByContact } from './contacts.ts';

/** The only verification code of the mock (README): nothing is really sent. */
const MOCK_CODE = '123456';
const GOOD_FOR = 10 * MINUTE;
const WRONG_TRIES = 5;
/** To one address at most one code in 60 seconds, and ten in 24 hours. */
const PAUSE = 60 * SECOND;
const MOST_A_DAY = 10;

export const sendCode: Handler<'sendCode'> = ({ world, now, body, refuse }) => {
  const to = comparable(body.to);
  const sent = world.sentCodes.filter((code) => code.to === to && code.sentAt + DAY > now);
  const last = sent.at(-1);
  const tenth = sent.at(-MOST_A_DAY);
  const nextAt = Math.max((last?.sentAt ?? now - PAUSE) + PAUSE, (tenth?.sentAt ?? now - DAY) + DAY);
  if (nextAt > now) throw refuse('send_too_often', { retry_at: toTime(nextAt), server_time: toTime(now) });

  // An address without an account is stored and limited like any other, so that no answer differs.
  const reaches = body.event === 'register' || customerByContact(world, to) !== undefined;
  const code = { event: body.event, to, code: reaches ? MOCK_CODE : '', sentAt: now, expiresAt: now + GOOD_FOR };
  const kept = world.sentCodes.filter(({ sentAt }) => sentAt + DAY > now);
  world.sentCodes = [...kept, { ...code, wrongTries: 0, used: false }];
  return { resend_at: toTime(now + PAUSE), expires_at: toTime(code.expiresAt), server_time: toTime(now) };
};

type CodeCheck = { readonly right: SentCode } | 'code_wrong' | 'code_expired';

/**
 * Holds a typed code against the newest that was sent to any of the addresses for an event. A wrong try is counted;
 * the fifth voids the code. Whoever was never sent one gets `code_wrong`, as for any wrong code.
 */
export function checkSentCode(
  world: World,
  event: SentCode['event'],
  contacts: readonly string[],
  typed: string,
  now: Instant,
): CodeCheck {
  const newest = contacts.flatMap((contact) => {
    const to = comparable(contact);
    return world.sentCodes.findLast((code) => code.event === event && code.to === to) ?? [];
  });
  if (newest.length === 0) return 'code_wrong';
  const good = newest.filter((code) => !code.used && code.wrongTries < WRONG_TRIES && now < code.expiresAt);
  if (good.length === 0) return 'code_expired';
  const right = good.find(({ code }) => code === typed);
  if (right) return { right };
  for (const code of good) code.wrongTries += 1;
  return 'code_wrong';
}
