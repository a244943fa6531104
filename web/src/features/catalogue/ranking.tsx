import { Trans, useLingui } from '@lingui/react/macro';
import { hotProductList } from '@meridian/sdk/react';
import type { DrawProduct } from '../../entities/product-search/product-list.tsx';
import { Sort, StickyBar } from '../../entities/product-search/sort-bar.tsx';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { HomeLink } from '../../navigation/home-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductRowSkeleton } from '../../ui/product-row.tsx';
import { CategoryChips } from './category-chips.tsx';
import type { Period, RankingSearch } from './explore-search.ts';

interface RankingProps {
  search: RankingSearch;
  onSearch: (search: RankingSearch) => void;
  product: DrawProduct;
}

const FIRST = 6;

/** The products that sell best, of a category and a time; `/popular` and Explore show this same one. */
export function Ranking({ search, onSearch, product }: RankingProps) {
  const { t } = useLingui();
  const { category, period = 'week' } = search;
  const choices: { value: Period; text: string }[] = [
    { value: 'day', text: t`24 hours` },
    { value: 'week', text: t`7 days` },
    { value: 'month', text: t`30 days` },
  ];
  return (
    <InfiniteList
      list={hotProductList.pages({ category_id: category, period })}
      label={t`Best-selling products`}
      layout="rows"
      row={(item, { index }) => product(item, { view: 'list', priority: index < FIRST, rank: index + 1 })}
      skeleton={<ProductRowSkeleton />}
      empty={
        <EmptyState
          icon="search"
          title={
            category !== undefined ? (
              <Trans>Nothing in this category is in stock now.</Trans>
            ) : (
              <Trans>There are no products here yet.</Trans>
            )
          }
          action={
            category !== undefined ? (
              <Button kind="quiet" size="medium" onClick={() => onSearch({ ...search, category: undefined })}>
                <Trans>Show all categories</Trans>
              </Button>
            ) : (
              <HomeLink />
            )
          }
        />
      }
    >
      <CategoryChips selected={category} onSelect={(next) => onSearch({ ...search, category: next })} />
      <StickyBar>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser */}
        <div role="group" aria-label={t`Sales of`} className="rail flex items-center gap-1">
          {choices.map(({ value, text }) => (
            <Sort key={value} selected={value === period} onSelect={() => onSearch({ ...search, period: value })}>
              {text}
            </Sort>
          ))}
        </div>
      </StickyBar>
    </InfiniteList>
  );
}
