import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { sanitizeHtml } from '../../ui/sanitize-html.ts';

interface LawContentsProps {
  html: string;
  /** The part of that place in the text has been chosen. */
  onOpen: (place: number) => void;
}

/** The parts of a long text, to go straight to one of them. A text without parts has none to show. */
export function LawContents({ html, onOpen }: LawContentsProps) {
  const titles = useMemo(() => titlesOf(html), [html]);
  if (titles.length < 2) return null;
  return (
    <details className="group mb-4 rounded-box bg-well">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-box px-3.5 text-14 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <Trans>Contents</Trans>
        </span>
        <Icon name="more" size={16} className="text-ink-2 group-open:rotate-45" />
      </summary>
      <ul className="px-3.5 pb-1.5">
        {titles.map((title, place) => (
          // Two parts may have one title; their places never change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>
            <button
              type="button"
              onClick={() => onOpen(place)}
              className="flex min-h-11 w-full items-center text-start text-14 text-brand"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function titlesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(sanitizeHtml(html, 'text'), 'text/html');
  return [...body.querySelectorAll('h3')].map(({ textContent }) => textContent);
}
