import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { sanitizeHtml } from '../../ui/sanitize-html.ts';

interface LawContentsProps {
  html: string;
  /** Called with the index of the chosen section. */
  onOpen: (index: number) => void;
}

/** The table of contents of a long text: its sections, to jump to. A text with fewer than two has none. */
export function LawContents({ html, onOpen }: LawContentsProps) {
  const titles = useMemo(() => titlesOf(html), [html]);
  if (titles.length < 2) return null;
  return (
    <details className="group mb-4 rounded-box bg-well">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-box px-3.5 text-14 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <Trans>Contents</Trans>
        </span>
        <Icon name="plus" size={16} className="text-ink-2 group-open:rotate-45" />
      </summary>
      <ul className="px-3.5 pb-1.5">
        {titles.map((title, index) => (
          // Two sections may have the same title; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <button
              type="button"
              onClick={() => onOpen(index)}
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
