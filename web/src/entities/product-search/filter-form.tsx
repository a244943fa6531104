import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { categoriesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ActiveFacets } from './active-facets.tsx';
import { activeFacets, type FacetName, withoutFacet } from './facets.ts';
import { FacetsSkeleton } from './facets-skeleton.tsx';
import { BooleanFacets, CategoryFacet, RateFacet, ShopFacet } from './filter-facets.tsx';
import { PriceRangeField } from './price-range-field.tsx';
import { type PriceRange, type PriceRangeInput, PriceRangeSchema, parsePriceRange } from './price-range-schema.ts';
import type { ProductSearch } from './product-search.ts';
import { RelaxFilters } from './relax-filters.tsx';
import { savedFilters } from './saved-filters.ts';
import { useResultCounts } from './use-result-counts.ts';

interface FilterFormProps {
  initial: ProductSearch;
  /** Conditions of the screen itself, which also apply and are not offered here. */
  scope?: ProductSearch | undefined;
  onApply: (search: ProductSearch) => void;
  /** Classes that place the sticky footer above what the screen has at its lower edge. */
  footer: string;
  children?: ReactNode;
}

/** The form that filters products by facets. Its button shows how many products match. */
export function FilterForm({ initial, scope, onApply, footer, children }: FilterFormProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(initial);
  const [range, setRange] = useState<PriceRange | undefined>({ min: initial.min, max: initial.max });
  const form = useForm({
    schema: PriceRangeSchema,
    defaultValues: { min: initial.min ?? '', max: initial.max ?? '' },
    onSubmit: async (price) => onApply({ ...draft, ...price }),
  });
  const search = { ...draft, min: range?.min, max: range?.max };
  const counts = useResultCounts({ ...search, ...scope });
  const { facets } = counts;
  // Of an invalid range, nothing can be shown.
  const total = range && counts.total;
  const active = activeFacets(search);
  // A failed count is no reason to wait.
  const isCounted = facets !== undefined || counts.error !== null;
  const isReady = !useQuery(categoriesQuery()).isPending && isCounted;

  const setPrice = (price: PriceRangeInput) => {
    form.reset(price);
    setRange(parsePriceRange(price));
  };
  const remove = (facet: FacetName) => {
    setDraft(withoutFacet(draft, facet));
    if (facet === 'price') setPrice({ min: '', max: '' });
  };
  const reset = () => {
    setDraft({ q: draft.q, sort: draft.sort });
    setPrice({ min: '', max: '' });
  };
  const save = () => {
    const shop = facets?.shops.find(({ id }) => id === (scope?.shop ?? search.shop));
    savedFilters.add({
      search: { ...search, ...scope },
      shop: shop === undefined ? null : { id: shop.id, name: shop.name },
    });
    toasts.done(t`Filter saved on this device`);
  };

  return (
    <form
      noValidate
      className="flex grow flex-col"
      onSubmit={form.submit}
      onChange={() => setRange(parsePriceRange(form.getValues()))}
    >
      <div className="flex grow flex-col gap-5 px-4 pt-1 pb-4">
        {children}
        {active.length > 0 && (
          <div className="flex flex-col items-start gap-1">
            <ActiveFacets search={search} shops={facets?.shops} onRemove={remove} />
            <span className="-ms-4">
              <Button variant="plain" size="small" onClick={save}>
                <Trans>Save filter</Trans>
              </Button>
            </span>
          </div>
        )}
        {counts.error !== null && <SectionError onRetry={() => void counts.refetch()} />}
        {isReady ? (
          <div className="flex flex-col gap-5" aria-busy={counts.isCounting}>
            <CategoryFacet
              counts={facets?.categories}
              selected={draft.category}
              onSelect={(category) => setDraft({ ...draft, category })}
            />
            <PriceRangeField form={form} range={facets?.price ?? null} />
            {scope?.shop === undefined && (
              <ShopFacet
                counts={facets?.shops}
                selected={draft.shop}
                onSelect={(shop) => setDraft({ ...draft, shop })}
              />
            )}
            <RateFacet counts={facets?.rates} selected={draft.rate} onSelect={(rate) => setDraft({ ...draft, rate })} />
            <BooleanFacets facets={facets} search={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
          </div>
        ) : (
          <FacetsSkeleton />
        )}
      </div>
      <FilterFormEnd className={footer} total={total} isCounting={counts.isCounting} onReset={reset}>
        {total === 0 && active.length > 0 && (
          // Above the button, in view wherever the form is scrolled to.
          <div className="max-h-[30dvh] overflow-y-auto pb-2 not-has-[li]:hidden">
            <RelaxFilters search={search} scope={scope} shops={facets?.shops} onRemove={remove} />
          </div>
        )}
      </FilterFormEnd>
    </form>
  );
}

interface FilterFormEndProps {
  className: string;
  /** How many products match; undefined while that is unknown. */
  total: number | undefined;
  isCounting: boolean;
  onReset: () => void;
  /** What stands above the buttons. */
  children?: ReactNode;
}

function FilterFormEnd({ className, total, isCounting, onReset, children }: FilterFormEndProps) {
  return (
    <div className={`sticky z-20 border-t border-line bg-bar px-4 py-2.5 backdrop-blur-bar ${className}`}>
      {children}
      <div className="flex flex-wrap gap-2 *:first:px-4 max-[24rem]:*:text-14">
        <Button variant="quiet" onClick={onReset}>
          <Trans>Reset</Trans>
        </Button>
        <div className="min-w-0 grow basis-[11rem] max-[24rem]:*:text-14">
          <Button type="submit" wide disabled={total === 0}>
            <span aria-live="polite" aria-busy={isCounting}>
              {total === undefined ? (
                <Trans>Show products</Trans>
              ) : (
                <Plural value={total} _0="No products" one="Show # product" other="Show # products" />
              )}
            </span>
          </Button>
        </div>
      </div>
    </div>
  );
}
