import { createContext, use } from 'react';
import { useIsShown } from './use-is-shown.ts';

/** Reports an error that no place on the screen shows. */
export const ReportErrorContext = createContext<(error: unknown) => void>(() => {});

/**
 * For what shows errors in place: to be called with each of them. One that comes when its place was left or closed is reported
 * all the same (B8.05).
 */
export function useReportIfUnseen(): (error: unknown) => void {
  const report = use(ReportErrorContext);
  const isShown = useIsShown();
  return (error) => {
    if (!isShown()) report(error);
  };
}
