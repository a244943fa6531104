import { isRecord, type JsonObject } from '../../../../shared/json.ts';
import { recordsIn } from '../../checks/agreement.ts';
import { type EffectiveParameter, effectiveParameters } from '../../checks/promises/effects.ts';
import { valuesAt } from '../../checks/promises/values-at.ts';
import { dataOf } from '../driver.ts';
import { found, type RunContext, type Target } from '../run-context.ts';
import { settled } from '../snapshot.ts';

/** A text that no entry contains; a server that concatenates it into SQL finds everything. */
const NOTHING = "zqxjkv' OR '1'='1";

/** How many values are tried of a parameter without an enum. */
const MOST = 2;

/**
 * Requests a list by each of its parameters and in each order, with values from its entries. Every answer is already
 * checked for entries that do not match. This probe checks what needs two answers: that matching entries are found, and
 * that an omitted parameter means its default.
 */
export async function probeSelections(context: RunContext, target: Target): Promise<void> {
  const { operation, input } = target;
  const { driver } = context;
  if (operation.invalidates !== undefined) return;
  const named = new Set(operation.parameters.map(({ name }) => name));
  const effects = effectiveParameters(driver.contract, operation).filter(({ key }) => !(key in (input.query ?? {})));
  const ask = async (more: Readonly<Record<string, unknown>> = {}) => {
    const size = named.has('limit') ? { limit: 50 } : {};
    const exchange = await driver.send(operation.id, { query: { ...input.query, ...size, ...more } });
    const data = dataOf(exchange);
    return {
      exchange,
      data,
      list: isRecord(data) && Array.isArray(data['list']) ? recordsIn(data['list']) : undefined,
    };
  };
  const sorts = operation.parameters.filter(({ orders }) => orders !== undefined);
  if (effects.length === 0 && sorts.length === 0) return;
  const all = await ask();
  if (all.list === undefined) return;

  for (const { name, orders } of sorts) for (const choice of Object.keys(orders ?? {})) await ask({ [name]: choice });
  for (const { name, schema } of operation.parameters) {
    const { default: usual } = schema;
    if (usual === undefined || ['page', 'limit', 'time_zone'].includes(name)) continue;
    const explicit = await ask({ [name]: usual });
    context.recorder.applied(operation.id, 'default-ignored');
    if (explicit.data === undefined || settled(operation.id, explicit.data) === settled(operation.id, all.data))
      continue;
    // Something may have happened between the two requests: only a persistent difference counts.
    const again = await ask();
    if (settled(operation.id, explicit.data) === settled(operation.id, again.data)) continue;
    found(context, operation, {
      check: 'default-ignored',
      message: `${operation.id} answers otherwise without ${name} than with ${name}=${usual}, its default`,
      expected: `the answer to ${name}=${usual}`,
      got: 'another answer',
      exchanges: [explicit.exchange, again.exchange],
    });
  }
  for (const parameter of effects) {
    for (const { value, holds } of triedValues(parameter, all.list)) {
      const { key, effect } = parameter;
      const { exchange, data, list } = await ask(queryOf(key, value));
      context.recorder.applied(operation.id, 'filter-ignored');
      if (list === undefined) continue;
      const say = (message: string, expected: string, got: string) =>
        found(context, operation, {
          check: 'filter-ignored',
          message,
          expected,
          got,
          at: key,
          exchanges: [all.exchange, exchange],
        });
      const request = `${key}=${value}`;
      if (effect === 'words') {
        if (list.length > 0)
          say(`${operation.id} finds something by words that nobody has written`, '[]', `${list.length} entries`);
      } else if (effect !== 'by hand' && effect.opens !== undefined) {
        const isSame = settled(operation.id, data) === settled(operation.id, all.data);
        if (isSame) say(`${operation.id} with ${request} answers as without it`, 'another answer', 'the same answer');
      } else if (holds && list.length === 0) {
        say(`${operation.id} with ${request} finds nothing, though an entry has it`, 'at least one entry', '[]');
      }
    }
  }
}

/** `filter[in_stock]` as a nested object. */
function queryOf(key: string, value: unknown): Record<string, unknown> {
  const [, outer = key, inner] = /^(\w+)\[(\w+)\]$/.exec(key) ?? [];
  return { [outer]: inner === undefined ? value : { [inner]: value } };
}

interface Tried {
  readonly value: unknown;
  /** Whether an entry is known to match the value. */
  readonly holds: boolean;
}

/** Values to try for a parameter: all of a short enum, otherwise some from the entries. */
function triedValues({ schema, usual, effect }: EffectiveParameter, entries: readonly JsonObject[]): Tried[] {
  if (effect === 'by hand') return [];
  if (effect === 'words') return [{ value: NOTHING, holds: false }];
  const { equals, some, matches, opens, begins } = effect;
  const shown = (paths: readonly string[]) => [
    ...new Set(entries.flatMap((entry) => paths.flatMap((path) => valuesAt(entry, path)))),
  ];
  if (matches !== undefined) return Object.keys(matches).map((value) => ({ value, holds: false }));
  if (some !== undefined) return [{ value: true, holds: shown(some).flat().length > 0 }];
  if (equals !== undefined) {
    const { enum: list } = schema;
    const texts = new Set(shown(equals).map(String));
    const values = Array.isArray(list) ? list.filter((one) => one !== usual) : shown(equals).slice(0, MOST);
    return values.map((value) => ({ value, holds: texts.has(String(value)) }));
  }
  if (begins !== undefined)
    return shown([begins])
      .slice(0, MOST)
      .map((value) => ({ value, holds: true }));
  if (opens !== undefined)
    return shown([opens])
      .filter((one) => one !== null)
      .slice(0, 1)
      .map((value) => ({ value, holds: false }));
  // A value from the middle, so that some entries match and others do not.
  const values = shown([effect.least ?? effect.most ?? effect.above ?? effect.below ?? '']).filter(
    (one) => one !== null,
  );
  const middle = values[Math.floor(values.length / 2)];
  if (middle === undefined) return [];
  const isDay = schema['format'] === 'date';
  const isAtLeastItself = effect.least !== undefined || effect.most !== undefined;
  return [{ value: isDay ? String(middle).slice(0, 10) : middle, holds: isAtLeastItself }];
}
