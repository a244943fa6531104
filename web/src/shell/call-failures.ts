import { i18n } from '@lingui/core';
import { isApiError } from '@meridian/sdk';
import { MutationCache, QueryCache } from '@tanstack/react-query';
import { wordsOf } from '../i18n/error-words.ts';
import { toasts } from './toasts.ts';

/**
 * Specification 8: what the business refuses is said in a toast, and so is every failed change. A read that was never
 * answered says so in its own place; only one that has older content to show needs a toast. A 401 is the session's.
 */
export function failureToasts() {
  const say = (error: unknown) => toasts.error(wordsOf(error, i18n).text);
  const isSaidElsewhere = (error: unknown) =>
    isApiError(error) && (error.kind === 'unauthorized' || error.kind === 'aborted');
  return {
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isSaidElsewhere(error)) return;
        const refused = isApiError(error) && error.kind === 'business';
        if (refused || query.state.data !== undefined) say(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (!isSaidElsewhere(error)) say(error);
      },
    }),
  };
}
