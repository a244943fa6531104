import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { answerOf, codeOf, dataOf, reasonOf } from '../../driver.ts';
import { expectThat, found, type RunContext, type Target } from '../../run-context.ts';
import { changedReads, quietReads, type Snapshot, settled, takeSnapshot, type Watch } from '../../snapshot.ts';
import { KEYS } from './refusals.ts';

/**
 * Repeats a call, as a client does after a lost answer; then sends other calls with the same key. `after` is what the
 * reads have shown after the call.
 */
export async function probeRepeats(
  context: RunContext,
  target: Target,
  { reads, restless }: Watch,
  after: Snapshot,
): Promise<void> {
  const { operation, input } = target;
  const hasKey = KEYS.some((key) => key in bodyFields(input));
  if (!hasKey && operation.idempotent !== true) return;
  const check = hasKey ? 'repeat-not-idempotent' : 'repeat-harms';
  await probeSame(context, target, hasKey);
  context.recorder.applied(operation.id, check);
  const named = reads.filter((read) => operation.invalidates?.includes(read.operation.id));
  const [later] = await Promise.all([takeSnapshot(context, named, restless), probeReadByKey(context, target)]);
  const changed = changedReads(after, later);
  const suspects = named.filter((read) => changed.includes(read.operation.id));
  // A repeat that changes a read again does harm; a single change may have another cause.
  const quiet = suspects.length === 0 ? [] : await quietReads(context, suspects, restless);
  if (quiet.length > 0) {
    const before = await takeSnapshot(context, quiet, restless);
    const repeat = await context.driver.send(operation.id, input);
    const last = await takeSnapshot(context, quiet, restless);
    for (const id of changedReads(before, last)) {
      found(context, operation, {
        check,
        message: `The same call of ${operation.id} a second time changes what ${id} answers`,
        expected: `${id} as after the first call`,
        got: `another answer of ${id}`,
        contract: `${operation.pointer}/x-idempotent`,
        exchanges: [before.get(id)?.exchange, repeat, last.get(id)?.exchange],
      });
    }
  }
  if ('idempotency_key' in bodyFields(input)) await probeOtherBody(context, target);
}

/** A call whose answer was lost is found by its key, however old it is. */
async function probeReadByKey(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  const { idempotency_key, address_id } = bodyFields(input);
  const { readByKey } = operation;
  // A changed address keeps the key that it was added with.
  if (readByKey === undefined || address_id !== undefined) return;
  const asked = await context.driver.send(readByKey.read, { query: readByKey.isList ? {} : { idempotency_key } });
  const { list } = Object(dataOf(asked));
  const isOwn = (entry: unknown) => Object(entry).idempotency_key === idempotency_key;
  const isFound = codeOf(asked) === 1 && (!readByKey.isList || (Array.isArray(list) && list.some(isOwn)));
  expectThat(context, operation, isFound, {
    check: 'key-not-told',
    message: `${readByKey.read} does not show which ${operation.id} was carried out under a key`,
    expected: readByKey.isList ? 'an entry with the idempotency_key of the call' : 'the record of the call',
    got: codeOf(asked) === 1 ? 'no entry with this key' : answerOf(asked),
    contract: `${operation.pointer}/x-attempt`,
    exchanges: [exchange, asked],
  });
}

/** Repeats the call once, then twice at the same time: each answer must equal the first. */
async function probeSame(context: RunContext, { operation, input, exchange }: Target, hasKey: boolean): Promise<void> {
  const again = await context.driver.send(operation.id, input);
  const together = hasKey ? await Promise.all([1, 2].map(() => context.driver.send(operation.id, input))) : [];
  const first = settled(operation.id, dataOf(exchange));
  for (const [index, repeat] of [again, ...together].entries()) {
    const check = index === 0 ? (hasKey ? 'repeat-not-idempotent' : 'repeat-harms') : 'repeat-concurrent';
    const code = codeOf(repeat) ?? 0;
    // Without a key, a record that is already gone may be not found: what matters is that nothing more happens.
    const isSame = hasKey
      ? code === 1 && settled(operation.id, dataOf(repeat)) === first
      : code === 1 || operation.refusals.has(code);
    expectThat(context, operation, isSame, {
      check,
      message: `The same call of ${operation.id} ${index === 0 ? 'a second time' : 'twice at once'} is answered otherwise`,
      expected: 'the first answer again',
      got: codeOf(repeat) === 1 ? 'a success with other data' : answerOf(repeat),
      contract: `${operation.pointer}/x-idempotent`,
      exchanges: [exchange, repeat],
    });
  }
}

/** The same key with another body must be refused as a conflict, whatever else is wrong. */
async function probeOtherBody(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  const other = otherBody(bodyFields(input));
  if (other === undefined || ![...operation.refusals.values()].includes('idempotency_conflict')) return;
  const repeat = await context.driver.send(operation.id, { ...input, body: other });
  if (repeat.response === undefined) return;
  expectThat(context, operation, reasonOf(repeat) === 'idempotency_conflict', {
    check: 'idempotency-key-reused',
    message: `${operation.id} does not know that a key belongs to another body`,
    expected: 'idempotency_conflict',
    contract: '/components/schemas/IdempotencyKey',
    exchanges: [exchange, repeat],
  });
}

/** The same body with one field changed within the contract; undefined when it has no such field. */
function otherBody(body: Record<string, unknown>): Record<string, unknown> | undefined {
  const { quantity, order_ids } = body;
  for (const field of ['detail', 'explanation', 'content', 'reference'])
    if (typeof body[field] === 'string') return { ...body, [field]: `${body[field]} again` };
  if (typeof quantity === 'number') return { ...body, quantity: quantity + 1 };
  if ('remarks' in body) return { ...body, promo_code: 'OTHER' };
  if (Array.isArray(order_ids)) return { ...body, order_ids: [...order_ids, 1] };
  if ('order_id' in body) return { ...body, order_id: 1 };
  return 'amount' in body ? { ...body, amount: '12.34' } : undefined;
}
