import { configQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the configuration is still loaded, on which the height of a screen's sections depends: the screen waits, or
 * what is below them would move. Not once it has failed, or without a network: the screen then shows what it can, and
 * stays when the configuration is asked for again.
 */
export function useIsConfigAwaited(): boolean {
  const { isLoading, isFetched } = useQuery(configQuery());
  return isLoading && !isFetched;
}
