import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { RankingSearch } from '../features/catalogue/explore-search.ts';
import { PopularPage } from '../features/catalogue/popular-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/popular')({
  staticData: { title: msg`Popular`, skeleton: 'grid' },
  validateSearch: RankingSearch,
  component: PopularRoute,
});

function PopularRoute() {
  const search = useSearch({ from: '/popular' });
  const navigate = useNavigate({ from: '/popular' });
  return (
    <KeepAlive>
      <PopularPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
    </KeepAlive>
  );
}
