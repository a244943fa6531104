/** One call of the API as it came and as it was answered, for a person to look at. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the body; null without one, for files, and where nobody read it. */
  readonly body: string | null;
  /** Undefined where no answer was sent. */
  readonly answer:
    | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly text: string }
    | undefined;
  /** When it came by the clock on the wall, in milliseconds since 1970: two calls of one moment of the world differ in it. */
  readonly startedAt: number;
  readonly milliseconds: number;
}

/** The last calls of all sandboxes by the ids of their log entries, as many as fit. */
export interface Exchanges {
  keep(id: string, exchange: Exchange): void;
  /** Undefined for one that has given way to later ones. */
  find(id: string): Exchange | undefined;
}

/** Keeps up to so many characters of bodies and answers. */
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
