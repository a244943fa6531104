import { field, fieldsIn, type Shown, violation } from './show.ts';

/** The world's clock: what every ordinary answer to a read says. Changes and variants may have been answered at another time. */
const NOW = '2026-11-20T10:00:00Z';

/** What lies ahead of the clock; every other time is past. */
const AHEAD = /^(pay_deadline|next_by|locked_until|valid_until|expires_at|resend_at|retry_at)$/;

/** The times of one thing, in the order in which they come. */
const WAYS: Record<string, string[]> = {
  Order: ['created_at', 'paid_at', 'shipped_at', 'received_at', 'completed_at'],
  Recharge: ['created_at', 'audited_at'],
  Withdrawal: ['created_at', 'audited_at'],
  SessionDevice: ['signed_in_at', 'last_seen_at'],
};

const instant = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : undefined;

/** created, then paid, then shipped, then received, then completed. */
export function timesOutOfOrder(all: Shown[]): string[] {
  return all.flatMap((shown) => {
    const times = (WAYS[shown.schema] ?? []).flatMap((name) => {
      const at = instant(shown.value[name]);
      return at === undefined ? [] : [{ name, at }];
    });
    return times.slice(1).flatMap(({ name, at }, index) => {
      const before = times[index];
      return before === undefined || before.at <= at
        ? []
        : [violation(shown, name, `not before ${before.name}`, shown.value[name])];
    });
  });
}

/** At the time of the answer deadlines lie ahead, everything else behind, and `serverTime` is that time. */
export function timesOffTheClock(all: Shown[]): string[] {
  return all.flatMap((shown) => {
    const clock = new Date(shown.at).toISOString();
    return Object.entries(shown.value).flatMap(([name, value]) => {
      const at = instant(value);
      if (at === undefined) return [];
      if (name === 'serverTime') return at === shown.at ? [] : [violation(shown, name, clock, value)];
      if (AHEAD.test(name)) return at >= shown.at ? [] : [violation(shown, name, `after ${clock}`, value)];
      return at <= shown.at ? [] : [violation(shown, name, `not after ${clock}`, value)];
    });
  });
}

/** Ordinary answers to reads are all given at the same time. */
export function answersAtOtherTimes(all: Shown[]): string[] {
  return all
    .filter(
      ({ example, mutation, path, at }) =>
        example === 'ordinary' && !mutation && path === 'data' && at !== Date.parse(NOW),
    )
    .map((shown) => violation(shown, 'time', NOW, new Date(shown.at).toISOString()));
}

/** An unpaid order is to be paid within 30 minutes of its making; no other order has a deadline to pay. */
export function wrongPayDeadlines(all: Shown[]): string[] {
  return all
    .filter(({ schema }) => schema === 'Order' || schema === 'OrderCard')
    .flatMap((shown) => {
      const { status, created_at, pay_deadline } = shown.value;
      const expected = status === 0 ? (instant(created_at) ?? 0) + 30 * 60_000 : undefined;
      return instant(pay_deadline) === expected
        ? []
        : [
            violation(
              shown,
              'pay_deadline',
              expected === undefined ? null : new Date(expected).toISOString(),
              pay_deadline,
            ),
          ];
    });
}

/** Lists that are sorted by something else than time. */
const OTHERWISE_SORTED = new Set([
  'listProducts',
  'listHotProducts',
  'listSimilarProducts',
  'getHome',
  'listMessages',
  'listFollowFeed',
  'listMyReviews',
]);

/** Lists are newest first; only a conversation reads from old to new. */
export function listsOutOfOrder(all: Shown[]): string[] {
  return all
    .filter(({ path, value }) => path === 'data' && Array.isArray(field(value, 'list')))
    .flatMap((shown) => {
      if (OTHERWISE_SORTED.has(shown.operationId) && shown.operationId !== 'listMessages') return [];
      const sign = shown.operationId === 'listMessages' ? -1 : 1;
      const times = fieldsIn(field(shown.value, 'list')).map((item) =>
        instant(field(item, 'created_at') ?? field(item, 'liked_at') ?? field(item, 'followed_at')),
      );
      return times.flatMap((at, index) => {
        const before = times[index - 1];
        return at === undefined || before === undefined || (before - at) * sign >= 0
          ? []
          : [
              violation(
                shown,
                `list[${index}]`,
                sign > 0 ? 'older than the one before' : 'newer than the one before',
                new Date(at).toISOString(),
              ),
            ];
      });
    });
}
