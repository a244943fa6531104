import { createContext, use } from 'react';
import { useIsShown } from './use-is-shown.ts';

/** Says an error that no place on the screen shows. */
export const LateErrorContext = createContext<(error: unknown) => void>(() => {});

/**
 * For what shows errors in place: to be called with each of them. One that comes when its place was left or closed is said
 * all the same (B8.05).
 */
export function useLateError(): (error: unknown) => void {
  const say = use(LateErrorContext);
  const isShown = useIsShown();
  return (error) => {
    if (!isShown()) say(error);
  };
}
