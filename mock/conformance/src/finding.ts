import type { CheckId } from './checks/check-list.ts';
import type { Exchange } from './exchange.ts';

/** One place where a server, or a client, does not do what the contract says. */
export interface Finding {
  /** The rule, as `checks/check-list.ts` names it: `envelope-code`, `money-format`, `paging-repeats`. */
  readonly check: CheckId;
  readonly severity: 'error' | 'warning';
  /** The operationId, or `GET /api/unknown` for a route that is not declared. */
  readonly operation: string;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** Where in the answer: `/data/list/0/price`; in the request: `query.page`. Empty for the whole of it. */
  readonly at: string;
  readonly expected: string;
  /** What came instead, shortened. */
  readonly got: string;
  /** Where the contract says so: a JSON pointer into the bundle. */
  readonly contract: string;
  /** What shows it, in the order they were sent; the last one is the offending one. */
  readonly exchanges: readonly Exchange[];
}
