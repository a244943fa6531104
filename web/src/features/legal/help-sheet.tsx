import { Trans, useLingui } from '@lingui/react/macro';
import { helpQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { HtmlText } from '../../shell/html-text.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { HelpContact } from './help-contact.tsx';
import { foundHelp } from './help-search.ts';
import { TextSkeleton } from './text-skeleton.tsx';

/** Questions with their answers, and how to reach a person, over any screen. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const help = useQuery(helpQuery());
  const [words, setWords] = useState('');
  const groups = foundHelp(help.data?.groups ?? [], words);
  return (
    <Sheet title={t`Help`} onClose={onClose}>
      {help.data ? (
        <div className="flex min-h-[60dvh] flex-col gap-5 pt-1">
          <FindField label={t`Search the help`} value={words} onChange={setWords} />
          {groups.map(({ id, title, items }) => (
            <section key={id} aria-labelledby={`help-${id}`}>
              <h3 id={`help-${id}`} className="text-16 font-semibold">
                {title}
              </h3>
              {items.map(({ id: item, question, answer }) => (
                <details key={item} className="group border-b border-line last:border-0">
                  <summary className="flex min-h-12 list-none items-center gap-3 py-2 text-14 [&::-webkit-details-marker]:hidden">
                    <span className="flex-1">{question}</span>
                    <Icon name="more" size={16} className="text-ink-2 group-open:rotate-45" />
                  </summary>
                  <div className="pb-4">
                    <HtmlText html={answer} onLeave={onClose} />
                  </div>
                </details>
              ))}
            </section>
          ))}
          {groups.length === 0 && <Notice icon="help" title={<Trans>No answer has these words.</Trans>} />}
          <HelpContact contact={help.data.contact} />
        </div>
      ) : help.isError ? (
        <FailureNotice error={help.error} onRetry={() => void help.refetch()} />
      ) : (
        <TextSkeleton />
      )}
    </Sheet>
  );
}
