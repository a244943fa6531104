import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/input/chip.tsx';
import { SegmentedControl } from '../../ui/input/segmented-control.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { type BillFilter, billDirections, billTypes, noBillFilter } from './bill-filter.ts';
import { billTypeWords, directionWords } from './bill-words.ts';

interface BillFilterSheetProps {
  filter: BillFilter;
  onApply: (filter: BillFilter) => void;
  onClose: () => void;
}

/** The filter of the bills: direction, type, first and last day. */
export function BillFilterSheet({ filter, onApply, onClose }: BillFilterSheetProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState(filter);
  const { direction, type, from, to } = chosen;
  const change = (part: Partial<BillFilter>) => setChosen({ ...chosen, ...part });
  const apply = (next: BillFilter) => {
    onClose();
    onApply(next);
  };
  return (
    <Sheet title={t`Filter bills`} onClose={onClose}>
      <div className="flex flex-col gap-5 pt-1">
        <SegmentedControl
          label={t`Money in or out`}
          options={[
            { value: 'all' as const, text: <Trans>All</Trans> },
            ...billDirections.map((value) => ({ value, text: i18n._(directionWords[value]) })),
          ]}
          selected={direction ?? 'all'}
          onSelect={(next) => change({ direction: next === 'all' ? undefined : next })}
        />
        <fieldset>
          <legend className="text-14 font-semibold">
            <Trans>Type</Trans>
          </legend>
          <div className="mt-2 flex flex-wrap gap-2">
            <Chip selected={type === undefined} onSelect={() => change({ type: undefined })}>
              <Trans>All types</Trans>
            </Chip>
            {billTypes.map((value) => (
              <Chip key={value} selected={type === value} onSelect={() => change({ type: value })}>
                {i18n._(billTypeWords[value])}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
          <DayField label={t`From`} value={from} max={to} onChange={(day) => change({ from: day })} />
          <DayField
            label={t({ context: 'day', message: 'To' })}
            value={to}
            min={from}
            onChange={(day) => change({ to: day })}
          />
        </div>
      </div>
      <div className="sticky bottom-0 flex flex-col gap-1 bg-card pt-4">
        <Button wide onClick={() => apply(inOrder(chosen))}>
          <Trans>Show bills</Trans>
        </Button>
        <Button variant="plain" wide onClick={() => apply(noBillFilter)}>
          <Trans>Remove all filters</Trans>
        </Button>
      </div>
    </Sheet>
  );
}

/** Swaps the two days if they are in the wrong order. */
function inOrder(filter: BillFilter): BillFilter {
  const { from, to } = filter;
  return from !== undefined && to !== undefined && from > to ? { ...filter, from: to, to: from } : filter;
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

function DayField({ label, value, onChange, ...limits }: DayFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <input
        {...limits}
        id={id}
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
        className="mt-2 min-h-12 w-full min-w-0 rounded-box border border-ink-3 bg-card px-3.5 text-16 scheme-light-dark focus:outline-2 focus:-outline-offset-2 focus:outline-brand"
      />
    </div>
  );
}
