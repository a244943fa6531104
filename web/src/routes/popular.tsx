import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { RankingSearch, rankingOf } from '../features/catalogue/explore-search.ts';
import { PopularPage } from '../features/catalogue/popular-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetchMissing } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/popular')({
  staticData: { title: msg`Popular`, skeleton: 'grid' },
  validateSearch: RankingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, ...visit }) => prefetchMissing(visit, rankingOf(deps)(1)),
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
