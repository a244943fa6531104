// The path is the specification's: the feed of followed shops and favourites.
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '../features/favourites/feed-page.tsx';
import { ProductLine } from '../features/product/product-line.tsx';
import { KeepAlive } from '../shell/keep-alive.tsx';

export const Route = createFileRoute('/heart')({
  staticData: { title: msg`Following` },
  component: () => (
    <KeepAlive>
      <FeedPage product={(product, more) => <ProductLine product={product} {...more} />} />
    </KeepAlive>
  ),
});
