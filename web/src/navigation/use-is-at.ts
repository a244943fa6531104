import { useRouter } from '@tanstack/react-router';

/**
 * Returns whether the customer is at a screen, by the prefix of its path. A late answer that navigates must replace its
 * own screen in the history, not another one that the customer has moved on to.
 */
export function useIsAt(): (screen: string) => boolean {
  const router = useRouter();
  return (screen) => `${router.latestLocation.pathname}/`.startsWith(`${screen}/`);
}
