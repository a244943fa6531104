import { expect, test } from 'vitest';
import type { ExchangeChecker } from '../src/checks/check-exchange.ts';
import type { CheckId } from '../src/checks/check-list.ts';
import type { Contract } from '../src/contract/contract.ts';
import { type Change, changedExchange } from './example-exchanges.ts';

/** A mistake: the check that finds it, the operation, the change to its example, and the place of the finding. */
export type MistakeRow = readonly [check: CheckId, operation: string, change: Change, at: string];

/**
 * Tests each row: the check applies to the unchanged example without a finding; the changed example has this finding
 * and no other.
 */
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
