import { createContext, use } from 'react';
import { useIsShown } from './use-is-shown.ts';

/** Reports an error that no part of the screen shows. */
export const ReportErrorContext = createContext<(error: unknown) => void>(() => {});

/**
 * Returns a function to call with each error that is shown in place. It reports an error whose place was left or closed
 * meanwhile (B8.05).
 */
export function useReportIfUnseen(): (error: unknown) => void {
  const report = use(ReportErrorContext);
  const isShown = useIsShown();
  return (error) => {
    if (!isShown()) report(error);
  };
}
