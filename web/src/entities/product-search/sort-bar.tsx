import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { productView } from '../../preferences/product-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts';
import type { ProductSort } from './product-search.ts';

interface SortBarProps {
  sort: ProductSort;
  onSort: (sort: ProductSort) => void;
  /** Shown before the sort buttons, such as the button for the filters. */
  children?: ReactNode;
}

/** The sticky bar above a product list: the sort order, and the switch between grid and list. */
export function SortBar({ sort, onSort, children }: SortBarProps) {
  const { t } = useLingui();
  const view = productView.use();
  const row = useScrollIntoView<HTMLDivElement>(sort, 0);
  const isPrice = sort === 'price_asc' || sort === 'price_desc';
  return (
    <StickyBar>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser */}
      <div
        ref={row}
        role="group"
        aria-label={t`Sort by`}
        className="rail fade-ends flex min-w-0 flex-1 items-center gap-1"
      >
        <SortButton selected={sort === 'hot'} onSelect={() => onSort('hot')}>
          <Trans context="sort">Popular</Trans>
        </SortButton>
        <SortButton selected={sort === 'newest'} onSelect={() => onSort('newest')}>
          <Trans>Newest</Trans>
        </SortButton>
        <SortButton
          selected={isPrice}
          onSelect={() => onSort(sort === 'price_asc' ? 'price_desc' : 'price_asc')}
          detail={sort === 'price_asc' ? t`lowest first` : sort === 'price_desc' ? t`highest first` : undefined}
        >
          <Trans>Price</Trans>
          {isPrice && <Icon name={sort === 'price_asc' ? 'up' : 'down'} size={14} />}
        </SortButton>
        <SortButton selected={sort === 'rate'} onSelect={() => onSort('rate')}>
          <Trans>Best rated</Trans>
        </SortButton>
      </div>
      <IconButton
        icon={view === 'grid' ? 'rows' : 'grid'}
        label={view === 'grid' ? t`Show as a list` : t`Show as a grid`}
        onClick={() => productView.set(view === 'grid' ? 'list' : 'grid')}
        className="-me-2.5"
      />
    </StickyBar>
  );
}

export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky top-(--list-top) z-20 -mx-4 flex min-h-12 items-center gap-1 bg-bar px-4 backdrop-blur-bar">
      {children}
    </div>
  );
}

interface SortButtonProps {
  selected: boolean;
  onSelect: () => void;
  /** The direction, for screen readers; the arrow shows it. */
  detail?: string | undefined;
  children: ReactNode;
}

export function SortButton({ selected, onSelect, detail, children }: SortButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-description={detail}
      onClick={onSelect}
      className={classNames(
        'press inline-flex min-h-11 shrink-0 items-center gap-0.5 rounded-full px-2.5 text-14 -outline-offset-4 first:-ms-2.5',
        selected ? 'font-semibold text-brand' : 'text-ink-2 hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
