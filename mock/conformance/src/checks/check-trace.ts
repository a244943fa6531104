import type { Contract } from '../contract/contract.ts';
import type { ExchangeChecker } from './check-exchange.ts';
import { envelopeLook } from './envelope-look.ts';
import { createExactlyOneWatcher } from './trace/exactly-one.ts';
import { createPageWatcher } from './trace/page-series.ts';
import { createRecordWatcher } from './trace/records.ts';
import { validatorOf } from './validator-of.ts';

/**
 * Checks that need a series of exchanges: give it each of them once, in the order of their answers. It remembers what
 * passed by, for each token apart.
 */
export function createTraceChecker(contract: Contract): ExchangeChecker {
  const validator = validatorOf(contract);
  const watchers = [createRecordWatcher(), createPageWatcher(), createExactlyOneWatcher()];
  return (exchange, looked = () => {}) => {
    const { response } = exchange;
    if (response === undefined || exchange.operation === undefined) return [];
    const operation = contract.operations.get(exchange.operation);
    const look = envelopeLook({ contract, validator, exchange, operation, looked, secrets: [], response });
    return look === undefined ? [] : watchers.flatMap((watch) => watch(look));
  };
}
