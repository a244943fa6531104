import type { Schema } from '@meridian/sdk';
import { likeProduct } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useLoginFirst } from '../../shell/intent.ts';

type Likeable = Pick<Schema<'ProductCard'>, 'id' | 'liked'>;

/** A product's heart: shown at once, taken back if the server refuses; a visitor signs in first. */
export function useLike({ id, liked }: Likeable): { liked: boolean; toggle: () => void } {
  const loginFirst = useLoginFirst();
  const like = useMutation(likeProduct());
  return {
    liked,
    toggle: () => {
      if (!loginFirst({ do: 'like', product_id: id })) like.mutate({ product_id: id, liked: !liked });
    },
  };
}
