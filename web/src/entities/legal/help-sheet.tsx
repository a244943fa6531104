import { useLingui } from '@lingui/react/macro';
import { helpQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { FilterField } from '../../ui/input/filter-field.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { HelpContact } from './help-contact.tsx';
import { HelpGroups } from './help-groups.tsx';
import { topicFirst } from './help-search.ts';
import { TextSkeleton } from './text-skeleton.tsx';

interface HelpSheetProps {
  /** The key of the subject whose answers come first. */
  topic: string | undefined;
  onClose: () => void;
}

/** The help over any screen: questions with their answers, and how to contact customer service. */
export function HelpSheet({ topic, onClose }: HelpSheetProps) {
  const { t } = useLingui();
  const help = useQuery(helpQuery());
  const [query, setQuery] = useState('');
  return (
    <Sheet title={t`Help`} onClose={onClose} isTall>
      <div className="flex min-h-full flex-col">
        {help.data ? (
          <>
            <div className="sticky top-0 z-10 bg-card pt-1 pb-4">
              <FilterField label={t`Search help`} value={query} onChange={setQuery} />
            </div>
            <div className="flex grow flex-col gap-5">
              <HelpGroups groups={topicFirst(help.data.groups, topic)} query={query} onLeave={onClose} />
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
