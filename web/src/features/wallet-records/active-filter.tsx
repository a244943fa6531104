import { useLingui } from '@lingui/react/macro';
import { RemovableChip } from '../../ui/input/removable-chip.tsx';

/** The name of an active filter. A press removes the filter. */
export function ActiveFilter({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <RemovableChip label={t`${text}, remove filter`} onRemove={onRemove}>
      {text}
    </RemovableChip>
  );
}
