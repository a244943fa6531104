import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { lawQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { HtmlText } from '../../navigation/html-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { LawContents } from './law-contents.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

export type LawCode = Schema<'LawDocument'>['key'];

/** A legal document over any screen. Unlike /law it needs no login (R2.08). */
export function LawSheet({ code, onClose }: { code: LawCode; onClose: () => void }) {
  const { t } = useLingui();
  const law = useQuery(lawQuery());
  const document = law.data?.list.find((each) => each.key === code);
  const names = {
    terms: t`Terms of use`,
    privacy: t`Privacy notice`,
    refund: t`Refund rules`,
    deposit: t`Rules for topping up and withdrawing`,
  } satisfies Record<LawCode, string>;
  return (
    <Sheet title={document?.title ?? names[code]} onClose={onClose}>
      {document ? (
        <LawText document={document} onLeave={onClose} />
      ) : law.isError ? (
        <ErrorState error={law.error} onRetry={() => void law.refetch()} />
      ) : law.isPending ? (
        <TextSkeleton />
      ) : (
        <EmptyState icon="alert" title={<Trans>This document is not published yet.</Trans>} />
      )}
    </Sheet>
  );
}

interface LawTextProps {
  document: Schema<'LawDocument'>;
  onLeave?: () => void;
}

/** A legal text with its date and its table of contents. */
export function LawText({ document, onLeave }: LawTextProps) {
  const { date } = useFormats();
  const article = useRef<HTMLElement>(null);
  // A date without a time: noon keeps the same day in every time zone.
  const since = date(`${document.version_date}T12:00:00`);
  const open = (index: number) => {
    const heading = article.current?.querySelectorAll<HTMLElement>('.prose h3')[index];
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <article ref={article}>
      <p className="pb-3 text-12 text-ink-2">
        <Trans>In force since {since}</Trans>
      </p>
      <LawContents html={document.html} onOpen={open} />
      <HtmlText html={document.html} onLeave={onLeave} />
    </article>
  );
}
