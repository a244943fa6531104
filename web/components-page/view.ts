// The view settings, kept in the URL, so that a link shows the same view.
import { createAtom, useSelector } from '@tanstack/react-store';
import * as v from 'valibot';
import { activateLocale } from '../src/i18n/activate-locale.ts';
import { libraryLocale } from '../src/i18n/library-locale.ts';
import { type ShippedLocale, shippedLocales } from '../src/i18n/locales.ts';

const codes: ShippedLocale[] = shippedLocales.map(({ code }) => code);

/** The options of each setting; the first is the default, which the URL leaves out. */
export const options = {
  theme: ['system', 'light', 'dark'],
  dir: ['ltr', 'rtl'],
  lang: [libraryLocale, ...codes.filter((code) => code !== libraryLocale)],
  text: ['100', '150', '200'],
  width: ['full', '390', '320'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

const View = v.object({
  theme: v.fallback(v.picklist(options.theme), 'system'),
  dir: v.fallback(v.picklist(options.dir), 'ltr'),
  lang: v.fallback(v.picklist(options.lang), libraryLocale),
  text: v.fallback(v.picklist(options.text), '100'),
  width: v.fallback(v.picklist(options.width), 'full'),
  /** The text of the filter field. */
  query: v.fallback(v.string(), ''),
});

export type View = v.InferOutput<typeof View>;

const defaults = v.parse(View, {});
const shownView = createAtom(v.parse(View, Object.fromEntries(new URLSearchParams(location.search))));

/** The current view; rerenders the component when it changes. */
export function useView(): View {
  return useSelector(shownView);
}

/** Changes the view, and applies it to the document and the URL. */
export async function changeView(change: Partial<View>): Promise<void> {
  const view = { ...shownView.get(), ...change };
  const parts = new URLSearchParams(
    Object.entries(view).filter(([name, value]) => Reflect.get(defaults, name) !== value),
  );
  history.replaceState(null, '', `${location.pathname}${parts.size > 0 ? `?${parts}` : ''}${location.hash}`);
  shownView.set(view);
  await applyView();
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** Applies theme, direction, language and text size to the document. */
export async function applyView(): Promise<void> {
  const root = document.documentElement;
  const { theme, text, width, lang } = shownView.get();
  root.dataset['theme'] = theme === 'system' ? (systemDark.matches ? 'dark' : 'light') : theme;
  root.style.fontSize = `${text}%`;
  root.style.setProperty('--ui-page-width', width === 'full' ? '100%' : `${width}px`);
  if (root.lang !== lang || !root.dataset['ready']) await activateLocale(lang);
  root.dataset['ready'] = '';
  // After the language, which sets its own direction. Meanwhile another direction may have been chosen.
  root.dir = shownView.get().dir;
}

systemDark.addEventListener('change', () => void applyView());
