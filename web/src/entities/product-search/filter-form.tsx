import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ActiveFacets } from './active-facets.tsx';
import { BooleanFacets, CategoryFacet, RateFacet, ShopFacet } from './filter-facets.tsx';
import { PriceRangeField } from './price-range-field.tsx';
import { type PriceRange, type PriceRangeInput, PriceRangeSchema, parsePriceRange } from './price-range-schema.ts';
import { activeFacets, type FacetName, type ProductSearch, withoutFacet } from './product-search.ts';
import { RelaxFilters } from './relax-filters.tsx';
import { savedFilters } from './saved-filters.ts';
import { useResultCounts } from './use-result-counts.ts';

interface FinderProps {
  /** What is chosen at first. */
  initial: ProductSearch;
  /** Holds besides, and is not chosen here. */
  within?: ProductSearch | undefined;
  onApply: (search: ProductSearch) => void;
  /** Where the button sticks: above what stands at the lower edge. */
  footer: string;
  children?: ReactNode;
}

/** Chooses products by their facets; the button always says how many there are. */
export function FilterForm({ initial, within, onApply, footer, children }: FinderProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(initial);
  const [range, setRange] = useState<PriceRange>({ min: initial.min, max: initial.max });
  const form = useForm<PriceRangeInput, PriceRange>({
    schema: PriceRangeSchema,
    defaultValues: { min: initial.min ?? '', max: initial.max ?? '' },
    onSubmit: async (price) => onApply({ ...draft, ...price }),
  });
  const search = { ...draft, ...range };
  const found = useResultCounts({ ...search, ...within });
  const { total, facets } = found;
  const isNothing = total === 0;
  const active = activeFacets(search);
  // What could not be counted is not waited for.
  const uncounted = found.error === null ? undefined : [];

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
    const shop = facets?.shops.find(({ id }) => id === (within?.shop ?? search.shop));
    savedFilters.add({
      search: { ...search, ...within },
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
              <Button kind="plain" size="small" onClick={save}>
                <Trans>Save this filter</Trans>
              </Button>
            </span>
          </div>
        )}
        {found.error !== null && <SectionError onRetry={() => void found.refetch()} />}
        <div className="flex flex-col gap-5" aria-busy={found.isCounting}>
          <CategoryFacet
            counts={facets?.categories}
            selected={draft.category}
            onSelect={(category) => setDraft({ ...draft, category })}
          />
          <PriceRangeField form={form} range={facets?.price ?? null} />
          {within?.shop === undefined && (
            <ShopFacet
              counts={facets?.shops ?? uncounted}
              selected={draft.shop}
              onSelect={(shop) => setDraft({ ...draft, shop })}
            />
          )}
          <RateFacet
            counts={facets?.rates ?? uncounted}
            selected={draft.rate}
            onSelect={(rate) => setDraft({ ...draft, rate })}
          />
          <BooleanFacets facets={facets} search={draft} onChange={(yes) => setDraft({ ...draft, ...yes })} />
        </div>
        {isNothing && active.length > 0 && (
          <RelaxFilters search={search} within={within} shops={facets?.shops} onRemove={remove} />
        )}
      </div>
      <div
        className={`sticky z-20 flex flex-wrap gap-2 border-t border-line bg-bar px-4 py-2.5 backdrop-blur-bar ${footer}`}
      >
        <Button kind="quiet" onClick={reset}>
          <Trans>Reset</Trans>
        </Button>
        <div className="min-w-0 grow basis-[11rem]">
          <Button type="submit" wide aria-disabled={isNothing || undefined} disabled={isNothing}>
            <span aria-live="polite" aria-busy={found.isCounting}>
              {total === undefined ? (
                <Trans>Show products</Trans>
              ) : (
                <Plural value={total} _0="No products" one="Show # product" other="Show # products" />
              )}
            </span>
          </Button>
        </div>
      </div>
    </form>
  );
}
