import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { likeProduct } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { toasts, undo } from '../../feedback/toasts.ts';
import { useRequireLogin } from '../../session/intent.ts';

type Likeable = Pick<Schema<'ProductCard'>, 'id' | 'liked'>;

const saved = msg`Added to your favourites`;
const removed = msg`Removed from your favourites`;

/** Likes or unlikes a product: an optimistic update with rollback. A visitor signs in first. */
export function useLike({ id, liked }: Likeable): { liked: boolean; toggle: () => void } {
  const requireLogin = useRequireLogin();
  const like = useMutation(likeProduct({ guard: false }));
  return {
    liked,
    toggle: () => {
      if (!requireLogin({ do: 'like', product_id: id })) like.mutate({ product_id: id, liked: !liked });
    },
  };
}

/** The same, with a toast that confirms the change and offers to undo it. */
export function useFavourite({ id, liked }: Likeable): { liked: boolean; toggle: () => void } {
  const requireLogin = useRequireLogin();
  const { mutate } = useMutation(likeProduct({ guard: false }));
  const set = (on: boolean, onSuccess?: () => void) => mutate({ product_id: id, liked: on }, { onSuccess });
  return {
    liked,
    toggle: () => {
      if (requireLogin({ do: 'like', product_id: id })) return;
      const back = { label: undo, run: () => set(liked) };
      set(!liked, () => toasts.done(liked ? removed : saved, back));
    },
  };
}
