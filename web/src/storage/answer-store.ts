import { runInStore } from './database.ts';
import { CUSTOMER_DATABASE, storedOwner } from './storage-owner.ts';

const VISITOR_DATABASE = 'meridian.visitor';

/**
 * The kept answers on this device, by key: a customer's answers in the customer's database, which is deleted with the
 * rest of their storage, and visitors' answers in another. Rejects if the database is denied, full or damaged, and for
 * a customer who has logged out in any tab: nothing of theirs is read or written then.
 *
 * @param session the session of the customer; undefined for a visitor.
 */
export function openAnswerStore<Answer>(session: string | undefined) {
  const at = { database: session === undefined ? VISITOR_DATABASE : CUSTOMER_DATABASE, store: 'answers' } as const;
  const run = <Result>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<Result>) =>
    runInStore(at, mode, (store) => {
      // Checked only after opening, because another tab may delete the database meanwhile.
      if (session !== undefined && storedOwner()?.session !== session) throw new Error('The customer has logged out');
      return request(store);
    });
  return {
    getItem: (key: string) => run<Answer | undefined>('readonly', (store) => store.get(key)),
    setItem: (key: string, answer: Answer) => run('readwrite', (store) => store.put(answer, key)),
    removeItem: (key: string) => run('readwrite', (store) => store.delete(key)),
    entries: async (): Promise<[key: string, answer: Answer][]> => {
      const keys = await run('readonly', (store) => store.getAllKeys());
      const answers = await Promise.all(keys.map((key) => run<Answer>('readonly', (store) => store.get(key))));
      return answers.map((answer, place) => [String(keys[place]), answer]);
    },
  };
}
