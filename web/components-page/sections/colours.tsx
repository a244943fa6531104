import { useEffect, useState } from 'react';
import { contrastOf, hexOf } from '../contrast.ts';
import { colours, contrastPairs } from '../tokens.ts';

/** Renders again when the theme changes, by the controls or by the device. */
function useThemeShown(): void {
  const [, setTheme] = useState<string | undefined>();
  useEffect(() => {
    const watch = new MutationObserver(() => setTheme(document.documentElement.dataset['theme']));
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, []);
}

/** Every colour of tokens.css except the tints. */
export function Colours() {
  useThemeShown();
  return colours.map(({ name, tokens }) => (
    <ul key={name} className="ui-page-grid mb-4 text-12 [--least:8.5rem]" aria-label={name}>
      {tokens.map((token) => (
        <li key={token} className="grid">
          <span className="mb-1 h-12 rounded-box border border-line" style={{ background: `var(${token})` }} />
          <code>{token.slice(2)}</code>
          <code className="text-ink-2">{hexOf(token)}</code>
        </li>
      ))}
    </ul>
  ));
}

/** Pairs of foreground and background, with their contrast. */
export function Contrasts() {
  useThemeShown();
  const rows = contrastPairs.flatMap(({ front, backs, minimum }) =>
    backs.map((back) => ({ front, back, minimum, is: contrastOf(front, back) })),
  );
  return (
    <ul className="ui-page-grid text-12 [--least:17rem]">
      {rows.map(({ front, back, minimum, is }) => (
        <li
          key={`${front} ${back} ${minimum}`}
          data-enough={is >= minimum}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2.5 data-[enough=false]:text-danger"
        >
          <span
            aria-hidden
            className="row-span-2 grid size-11 place-items-center rounded-box border border-line text-16 font-semibold"
            style={{ color: `var(${front})`, background: `var(${back})` }}
          >
            {minimum > 3 ? 'Aa' : '●'}
          </span>
          <code>
            {front.slice(2)} on {back.slice(2)}
          </code>
          <strong>{is.toFixed(2)}</strong>
          <span className="col-span-2">{verdict(is, minimum)}</span>
        </li>
      ))}
    </ul>
  );
}

function verdict(is: number, minimum: number): string {
  if (minimum === 0) return 'adorns only';
  return is >= minimum ? `at minimum ${minimum}` : `too little: ${minimum} is needed`;
}
