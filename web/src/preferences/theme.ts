import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../storage/local-storage.ts';

export const THEME_KEY = 'meridian.theme';

export type Theme = 'system' | 'light' | 'dark';

/** What is stored; anything but a theme is `system`. */
const parseTheme = (stored: string | null): Theme => (stored === 'light' || stored === 'dark' ? stored : 'system');

const currentTheme = () => parseTheme(safeLocalStorage.get(THEME_KEY));

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Shows the page in the theme that is stored, and the browser around it in the same colour. */
export function applyTheme(stored: string | null): void {
  const root = document.documentElement;
  const theme = parseTheme(stored);
  const shown = theme === 'system' ? (systemDark().matches ? 'dark' : 'light') : theme;
  if (root.dataset['theme'] === shown) return;
  root.dataset['theme'] = shown;
  const colour = getComputedStyle(root).getPropertyValue('--page');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

/** From now on the page follows what is chosen here, in another tab, or on the device while the theme is the system's. */
export function followTheme(): void {
  const apply = () => applyTheme(safeLocalStorage.get(THEME_KEY));
  apply();
  systemDark().addEventListener('change', apply);
  safeLocalStorage.subscribe(apply);
}

/** Chooses the theme of this device; `system` is stored as nothing. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') safeLocalStorage.remove(THEME_KEY);
  else safeLocalStorage.set(THEME_KEY, theme);
}

/** The customer's choice, not what it comes to: `system` stays `system`. */
export function useTheme(): Theme {
  return useSyncExternalStore(safeLocalStorage.subscribe, currentTheme);
}
