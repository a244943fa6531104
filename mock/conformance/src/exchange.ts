import type { HarExchange, SentRequest } from '../../shared/har-of.ts';

/** A call of the contract, whoever sent it: the active run, a client behind the proxy, or a HAR file. */
export interface Exchange extends HarExchange {
  /** The operationId; undefined for a route that the contract does not declare. */
  readonly operation: string | undefined;
}

/** The operationId, or the method and path of an undeclared route. */
export const operationName = ({ operation, request }: Pick<Exchange, 'operation' | 'request'>): string =>
  operation ?? `${request.method} ${addressOf(request.url).pathname}`;

/** Parses an address as a URL; a path alone is allowed. */
export const addressOf = (url: string): URL => new URL(url, 'http://unknown');

/** The value of a JSON text; undefined when it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of a request or an answer as JSON, without a byte order mark; undefined when it is not JSON. */
export const jsonOf = ({ body = '' }: Pick<SentRequest, 'body'>): unknown => parsed(body.replace(/^\uFEFF/, ''));

/** An exchange whose bodies are written in another way. */
export function withBodies(exchange: Exchange, write: (body: string) => string): Exchange {
  const { request, response } = exchange;
  return {
    ...exchange,
    request: { ...request, ...(request.body !== undefined && { body: write(request.body) }) },
    response: response && { ...response, body: write(response.body) },
  };
}
