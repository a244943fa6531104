import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SuggestedProducts } from '../../entities/product/suggested-products.tsx';
import { activeFacets } from '../../entities/product-search/facets.ts';
import { ProductResults } from '../../entities/product-search/product-results.tsx';
import { countsOf, type ProductSearch } from '../../entities/product-search/product-search.ts';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { listRowClass } from '../../ui/list-row.tsx';
import { relaxQuery } from './relax-query.ts';
import { SearchHead } from './search-head.tsx';

interface SearchPageProps {
  search: ProductSearch;
  onSearch: (search: ProductSearch) => void;
}

/** The product search: the landing until there is a query, then the results. */
export function SearchPage({ search: { q, ...filters }, onSearch }: SearchPageProps) {
  return (
    <>
      <SearchHead kind="products" q={q} />
      {q !== undefined && (
        <div className="flex grow flex-col pb-4 [--below-head:calc(var(--top-bar)+var(--safe-top))]">
          <ProductResults
            search={filters}
            scope={{ q }}
            onSearch={(next) => onSearch({ ...next, q: next.q ?? q })}
            empty={(answer) => (
              <NoProductResults
                query={q}
                didYouMean={answer?.did_you_mean}
                isFiltered={activeFacets(filters).length > 0}
              />
            )}
          />
        </div>
      )}
    </>
  );
}

interface NoProductResultsProps {
  query: string;
  /** Another spelling of the query that has results. */
  didYouMean: string | null | undefined;
  /** Whether filters are active. Their removal is offered above, so nothing is said about the query. */
  isFiltered: boolean;
}

/** The empty state of a product search: shorter queries that have results, the shop search, suggested products. */
function NoProductResults({ query, didYouMean, isFiltered }: NoProductResultsProps) {
  const { t } = useLingui();
  return (
    <>
      {!isFiltered && (
        <>
          <EmptyState scene="search" title={t`No results for “${query}”.`} />
          <ul aria-label={t`Find more`} className="divide-y divide-line rounded-card bg-card">
            {didYouMean != null && (
              <li>
                <Link to="/search" search={{ q: didYouMean }} className={listRowClass}>
                  <Icon name="search" size={18} className="text-brand" />
                  <span className="flex-1 font-semibold text-brand">{t`Did you mean “${didYouMean}”?`}</span>
                  <Icon name="forward" size={16} className="text-ink-3" />
                </Link>
              </li>
            )}
            {relaxQuery(query).map((shorter) => (
              <RelaxedQuery key={shorter} query={shorter} />
            ))}
            <li>
              <Link to="/searchs" search={{ q: query }} replace className={listRowClass}>
                <Icon name="shop" size={18} className="text-ink-2" />
                <span className="flex-1">{t`Search shops for “${query}”`}</span>
                <Icon name="forward" size={16} className="text-ink-3" />
              </Link>
            </li>
          </ul>
        </>
      )}
      <div className="mt-6">
        <SuggestedProducts />
      </div>
    </>
  );
}

function RelaxedQuery({ query }: { query: string }) {
  const { t } = useLingui();
  const { total } = useInfiniteList(countsOf({ keyword: query }));
  // Offered only once it is known to have results.
  if (total === undefined || total === 0) return null;
  return (
    <li>
      <Link to="/search" search={{ q: query }} className={listRowClass}>
        <Icon name="search" size={18} className="text-ink-2" />
        <span className="flex-1">{t`Search for “${query}”`}</span>
        <span className="tabular text-ink-2">
          <Plural value={total} one="# product" other="# products" />
        </span>
      </Link>
    </li>
  );
}
