import { Trans, useLingui } from '@lingui/react/macro';
import { QueryTooLong } from '../../entities/product-search/query-too-long.tsx';
import { ShopList } from '../../entities/shop/shop-list.tsx';
import type { ShopSort } from '../../entities/shop/shop-list-search.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isTooLong } from '../../ui/input/query-length.ts';
import { SearchHead } from './search-head.tsx';

interface ShopSearchPageProps {
  q?: string | undefined;
  sort: ShopSort;
  onSort: (sort: ShopSort) => void;
  onSearch: (query: string) => void;
}

/** The shop search: all shops until there is a query. */
export function ShopSearchPage({ q, sort, onSort, onSearch }: ShopSearchPageProps) {
  return (
    <>
      <SearchHead kind="shops" q={q} />
      <div className="flex grow flex-col px-4 pb-4 [--list-top:calc(var(--top-bar)+var(--safe-top))]">
        {q !== undefined && isTooLong(q) ? (
          <QueryTooLong typed={q} onShorten={onSearch} />
        ) : (
          <ShopList
            query={q}
            sort={sort}
            onSort={onSort}
            withSales
            empty={q === undefined ? undefined : <NoShopResults query={q} />}
          />
        )}
      </div>
    </>
  );
}

function NoShopResults({ query }: { query: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      scene="search"
      title={t`No shops match “${query}”.`}
      action={
        <>
          <LinkButton to="/search" search={{ q: query }} replace size="medium">
            <Trans>Search products</Trans>
          </LinkButton>
          <LinkButton to="/searchs" size="medium" variant="quiet">
            <Trans>See all shops</Trans>
          </LinkButton>
        </>
      }
    />
  );
}
