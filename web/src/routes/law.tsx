import { msg } from '@lingui/core/macro';
import { lawQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { LawPage } from '../features/law/law-page.tsx';
import { fragmentOf, LawSearch, sectionOf } from '../features/law/law-search.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/law')({
  staticData: { title: msg`Legal` },
  validateSearch: LawSearch,
  loader: (visit) => prefetch(visit, lawQuery()),
  component: LawRoute,
});

function LawRoute() {
  const { doc } = useSearch({ from: '/law' });
  const navigate = useNavigate({ from: '/law' });
  const fragment = useRouterState({ select: ({ location }) => location.hash });
  return (
    <KeepAlive>
      <LawPage
        code={doc}
        section={sectionOf(fragment)}
        onSection={(index) => void navigate({ search: { doc }, hash: fragmentOf(index) })}
      />
    </KeepAlive>
  );
}
