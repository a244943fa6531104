import { expect, test } from 'vitest';
import type { ExchangeChecker } from '../src/checks/check-exchange.ts';
import type { CheckId } from '../src/checks/check-list.ts';
import type { Contract } from '../src/contract/contract.ts';
import { type Change, changedExchange } from './example-exchanges.ts';

/** A mistake: the check that finds it, the operation, what is changed in its example, and where the finding points. */
export type MistakeRow = readonly [check: CheckId, operation: string, change: Change, at: string];

/** For each row: the example alone is looked at by the check and has no finding; changed, it has this one and no other. */
export function testMistakes(contract: Contract, check: ExchangeChecker, rows: readonly MistakeRow[]): void {
  test.each(rows)('%s: %s, changed by %j', (id, operation, change, at) => {
    const applied = new Set<CheckId>();
    const { example = 'ordinary', good = {} } = change;
    const untouched = changedExchange(contract, operation, { example, ...good });
    expect(check(untouched, (one) => applied.add(one))).toEqual([]);
    expect(applied).toContain(id);
    const found = check(changedExchange(contract, operation, change));
    expect(found.map(({ check: name, at: place }) => [name, place])).toEqual([[id, at]]);
  });
}
