import { Trans, useLingui } from '@lingui/react/macro';
import { categoriesQuery, hotProductList } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { ProductListItem } from '../../entities/product/product-list-item.tsx';
import { SortButton, StickyBar } from '../../entities/product-search/sort-bar.tsx';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { HomeLink } from '../../navigation/home-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chip } from '../../ui/input/chip.tsx';
import { ProductRowSkeleton } from '../../ui/product/product-row.tsx';
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts';
import type { Period, RankingSearch } from './explore-search.ts';

interface RankingProps {
  search: RankingSearch;
  onSearch: (search: RankingSearch) => void;
}

/** Items that a phone shows without scrolling. */
const ABOVE_FOLD = 6;

/** The best-selling products of a category and a period; both /popular and Explore show it. */
export function Ranking({ search, onSearch }: RankingProps) {
  const { t } = useLingui();
  const { category, period = 'week' } = search;
  const periods: { value: Period; text: string }[] = [
    { value: 'day', text: t`24 hours` },
    { value: 'week', text: t`7 days` },
    { value: 'month', text: t`30 days` },
  ];
  return (
    <InfiniteList
      list={hotProductList.pages({ category_id: category, period })}
      label={t`Best-selling products`}
      layout="rows"
      row={(product, { index }) => <ProductListItem product={product} priority={index < ABOVE_FOLD} rank={index + 1} />}
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
              <Button variant="quiet" size="medium" onClick={() => onSearch({ ...search, category: undefined })}>
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
          {periods.map(({ value, text }) => (
            <SortButton key={value} selected={value === period} onSelect={() => onSearch({ ...search, period: value })}>
              {text}
            </SortButton>
          ))}
        </div>
      </StickyBar>
    </InfiniteList>
  );
}

interface CategoryChipsProps {
  selected: number | undefined;
  onSelect: (category: number | undefined) => void;
}

/** The categories as chips in a scrolling row, after a chip for all of them. */
function CategoryChips({ selected, onSelect }: CategoryChipsProps) {
  const { t } = useLingui();
  const { data } = useQuery(categoriesQuery());
  const row = useScrollIntoView<HTMLDivElement>(selected, data?.list.length ?? 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser
    <div
      ref={row}
      role="group"
      aria-label={t`Categories`}
      className="rail -mx-4 flex scroll-px-4 gap-2 px-4 py-1 *:shrink-0"
    >
      <Chip selected={selected === undefined} onSelect={() => onSelect(undefined)}>
        <Trans>All</Trans>
      </Chip>
      {data?.list.map(({ id, name }) => (
        <Chip key={id} selected={selected === id} onSelect={() => onSelect(id)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
