import { Trans, useLingui } from '@lingui/react/macro';
import { categoriesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts';

interface CategoryRailProps {
  selected: number | undefined;
  onSelect: (category: number | undefined) => void;
}

const SKELETONS = 10;

/** The categories as pictures in a scrolling row, after a button for all of them. */
export function CategoryRail({ selected, onSelect }: CategoryRailProps) {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(categoriesQuery());
  const row = useScrollIntoView<HTMLDivElement>(selected, data?.list.length ?? 0);
  if (isError && data === undefined) return <SectionError onRetry={() => void refetch()} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser
    <div ref={row} role="group" aria-label={t`Categories`} className="rail -mx-4 flex scroll-px-4 gap-1 px-3 py-1">
      <RailItem
        selected={selected === undefined}
        onSelect={() => onSelect(undefined)}
        name={<Trans>All</Trans>}
        picture={
          <span className="grid size-13.5 place-items-center rounded-card bg-well text-ink-2">
            <Icon name="grid" size={22} />
          </span>
        }
      />
      {data === undefined
        ? Array.from({ length: SKELETONS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <span key={index} aria-hidden className="flex w-[4.5rem] shrink-0 flex-col items-center gap-1.5 p-1">
              <span className="skeleton size-13.5 rounded-card" />
              <span className="min-h-(--category-label)" />
            </span>
          ))
        : data.list.map(({ id, category_code: code, name, picture }) => (
            <RailItem
              key={id}
              selected={selected === id}
              onSelect={() => onSelect(id)}
              name={name}
              picture={
                <ProductImage src={picture} alt="" tint={code} priority className="size-13.5 rounded-card p-2.5" />
              }
            />
          ))}
    </div>
  );
}

interface RailItemProps {
  selected: boolean;
  onSelect: () => void;
  name: ReactNode;
  picture: ReactNode;
}

function RailItem({ selected, onSelect, name, picture }: RailItemProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      className="press flex w-[4.5rem] shrink-0 flex-col items-center gap-1.5 rounded-box p-1 text-center -outline-offset-2"
    >
      <span
        className={classNames(
          'rounded-card outline-2 outline-offset-2',
          selected ? 'outline-brand' : 'outline-transparent',
        )}
      >
        {picture}
      </span>
      <span
        className={classNames(
          'line-clamp-2 min-h-(--category-label) text-12',
          selected ? 'font-semibold text-brand' : 'text-ink-2',
        )}
      >
        {name}
      </span>
    </button>
  );
}
