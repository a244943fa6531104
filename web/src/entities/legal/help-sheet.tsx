import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { helpQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterField } from '../../ui/input/filter-field.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { HelpAnswer } from './help-answer.tsx';
import { HelpContact } from './help-contact.tsx';
import { filterHelp } from './help-search.ts';
import { TextSkeleton } from './text-skeleton.tsx';

/** The help, over any screen: questions with their answers, and how to contact customer service. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const help = useQuery(helpQuery());
  const [query, setQuery] = useState('');
  const groups = filterHelp(help.data?.groups ?? [], query);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Sheet title={t`Help`} onClose={onClose}>
      {/* As tall as a sheet can be, so that its height does not change while the query filters its items. */}
      <div className="flex min-h-[calc(85dvh-72px-var(--safe-bottom))] flex-col">
        {help.data ? (
          <>
            <div className="sticky top-0 z-10 bg-card pt-1 pb-4">
              <FilterField label={t`Search the help`} value={query} onChange={setQuery} />
            </div>
            <p role="status" className="sr-only">
              {query.trim() !== '' && <Plural value={count} one="# answer" other="# answers" />}
            </p>
            <div className="flex grow flex-col gap-5">
              {groups.map(({ id, title, items }) => (
                <section key={id} aria-labelledby={`help-${id}`}>
                  <h3 id={`help-${id}`} className="text-16 font-semibold">
                    {title}
                  </h3>
                  {items.map((item) => (
                    <HelpAnswer key={item.id} item={item} onLeave={onClose} />
                  ))}
                </section>
              ))}
              {groups.length === 0 && (
                <EmptyState
                  icon="help"
                  title={<Trans>No answer has these words.</Trans>}
                  detail={<Trans>Try fewer words, or ask us.</Trans>}
                />
              )}
              <HelpContact contact={help.data.contact} />
            </div>
          </>
        ) : help.isError ? (
          <ErrorState error={help.error} onRetry={() => void help.refetch()} />
        ) : (
          <TextSkeleton />
        )}
      </div>
    </Sheet>
  );
}
