import { msg } from '@lingui/core/macro';
import { messageList } from '@meridian/sdk/react';
import { createFileRoute, useSearch } from '@tanstack/react-router';
import { conversationAt, ServiceSearch } from '../features/service/conversation-address.ts';
import { ServicePage } from '../features/service/service-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/service')({
  staticData: { title: msg`Customer service` },
  validateSearch: ServiceSearch,
  loaderDeps: ({ search }) => conversationAt(search).params,
  loader: ({ context, deps, preload }) => {
    if (!preload) void context.queries.prefetchInfiniteQuery(messageList(deps));
  },
  component: ServiceRoute,
});

function ServiceRoute() {
  const search = useSearch({ from: '/service' });
  return (
    <KeepAlive>
      <ServicePage search={search} />
    </KeepAlive>
  );
}
