import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { lawQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../feedback/error-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { type LawCode, lawName } from './law-name.ts';
import { LawText } from './law-text.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

/** A legal document over any screen. Unlike /law it needs no login (R2.08). */
export function LawSheet({ code, onClose }: { code: LawCode; onClose: () => void }) {
  const { i18n } = useLingui();
  const law = useQuery(lawQuery());
  const document = law.data?.list.find((each) => each.key === code);
  return (
    <Sheet title={document?.title ?? i18n._(lawName(code))} onClose={onClose} isTall>
      {document ? (
        <LawText document={document} onLeave={onClose} />
      ) : law.isError ? (
        <ErrorState error={law.error} onRetry={() => void law.refetch()} />
      ) : law.isPending ? (
        <TextSkeleton />
      ) : (
        <EmptyState icon="alert" title={<Trans>This document has not been published yet.</Trans>} />
      )}
    </Sheet>
  );
}
