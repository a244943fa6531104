import { useEffect, useState } from 'react';
import { contrastOf, hexOf } from '../contrast.ts';
import { colours, pairs } from '../tokens.ts';

/** Renders again when the theme has changed: by the controls or by the device. */
function useThemeShown(): void {
  const [, setTheme] = useState<string | undefined>();
  useEffect(() => {
    const watch = new MutationObserver(() => setTheme(document.documentElement.dataset['theme']));
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, []);
}

/** Every colour of tokens.css but the tints. */
export function Colours() {
  useThemeShown();
  return colours.map(({ name, tokens }) => (
    <ul key={name} className="ui-page-colours" aria-label={name}>
      {tokens.map((token) => (
        <li key={token}>
          <span style={{ background: `var(${token})` }} />
          <code>{token.slice(2)}</code>
          <code className="ui-page-quiet">{hexOf(token)}</code>
        </li>
      ))}
    </ul>
  ));
}

/** What stands on what, with its contrast. */
export function Contrasts() {
  useThemeShown();
  const rows = pairs.flatMap(({ front, backs, least }) =>
    backs.map((back) => ({ front, back, least, is: contrastOf(front, back) })),
  );
  return (
    <ul className="ui-page-contrasts">
      {rows.map(({ front, back, least, is }) => (
        <li key={`${front} ${back} ${least}`} data-enough={is >= least}>
          <span aria-hidden style={{ color: `var(${front})`, background: `var(${back})` }}>
            {least > 3 ? 'Aa' : '●'}
          </span>
          <code>
            {front.slice(2)} on {back.slice(2)}
          </code>
          <strong>{is.toFixed(2)}</strong>
          <span className="ui-page-quiet">{verdict(is, least)}</span>
        </li>
      ))}
    </ul>
  );
}

function verdict(is: number, least: number): string {
  if (least === 0) return 'adorns only';
  return is >= least ? `at least ${least}` : `too little: ${least} is needed`;
}
