import { pictureSettings } from './picture-settings.ts';

// Which pictures this visit has already shown. Those stand at once when they come back: no fade, no lazy loading.
const seen = new Set<string>();

export function isCached(src: string): boolean {
  return seen.has(src);
}

/** Remembers a picture; when the cache is full, the one not shown for the longest time gives way. */
export function addToCache(src: string): void {
  seen.delete(src);
  seen.add(src);
  for (const oldest of seen) {
    if (seen.size <= pictureSettings.cacheEntries) return;
    seen.delete(oldest);
  }
}

/** How many pictures are remembered. */
export function cacheSize(): number {
  return seen.size;
}
