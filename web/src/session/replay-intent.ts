// A lazy chunk, loaded only if there is an intent.
import { msg } from '@lingui/core/macro';
import { followShop, likeProduct, runMutation } from '@meridian/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { toasts, undo } from '../feedback/toasts.ts';
import { type Intent, takeIntent } from './intent.ts';

const liked = msg`Added to your favourites`;
const followed = msg`Following the shop`;

/** Carries out the intent once, and offers to undo it if possible. */
export async function replayIntent(queries: QueryClient, router: AnyRouter): Promise<void> {
  const intent = takeIntent();
  if (intent !== undefined) await replay(intent, queries, router);
}

async function replay(intent: Intent, queries: QueryClient, router: AnyRouter): Promise<void> {
  switch (intent.do) {
    case 'like': {
      const set = (on: boolean) => runMutation(queries, likeProduct(), { product_id: intent.product_id, liked: on });
      await set(true);
      toasts.done(liked, { label: undo, run: () => void set(false) });
      return;
    }
    case 'follow': {
      const set = (on: boolean) => runMutation(queries, followShop(), { shop_id: intent.shop_id, followed: on });
      await set(true);
      toasts.done(followed, { label: undo, run: () => void set(false) });
      return;
    }
    case 'buy': {
      const { product_id, sku_id, quantity, path } = intent;
      // The account has come late, and the customer has moved on.
      if (router.latestLocation.pathname !== path) return;
      await router.navigate({ to: '/checkout', search: { product: product_id, sku: sku_id, quantity } });
    }
  }
}
