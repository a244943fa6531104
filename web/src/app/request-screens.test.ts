import { lazyRouteComponent } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { requestScreens } from './request-screens.ts';

test('a screen is requested again if its request began before the network returned, and once it has come not again', async () => {
  const early = Promise.withResolvers<never>();
  const importer = vi
    .fn<() => Promise<{ default: () => null }>>()
    .mockReturnValueOnce(early.promise)
    .mockResolvedValue({ default: () => null });
  const screen = lazyRouteComponent(importer);
  void screen.preload?.();
  const requested = requestScreens([screen]);
  early.reject(new Error('There is no network'));
  await requested;
  expect(importer).toHaveBeenCalledTimes(2);
  await requestScreens([screen]);
  expect(importer).toHaveBeenCalledTimes(2);
});
