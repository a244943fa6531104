import { i18n } from '@lingui/core';
import { createQueryClient } from '@meridian/sdk/react';
import { validLines } from '@meridian/sdk/rules';
import { fixture, refusal, stubClient } from '@meridian/sdk/testing';
import { expect, test, vi } from 'vitest';
import { currentToast } from '../../feedback/toasts.ts';
import { createLineRemovalWithToasts } from './use-line-removal.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

test('what a removal could not do is told, with a button for it where one helps', async () => {
  const deleteCartLines = vi
    .fn()
    .mockReturnValueOnce(refusal('service_unavailable'))
    .mockReturnValueOnce(refusal('version_conflict'))
    .mockReturnValue(fixture('deleteCartLines'));
  const client = stubClient({ deleteCartLines, likeProducts: refusal('product_not_found') });
  const edits = { drop: () => undefined, flush: async () => [] };
  const { remove, moveToFavourites } = createLineRemovalWithToasts(createQueryClient(client), edits);
  const lines = validLines(fixture('getCart')).slice(0, 1);
  await remove(lines);
  expect(currentToast()?.action?.label).toBe('Try again');
  currentToast()?.action?.run();
  await vi.waitFor(() => expect(currentToast()?.text).toMatch(/Nothing was deleted\.$/));
  expect(currentToast()?.action?.label).toBe('Delete anyway');
  currentToast()?.action?.run();
  await vi.waitFor(() => expect(currentToast()?.text).toBe('1 deleted'));
  expect(deleteCartLines).toHaveBeenCalledTimes(3);
  await moveToFavourites(lines);
  expect(currentToast()?.text).toMatch(/cannot be moved to favourites/);
});
