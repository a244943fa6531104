// The specification's path (R2.11) of the feed of followed shops and favourites.
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '../features/favourites/feed-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/heart')({
  staticData: { title: msg({ context: 'screen', message: 'Following' }), skeleton: 'grid' },
  component: keptScreen(FeedPage),
});
