import type { AnyRoute } from '@tanstack/react-router';

/**
 * Requests the code of screens that failed to load. A failure does not reject. The first request may join one that began
 * before the network returned; the second does nothing if the first succeeded.
 */
export async function requestScreens(screens: readonly AnyRoute['options']['component'][]): Promise<void> {
  const request = () => Promise.all(screens.map((screen) => screen?.preload?.()));
  await request();
  await request();
}
