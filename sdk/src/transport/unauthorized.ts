import { VISITOR } from './session-key.ts';

/**
 * Deduplicates HTTP 401 per session (R4.09): many calls of one token that fail together are reported once, and a call
 * of the old token that fails after a new login is not reported again. Visitors are reported again after a session.
 */
export const createUnauthorizedFilter = () => {
  const reported = new Set<string>();
  return {
    /** Call for each request sent. */
    requestSent: (session: string): void => {
      if (session !== VISITOR) reported.delete(VISITOR);
    },
    /** Whether this is the first HTTP 401 of the session. */
    isFirst: (session: string): boolean => reported.size < reported.add(session).size,
  };
};
