import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { useSanitizedHtml } from '../../ui/sanitize-html.ts';
import { HtmlText } from './html-text.tsx';
import { LawContents } from './law-contents.tsx';

/** Sections with URLs. Indices count from 0. */
interface LawAnchors {
  /** The section that the URL names. */
  current: number | undefined;
  addressOf: (index: number) => string;
  onOpen: (index: number) => void;
}

interface LawTextProps {
  document: Schema<'LawDocument'>;
  anchors?: LawAnchors;
  onLeave?: () => void;
}

/** A legal text with its date and its table of contents. */
export function LawText({ document, anchors, onLeave }: LawTextProps) {
  const { calendarDay } = useFormats();
  const article = useRef<HTMLElement>(null);
  const clean = useSanitizedHtml(document.html, 'text');
  const titles = useMemo(() => titlesOf(clean?.nodes ?? []), [clean]);
  const since = calendarDay(document.version_date);
  const show = (index: number) => {
    const heading = article.current?.querySelectorAll<HTMLElement>('.prose h3')[index];
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  const showEvent = useEffectEvent(show);
  const current = anchors?.current;
  const isReady = clean !== undefined;
  useEffect(() => {
    if (current === undefined || !isReady) return;
    // After the scroll to the top that every new screen begins with.
    const frame = requestAnimationFrame(() => showEvent(current));
    return () => cancelAnimationFrame(frame);
  }, [current, isReady]);
  return (
    <article ref={article}>
      <p className="pb-3 text-12 text-ink-2">
        <Trans>Effective {since}</Trans>
      </p>
      <LawContents
        titles={titles}
        addressOf={anchors?.addressOf}
        onOpen={(index) => {
          anchors?.onOpen(index);
          show(index);
        }}
      />
      <HtmlText html={document.html} onLeave={onLeave} />
    </article>
  );
}

function titlesOf(nodes: readonly Node[]): string[] {
  const elements = nodes.filter((node) => node instanceof Element);
  const headings = elements.flatMap((each) => [...(each.matches('h3') ? [each] : []), ...each.querySelectorAll('h3')]);
  return headings.map(({ textContent }) => textContent);
}
