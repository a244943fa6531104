import source from '../ui/tokens.css?raw';

// The light theme names every token, in groups under a comment.
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

const text = 4.5;
const mark = 3;

/** What stands on what, and how much it must differ from it: words 4.5, marks and edges of controls 3 (WCAG 2.2 AA). */
export const pairs: { front: string; backs: string[]; least: number }[] = [
  { front: '--ink', backs: ['--page', '--card', '--well', '--well-press', '--bar', '--float'], least: text },
  { front: '--ink-2', backs: ['--page', '--card', '--well'], least: text },
  { front: '--ink-3', backs: ['--page', '--card'], least: mark },
  { front: '--brand', backs: ['--page', '--card', '--brand-soft'], least: text },
  { front: '--on-brand', backs: ['--brand', '--brand-press'], least: text },
  { front: '--danger', backs: ['--page', '--card', '--danger-soft'], least: text },
  { front: '--on-danger', backs: ['--danger'], least: text },
  { front: '--success', backs: ['--card', '--success-soft'], least: mark },
  { front: '--success-ink', backs: ['--page', '--card', '--success-soft'], least: text },
  { front: '--waiting', backs: ['--page', '--card', '--waiting-soft'], least: mark },
  { front: '--waiting-ink', backs: ['--page', '--card', '--waiting-soft'], least: text },
  { front: '--ink', backs: tints.map((tint) => `--tint-${tint}`), least: text },
  { front: '--ink-2', backs: tints.map((tint) => `--tint-${tint}`), least: text },
];
