import { Trans } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { helpItemQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { HelpAnswer } from '../../entities/legal/help-answer.tsx';
import { SectionError } from '../../feedback/section-error-boundary.tsx';

/** The answer that the URL links to, open, above all others. */
export function LinkedAnswer({ itemKey }: { itemKey: string }) {
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
