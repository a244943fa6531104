import { Trans, useLingui } from '@lingui/react/macro';
import { searchHistory } from '../../entities/product-search/search-history.ts';
import { toasts, undo } from '../../feedback/toasts.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { moreClass, Section } from '../../ui/section.tsx';

/** The search history of this device. Each entry can be searched again or deleted, or all can be deleted at once. */
export function RecentSearches({ onSearch }: { onSearch: (query: string) => void }) {
  const { t } = useLingui();
  const history = searchHistory.use();
  if (history.length === 0) return null;
  const offerUndo = (run: () => void) => toasts.done(t`Deleted`, { label: undo, run });
  return (
    <Section
      title={<Trans>Recent searches</Trans>}
      more={
        <button type="button" onClick={() => offerUndo(searchHistory.clear())} className={moreClass}>
          <Trans>Delete all</Trans>
        </button>
      }
    >
      <ul className="flex flex-wrap gap-2">
        {history.map((query) => (
          <li key={query} className="flex max-w-full rounded-full bg-well">
            <button
              type="button"
              onClick={() => onSearch(query)}
              className="min-h-11 min-w-11 rounded-s-full ps-4 pe-1 text-14"
            >
              <span dir="auto" className="block truncate">
                {query}
              </span>
            </button>
            <IconButton
              icon="close"
              iconSize={16}
              label={t`Delete “${query}”`}
              onClick={() => offerUndo(searchHistory.remove(query))}
              className="text-ink-2"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
