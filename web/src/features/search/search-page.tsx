import { ProductResults } from '../../entities/product-search/product-results.tsx';
import { activeFacets, type ProductSearch } from '../../entities/product-search/product-search.ts';
import { NoProductResults } from './no-product-results.tsx';
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
