import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { categoriesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/input/check-row.tsx';
import { Chip } from '../../ui/input/chip.tsx';
import { Section } from '../../ui/section.tsx';
import type { ProductSearch } from './product-search.ts';

interface FacetProps<Count> {
  /** The server's counts; undefined if it could not count. */
  counts: readonly Count[] | undefined;
  selected: number | undefined;
  onSelect: (value: number | undefined) => void;
}

interface ChipFacetProps extends Pick<FacetProps<unknown>, 'selected' | 'onSelect'> {
  title: ReactNode;
  options: readonly { value: number; text: ReactNode; count: number | undefined }[];
  children?: ReactNode;
}

/**
 * A facet of chips. A press on the selected one removes the filter. A chip that finds nothing is left out, unless it has
 * found something before: none disappears under the finger while counts change.
 */
function ChipFacet({ title, options, selected, onSelect, children }: ChipFacetProps) {
  const [found, setFound] = useState<readonly number[]>([]);
  const more = options.filter(({ value, count = 0 }) => count > 0 && !found.includes(value));
  if (more.length > 0) setFound([...found, ...more.map(({ value }) => value)]);
  const shown = options.filter(({ value, count }) => count !== 0 || value === selected || found.includes(value));
  if (shown.length === 0) return null;
  return (
    <Section title={title}>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ value, text, count }) => (
          <Chip
            key={value}
            selected={selected === value}
            count={count}
            onSelect={() => onSelect(selected === value ? undefined : value)}
          >
            {text}
          </Chip>
        ))}
      </div>
      {children}
    </Section>
  );
}

/** The categories in a fixed order, so that no chip moves while counts change. */
export function CategoryFacet({ counts, ...rest }: FacetProps<Schema<'FacetCount'>>) {
  const { data } = useQuery(categoriesQuery());
  const options = (data?.list ?? []).map(({ id, name }) => ({
    value: id,
    text: <bdi>{name}</bdi>,
    count: counts && (counts.find((one) => one.id === id)?.count ?? 0),
  }));
  return <ChipFacet {...rest} title={<Trans>Category</Trans>} options={options} />;
}

const SHOPS_COLLAPSED = 6;

/** The shops with the most products found, always with the chosen one. */
export function ShopFacet({ counts, ...rest }: FacetProps<Schema<'FacetCount'>>) {
  const [isExpanded, setExpanded] = useState(false);
  if (counts === undefined || counts.length === 0) return null;
  const shown = counts.filter(({ id }, index) => isExpanded || index < SHOPS_COLLAPSED || id === rest.selected);
  const options = shown.map(({ id, name, count }) => ({ value: id, text: <bdi>{name}</bdi>, count }));
  return (
    <ChipFacet {...rest} title={<Trans>Shop</Trans>} options={options}>
      {shown.length < counts.length && (
        // Aligns the button's text with the margin below the chips.
        <div className="-ms-4 mt-1">
          <Button variant="plain" size="small" onClick={() => setExpanded(true)}>
            <Trans>Show all shops</Trans>
          </Button>
        </div>
      )}
    </ChipFacet>
  );
}

export function RateFacet({ counts = [], ...rest }: FacetProps<Schema<'RateFacet'>>) {
  const { percent } = useFormats();
  const options = counts.map(({ min, count }) => ({
    value: min,
    text: <Trans>{percent(min)} or more</Trans>,
    count,
  }));
  return <ChipFacet {...rest} title={<Trans>Positive reviews</Trans>} options={options} />;
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
    <Section title={<Trans>Show only</Trans>}>
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
    </Section>
  );
}
