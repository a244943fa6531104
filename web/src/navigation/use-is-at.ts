import { useRouter } from '@tanstack/react-router';

/**
 * Answers whether the customer is at a screen, by the beginning of its path. What a late answer leads to takes the place of
 * its own screen in the history, and not of another one that the customer has gone on to.
 */
export function useIsAt(): (screen: string) => boolean {
  const router = useRouter();
  return (screen) => `${router.latestLocation.pathname}/`.startsWith(`${screen}/`);
}
