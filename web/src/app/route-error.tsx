import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { errorMessage } from '../i18n/error-messages.ts';
import { ScreenBar } from '../navigation/screen-bar.tsx';
import { removeShell } from './remove-shell.ts';

/** The error of a route: its chunk failed to load, or its loader threw. */
export function RouteError({ error }: ErrorComponentProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  // If the frame itself fails, no first screen removes the shell.
  useLayoutEffect(removeShell, []);
  return (
    <>
      <ScreenBar title={errorMessage(error, i18n).hint === 'connection' ? t`No connection` : t`Page unavailable`} />
      <ErrorState error={error} onRetry={() => void router.invalidate()} />
    </>
  );
}
