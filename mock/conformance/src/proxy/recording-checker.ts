import { createExchangeChecker, type ExchangeChecker } from '../checks/check-exchange.ts';
import { createTraceChecker } from '../checks/check-trace.ts';
import type { Contract } from '../contract/contract.ts';

/** The most that the checks of series may remember, in characters of answers, before they start afresh. */
const MOST_REMEMBERED = 64 * 1024 * 1024;

/**
 * All checks of a client and a server, for the proxy and for recordings: each request, each answer, and the series of
 * answers. Pass exchanges in the order of their answers.
 */
export function createRecordingChecker(contract: Contract): ExchangeChecker {
  const checkExchange = createExchangeChecker(contract, { client: true });
  let checkTrace = createTraceChecker(contract);
  let remembered = 0;
  return (exchange, applied) => {
    remembered += exchange.response?.body.length ?? 0;
    if (remembered > MOST_REMEMBERED) {
      checkTrace = createTraceChecker(contract);
      remembered = 0;
    }
    return [...checkExchange(exchange, applied), ...checkTrace(exchange, applied)];
  };
}
