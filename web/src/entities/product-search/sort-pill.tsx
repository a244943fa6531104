import { useLingui } from '@lingui/react/macro';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

interface SortPillProps<Sort extends string> {
  /** The sort orders with their names, which include the direction. */
  options: readonly { value: Sort; text: string }[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The sort order of a list as a pill. It opens a sheet with all orders, where a press applies one. */
export function SortPill<Sort extends string>({ options, sort, onSort }: SortPillProps<Sort>) {
  const { t } = useLingui();
  const sheet = useOverlay();
  const name = options.find(({ value }) => value === sort)?.text;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`${name}, sort order`}
        onClick={sheet.open}
        className="hit-44 inline-flex min-h-9 shrink-0 items-center gap-1 rounded-full bg-well ps-3.5 pe-2.5 text-14 font-medium hover:bg-well-press"
      >
        {name}
        <Icon name="expand" size={16} className="text-ink-2" />
      </button>
      {sheet.isOpen && (
        <Sheet title={t`Sort by`} onClose={sheet.close}>
          <ul className="-mx-2">
            {options.map(({ value, text }) => (
              <li key={value}>
                <button
                  type="button"
                  aria-pressed={value === sort}
                  onClick={() => {
                    sheet.close();
                    if (value !== sort) onSort(value);
                  }}
                  className={classNames(
                    'flex min-h-13 w-full items-center justify-between gap-3 rounded-box px-2 text-start text-16 -outline-offset-2',
                    value === sort && 'font-semibold',
                  )}
                >
                  {text}
                  {value === sort && <Icon name="check" className="text-brand" />}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
