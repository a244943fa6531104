import source from '../src/ui/tokens.css?raw';

// The light theme has every token, in groups with a comment.
const light = source.slice(source.indexOf(':root {'), source.indexOf('\n}'));

/** The tokens of one group of tokens.css, by the first word of its comment. */
function group(word: string): string[] {
  const start = light.indexOf(`/* ${word}`);
  const end = light.indexOf('\n\n', start);
  return [...light.slice(start, end === -1 ? undefined : end).matchAll(/^ {2}(--[\w-]+):/gm)].flatMap(
    ([, name]) => name ?? [],
  );
}

export const colours = ['Surfaces', 'Ink', 'Meaning'].map((name) => ({ name, tokens: group(name) }));
export const tints = group('Category').map((token) => token.replace('--tint-', ''));
export const sizes = group('Type').filter((token) => token.startsWith('--size'));
export const shapes = group('Space').filter((token) => token.startsWith('--radius'));
export const durations = group('Motion').filter((token) => token !== '--ease');

const TEXT_CONTRAST = 4.5;
const ICON_CONTRAST = 3;

/** Foreground and background tokens with their minimum contrast: text 4.5, icons and edges of controls 3 (WCAG 2.2 AA). */
export const contrastPairs: { front: string; backs: string[]; minimum: number }[] = [
  { front: '--ink', backs: ['--page', '--card', '--well', '--well-press', '--bar', '--float'], minimum: TEXT_CONTRAST },
  { front: '--ink-2', backs: ['--page', '--card', '--well'], minimum: TEXT_CONTRAST },
  { front: '--ink-3', backs: ['--page', '--card'], minimum: ICON_CONTRAST },
  { front: '--brand', backs: ['--page', '--card', '--brand-soft'], minimum: TEXT_CONTRAST },
  { front: '--on-brand', backs: ['--brand', '--brand-press'], minimum: TEXT_CONTRAST },
  { front: '--danger', backs: ['--page', '--card', '--danger-soft'], minimum: TEXT_CONTRAST },
  { front: '--on-danger', backs: ['--danger'], minimum: TEXT_CONTRAST },
  { front: '--success', backs: ['--card', '--success-soft'], minimum: ICON_CONTRAST },
  { front: '--success-ink', backs: ['--page', '--card', '--success-soft'], minimum: TEXT_CONTRAST },
  { front: '--waiting', backs: ['--page', '--card', '--waiting-soft'], minimum: ICON_CONTRAST },
  { front: '--waiting-ink', backs: ['--page', '--card', '--waiting-soft'], minimum: TEXT_CONTRAST },
  { front: '--ink', backs: tints.map((tint) => `--tint-${tint}`), minimum: TEXT_CONTRAST },
  { front: '--ink-2', backs: tints.map((tint) => `--tint-${tint}`), minimum: TEXT_CONTRAST },
];
