import type { CheckId } from './checks/check-list.ts';
import type { Exchange } from './exchange.ts';

/** One violation of the contract by a server or a client. */
export interface Finding {
  /** The rule, as `checks/check-list.ts` names it: `envelope-code`, `money-format`, `paging-repeats`. */
  readonly check: CheckId;
  readonly severity: 'error' | 'warning';
  /** The operationId, or `GET /api/unknown` for a route that is not declared. */
  readonly operation: string;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** The place in the answer: `/data/list/0/price`; in the request: `query.page`. Empty for the whole. */
  readonly at: string;
  readonly expected: string;
  /** The actual value, shortened. */
  readonly got: string;
  /** Where the contract says so: a JSON pointer into the bundle. */
  readonly contract: string;
  /** The exchanges that show it, in the order they were sent; the last is the offending exchange. */
  readonly exchanges: readonly Exchange[];
}
