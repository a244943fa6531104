import { Trans, useLingui } from '@lingui/react/macro';
import { categoriesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Chip } from '../../ui/chip.tsx';
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts';

interface CategoryChipsProps {
  selected: number | undefined;
  onSelect: (category: number | undefined) => void;
}

/** The categories as words in a row, all of them first. Until they are known there is only that. */
export function CategoryChips({ selected, onSelect }: CategoryChipsProps) {
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
