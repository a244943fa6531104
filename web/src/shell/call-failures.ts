import { i18n } from '@lingui/core';
import { isApiError } from '@meridian/sdk';
import { MutationCache, QueryCache } from '@tanstack/react-query';
import { wordsOf } from '../i18n/error-words.ts';
import { toasts } from './toasts.ts';

/** The `meta` of a mutation whose form says by itself, and lastingly, what went wrong. */
export const saidInPlace = { saidInPlace: true };

/**
 * Specification 8: what the business refuses is said in a toast, and so is every failed change. A read that was never
 * answered says so in its own place; only one that has older content to show needs a toast. A 401 is the session's.
 *
 * What a form or a screen says in place is not repeated, but for a refusal of the business: that toast the
 * specification asks for. It is a short echo then, for the eye only.
 */
export function failureToasts() {
  const say = (error: unknown, isSaidInPlace: boolean) => {
    const { text } = wordsOf(error, i18n);
    if (!isSaidInPlace) toasts.error(text);
    else if (isRefusal(error)) toasts.echo(text);
  };
  const isSaidElsewhere = (error: unknown) =>
    isApiError(error) && (error.kind === 'unauthorized' || error.kind === 'aborted');
  const isRefusal = (error: unknown) => isApiError(error) && error.kind === 'business';
  return {
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isSaidElsewhere(error)) say(error, query.state.data === undefined);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _before, mutation) => {
        if (!isSaidElsewhere(error)) say(error, mutation.meta?.['saidInPlace'] === true);
      },
    }),
  };
}
