import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { ExplorePage } from '../features/catalogue/explore-page.tsx';
import { ExploreSearch, keepSearch, keptSearch } from '../features/catalogue/explore-search.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';

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
