import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { helpItemQuery, helpQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { HelpAnswer } from '../../entities/legal/help-answer.tsx';
import { HelpContact } from '../../entities/legal/help-contact.tsx';
import { HelpGroups } from '../../entities/legal/help-groups.tsx';
import { TextSkeleton } from '../../entities/legal/text-skeleton.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { FilterChips } from '../../ui/input/filter-chips.tsx';
import { FilterField } from '../../ui/input/filter-field.tsx';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import type { HelpSearch } from './help-search-params.ts';

interface HelpPageProps {
  search: HelpSearch;
  /** Changes the URL search without adding a history entry. */
  onSearch: (change: Partial<HelpSearch>) => void;
}

/** Help and support: answers by topic, to search and to vote on, and the ways to reach a person. */
export function HelpPage({ search: { q, topic, item }, onSearch }: HelpPageProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(helpQuery());
  const [query, setQuery] = useQueryInUrl(q, (next) => onSearch({ q: next }));
  const chosen = data?.groups.find(({ key }) => key === topic);
  return (
    <>
      <ScreenBar parent="/profile" />
      {data !== undefined ? (
        <div className="flex grow flex-col gap-5 px-4 pt-1 pb-6">
          <FilterField label={t`Search help`} value={query} onChange={setQuery} />
          <FilterChips
            label={t`Topic`}
            options={data.groups.map(({ key, title }) => ({ value: key, text: title }))}
            selected={chosen?.key}
            onSelect={(key) => onSearch({ topic: key })}
          />
          {item !== undefined && query === '' && <LinkedAnswer itemKey={item} />}
          <div className="flex flex-col gap-5 rounded-card bg-card px-4 pt-4 pb-2">
            <h2 className="sr-only">
              <Trans>Questions and answers</Trans>
            </h2>
            <HelpGroups groups={chosen === undefined ? data.groups : [chosen]} query={query} />
          </div>
          <HelpContact contact={data.contact} />
        </div>
      ) : error === null ? (
        <div className="flex flex-col gap-5 px-4 pt-1">
          <div className="skeleton h-11 rounded-full" />
          <div className="skeleton h-11 rounded-full" />
          <div className="rounded-card bg-card px-4 py-2">
            <TextSkeleton />
          </div>
        </div>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** The answer that the URL links to, open, above all others. */
function LinkedAnswer({ itemKey }: { itemKey: string }) {
  const { data, error, refetch } = useQuery(helpItemQuery(itemKey));
  if (data !== undefined) {
    return (
      <div className="rounded-card bg-card px-4">
        <HelpAnswer key={itemKey} item={data} isOpen />
      </div>
    );
  }
  if (error === null) return <div className="skeleton h-40 rounded-card" />;
  if (isApiError(error) && error.reason === 'help_item_not_found') {
    return (
      <p role="status" className="rounded-card bg-card p-4 text-14 text-ink-2">
        <Trans>This answer is no longer available. One of these may help.</Trans>
      </p>
    );
  }
  return <SectionError onRetry={() => void refetch()} />;
}

/** The text of a search field, mirrored in the URL: `urlQuery` is the query in the URL, `write` changes it. */
function useQueryInUrl(urlQuery: string | undefined, write: (query: string | undefined) => void) {
  const [query, setQuery] = useState(urlQuery ?? '');
  const [known, setKnown] = useState(urlQuery);
  const [written, setWritten] = useState(urlQuery);
  // The URL changed by a link or by back. Text typed since the last write stays.
  if (urlQuery !== known) {
    setKnown(urlQuery);
    if (urlQuery !== written) {
      setQuery(urlQuery ?? '');
      setWritten(urlQuery);
    }
  }
  const settled = useDebouncedValue(query).trim() || undefined;
  const writeSettled = useEffectEvent(() => {
    if (settled === written) return;
    setWritten(settled);
    write(settled);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the customer stops typing
  useEffect(() => writeSettled(), [settled]);
  return [query, setQuery] as const;
}
