import { isRecord, type JsonObject } from '../../../../../shared/json.ts';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { recordsIn } from '../../../checks/agreement.ts';
import { promisesSent } from '../../../checks/promises/promises-of.ts';
import { holdersAt, valuesAt } from '../../../checks/promises/values-at.ts';
import type { Exchange } from '../../../exchange.ts';
import { codeOf, dataOf, entriesOf } from '../../driver.ts';
import { neededIds } from '../../known-ids.ts';
import type { Prepared } from '../../recipes/recipe.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';
import type { Snapshot } from '../../snapshot.ts';

/** Checks the effect of a change: sent values come back, and what must end has ended. */
export async function probeOutcome(
  context: RunContext,
  target: Target,
  { ended, lasting }: Pick<Prepared, 'ended' | 'lasting'>,
  before: Snapshot,
): Promise<void> {
  probeStored(context, target);
  probeEntries(context, target, before);
  if (lasting !== undefined) await expectLasting(context, target, lasting);
  if (ended !== undefined) await expectEnded(context, target, ended);
  await probeDeleted(context, target);
  await probeChosenDefault(context, target);
}

/** Where a sent value comes back (`x-echo`). */
interface Echo {
  readonly as: string;
  /** The field with the id of the record that has it. */
  readonly of?: string;
  /** The property that names an entry of a list. */
  readonly by?: string;
  /** Characters that do not count. */
  readonly ignoring?: string;
}

/**
 * Sent values must come back: texts under their own names, and values that the contract returns elsewhere (`x-echo`).
 */
export function probeStored(context: RunContext, { operation, input, exchange }: Target): void {
  const data = dataOf(exchange);
  if (!isRecord(data)) return;
  const echoes = new Map(promisesSent<Echo | false>(context.driver, operation, input.body, 'x-echo'));
  const body = bodyFields(input);
  for (const [field, sent] of Object.entries(body)) {
    const echo = echoes.get(field);
    if (echo === false || echo?.by !== undefined) continue;
    const path = echo?.as ?? field;
    const stored = storedAt(data, path, body[echo?.of ?? '']);
    if (echo === undefined && (typeof sent !== 'string' || typeof stored[0] !== 'string')) continue;
    const ignored = new Set(echo?.ignoring);
    const plain = (value: unknown) => [...String(value)].filter((letter) => !ignored.has(letter)).join('');
    const [expected, got] = [[sent].flat(), stored].map((values) => values.map(plain).join(', '));
    expectThat(context, operation, expected === got, {
      check: 'read-after-write',
      message: `${operation.id} answers another ${path} than it was sent`,
      expected: [sent].flat().join(', '),
      got: stored.join(', '),
      at: `/data/${path.replaceAll('.', '/')}`,
      exchanges: [exchange],
    });
  }
}

/** The values at a path; with an id, only those of the records that have it. */
function storedAt(data: unknown, path: string, id: unknown): unknown[] {
  if (id === undefined) return valuesAt(data, path);
  const { leaf, holders } = holdersAt(data, path);
  return holders.filter((holder) => holder['id'] === id).map((holder) => holder[leaf]);
}

/** Entries that are sent by name come back as they were sent, and the other entries as they were before. */
function probeEntries(context: RunContext, { operation, input, exchange }: Target, before: Snapshot): void {
  const body = bodyFields(input);
  for (const [field, echo] of promisesSent<Echo | false>(context.driver, operation, input.body, 'x-echo')) {
    if (echo === false || echo.by === undefined) continue;
    const { as, by } = echo;
    const listed = (one: Exchange | undefined) => recordsIn(valuesAt(one && dataOf(one), as)[0]);
    const sent = new Map(recordsIn(body[field]).map((entry) => [entry[by], entry]));
    const earlier = operation.invalidates?.map((id) => before.get(id)?.exchange).find((one) => listed(one).length > 0);
    if (earlier === undefined) continue;
    const names = [...new Set([...sent.values()].flatMap(Object.keys))];
    const shown = (entry: JsonObject) => JSON.stringify(names.map((name) => entry[name]));
    const wanted = listed(earlier).map((entry) => ({ ...entry, ...sent.get(entry[by]) }));
    const [expected = '', got = ''] = [wanted, listed(exchange)].map((all) => all.map(shown).toSorted().join(', '));
    expectThat(context, operation, expected === got, {
      check: 'read-after-write',
      message: `The entries that ${operation.id} answers are not those before it with what was sent`,
      expected,
      got,
      at: `/data/${as.replaceAll('.', '/')}`,
      exchanges: [earlier, exchange],
    });
  }
}

/** The token of an ended session must be refused. */
async function expectEnded(context: RunContext, { operation, exchange }: Target, token: string): Promise<void> {
  const late = await context.driver.send('getUserInfo', { token });
  expectThat(context, operation, late.response?.status === 401, {
    check: 'token-after-logout',
    message: `After ${operation.id} the token of an ended session is still good`,
    expected: 'HTTP 401',
    contract: '/info/description',
    exchanges: [exchange, late],
  });
}

/** A session that the change does not concern must go on. */
async function expectLasting(context: RunContext, { operation, exchange }: Target, token: string): Promise<void> {
  const late = await context.driver.send('getUserInfo', { token });
  expectThat(context, operation, late.response?.status !== 401, {
    check: 'token-refused',
    message: `${operation.id} ends another session of the customer as well`,
    expected: 'success (code 1)',
    exchanges: [exchange, late],
  });
}

/** A deleted record must no longer be readable by the read that takes the same id. */
async function probeDeleted(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  const { driver } = context;
  const ids = neededIds(driver.contract, operation.id);
  const read = operation.invalidates?.find((id) => neededIds(driver.contract, id).join() === ids.join());
  if (!operation.id.startsWith('delete') || ids.length === 0 || read === undefined) return;
  const sent = { ...input.query, ...bodyFields(input) };
  const late = await driver.send(read, { query: Object.fromEntries(ids.map((id) => [id, sent[id]])) });
  expectThat(context, operation, codeOf(late) !== 1, {
    check: 'read-after-write',
    message: `What ${operation.id} has deleted is still there`,
    expected: 'a refusal',
    exchanges: [exchange, late],
  });
}

/** The chosen address, and no other, must be the default. That there is only one is watched in every list. */
async function probeChosenDefault(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  if (operation.id !== 'setDefaultAddress') return;
  const list = await context.driver.send('listAddresses', { query: { limit: 50 } });
  const chosen = bodyFields(input)['address_id'];
  const isDefault = ({ id, is_default }: Record<string, unknown>) => id === chosen && is_default === true;
  expectThat(context, operation, codeOf(list) !== 1 || entriesOf(list).some(isDefault), {
    check: 'state-transition',
    message: 'After setDefaultAddress the chosen address is not the default',
    expected: String(chosen),
    got: String(entriesOf(list).find(({ is_default }) => is_default === true)?.['id'] ?? 'none'),
    at: '/data/list',
    exchanges: [exchange, list],
  });
}
