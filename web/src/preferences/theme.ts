import { useSyncExternalStore } from 'react';

/** What the device prefers; the first-paint script reads the same key before anything is drawn. */
const THEME_KEY = 'meridian.theme';

export type Theme = 'system' | 'light' | 'dark';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const theme = currentTheme();
  const shown = theme === 'system' ? (systemDark().matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset['theme'] = shown;
}

/** Shows the page in this theme from now on, on this device; `system` is kept as nothing. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(THEME_KEY);
  else localStorage.setItem(THEME_KEY, theme);
  apply();
  for (const listener of listeners) listener();
}

/** The customer's choice, not what it comes to: `system` stays `system`. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}

/** Follows the device while the theme is the system's. */
export function followSystemTheme(): void {
  apply();
  systemDark().addEventListener('change', apply);
}
