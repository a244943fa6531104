import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { hotKeywordsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { RecentProductsRail } from '../../entities/product/recent-products-rail.tsx';
import { searchHistory } from '../../entities/product-search/search-history.ts';
import { Loading } from '../../feedback/loading.tsx';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { toasts, undo } from '../../feedback/toasts.ts';
import { useFormats } from '../../i18n/formats.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { moreClass, Section } from '../../ui/section.tsx';

interface SearchLandingProps {
  onSearch: (query: string) => void;
  /** Whether recently viewed products are shown. The shop search does not need them. */
  withProducts: boolean;
}

/** The search before any text is typed: the search history, hot keywords, recently viewed products. */
export function SearchLanding({ onSearch, withProducts }: SearchLandingProps) {
  return (
    <div className="flex flex-col gap-5 px-4 pt-2 pb-8">
      <RecentSearches onSearch={onSearch} />
      <HotKeywords onSearch={onSearch} />
      {withProducts && <RecentProductsRail />}
    </div>
  );
}

const MAX_KEYWORDS = 10;

const columns =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 wide:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]';

function HotKeywords({ onSearch }: { onSearch: (query: string) => void }) {
  const { count } = useFormats();
  const { data, isError, refetch } = useQuery(hotKeywordsQuery());
  if (data === undefined && isError) return <SectionError onRetry={() => void refetch()} />;
  if (data?.list.length === 0) return null;
  return (
    <Section title={<Trans>Popular this week</Trans>}>
      {data === undefined ? (
        <Loading className={columns}>
          {Array.from({ length: MAX_KEYWORDS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <div key={index} className="flex min-h-11 items-center">
              <div className="skeleton h-3.5 w-2/3" />
            </div>
          ))}
        </Loading>
      ) : (
        <ol className={columns}>
          {data.list.slice(0, MAX_KEYWORDS).map(({ keyword, reason }, index) => (
            <li key={keyword}>
              <button
                type="button"
                onClick={() => onSearch(keyword)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-small text-start text-14 hover:bg-well -outline-offset-2"
              >
                <span aria-hidden className="tabular min-w-[2ch] shrink-0 text-center font-semibold text-ink-2">
                  {count(index + 1)}
                </span>
                <bdi className="min-w-0 py-1">{keyword}</bdi>
                <HotKeywordBadge reason={reason} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

const badges = {
  hot: { look: 'bg-well text-ink-2', word: <Trans context="mark of a search word">Hot</Trans> },
  new: { look: 'bg-brand-soft text-brand', word: <Trans context="mark of a search word">New</Trans> },
  rising: { look: 'bg-waiting-soft text-waiting-ink', word: <Trans context="mark of a search word">Rising</Trans> },
};

/** Why a keyword is hot. An unknown reason has no badge (contract, HotKeyword). */
function HotKeywordBadge({ reason }: Pick<Schema<'HotKeyword'>, 'reason'>) {
  if (reason !== 'hot' && reason !== 'new' && reason !== 'rising') return null;
  const { look, word } = badges[reason];
  return <span className={`shrink-0 rounded-small px-1.5 text-12 ${look}`}>{word}</span>;
}

/** The search history of this device. Each entry can be searched again or deleted, or all can be deleted at once. */
function RecentSearches({ onSearch }: { onSearch: (query: string) => void }) {
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
