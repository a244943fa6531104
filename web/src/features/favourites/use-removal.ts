import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { followShop, likeProduct } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { toasts } from '../../feedback/toasts.ts';
import type { FavouriteTab } from './favourite-lists.ts';

const undo = msg`Undo`;

/**
 * Takes products or shops out of the favourites, one or many, and offers to put them back. It is done at once and not
 * only when the offer has passed: another tab, and whoever closes this one, finds what was asked for. Put back within
 * minutes, the server has them as they were, with the place and the price they were saved at (contract, likeProduct).
 */
export function useRemoval(tab: FavouriteTab): (ids: readonly number[]) => Promise<void> {
  const like = useMutation(likeProduct());
  const follow = useMutation(followShop());
  const set = async (ids: readonly number[], on: boolean) => {
    const calls = ids.map((id) =>
      tab === 'products'
        ? like.mutateAsync({ product_id: id, liked: on })
        : follow.mutateAsync({ shop_id: id, followed: on }),
    );
    // What failed has been said and taken back already.
    const outcomes = await Promise.allSettled(calls);
    return ids.filter((_, place) => outcomes[place]?.status === 'fulfilled');
  };
  return async (ids) => {
    const removed = await set(ids, false);
    if (removed.length === 0) return;
    toasts.done(i18n._(msg`${plural(removed.length, { one: '# removed', other: '# removed' })}`), {
      label: i18n._(undo),
      run: () => void set(removed, true),
    });
  };
}
