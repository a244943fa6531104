import type { StaticDataRouteOption } from '@tanstack/react-router';

/** A screen for the first-paint script: what its route declares, and its files if index.html lists them. */
type PreloadedScreen = Omit<StaticDataRouteOption, 'title'> & { files?: string[] };

/** The data that build/preloads.ts puts into the first-paint script: file names of the build, without their folder. */
export interface Preloads {
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
