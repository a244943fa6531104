import { msg } from '@lingui/core/macro';
import { createFileRoute, useSearch } from '@tanstack/react-router';
import { ServiceSearch } from '../features/service/conversation-address.ts';
import { ServicePage } from '../features/service/service-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/service')({
  staticData: { title: msg`Customer service` },
  validateSearch: ServiceSearch,
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
