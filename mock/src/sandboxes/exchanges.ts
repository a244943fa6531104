/** One API call with its answer, for a person to inspect. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text; null without a body, for files, and if the body was not read. */
  readonly body: string | null;
  /** Undefined if no answer was sent. */
  readonly answer:
    | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly text: string }
    | undefined;
  /**
   * The wall-clock time of arrival, in milliseconds since 1970: it differs for two calls at one moment of the world.
   */
  readonly startedAt: number;
  readonly milliseconds: number;
}

/** The most recent calls of all sandboxes, by log entry id, as many as fit. */
export interface Exchanges {
  keep(id: string, exchange: Exchange): void;
  /** Undefined for an evicted call. */
  find(id: string): Exchange | undefined;
}

/** Keeps at most this many characters of bodies and answers. */
export function createExchanges(most = 16 * 1024 * 1024): Exchanges {
  const kept = new Map<string, Exchange>();
  let size = 0;
  const sizeOf = ({ body, answer }: Exchange) => (body?.length ?? 0) + (answer?.text.length ?? 0);
  return {
    keep(id, exchange) {
      kept.set(id, exchange);
      size += sizeOf(exchange);
      for (const [oldest, one] of kept) {
        if (size <= most) break;
        kept.delete(oldest);
        size -= sizeOf(one);
      }
    },
    find: (id) => kept.get(id),
  };
}
