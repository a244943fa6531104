import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

interface LawContentsProps {
  titles: readonly string[];
  /** Returns the URL of a section; undefined if sections have none. */
  addressOf?: ((index: number) => string) | undefined;
  /** Called with the index of the chosen section. */
  onOpen: (index: number) => void;
}

const entryClass = 'flex min-h-11 w-full items-center text-start text-14 text-brand';

/** The table of contents of a long text, with a link to each section. Not shown for fewer than two sections. */
export function LawContents({ titles, addressOf, onOpen }: LawContentsProps) {
  if (titles.length < 2) return null;
  const follow = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(index);
  };
  return (
    <details className="group mb-4 rounded-box bg-well print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-box px-3.5 text-14 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <Trans>Contents</Trans>
        </span>
        <Icon name="plus" size={16} className="text-ink-2 group-open:rotate-45" />
      </summary>
      <ul className="px-3.5 pb-1.5">
        {titles.map((title, index) => (
          // Titles are not unique; the order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            {addressOf === undefined ? (
              <button type="button" onClick={() => onOpen(index)} className={entryClass}>
                {title}
              </button>
            ) : (
              <InternalLink path={addressOf(index)} onClick={(event) => follow(event, index)} className={entryClass}>
                {title}
              </InternalLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
