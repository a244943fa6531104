import { msg } from '@lingui/core/macro';
import { helpQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { HelpSearch } from '../features/help/help-search-params.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/helpAndSupport')({
  staticData: { title: msg`Help and support`, skeleton: 'lines' },
  validateSearch: HelpSearch,
  loader: (visit) => prefetch(visit, helpQuery()),
  component: HelpRoute,
});

function HelpRoute() {
  const search = useSearch({ from: '/helpAndSupport' });
  const navigate = useNavigate({ from: '/helpAndSupport' });
  return (
    <KeepAlive>
      <HelpPage
        search={search}
        onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      />
    </KeepAlive>
  );
}
