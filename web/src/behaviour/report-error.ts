import { createContext, use } from 'react';
import { useIsShown } from './use-is-shown.ts';

/** Gets each error that has a place on the screen, and whether the place is still visible. */
export const ReportErrorContext = createContext<(error: unknown, isShown: boolean) => void>(() => {});

/**
 * Returns a function to call with each error that is shown in place: a fault of the app is reported, and an error whose
 * place was left or closed meanwhile is shown elsewhere (B8.05).
 */
export function useReportError(): (error: unknown) => void {
  const report = use(ReportErrorContext);
  const isShown = useIsShown();
  return (error) => report(error, isShown());
}
