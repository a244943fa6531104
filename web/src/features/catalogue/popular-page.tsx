import { BagLink } from '../../entities/sku/bag-link.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Ranking, type RankingProps } from './ranking.tsx';

export function PopularPage(props: RankingProps) {
  return (
    <>
      <ScreenBar parent="/explore?list=hot" actions={<BagLink />} />
      <div className="grow px-4">
        <Ranking {...props} />
      </div>
    </>
  );
}
