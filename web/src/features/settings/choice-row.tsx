import type { ReactNode } from 'react';
import { SheetRow } from '../../entities/menu/menu-rows.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';
import { RadioList } from '../../ui/input/radio-list.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

interface ChoiceRowProps<Value extends string> {
  icon: IconName;
  label: string;
  /** The names of the values, in their order. */
  names: Record<Value, string>;
  selected: Value;
  onSelect: (value: Value) => void;
  /** What to know before choosing. */
  note?: ReactNode;
}

/** A setting with its value. A press opens its choices, which apply at once. */
export function ChoiceRow<Value extends string>({
  icon,
  label,
  names,
  selected,
  onSelect,
  note,
}: ChoiceRowProps<Value>) {
  const values = Object.keys(names) as Value[]; // the keys of a record of values
  return (
    <SheetRow
      icon={icon}
      value={names[selected]}
      sheet={(close) => (
        <Sheet title={label} onClose={close}>
          {note !== undefined && <p className="pb-2 text-14 text-ink-2">{note}</p>}
          <RadioList
            label={label}
            selected={selected}
            options={values.map((value) => ({ value, text: names[value] }))}
            onSelect={onSelect}
          />
        </Sheet>
      )}
    >
      {label}
    </SheetRow>
  );
}
