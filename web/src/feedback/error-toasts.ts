import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiError } from '@meridian/sdk';
import { MutationCache, QueryCache } from '@tanstack/react-query';
import { errorMessage, isChunkLoadError, isFault } from '../i18n/error-messages.ts';
import { pendingReload, reloadApp } from './chunk-errors.ts';
import { isOfflineError, tellOffline } from './offline-note.ts';
import { toasts } from './toasts.ts';

/** The `meta` of a query or mutation whose errors its screen shows. */
export const errorShownInPlace = { isErrorShownInPlace: true };

/** Whether an error needs no message: an aborted call, or the end of the session, which opens the login. */
export const isSilent = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'unauthorized' || error.kind === 'aborted');

/**
 * Shows an error as a toast; while offline, beside the pressed control. Ignores a silent one. A fault of the app is
 * reported, too.
 */
export function toastError(error: unknown): void {
  if (isSilent(error)) return;
  const isFileMissing = isChunkLoadError(error);
  const reload = isFileMissing ? pendingReload() : undefined;
  if (reload !== undefined) return void reload.then(() => toastError(error));
  if (isFault(error)) reportError(error);
  if (isOfflineError(error)) tellOffline();
  else
    toasts.error(
      errorMessage(error, i18n).text,
      isFileMissing ? { label: msg`Reload`, run: () => void reloadApp() } : undefined,
    );
}

/** Reports a fault that a form or a sheet shows. An error that it no longer shows is a toast (B8.05). */
export function reportShownError(error: unknown, isShown: boolean): void {
  if (!isShown) toastError(error);
  else if (isFault(error)) reportError(error);
}

/**
 * The query and mutation caches with their error toasts. Business errors (R8.01) and failed mutations are shown as
 * toasts. A failed query has an error state on its screen, and a toast only while older data is shown. The banner
 * reports being offline.
 *
 * An error that a form or a screen shows in place has no toast, except a business error, for which R8.01 requires one:
 * a short one, hidden from screen readers.
 */
export function errorToastCaches() {
  const tell = (error: unknown, isShownInPlace: unknown) => {
    if (!isShownInPlace) toastError(error);
    else if (isApiError(error) && error.kind === 'business') toasts.echo(errorMessage(error, i18n).text);
  };
  return {
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isShownInPlace = query.state.data === undefined || query.meta?.['isErrorShownInPlace'];
        if (isShownInPlace || !isOfflineError(error)) tell(error, isShownInPlace);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _before, mutation) => {
        tell(error, mutation.meta?.['isErrorShownInPlace']);
      },
    }),
  };
}
