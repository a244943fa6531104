import type { HarExchange, SentRequest } from '../../shared/har-of.ts';

/** A call of the contract, whoever sent it: the active run, a client behind the proxy, or a HAR file. */
export interface Exchange extends HarExchange {
  /** The operationId; undefined for a route that the contract does not declare. */
  readonly operation: string | undefined;
}

/** The body of a request or an answer as JSON, without a byte order mark; undefined when it is not JSON. */
export function jsonOf({ body = '' }: Pick<SentRequest, 'body'>): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
