import { i18n } from '@lingui/core';
import { isApiError } from '@meridian/sdk';
import { MutationCache, QueryCache } from '@tanstack/react-query';
import { errorMessage } from '../i18n/error-messages.ts';
import { toasts } from './toasts.ts';

/** The `meta` of a mutation whose form says by itself, and lastingly, what went wrong. */
export const errorShownInPlace = { isErrorShownInPlace: true };

/** Says in a toast why a call has failed; of one that was given up, or ended the session, others tell. */
export function toastError(error: unknown): void {
  if (isApiError(error) && (error.kind === 'unauthorized' || error.kind === 'aborted')) return;
  toasts.error(errorMessage(error, i18n).text);
}

/**
 * What the business refuses is said in a toast (R8.01), and so is every failed change. A read that was never
 * answered says so in its own place; only one that has older content to show needs a toast. A 401 is the session's.
 *
 * What a form or a screen says in place is not repeated, but for a refusal of the business: that toast the
 * specification asks for. It is a short echo then, for the eye only.
 */
export function errorToastCaches() {
  const reportError = (error: unknown, isShownInPlace: boolean) => {
    if (!isShownInPlace) toastError(error);
    else if (isBusinessError(error)) toasts.echo(errorMessage(error, i18n).text);
  };
  const isBusinessError = (error: unknown) => isApiError(error) && error.kind === 'business';
  return {
    queryCache: new QueryCache({
      onError: (error, query) => {
        reportError(error, query.state.data === undefined);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _before, mutation) => {
        reportError(error, mutation.meta?.['isErrorShownInPlace'] === true);
      },
    }),
  };
}
