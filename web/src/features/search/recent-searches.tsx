import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { toasts } from '../../feedback/toasts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { searchHistory } from './search-history.ts';

/** Words searched for on this device: searched again with one press, taken out one by one or all at once. */
export function RecentSearches({ onSearch }: { onSearch: (words: string) => void }) {
  const { t } = useLingui();
  const heading = useId();
  const past = searchHistory.use();
  if (past.length === 0) return null;
  const offerUndo = (undo: () => void) => toasts.done(t`Deleted`, { label: t`Undo`, run: undo });
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        more={
          <button
            type="button"
            onClick={() => offerUndo(searchHistory.clear())}
            className="press hit-44 text-14 text-ink-2"
          >
            <Trans>Delete all</Trans>
          </button>
        }
      >
        <Trans>Past searches</Trans>
      </SectionHeading>
      <ul className="flex flex-wrap gap-2">
        {past.map((words) => (
          <li key={words} className="flex max-w-full rounded-full bg-well">
            <button
              type="button"
              onClick={() => onSearch(words)}
              className="press min-h-11 min-w-11 truncate rounded-s-full ps-4 pe-1 text-14"
            >
              {words}
            </button>
            <IconButton
              icon="close"
              iconSize={16}
              label={t`Delete “${words}”`}
              onClick={() => offerUndo(searchHistory.remove(words))}
              className="text-ink-2"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
