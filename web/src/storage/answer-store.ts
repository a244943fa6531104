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
  if (session === undefined) return storeIn<Answer>(VISITOR_DATABASE);
  // Checked only after opening, because another tab may delete the database meanwhile.
  return storeIn<Answer>(CUSTOMER_DATABASE, () => {
    if (storedOwner()?.session !== session) throw new Error('The customer has logged out');
  });
}

/** The kept answers of everyone on this device, only to delete them or to say how large they are. */
export const openAllAnswerStores = <Answer>() => [
  storeIn<Answer>(VISITOR_DATABASE),
  ...(storedOwner() === undefined ? [] : [storeIn<Answer>(CUSTOMER_DATABASE)]),
];

function storeIn<Answer>(database: string, check = () => {}) {
  const run = <Result>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<Result>) =>
    runInStore({ database, store: 'answers' }, mode, (store) => {
      check();
      return request(store);
    });
  return {
    getItem: (key: string) => run<Answer | undefined>('readonly', (store) => store.get(key)),
    setItem: (key: string, answer: Answer) => run('readwrite', (store) => store.put(answer, key)),
    removeItem: (key: string) => run('readwrite', (store) => store.delete(key)),
    clear: () => run('readwrite', (store) => store.clear()),
    entries: async (): Promise<[key: string, answer: Answer][]> => {
      const keys = await run('readonly', (store) => store.getAllKeys());
      const answers = await Promise.all(keys.map((key) => run<Answer>('readonly', (store) => store.get(key))));
      return answers.map((answer, place) => [String(keys[place]), answer]);
    },
  };
}
