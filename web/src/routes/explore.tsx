import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, redirect, useRouter } from '@tanstack/react-router';
import { ExplorePage } from '../features/catalogue/explore-page.tsx';
import { ExploreSearch } from '../features/catalogue/explore-search.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';

// R2.07: the tab itself, an address without a search, leads to the search that was open last.
let last: ExploreSearch = {};

export const Route = createFileRoute('/explore')({
  staticData: { title: msg`Explore`, tab: 'explore', wide: true },
  validateSearch: ExploreSearch,
  beforeLoad: ({ search, cause }) => {
    const isBare = Object.values(search).every((value) => value === undefined);
    const isKept = Object.values(last).some((value) => value !== undefined);
    if (cause === 'enter' && isBare && isKept) throw redirect({ to: '/explore', search: last, replace: true });
    if (cause !== 'preload') last = search;
  },
  component: ExploreRoute,
});

const route = getRouteApi('/explore');

function ExploreRoute() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  return (
    <KeepAlive>
      <ExplorePage
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true })}
        onPage={(page) => {
          // Scrolling may still report a page while another screen is on its way.
          if (router.latestLocation.pathname !== '/explore') return;
          void navigate({ search: (now) => ({ ...now, page: page > 1 ? page : undefined }), replace: true });
        }}
      />
    </KeepAlive>
  );
}
