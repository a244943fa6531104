import { isRecord } from '../../../../../shared/json.ts';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import type { Exchange } from '../../../exchange.ts';
import { codeOf, dataOf, reasonOf } from '../../driver.ts';
import type { PlannedOperation } from '../../plan.ts';
import type { PrepareAs } from '../../recipes/recipe.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';
import { type Snapshot, settled } from '../../snapshot.ts';
import { renewed } from './refusals.ts';

/** Sends a version from before another device's change, for calls whose recipe makes such input. */
export async function probeOutdated(context: RunContext, { operation, recipe }: PlannedOperation): Promise<void> {
  const prepare = recipe?.outdated as PrepareAs | undefined;
  if (prepare === undefined) return;
  const { undo, ...input } = await prepare(context.driver);
  const exchange = await context.driver.send(operation.id, input);
  expectConflict(context, operation, [exchange]);
  if (codeOf(exchange) !== 1) await undo?.(undefined as never); // a refusal has no data
}

/** Checks that the version increases with a change, where the answer has the same form as an earlier read. */
export function probeCounted(context: RunContext, { operation, input, exchange }: Target, before: Snapshot): void {
  const now = dataOf(exchange);
  if (!isRecord(now) || typeof now['version'] !== 'number') return;
  // Every change of the cart increases its version; of a record with an id, only a change that is sent the version.
  if ('id' in now && !('version' in bodyFields(input))) return;
  for (const id of operation.invalidates ?? []) {
    const earlier = before.get(id)?.exchange;
    const then = earlier && dataOf(earlier);
    if (earlier === undefined || !isRecord(then) || typeof then['version'] !== 'number') continue;
    // The version of another record proves nothing.
    if (then['id'] !== now['id'] || namesOf(then) !== namesOf(now)) continue;
    if (settled(id, { ...then, version: 0 }) === settled(id, { ...now, version: 0 })) continue;
    expectThat(context, operation, now['version'] > then['version'], {
      check: 'version-back',
      message: `${operation.id} changes what ${id} answers, but its version does not increase`,
      expected: `more than ${then['version']}`,
      got: String(now['version']),
      at: '/data/version',
      exchanges: [earlier, exchange],
    });
  }
}

const namesOf = (record: object): string => Object.keys(record).toSorted().join();

/** Changes a record again under its previous version: a change by another device must not be lost. */
export async function probeVersion(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  const body = bodyFields(input);
  const declares = [...operation.refusals.values()].includes('version_conflict');
  const change = otherwise(body);
  if (typeof body['version'] !== 'number' || !declares || change === undefined) return;
  const same = await context.driver.send(operation.id, { ...input, body: renewed(body) });
  expectThat(context, operation, reasonOf(same) !== 'version_conflict', {
    check: 'repeat-harms',
    message: `${operation.id} takes the values that are there already for a conflict`,
    expected: 'success (code 1)',
    at: 'version',
    exchanges: [exchange, same],
  });
  const late = await context.driver.send(operation.id, { ...input, body: { ...renewed(body), ...change } });
  expectConflict(context, operation, [exchange, late]);
}

/** The last call must be refused. */
function expectConflict(context: RunContext, operation: Target['operation'], exchanges: Exchange[]): void {
  const last = exchanges.at(-1);
  expectThat(context, operation, last === undefined || codeOf(last) !== 1, {
    check: 'version-ignored',
    message: `${operation.id} takes a change that names an older version`,
    expected: 'version_conflict',
    at: 'version',
    exchanges,
  });
}

/** The body with one field changed; undefined for a body without a changeable field. */
function otherwise(body: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  if ('given_name' in body) return { given_name: 'Robin' };
  if ('quantity' in body) return { quantity: 3 };
  return 'detail' in body ? { detail: '3-3 Test' } : undefined;
}
