import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type MouseEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useSanitizedHtml } from '../../ui/sanitize-html.ts';
import { HtmlText } from './html-text.tsx';

/** Sections with URLs. Indices count from 0. */
interface LawAnchors {
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

interface LawContentsProps {
  titles: readonly string[];
  /** Returns the URL of a section; undefined if sections have none. */
  addressOf?: ((index: number) => string) | undefined;
  onOpen: (index: number) => void;
}

const entryClass = 'flex min-h-11 w-full items-center text-start text-14 text-brand';

/** The table of contents of a long text, with a link to each section. Not shown for fewer than two sections. */
function LawContents({ titles, addressOf, onOpen }: LawContentsProps) {
  if (titles.length < 2) return null;
  const follow = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(index);
  };
  return (
    <details className="group mb-4 rounded-box bg-well print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-box px-3.5 text-14 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <Trans>Contents</Trans>
        </span>
        <Icon name="plus" size={16} className="text-ink-2 group-open:rotate-45" />
      </summary>
      <ul className="px-3.5 pb-1.5">
        {titles.map((title, index) => (
          // Titles are not unique; the order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            {addressOf === undefined ? (
              <button type="button" onClick={() => onOpen(index)} className={entryClass}>
                {title}
              </button>
            ) : (
              <InternalLink path={addressOf(index)} onClick={(event) => follow(event, index)} className={entryClass}>
                {title}
              </InternalLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
