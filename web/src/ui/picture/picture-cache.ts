import { pictureSettings } from './picture-settings.ts';

// The pictures shown since the page was loaded. Shown again without fade or lazy loading.
const cached = new Set<string>();

export function isCached(src: string): boolean {
  return cached.has(src);
}

/** Adds a picture. When the cache is full, evicts the least recently shown one. */
export function addToCache(src: string): void {
  cached.delete(src);
  cached.add(src);
  for (const oldest of cached) {
    if (cached.size <= pictureSettings.cacheEntries) return;
    cached.delete(oldest);
  }
}
