import { Trans, useLingui } from '@lingui/react/macro';
import { ProductListItem } from '../../entities/product/product-list-item.tsx';
import { ListBar } from '../../entities/product-search/list-bar.tsx';
import { NoMatch } from '../../feedback/no-match.tsx';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { HomeLink } from '../../navigation/home-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductRowSkeleton } from '../../ui/product/product-row.tsx';
import { CategoryRail } from './category-rail.tsx';
import { type Period, type RankingSearch, rankingOf, rankingPeriod } from './explore-search.ts';

export interface RankingProps {
  search: RankingSearch;
  onSearch: (search: RankingSearch) => void;
}

/** The number of items that a phone shows without scrolling. */
const ABOVE_FOLD = 6;

/** The best-selling products of a category and a period; both /popular and Explore show it. */
export function Ranking({ search, onSearch }: RankingProps) {
  const { t } = useLingui();
  const { category } = search;
  const period = rankingPeriod(search);
  const periods: { value: Period; text: string }[] = [
    { value: 'day', text: t`24 hours` },
    { value: 'week', text: t`7 days` },
    { value: 'month', text: t`30 days` },
  ];
  const list = rankingOf(search);
  const { total } = useInfiniteList(list);
  return (
    <InfiniteList
      list={list}
      label={t`Best-selling products`}
      layout="rows"
      row={(product, { index }) => <ProductListItem product={product} priority={index < ABOVE_FOLD} rank={index + 1} />}
      skeleton={<ProductRowSkeleton />}
      empty={
        category !== undefined ? (
          <NoMatch
            title={<Trans>Nothing in this category is in stock now.</Trans>}
            label={<Trans>Show all categories</Trans>}
            onPress={() => onSearch({ ...search, category: undefined })}
          />
        ) : (
          <EmptyState scene="search" title={<Trans>There are no products here yet.</Trans>} action={<HomeLink />} />
        )
      }
    >
      <CategoryRail selected={category} onSelect={(next) => onSearch({ ...search, category: next })} />
      <ListBar
        total={total}
        order={
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser
          <div role="group" aria-label={t`Sales of`} className="rail -mx-2.5 flex items-center gap-1">
            {periods.map(({ value, text }) => (
              <button
                key={value}
                type="button"
                aria-pressed={value === period}
                onClick={() => onSearch({ ...search, period: value })}
                className={classNames(
                  'min-h-11 shrink-0 rounded-full px-2.5 text-14 -outline-offset-4',
                  value === period ? 'font-semibold text-brand' : 'text-ink-2 hover:text-ink',
                )}
              >
                {text}
              </button>
            ))}
          </div>
        }
      />
    </InfiniteList>
  );
}
