import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { categoriesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/input/check-row.tsx';
import { Chip } from '../../ui/input/chip.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { ProductSearch } from './product-search.ts';

interface FacetProps<Count> {
  /** The server's counts; undefined if it could not count. */
  counts: readonly Count[] | undefined;
  selected: number | undefined;
  onSelect: (value: number | undefined) => void;
}

function Facet({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{title}</SectionHeading>
      {children}
    </section>
  );
}

const chips = 'flex flex-wrap gap-2';

/**
 * The skeleton of all facets. How many lines the chips of a facet take depends on their text and counts, so all facets
 * appear together and none moves another.
 */
export function FacetsSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      <SectionSkeleton heights={chipRows(5)} />
      <SectionSkeleton heights={['h-26']} />
      <SectionSkeleton heights={chipRows(4)} />
      <SectionSkeleton heights={chipRows(2)} />
      <SectionSkeleton heights={['h-24']} />
    </div>
  );
}

const chipRows = (rows: number) => Array.from({ length: rows }, () => 'h-9');

function SectionSkeleton({ heights }: { heights: string[] }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="skeleton my-2 h-7 w-28" />
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={place} className={`skeleton ${height} rounded-card`} />
      ))}
    </div>
  );
}

/** All categories in a fixed order, so that no chip moves while counts change. */
export function CategoryFacet({ counts, selected, onSelect }: FacetProps<Schema<'FacetCount'>>) {
  const { data } = useQuery(categoriesQuery());
  const countOf = (id: number) =>
    counts === undefined ? undefined : (counts.find((one) => one.id === id)?.count ?? 0);
  return (
    <Facet title={<Trans>Category</Trans>}>
      <div className={chips}>
        {data?.list.map(({ id, name }) => (
          <Chip
            key={id}
            selected={selected === id}
            count={countOf(id)}
            onSelect={() => onSelect(selected === id ? undefined : id)}
          >
            <bdi>{name}</bdi>
          </Chip>
        ))}
      </div>
    </Facet>
  );
}

const SHOPS_COLLAPSED = 6;

/** The shops with the most products found, always with the chosen one. */
export function ShopFacet({ counts, selected, onSelect }: FacetProps<Schema<'FacetCount'>>) {
  const [isExpanded, setExpanded] = useState(false);
  if (counts === undefined || counts.length === 0) return null;
  const shown = counts.filter(({ id }, index) => isExpanded || index < SHOPS_COLLAPSED || id === selected);
  return (
    <Facet title={<Trans>Shop</Trans>}>
      <div className={chips}>
        {shown.map(({ id, name, count }) => (
          <Chip
            key={id}
            selected={selected === id}
            count={count}
            onSelect={() => onSelect(selected === id ? undefined : id)}
          >
            <bdi>{name}</bdi>
          </Chip>
        ))}
      </div>
      {shown.length < counts.length && (
        // Aligns the button's text with the margin below the chips.
        <div className="-ms-4 mt-1">
          <Button variant="plain" size="small" onClick={() => setExpanded(true)}>
            <Trans>Show all shops</Trans>
          </Button>
        </div>
      )}
    </Facet>
  );
}

export function RateFacet({ counts, selected, onSelect }: FacetProps<Schema<'RateFacet'>>) {
  const { percent } = useFormats();
  return (
    <Facet title={<Trans>Positive reviews</Trans>}>
      <div className={chips}>
        {counts?.map(({ min, count }) => (
          <Chip
            key={min}
            selected={selected === min}
            count={count}
            onSelect={() => onSelect(selected === min ? undefined : min)}
          >
            <Trans>{percent(min)} or more</Trans>
          </Chip>
        ))}
      </div>
    </Facet>
  );
}

interface BooleanFacetsProps {
  facets: Schema<'ProductFacets'> | undefined;
  search: ProductSearch;
  onChange: (change: Partial<Pick<ProductSearch, 'stock' | 'freight'>>) => void;
}

export function BooleanFacets({ facets, search, onChange }: BooleanFacetsProps) {
  const { count } = useFormats();
  const on = (checked: boolean) => (checked ? true : undefined);
  const counted = (value: number | undefined) => (value === undefined ? undefined : count(value));
  return (
    <Facet title={<Trans>Show only</Trans>}>
      <div className="divide-y divide-line rounded-card bg-card">
        <CheckRow
          checked={search.stock === true}
          disabled={facets?.in_stock === 0}
          value={counted(facets?.in_stock)}
          onChange={(checked) => onChange({ stock: on(checked) })}
        >
          <Trans>In stock</Trans>
        </CheckRow>
        <CheckRow
          checked={search.freight === true}
          disabled={facets?.free_freight === 0}
          value={counted(facets?.free_freight)}
          onChange={(checked) => onChange({ freight: on(checked) })}
        >
          <Trans>Free shipping</Trans>
        </CheckRow>
      </div>
    </Facet>
  );
}
