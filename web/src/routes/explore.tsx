import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { ExplorePage } from '../features/catalogue/explore-page.tsx';
import { ExploreSearch, keepSearch, keptSearch, productsOf, rankingOf } from '../features/catalogue/explore-search.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetchMissing } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/explore')({
  staticData: { title: msg`Explore`, tab: 'explore', wide: true, first: true, skeleton: 'grid' },
  validateSearch: ExploreSearch,
  beforeLoad: ({ search, cause }) => {
    if (cause === 'preload') return;
    // R2.07, whatever the cause: pressing the tab again while another one still loads keeps its search, too.
    const kept = keptSearch();
    if (isBare(search) && !isBare(kept)) throw redirect({ to: '/explore', search: kept, replace: true });
    keepSearch(search);
  },
  loaderDeps: ({ search: { page: _inView, ...search } }) => search,
  loader: ({ deps, ...visit }) => {
    if (deps.list === 'hot') prefetchMissing(visit, rankingOf(deps)(1));
    else if (deps.list === undefined || deps.list === 'new') prefetchMissing(visit, productsOf(deps)(1));
  },
  component: ExploreRoute,
});

function isBare(search: ExploreSearch): boolean {
  return Object.values(search).every((value) => value === undefined);
}

function ExploreRoute() {
  const search = useSearch({ from: '/explore' });
  const navigate = useNavigate({ from: '/explore' });
  const router = useRouter();
  const replace = (next: ExploreSearch) => {
    keepSearch(next);
    void navigate({ search: next, replace: true });
  };
  return (
    <KeepAlive>
      <ExplorePage
        search={search}
        onSearch={replace}
        onPage={(page) => {
          // Scrolling may still report a page while another screen is loading.
          if (router.latestLocation.pathname !== '/explore') return;
          replace({ ...keptSearch(), page: page > 1 ? page : undefined });
        }}
      />
    </KeepAlive>
  );
}
