import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { lazySection } from '../../feedback/lazy.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { iconButtonClass } from '../../ui/icon/icon-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { FacetsSkeleton } from './facets-skeleton.tsx';
import type { ProductSearch } from './product-search.ts';

const FilterForm = lazySection(() => import('./filter-form.tsx').then((m) => m.FilterForm), FormSkeleton);

interface FilterButtonProps {
  count: number;
  search: ProductSearch;
  /** Conditions of the screen itself, which the form does not offer. */
  scope: ProductSearch | undefined;
  onSearch: (search: ProductSearch) => void;
}

/** Opens the filter form in a sheet. Owns the sheet's state, so that opening it does not re-render the list. */
export function FilterButton({ count, search, scope, onSearch }: FilterButtonProps) {
  const { t } = useLingui();
  const sheet = useOverlay();
  return (
    <>
      <button
        type="button"
        aria-label={count > 0 ? t`Filter, ${count} active` : t`Filter`}
        onClick={sheet.open}
        className={iconButtonClass('bare', '-ms-3')}
      >
        <span className="relative">
          <Icon name="filter" className="size-[1.25rem]" />
          <CountBadge count={count} />
        </span>
      </button>
      {sheet.isOpen && (
        <Sheet title={t`Filter`} onClose={sheet.close} isTall>
          <div className="-mx-4 -mb-[calc(16px+var(--safe-bottom))]">
            <FormAfterPaint>
              <FilterForm
                initial={search}
                scope={scope}
                footer="-bottom-[calc(16px+var(--safe-bottom))] pb-[calc(10px+var(--safe-bottom))]"
                onApply={(next) => {
                  sheet.close();
                  onSearch(next);
                }}
              />
            </FormAfterPaint>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** Renders the form after the sheet is painted: the form is slow to render, and the press is answered at once. */
function FormAfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted ? children : <FormSkeleton />;
}

function FormSkeleton() {
  return (
    <div className="px-4 pt-1 pb-[calc(16px+var(--safe-bottom))]">
      <FacetsSkeleton />
    </div>
  );
}
