/** One request and its answer, whoever sent it: the active run, a client behind the proxy, or a HAR file. */
export interface Exchange {
  /** The operationId; undefined for a route that the contract does not declare. */
  readonly operation: string | undefined;
  readonly request: SentRequest;
  /** Undefined when no complete answer came: `failure` says why. */
  readonly response: ReceivedResponse | undefined;
  readonly failure?: string;
  /** When the request was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** Milliseconds until the last byte of the answer. */
  readonly duration: number;
}

export interface SentRequest {
  readonly method: string;
  /** The whole address, query included. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the body; undefined without one, and for uploads, whose bytes are not kept. */
  readonly body?: string;
}

export interface ReceivedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The body of a request or an answer as JSON, without a byte order mark; undefined when it is not JSON. */
export function jsonOf({ body = '' }: Pick<SentRequest, 'body'>): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
