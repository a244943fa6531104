import type { StaticDataRouteOption } from '@tanstack/react-router';

/** A screen for the first-paint script: what its route declares, and its files if index.html lists them. */
type PreloadedScreen = Omit<StaticDataRouteOption, 'title'> & { files?: string[] };

/**
 * The data that build/preloads.ts puts into the first-paint script: files of the build without their folder, and scripts
 * by their name in the import map, without ending.
 */
export interface Preloads {
  /** Identifies the build: the hash of its files' names. */
  build?: string;
  /** The app's entry module. */
  app?: string;
  /** The imports of the entry module. */
  libraries: string[];
  /** The stylesheet of the first screens, and the one of all screens. */
  firstSheet?: string;
  sheet?: string;
  /** By the first segment of the path. */
  screens: Record<string, PreloadedScreen>;
  /** The icons that no first screen needs. */
  icons?: string;
  /** The parts of each language's catalogue. */
  locales: Record<string, { initial?: string; deferred?: string }>;
  /** The worker script that loads the browser's locale data. */
  localeData?: string;
}
