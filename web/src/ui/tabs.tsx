import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useMarkedFirst } from './use-marked-first.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';

interface TabsProps<Value extends string> {
  label: string;
  tabs: { value: Value; text: ReactNode }[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** The id of the TabPanel that they control. */
  panel: string;
  /** In the top bar, where the tabs replace the title. */
  inBar?: boolean;
}

const tabId = (panel: string, value: string) => `${panel}-${value}`;

/**
 * The tabs of a screen. A press marks its tab at once. The arrow keys select; many tabs scroll sideways. Selected or
 * not, a tab has one weight, so that none moves.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panel,
  inBar = false,
}: TabsProps<Value>) {
  const row = useScrollIntoView<HTMLDivElement>(selected, tabs.length);
  const [marked, press] = useMarkedFirst(selected, onSelect);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex(({ value }) => value === marked);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 };
    const step = steps[event.key];
    const next =
      event.key === 'Home' ? tabs[0] : event.key === 'End' ? tabs.at(-1) : tabs.at((index + (step ?? 0)) % tabs.length);
    if (next === undefined || next.value === marked) return;
    event.preventDefault();
    press(next.value);
    document.getElementById(tabId(panel, next.value))?.focus();
  };
  return (
    <div className={inBar ? 'contents' : 'border-b border-line'}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={classNames(
          'rail fade-ends flex',
          inBar ? 'gap-[clamp(8px,20vw-66px,12px)] ps-3' : 'gap-[clamp(8px,20vw-56px,16px)] ps-4',
        )}
      >
        {tabs.map(({ value, text }) => (
          <button
            key={value}
            id={tabId(panel, value)}
            type="button"
            role="tab"
            aria-selected={value === marked}
            aria-controls={panel}
            tabIndex={value === marked ? 0 : -1}
            onClick={() => press(value)}
            className={classNames(
              'relative min-w-11 shrink-0 whitespace-nowrap font-medium -outline-offset-2',
              inBar ? 'min-h-(--top-bar) text-16 max-[26rem]:text-14' : 'min-h-11 text-14',
              value === marked
                ? 'text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:bg-brand'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

interface TabPanelProps {
  id: string;
  selected: string;
  className?: string;
  children: ReactNode;
}

/** The panel of the selected tab. It can take the focus when its focused content is removed. */
export function TabPanel({ id, selected, className, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={id} tabIndex={-1} aria-labelledby={tabId(id, selected)} className={className}>
      {children}
    </div>
  );
}
