// The specification's path (R2.11) of the feed of followed shops and favourites.
import { msg } from '@lingui/core/macro';
import { followFeedList } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '../features/favourites/feed-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';
import { prefetchMissing } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/heart')({
  staticData: { title: msg({ context: 'screen', message: 'Following' }), skeleton: 'grid' },
  loader: (visit) => prefetchMissing(visit, followFeedList.pages()(1)),
  component: keptScreen(FeedPage),
});
