import { type ExampleNode, field, fieldsIn, violation } from '../example-invariants/example-nodes.ts';

/** The time of every ordinary read. Mutations and other examples may have other times. */
const READ_TIME = '2026-11-20T10:00:00Z';

/** Fields in the future at the time of the answer; every other timestamp is in the past. */
const FUTURE_FIELDS =
  /^(pay_deadline|next_by|receipt_by|escalate_by|locked_until|valid_until|expires_at|resend_at|retry_at|closes_at)$/;

/** In the future for a new payee, in the past for an older one. */
const EITHER_SIDE = 'usable_from';

/** The timestamps of an entity in chronological order. */
const TIMESTAMP_ORDER: Record<string, string[]> = {
  Order: ['created_at', 'paid_at', 'shipped_at', 'received_at', 'completed_at'],
  Recharge: ['created_at', 'audited_at'],
  Withdrawal: ['created_at', 'audited_at', 'cancelled_at'],
  SessionDevice: ['signed_in_at', 'last_seen_at'],
};

const instant = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : undefined;

/** An entity's timestamps are in chronological order. */
export function unorderedTimestamps(all: ExampleNode[]): string[] {
  return all.flatMap((node) => {
    const times = (TIMESTAMP_ORDER[node.schema] ?? []).flatMap((name) => {
      const at = instant(node.value[name]);
      return at === undefined ? [] : [{ name, at }];
    });
    return times.slice(1).flatMap(({ name, at }, index) => {
      const before = times[index];
      return before === undefined || before.at <= at
        ? []
        : [violation(node, name, `not before ${before.name}`, node.value[name])];
    });
  });
}

/** At the time of the answer, deadlines are in the future and all else is past; `server_time` is that time. */
export function timestampsOnWrongSideOfNow(all: ExampleNode[]): string[] {
  return all.flatMap((node) => {
    const clock = new Date(node.at).toISOString();
    return Object.entries(node.value).flatMap(([name, value]) => {
      const at = instant(value);
      if (at === undefined || name === EITHER_SIDE) return [];
      if (name === 'server_time') return at === node.at ? [] : [violation(node, name, clock, value)];
      if (FUTURE_FIELDS.test(name)) return at >= node.at ? [] : [violation(node, name, `after ${clock}`, value)];
      return at <= node.at ? [] : [violation(node, name, `not after ${clock}`, value)];
    });
  });
}

/** All ordinary reads are answered at the same time. */
export function readsAtDifferentTimes(all: ExampleNode[]): string[] {
  return all
    .filter(
      ({ example, mutation, path, at }) =>
        example === 'ordinary' && !mutation && path === 'data' && at !== Date.parse(READ_TIME),
    )
    .map((node) => violation(node, 'time', READ_TIME, new Date(node.at).toISOString()));
}

/** An unpaid order is to be paid within 30 minutes of its creation; no other order has a deadline to pay. */
export function wrongPayDeadlines(all: ExampleNode[]): string[] {
  return all
    .filter(({ schema }) => schema === 'Order' || schema === 'OrderCard')
    .flatMap((node) => {
      const { status, created_at, pay_deadline } = node.value;
      const expected = status === 0 ? (instant(created_at) ?? 0) + 30 * 60_000 : undefined;
      return instant(pay_deadline) === expected
        ? []
        : [
            violation(
              node,
              'pay_deadline',
              expected === undefined ? null : new Date(expected).toISOString(),
              pay_deadline,
            ),
          ];
    });
}

/** Lists that are not sorted by time. */
const OTHERWISE_SORTED = new Set([
  'listProducts',
  'listHotProducts',
  'listSimilarProducts',
  'getHome',
  'listMessages',
  'listFollowFeed',
  'listMyReviews',
]);

/** Lists are newest first; only a conversation is oldest first. */
export function unsortedLists(all: ExampleNode[]): string[] {
  return all
    .filter(({ path, value }) => path === 'data' && Array.isArray(field(value, 'list')))
    .flatMap((node) => {
      if (OTHERWISE_SORTED.has(node.operationId) && node.operationId !== 'listMessages') return [];
      const sign = node.operationId === 'listMessages' ? -1 : 1;
      const times = fieldsIn(field(node.value, 'list')).map((item) =>
        instant(field(item, 'created_at') ?? field(item, 'liked_at') ?? field(item, 'followed_at')),
      );
      return times.flatMap((at, index) => {
        const before = times[index - 1];
        return at === undefined || before === undefined || (before - at) * sign >= 0
          ? []
          : [
              violation(
                node,
                `list[${index}]`,
                sign > 0 ? 'older than the one before' : 'newer than the one before',
                new Date(at).toISOString(),
              ),
            ];
      });
    });
}
