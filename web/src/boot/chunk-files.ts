// The names of a build's files: build/first-load.ts writes them into index.html, and into a file beside the chunks.

/** File names of a build, without their folder, for the first-paint script; empty while developing. */
export interface Preloads {
  /** The module to run. */
  app?: string;
  /** Its imports. */
  libraries: string[];
  /** The rules of the first screens. */
  firstSheet?: string;
  /** All rules. */
  sheet?: string;
  /** The files of the first screens, by the first part of their path. */
  screens: Record<string, string[]>;
  /** The part `initial` of the catalogues, by language. */
  locales: Record<string, string>;
  /** The file of `ChunkFiles`. */
  chunkFiles?: string;
  /** What a worker runs to load the browser's locale data. */
  localeData?: string;
}

/** Stands among the files of a chunk for those that only `ChunkFiles` names. */
export const CHUNK_FILES = 'files.json';

/**
 * What the chunks of a build need that the first screens do without: a file beside them, which build/first-load.ts writes.
 * Chunks and files are named by their place in `files`.
 */
export interface ChunkFiles {
  /** Names below `assets/`. */
  files: string[];
  /** The files that a chunk needs besides itself and what every page has. */
  imports: Record<number, number[]>;
  /** The chunks of the screens, by the first part of their path. */
  screens: Record<string, number>;
  /** The part `deferred` of the catalogues, by language. */
  deferred: Record<string, number>;
}
