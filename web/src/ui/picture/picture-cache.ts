import { pictureSettings } from './picture-settings.ts';

// Which pictures this visit has already shown. Those stand at once when they come back: no fade, no lazy loading.
const cached = new Set<string>();

export function isCached(src: string): boolean {
  return cached.has(src);
}

/** Remembers a picture; when the cache is full, the one not shown for the longest time gives way. */
export function addToCache(src: string): void {
  cached.delete(src);
  cached.add(src);
  for (const oldest of cached) {
    if (cached.size <= pictureSettings.cacheEntries) return;
    cached.delete(oldest);
  }
}

/** How many pictures are remembered. */
export function cacheSize(): number {
  return cached.size;
}
