import type { DrawProduct } from '../../entities/product-search/product-list.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import type { RankingSearch } from './explore-search.ts';
import { Ranking } from './ranking.tsx';

interface PopularPageProps {
  search: RankingSearch;
  onSearch: (search: RankingSearch) => void;
  product: DrawProduct;
}

/** The ranking on a screen of its own. */
export function PopularPage({ search, onSearch, product }: PopularPageProps) {
  return (
    <>
      <ScreenBar parent="/explore?list=hot" />
      <div className="grow px-4 pt-1">
        <Ranking search={search} onSearch={onSearch} product={product} />
      </div>
    </>
  );
}
