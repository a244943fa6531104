import { nodeAt } from '../../../../shared/json-pointer.ts';
import type { Finding } from '../../finding.ts';
import { agreement, type Disagreement, type NamedObject } from '../agreement.ts';
import { type EnvelopeContext, type Fault, judge, requestJson } from '../check-context.ts';

/** Deadlines that are removed once they have passed. */
const DEADLINES = [
  'pay_deadline',
  'receipt_by',
  'escalate_by',
  'valid_until',
  'expires_at',
  'resend_at',
  'retry_at',
  'locked_until',
];

/** The steps of a record, in the order in which they happen. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  Order: ['created_at', 'paid_at', 'shipped_at', 'received_at', 'completed_at'],
  Recharge: ['created_at', 'audited_at'],
  Withdrawal: ['created_at', 'audited_at', 'cancelled_at'],
  Refund: ['created_at', 'escalated_at'],
};

/** How far two clock readings of one answer may differ, in milliseconds: both are read while the answer is made. */
const TOLERANCE = 5000;

const DAY = 86_400_000;

const instant = (value: unknown): number | undefined => {
  const time = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/i.test(String(value)) ? Date.parse(String(value)) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
};

/** The envelope's time in milliseconds. */
const answeredAt = ({ envelope: { time } }: EnvelopeContext): number | undefined =>
  typeof time === 'string' && /^\d{9,10}$/.test(time) ? Number(time) * 1000 : undefined;

/** Checks the times of one answer against each other. */
export function moments(context: EnvelopeContext): Finding[] {
  const now = nowOf(context);
  if (now === undefined) return [];
  return [
    ...serverTime(context),
    ...agreement(context, 'deadline-passed', (object) => passed(object, now)),
    ...agreement(context, 'time-order', (object) => early(object, now)),
  ];
}

/** The server's clock: `server_time` of the data, else the envelope's time. */
const nowOf = (context: EnvelopeContext): number | undefined =>
  instant(nodeAt(context.envelope, '/data/server_time')) ?? answeredAt(context);

function serverTime(context: EnvelopeContext): Finding[] {
  const stated = nodeAt(context.envelope, '/data/server_time');
  const [at, answered] = [instant(stated), answeredAt(context)];
  if (at === undefined || answered === undefined) return [];
  const behind = answered - at;
  // The answer to a repeat under a key is the first one, which may be a day old (IdempotencyKey).
  const isKeyed = 'idempotency_key' in (requestJson(context) ?? {});
  const isSame = behind >= -TOLERANCE && behind <= (isKeyed ? DAY : TOLERANCE);
  const fault: Fault = {
    message: `server_time and the envelope’s time are ${Math.round(Math.abs(behind) / 1000)} seconds apart`,
    at: '/data/server_time',
    expected: new Date(answered).toISOString(),
    got: stated,
  };
  return judge(context, 'server-time', isSame || fault);
}

function passed({ value }: NamedObject, now: number): Disagreement[] | undefined {
  const deadlines = DEADLINES.filter((name) => instant(value[name]) !== undefined);
  if (deadlines.length === 0) return undefined;
  return deadlines
    .filter((name) => (instant(value[name]) ?? now) < now - TOLERANCE)
    .map((field) => ({ field, expected: `after ${new Date(now).toISOString()}, or null`, rule: 'has passed' }));
}

/** Finds steps that are out of order or in the future. */
function early({ name, value }: NamedObject, now: number): Disagreement[] | undefined {
  const steps = STEPS[name]?.flatMap((field) => {
    const time = instant(value[field]);
    return time === undefined ? [] : [{ field, time }];
  });
  return steps?.flatMap(({ field, time }, index) => {
    const before = steps[index - 1];
    if (before !== undefined && time < before.time) {
      return [{ field, expected: `not before ${before.field}`, rule: `is before ${before.field}` }];
    }
    return time > now + TOLERANCE ? [{ field, expected: 'not in the future', rule: 'is in the future' }] : [];
  });
}
