import type { StaticDataRouteOption } from '@tanstack/react-router';

/** What the first-paint script knows of a screen: what its route declares, and its files, if index.html names them. */
type PreloadedScreen = Omit<StaticDataRouteOption, 'title'> & { files?: string[] };

/** What build/preloads.ts fills into the first-paint script: file names of the build, without their folder. */
export interface Preloads {
  /** The module to run. */
  app?: string;
  /** Its imports. */
  libraries: string[];
  /** The stylesheet of the first screens, and that of all. */
  firstSheet?: string;
  sheet?: string;
  /** By the first part of their path. */
  screens: Record<string, PreloadedScreen>;
  /** The parts of the catalogues, by language. */
  locales: Record<string, { initial?: string; deferred?: string }>;
  /** What a worker runs to load the browser's locale data. */
  localeData?: string;
}
