import type { Contract } from '../contract/contract.ts';
import type { ExchangeChecker } from './check-exchange.ts';
import { envelopeContext } from './envelope-context.ts';
import { createCountWatcher } from './trace/counts.ts';
import { createExactlyOneWatcher } from './trace/exactly-one.ts';
import { createListChangeWatcher } from './trace/list-changes.ts';
import { createPageWatcher } from './trace/page-series.ts';
import { createPriorPriceWatcher } from './trace/prior-prices.ts';
import { createRecordWatcher } from './trace/records.ts';

/**
 * Checks that need a series of exchanges. Call it once for each exchange, in the order of their answers. It remembers
 * earlier exchanges separately for each token.
 */
export function createTraceChecker(contract: Contract): ExchangeChecker {
  const watchers = [
    createRecordWatcher(),
    createPageWatcher(),
    createExactlyOneWatcher(),
    createListChangeWatcher(),
    createCountWatcher(),
    createPriorPriceWatcher(),
  ];
  return (exchange, applied = () => {}) => {
    const { response } = exchange;
    if (response === undefined || exchange.operation === undefined) return [];
    const operation = contract.operations.get(exchange.operation);
    const context = envelopeContext({ contract, exchange, operation, applied, secrets: [], response });
    return context === undefined ? [] : watchers.flatMap((watch) => watch(context));
  };
}
