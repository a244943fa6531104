import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { PictureChip } from '../../ui/input/picture-chip.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts';

interface ShopCollectionsProps {
  collections: Schema<'ShopCollection'>[];
  selected: number | undefined;
  onSelect: (collection: number | undefined) => void;
}

/** A scrolling row of chips: "All", then each collection of the shop. */
export function ShopCollections({ collections, selected, onSelect }: ShopCollectionsProps) {
  const { t } = useLingui();
  const row = useScrollIntoView<HTMLDivElement>(selected, collections.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser
    <div ref={row} role="group" aria-label={t`Collections`} className="rail flex shrink-0 scroll-px-4 gap-2 px-4 pt-2">
      <PictureChip selected={selected === undefined} onSelect={() => onSelect(undefined)}>
        <Trans>All</Trans>
      </PictureChip>
      {collections.map(({ id, name, cover }) => (
        <PictureChip
          key={id}
          selected={selected === id}
          onSelect={() => onSelect(id)}
          picture={
            <span className="size-8 shrink-0 overflow-hidden rounded-full bg-well p-1">
              <Picture src={cover} alt="" width={64} height={64} className="size-full object-contain" />
            </span>
          }
        >
          {name}
        </PictureChip>
      ))}
    </div>
  );
}
