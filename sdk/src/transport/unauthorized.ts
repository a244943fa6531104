import { VISITOR } from './session-key.ts';

/**
 * Deduplicates HTTP 401 per session (R4.09): twenty calls of one token that fail together are reported once, and a late
 * one that fails after the customer has signed in anew is not. A visitor is reported again after a session.
 */
export const createUnauthorizedFilter = () => {
  const reported = new Set<string>();
  return {
    /** To be called with each request that is sent. */
    requestSent: (session: string): void => {
      if (session !== VISITOR) reported.delete(VISITOR);
    },
    /** Whether this is the first HTTP 401 of the session. */
    isFirst: (session: string): boolean => reported.size < reported.add(session).size,
  };
};
