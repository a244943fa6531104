import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../storage/local-storage.ts';

export const THEME_KEY = 'meridian.theme';

export type Theme = 'system' | 'light' | 'dark';

/** The stored theme; `system` for anything else. */
const parseTheme = (stored: string | null): Theme => (stored === 'light' || stored === 'dark' ? stored : 'system');

const currentTheme = () => parseTheme(safeLocalStorage.get(THEME_KEY));

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Applies the stored theme, and sets the browser's theme colour. */
export function applyTheme(stored: string | null): void {
  const root = document.documentElement;
  const theme = parseTheme(stored);
  const shown = theme === 'system' ? (systemDark().matches ? 'dark' : 'light') : theme;
  if (root.dataset['theme'] === shown) return;
  root.dataset['theme'] = shown;
  const colour = getComputedStyle(root).getPropertyValue('--page');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

/** Applies the theme when it changes here, in another tab, or in the system. */
export function followTheme(): void {
  const apply = () => applyTheme(safeLocalStorage.get(THEME_KEY));
  apply();
  systemDark().addEventListener('change', apply);
  safeLocalStorage.subscribe(apply);
}

/** Sets the theme of this device; `system` is not stored. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') safeLocalStorage.remove(THEME_KEY);
  else safeLocalStorage.set(THEME_KEY, theme);
}

/** The chosen theme; `system` is not resolved. */
export function useTheme(): Theme {
  return useSyncExternalStore(safeLocalStorage.subscribe, currentTheme);
}
