import { listOf } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { type EnvelopeContext, faultAt, judge } from '../check-context.ts';
import { valuesAt } from '../promises/values-at.ts';
import { createMemory, isOver } from './memory.ts';
import { type WholeList, wholeLists } from './whole-lists.ts';

/** The last state of a whole list: its ids in order, and the id of the chosen entry, such as the default. */
interface Held {
  readonly ids: readonly unknown[];
  readonly chosen: unknown;
}

/**
 * Checks what a single change does to a list that was whole before and after it: an added entry is where the contract
 * says (`-added` in `x-sorted-by`), and if the default is gone, the first of the others replaces it.
 */
export function createListChangeWatcher(): (context: EnvelopeContext) => Finding[] {
  const lists = createMemory<Held>();
  /** By read: the changes since its last answer. */
  const changes = createMemory<readonly EnvelopeContext[]>();
  return (context) => {
    const { operation, envelope } = context;
    if (operation === undefined || envelope['code'] !== 1) return [];
    for (const read of operation.invalidates ?? [])
      changes.swap(context, read, [...(changes.of(context, read)?.value ?? []), context]);
    return wholeLists(context).flatMap((list) => {
      const key = `${operation.id} ${list.pointer}`;
      const before = lists.swap(context, key, held(list))?.value;
      const since = changes.of(context, operation.id)?.value ?? [];
      const [change, ...more] = since;
      // A change that was under way at the same time may not show yet.
      const unsure = since.filter((one) => !isOver(one.exchange, context.exchange));
      changes.swap(context, operation.id, unsure);
      if (before === undefined || change === undefined || unsure.length > 0 || more.length > 0) return [];
      return [...misplaced(context, list, before), ...wrongDefault(change, context, list, before)];
    });
  };
}

const held = ({ records, flag }: WholeList): Held => ({
  ids: records.map(({ id }) => id),
  chosen: records.find((one) => one[flag] === true)?.['id'],
});

function misplaced(
  context: EnvelopeContext,
  { records, schema, pointer, contract }: WholeList,
  before: Held,
): Finding[] {
  const order = listOf(schema['x-sorted-by']).map(String);
  const [added, ...others] = records.filter(({ id }) => !before.ids.includes(id));
  if (!order.includes('-added') || added === undefined || others.length > 0) return [];
  const above = order.slice(0, order.indexOf('-added')).map((path) => path.replace(/^-/, ''));
  const rank = (record: unknown) => JSON.stringify(above.map((path) => valuesAt(record, path)));
  const first = records.find((record) => rank(record) === rank(added));
  const at = `${pointer}/${records.indexOf(added)}`;
  const message = `${at} was added last, but does not come first`;
  const ids = records.map(({ id }) => id);
  const fault = faultAt(at, message, 'the entry added last comes first', ids, { contract });
  return judge(context, 'list-order', first === added || fault);
}

function wrongDefault(change: EnvelopeContext, context: EnvelopeContext, list: WholeList, before: Held): Finding[] {
  if (list.flag !== 'is_default') return [];
  const { ids, chosen } = held(list);
  const [next] = before.ids.filter((id) => ids.includes(id));
  if (next === undefined || before.chosen === undefined || ids.includes(before.chosen)) return [];
  const read = context.operation?.id ?? '';
  const message = `after it, ${list.flag} is not true of the first remaining entry of ${read}`;
  const fault = faultAt('', message, String(next), chosen, { contract: list.contract });
  const found = judge(change, 'exactly-one', chosen === next || chosen === undefined || fault);
  return found.map((finding) => ({ ...finding, exchanges: [...finding.exchanges, context.exchange] }));
}
