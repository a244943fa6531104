import { VISITOR } from './session-id.ts';

/**
 * Says whether the end of a session is news. Twenty calls of one token that fail together are one piece of news, and
 * so is a late one that fails after the customer has signed in anew. For a visitor it is news again after a session.
 */
export const createUnauthorizedOnce = () => {
  const told = new Set<string>();
  return {
    /** Takes note that a call of this session goes out. */
    sent(session: string): void {
      if (session !== VISITOR) told.delete(VISITOR);
    },
    /** Whether nobody has been told yet that this session is not accepted. */
    isNews(session: string): boolean {
      const news = !told.has(session);
      told.add(session);
      return news;
    },
  };
};
