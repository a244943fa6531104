import type { Exchange } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { type EnvelopeContext, faultAt, judge } from '../check-context.ts';
import { createMemory } from './memory.ts';
import { wholeLists } from './whole-lists.ts';

/**
 * Checks lists in which exactly one entry has a property, such as the default. When a change came between a sound list
 * and an unsound list, the change is reported.
 */
export function createExactlyOneWatcher(): (context: EnvelopeContext) => Finding[] {
  /** By read: its last sound answer; under the key "change": the last change since then. */
  const sound = createMemory<Exchange>();
  const changes = createMemory<EnvelopeContext | undefined>();
  const reported = createMemory<boolean>();
  return (context) => {
    const { operation, envelope, exchange } = context;
    if (operation === undefined || envelope['code'] !== 1) return [];
    for (const read of operation.invalidates ?? []) changes.swap(context, read, context);
    return wholeLists(context).flatMap(({ pointer, records, flag, contract }) => {
      const chosen = records.filter((entry) => entry[flag] === true);
      const isSound = chosen.length === 1;
      const before = sound.of(context, operation.id)?.value;
      const change = changes.of(context, operation.id)?.value;
      if (isSound) {
        sound.swap(context, operation.id, exchange);
        changes.swap(context, operation.id, undefined);
      }
      const isReported = reported.of(context, operation.id)?.value === true;
      reported.swap(context, operation.id, !isSound);
      const blamed = before !== undefined && change !== undefined ? change : context;
      const message = `${blamed === context ? pointer : `after it, ${operation.id}`} has ${chosen.length} entries with ${flag}`;
      const ids = chosen.map(({ id }) => id);
      const fault = faultAt(blamed === context ? pointer : '', message, `exactly one with ${flag}`, ids, { contract });
      const found = judge(blamed, 'exactly-one', isSound || isReported || fault);
      if (blamed === context) return found;
      return found.map((finding) => ({ ...finding, exchanges: [blamed.exchange, exchange] }));
    });
  };
}
