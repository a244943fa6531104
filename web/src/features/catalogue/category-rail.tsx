import { Trans, useLingui } from '@lingui/react/macro';
import { categoriesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { PictureChip, PictureChipSkeletons } from '../../ui/input/picture-chip.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts';

interface CategoryRailProps {
  selected: number | undefined;
  onSelect: (category: number | undefined) => void;
}

/** A scrolling row of chips: "All", then each category that has products. */
export function CategoryRail({ selected, onSelect }: CategoryRailProps) {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(categoriesQuery());
  const row = useScrollIntoView<HTMLDivElement>(selected, data?.list.length ?? 0);
  if (isError && data === undefined) return <SectionError onRetry={() => void refetch()} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser
    <div ref={row} role="group" aria-label={t`Categories`} className="rail -mx-4 flex scroll-px-4 gap-2 px-4 py-1">
      <PictureChip selected={selected === undefined} onSelect={() => onSelect(undefined)}>
        <Trans>All</Trans>
      </PictureChip>
      {data === undefined ? (
        <PictureChipSkeletons />
      ) : (
        data.list
          .filter(({ id, product_count }) => product_count > 0 || id === selected)
          .map(({ id, category_code: code, name, picture }) => (
            <PictureChip
              key={id}
              selected={selected === id}
              onSelect={() => onSelect(id)}
              picture={<ProductImage src={picture} alt="" tint={code} priority className="size-8 rounded-full p-1" />}
            >
              {name}
            </PictureChip>
          ))
      )}
    </div>
  );
}
