import { runInStore } from './database.ts';
import { CUSTOMER_DATABASE, storedOwner } from './storage-owner.ts';

const VISITOR_DATABASE = 'meridian.visitor';

/**
 * What the back end has answered on this device, by key: a customer's answers in the customer's database, which is deleted
 * with the rest of what is stored for them; those of visitors in another. Nothing is read or written for a customer who has
 * logged out, in whichever tab. Rejects where the database is denied, full or damaged.
 *
 * @param session the session of the customer; undefined for a visitor.
 */
export function openAnswerStore<Answer>(session: string | undefined) {
  const at = { database: session === undefined ? VISITOR_DATABASE : CUSTOMER_DATABASE, store: 'answers' } as const;
  const isGone = () => session !== undefined && storedOwner()?.session !== session;
  return {
    getItem: async (key: string): Promise<Answer | undefined> =>
      isGone() ? undefined : runInStore<Answer>(at, 'readonly', (store) => store.get(key)),
    setItem: async (key: string, answer: Answer): Promise<void> => {
      if (!isGone()) await runInStore(at, 'readwrite', (store) => store.put(answer, key));
    },
    removeItem: async (key: string): Promise<void> => {
      if (!isGone()) await runInStore(at, 'readwrite', (store) => store.delete(key));
    },
    entries: async (): Promise<[key: string, answer: Answer][]> => {
      if (isGone()) return [];
      const keys = await runInStore(at, 'readonly', (store) => store.getAllKeys());
      const answers = await Promise.all(
        keys.map((key) => runInStore<Answer>(at, 'readonly', (store) => store.get(key))),
      );
      return answers.map((answer, place) => [String(keys[place]), answer]);
    },
  };
}
