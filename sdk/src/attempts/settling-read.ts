import { isApiError } from '../client/api-error.ts';
import type { Client } from '../client/client-options.ts';
import type { ArgsOf, OperationId } from '../client/operation-types.ts';
import type { AttemptFacts } from '../generated/attempts.gen.ts';
import type { StoredAttempt } from './stored-attempt.ts';

export type Content = Readonly<Record<string, unknown>>;

/** The fields that all list entries have. */
interface Entry extends Content {
  readonly id: number;
  readonly created_at?: string;
}

interface List {
  readonly list: readonly Entry[];
  readonly total?: number;
  readonly as_of?: string;
}

/** `isConclusive`: the server has answered whether the attempt was carried out. */
export interface Settlement {
  readonly found?: unknown;
  readonly isConclusive: boolean;
}

/** JSON text with sorted keys, so that equal values give equal text. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

export const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** Whether an entry is from before the attempt, so that no later page of a list has it. Times may be in whole seconds. */
const isBefore = ({ id, created_at = '' }: Entry, { after = 0, sentAt = 0 }: StoredAttempt): boolean =>
  id <= after || Date.parse(created_at) < sentAt - 1000;

/** Whether an entry is newer than the attempt, to the second; not if nothing is known of what was there before. */
const isNewer = ({ id, created_at }: Entry, { after, sentAt }: StoredAttempt): boolean =>
  after === undefined
    ? sentAt !== undefined && created_at !== undefined && Date.parse(created_at) >= sentAt - 1000
    : id > after;

/**
 * Sends the settling read of an operation (the contract's `x-attempt`), under this session only. Rejects with the error
 * of that read.
 */
export const createSettlingRead = (client: Pick<Client, 'call'>, facts: AttemptFacts, session?: string) => {
  const { key: keyField = '', settledBy } = facts;
  const isList = settledBy?.entry !== undefined || settledBy?.many === true;
  // The contract names the read, so TypeScript cannot know it. A lint rule of the contract checks its arguments and
  // answer.
  const ask = (read: OperationId, query: Content) =>
    (client.call as (read: OperationId, args: ArgsOf<OperationId>, options: object) => Promise<unknown>)(
      read,
      { query } as ArgsOf<OperationId>,
      { guard: false, session },
    );

  /** The first page, and the next ones while `isShort` says that they are needed. */
  const entries = async (isShort: (list: readonly Entry[]) => boolean): Promise<readonly Entry[]> => {
    if (!isList) return [];
    const all: Entry[] = [];
    for (let page = 1, as_of: string | undefined; ; page += 1) {
      const shown = (await ask(settledBy.read, page === 1 ? {} : { page, ...(as_of && { as_of }) })) as List;
      as_of = shown.as_of;
      all.push(...shown.list);
      if (shown.list.length === 0 || all.length >= (shown.total ?? 0) || !isShort(all)) return all;
    }
  };
  const isLike = (entry: Entry, one: Content) =>
    settledBy?.entry?.every((name) => isSame(one[name], entry[name])) === true;
  const newest = (list: readonly Entry[]) => [...list].sort((a, b) => b.id - a.id)[0];

  const inList = async (kept: StoredAttempt): Promise<Settlement> => {
    // Some databases answer in upper case, which the contract forbids.
    const isOwn = (entry: Entry) => String(entry[keyField]).toLowerCase() === kept.key;
    // Of many, the next page may have more.
    const mayGoOn = (so: readonly Entry[]) => settledBy?.many && so.slice(-1).some(isOwn);
    const list = await entries((so) => !so.some((entry) => isBefore(entry, kept)) && (mayGoOn(so) || !so.some(isOwn)));
    const own = list.filter(isOwn);
    if (own.length > 0) return { found: settledBy?.many ? own : own[0], isConclusive: true };
    if (list.length === 0 || list.some((entry) => keyField in entry)) return { isConclusive: true };
    // A server of an older contract: its entries have no keys.
    const isFound = (entry: Entry) => isNewer(entry, kept) && kept.sent.some((one) => isLike(entry, one));
    return { found: newest(list.filter(isFound)), isConclusive: false };
  };

  /** One answer for each record that the body names; found only if all of them show that it was done. */
  const inAnswers = async ({ key, sent }: StoredAttempt): Promise<Settlement> => {
    const { read, shows = {}, with: parameters = {}, none } = settledBy ?? {};
    if (read === undefined) return { isConclusive: false };
    const content: Content = { ...sent.at(-1), [keyField]: key };
    const many = Object.entries(parameters).map(([name, from]) =>
      [content[from]].flat().map((one) => ({ [name]: one })),
    );
    const queries = many.reduce((all, each) => all.flatMap((one) => each.map((two) => ({ ...one, ...two }))), [{}]);
    const asked = Promise.all(queries.map((query) => ask(read, query) as Promise<Content>));
    const shown = await asked.catch((error: unknown) => {
      if (none === undefined || !isApiError(error)) throw error;
      if (error.reason === none) return 'none';
      // A server of an older contract does not know the parameter.
      if (error.status === 422) return 'untold';
      throw error;
    });
    if (typeof shown === 'string') return { isConclusive: shown === 'none' };
    const isShown = (answer: Content) =>
      Object.entries(shows).every(([path, values]) => {
        const value = path.split('.').reduce<unknown>((inner, name) => (inner as Content | null)?.[name], answer);
        if (typeof values !== 'string') return values.includes(value);
        return values === 'set' ? value !== null : isSame(value, content[values]);
      });
    return { found: shown.every(isShown) ? shown : undefined, isConclusive: true };
  };

  return {
    /** Whether the attempt was carried out: what it made by its key, or the answers that show it. */
    find: (kept: StoredAttempt): Promise<Settlement> => (isList ? inList : inAnswers)(kept),
    /** The newest entry after the id `after` that is like this content, whoever made it. */
    findLike: async (content: Content, after: number): Promise<unknown> =>
      newest((await entries(() => false)).filter((entry) => entry.id > after && isLike(entry, content))),
    /** The id of the newest entry from before `since` (RFC 3339), or before now. */
    newestBefore: async (since: string | undefined): Promise<number> => {
      const isOlder = ({ created_at = '' }: Entry) => since === undefined || Date.parse(created_at) < Date.parse(since);
      const list = (await entries(() => false)).filter(isOlder);
      return Math.max(0, ...list.map(({ id }) => id));
    },
  };
};
