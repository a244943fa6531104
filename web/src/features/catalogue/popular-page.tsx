import { BagLink } from '../../entities/sku/bag-link.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import type { RankingSearch } from './explore-search.ts';
import { Ranking } from './ranking.tsx';

interface PopularPageProps {
  search: RankingSearch;
  onSearch: (search: RankingSearch) => void;
}

/** The ranking as a screen of its own. */
export function PopularPage({ search, onSearch }: PopularPageProps) {
  return (
    <>
      <ScreenBar parent="/explore?list=hot" actions={<BagLink />} />
      <div className="grow px-4">
        <Ranking search={search} onSearch={onSearch} />
      </div>
    </>
  );
}
