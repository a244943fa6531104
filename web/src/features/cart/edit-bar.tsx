import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type LineSelection, useSelectedIds } from '../../entities/cart-line/line-selection.ts';
import { Button } from '../../ui/button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { LineActions } from './cart-line-row.tsx';
import { SelectLines } from './select-box.tsx';

interface EditBarProps {
  lines: readonly Schema<'CartLine'>[];
  selection: LineSelection;
  actions: LineActions;
  /** Called after an action on the selected lines. */
  onDone: () => void;
}

/** Deletes the selected lines, or moves them to the favourites. */
export function EditBar({ lines, selection, actions, onDone }: EditBarProps) {
  const lineIds = lines.map(({ id }) => id);
  const selectedIds = useSelectedIds(selection, lineIds);
  const selected = lines.filter(({ id }) => selectedIds.includes(id));
  const act = (run: LineActions['onRemove']) => {
    run(selected);
    onDone();
  };
  return (
    <BottomBar>
      <SelectLines selection={selection} lineIds={lineIds}>
        <Trans context="select">All</Trans>
      </SelectLines>
      <div className="flex min-w-0 flex-1 flex-wrap justify-end gap-2">
        <Button
          size="medium"
          variant="quiet"
          disabled={selected.length === 0}
          onClick={() => act(actions.onMoveToFavourites)}
        >
          <Trans>Move to favourites</Trans>
        </Button>
        <Button size="medium" variant="danger" disabled={selected.length === 0} onClick={() => act(actions.onRemove)}>
          {selected.length === 0 ? (
            <Trans>Delete</Trans>
          ) : (
            <Plural value={selected.length} one="Delete #" other="Delete #" />
          )}
        </Button>
      </div>
    </BottomBar>
  );
}
