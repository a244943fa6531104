import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import { type LineSelection, useSelectedIds } from '../../entities/cart-line/line-selection.ts';
import { CheckBox } from '../../ui/input/check-box.tsx';

/** The checkbox of a line. It follows the selection without rendering: one press can select 200 lines. */
export function SelectLine({ selection, lineId, name }: { selection: LineSelection; lineId: number; name: string }) {
  const { t } = useLingui();
  const follow = useCallback(
    (input: HTMLInputElement | null) => {
      if (input === null) return;
      const update = () => {
        input.checked = selection.among([lineId]).length > 0;
      };
      update();
      return selection.subscribe(update);
    },
    [selection, lineId],
  );
  return (
    <label className="grid min-h-11 min-w-11 shrink-0 place-items-center">
      <CheckBox
        ref={follow}
        aria-label={t`Choose ${name}`}
        onChange={(event) => selection.set([lineId], event.currentTarget.checked)}
      />
    </label>
  );
}

interface SelectLinesProps {
  selection: LineSelection;
  lineIds: readonly number[];
  /** The accessible name, if there is no visible one. */
  label?: string;
  children?: ReactNode;
}

/** The checkbox of several lines: all, some or none of them. */
export function SelectLines({ selection, lineIds, label, children }: SelectLinesProps) {
  const selected = useSelectedIds(selection, lineIds);
  const isAll = lineIds.length > 0 && selected.length === lineIds.length;
  return (
    <label className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 text-14">
      <CheckBox
        aria-label={label}
        checked={isAll}
        indeterminate={selected.length > 0 && !isAll}
        disabled={lineIds.length === 0}
        onChange={() => selection.set(lineIds, !isAll)}
      />
      {children}
    </label>
  );
}
