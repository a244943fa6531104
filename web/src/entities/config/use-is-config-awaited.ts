import { configQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the configuration is still loaded, on which the height of a screen's sections depends: the screen waits, or
 * what is below them would move. Not after a failed try or without a network: the screen then shows what it can.
 */
export function useIsConfigAwaited(): boolean {
  const { isLoading, failureCount } = useQuery(configQuery());
  return isLoading && failureCount === 0;
}
