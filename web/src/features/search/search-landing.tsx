import { Trans, useLingui } from '@lingui/react/macro';
import { hotKeywordsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { RecentProducts } from '../../entities/product/recent-products-rail.tsx';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { HotKeywordBadge } from './hot-keyword-badge.tsx';
import { RecentSearches } from './recent-searches.tsx';

interface SearchStartProps {
  onSearch: (words: string) => void;
  /** Of no use where shops are searched. */
  withProducts: boolean;
}

/** What the search offers before a letter is typed: past words, hot words, what was looked at. */
export function SearchLanding({ onSearch, withProducts }: SearchStartProps) {
  return (
    <div className="flex flex-col gap-5 px-4 pt-2 pb-8">
      <RecentSearches onSearch={onSearch} />
      <HotWords onSearch={onSearch} />
      {withProducts && <RecentProducts />}
    </div>
  );
}

const MOST = 10;

const columns =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 wide:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]';

function HotWords({ onSearch }: { onSearch: (words: string) => void }) {
  const { t } = useLingui();
  const heading = useId();
  const { count } = useFormats();
  const { data, isError, refetch } = useQuery(hotKeywordsQuery());
  if (data === undefined && isError) return <SectionError onRetry={() => void refetch()} />;
  if (data?.list.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>
        <Trans>Searched a lot this week</Trans>
      </SectionHeading>
      {data === undefined ? (
        <div role="status" aria-label={t`Loading`} className={columns}>
          {Array.from({ length: MOST }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <div key={place} className="flex min-h-11 items-center">
              <div className="skeleton h-3.5 w-2/3" />
            </div>
          ))}
        </div>
      ) : (
        <ol className={columns}>
          {data.list.slice(0, MOST).map(({ keyword, reason }, place) => (
            <li key={keyword}>
              <button
                type="button"
                onClick={() => onSearch(keyword)}
                className="press flex min-h-11 w-full items-center gap-2.5 rounded-small text-start text-14 hover:bg-well -outline-offset-2"
              >
                <span aria-hidden className="tabular min-w-[2ch] shrink-0 text-center font-semibold text-ink-2">
                  {count(place + 1)}
                </span>
                <span className="min-w-0 py-1">{keyword}</span>
                <HotKeywordBadge reason={reason} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
