import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { RadioList } from '../input/radio-list.tsx';
import { Sheet } from './sheet.tsx';

interface FilterSheetProps<Value extends string> {
  title: string;
  /** The names and values of the filter, as the server lists them. */
  options: readonly { name: string; value: Value; count?: string | undefined }[];
  selected: Value;
  applyLabel: ReactNode;
  onApply: (value: Value) => void;
  onClose: () => void;
}

/**
 * A single-choice filter in a sheet, for orders and withdrawals (R3.11). A button applies the choice, because the arrow
 * keys of a radio group select as they move.
 */
export function FilterSheet<Value extends string>(props: FilterSheetProps<Value>) {
  const { title, options, applyLabel, onApply, onClose } = props;
  const [selected, setSelected] = useState(props.selected);
  return (
    <Sheet title={title} onClose={onClose}>
      <RadioList
        label={title}
        options={options.map(({ name, value, count }) => ({
          value,
          text: (
            <>
              {name} {count !== undefined && <span className="tabular font-normal text-ink-2">{count}</span>}
            </>
          ),
        }))}
        selected={selected}
        onSelect={setSelected}
      />
      <div className="sticky bottom-0 bg-card pt-2">
        <Button
          wide
          onClick={() => {
            onClose();
            onApply(selected);
          }}
        >
          {applyLabel}
        </Button>
      </div>
    </Sheet>
  );
}
