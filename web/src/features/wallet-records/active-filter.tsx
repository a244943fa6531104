import { useLingui } from '@lingui/react/macro';
import { RemovableChip } from '../../ui/input/removable-chip.tsx';

/** A filter in use, by its name; a press removes it. */
export function ActiveFilter({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <RemovableChip label={t`${text}, remove filter`} onRemove={onRemove}>
      {text}
    </RemovableChip>
  );
}
