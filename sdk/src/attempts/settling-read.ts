import type { Client } from '../client/client-options.ts';
import type { ArgsOf, OperationId } from '../client/operation-types.ts';
import type { AttemptFacts } from '../generated/attempts.gen.ts';

export type Content = Readonly<Record<string, unknown>>;

/** The fields that all list entries have. */
interface Entry extends Content {
  readonly id: number;
  readonly created_at?: string;
}

/** JSON text with sorted keys, so that equal values give equal text. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

export const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

const newestOf = (list: readonly Entry[]): number => Math.max(0, ...list.map(({ id }) => id));

/**
 * Sends the settling read of an operation (the contract's `x-attempt`), under this session only. Rejects with the error
 * of that read.
 */
export const createSettlingRead = (client: Pick<Client, 'call'>, { settledBy }: AttemptFacts, session?: string) => {
  // The contract names the read, so TypeScript cannot know it. A lint rule of the contract checks its arguments and
  // answer.
  const ask = (read: OperationId, query: Content) =>
    (client.call as (read: OperationId, args: ArgsOf<OperationId>, options: object) => Promise<unknown>)(
      read,
      { query } as ArgsOf<OperationId>,
      { guard: false, session },
    ) as Promise<Content & { list: readonly Entry[] }>;

  const entries = async () => (settledBy?.entry ? (await ask(settledBy.read, {})).list : []);

  /** One answer for each record that the body names; undefined unless all of them show that it was done. */
  const answers = async (content: Content): Promise<Content[] | undefined> => {
    const { read, shows = {}, with: parameters = {} } = settledBy ?? {};
    if (read === undefined) return undefined;
    const many = Object.entries(parameters).map(([name, from]) =>
      [content[from]].flat().map((one) => ({ [name]: one })),
    );
    const queries = many.reduce((all, each) => all.flatMap((one) => each.map((two) => ({ ...one, ...two }))), [{}]);
    const shown = await Promise.all(queries.map((query) => ask(read, query)));
    const isShown = (answer: Content) =>
      Object.entries(shows).every(([path, values]) => {
        const value = path.split('.').reduce<unknown>((inner, name) => (inner as Content | null)?.[name], answer);
        if (typeof values !== 'string') return values.includes(value);
        return values === 'set' ? value !== null : isSame(value, content[values]);
      });
    return shown.every(isShown) ? shown : undefined;
  };

  return {
    /**
     * Finds which of `sent` was carried out: the newest entry after the id `after` that matches one of them, or the
     * answers that show it. Undefined if none was.
     */
    find: async (sent: readonly Content[], after: number): Promise<unknown> => {
      if (settledBy?.entry === undefined) return answers(sent.at(-1) ?? {});
      const isOne = (entry: Entry) =>
        entry.id > after && sent.some((one) => settledBy.entry?.every((name) => isSame(one[name], entry[name])));
      return (await entries()).filter(isOne).sort((a, b) => b.id - a.id)[0];
    },
    /** The id of the newest entry from before `since` (RFC 3339), or before now. */
    newestBefore: async (since: string | undefined): Promise<number> => {
      const isOlder = ({ created_at = '' }: Entry) => since === undefined || Date.parse(created_at) < Date.parse(since);
      return newestOf((await entries()).filter(isOlder));
    },
  };
};
