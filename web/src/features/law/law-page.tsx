import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { lawQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LawCode } from '../../entities/legal/law-name.ts';
import { LawText } from '../../entities/legal/law-text.tsx';
import { TextSkeleton } from '../../entities/legal/text-skeleton.tsx';
import { LinkRow } from '../../entities/menu/menu-rows.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { fragmentOf } from './law-search.ts';
import './law-document.css';

interface LawPageProps {
  code: LawCode | undefined;
  /** The section that the URL names, counted from 0. */
  section: number | undefined;
  onSection: (index: number) => void;
}

/** The list of legal documents in force, or one of the documents. */
export function LawPage({ code, section, onSection }: LawPageProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(lawQuery());
  const document = data?.list.find(({ key }) => key === code);
  const state =
    error !== null && data === undefined ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <TextSkeleton />
    );
  if (code === undefined) {
    return (
      <LawScreen bar={<ScreenBar parent="/setting" />}>
        {data === undefined ? state : <Documents documents={data.list} />}
      </LawScreen>
    );
  }
  const print = document && <IconButton icon="print" label={t`Print`} onClick={() => window.print()} />;
  return (
    <LawScreen bar={<ScreenBar title={document?.title} parent="/law" actions={print} />}>
      {data === undefined ? (
        state
      ) : document === undefined ? (
        <NotPublished />
      ) : (
        <div className="law-document">
          <h1 className="hidden pb-2 text-22 font-semibold print:block">{document.title}</h1>
          <h2 className="sr-only">
            <Trans>Full text</Trans>
          </h2>
          <LawText
            key={code}
            document={document}
            anchors={{
              current: section,
              addressOf: (index) => `/law?doc=${code}#${fragmentOf(index)}`,
              onOpen: onSection,
            }}
          />
        </div>
      )}
    </LawScreen>
  );
}

function LawScreen({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="contents print:hidden">{bar}</div>
      <div className="px-4 pt-1 pb-6">{children}</div>
    </>
  );
}

function Documents({ documents }: { documents: readonly Schema<'LawDocument'>[] }) {
  const { date } = useFormats();
  return (
    <ul className="divide-y divide-line rounded-card bg-card">
      {documents.map(({ key, title, version_date }) => {
        const since = date(`${version_date}T12:00:00`);
        return (
          <LinkRow key={key} to="/law" search={{ doc: key }} icon="order">
            <span className="block font-medium">{title}</span>
            <span className="block text-12 text-ink-2">
              <Trans>Effective {since}</Trans>
            </span>
          </LinkRow>
        );
      })}
    </ul>
  );
}

function NotPublished() {
  return (
    <EmptyState
      icon="alert"
      title={<Trans>This document has not been published yet.</Trans>}
      action={
        <LinkButton to="/law" size="medium">
          <Trans>See all documents</Trans>
        </LinkButton>
      }
    />
  );
}
