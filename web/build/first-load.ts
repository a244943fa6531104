// What the first screens need comes first, and only that: their rules of the stylesheet, and the names of their files. The
// rest of both are files of their own; `loadChunk` fetches them before the first chunk that needs them.
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolveModulePreloadDependenciesFn, Rolldown } from 'vite';
import { CHUNK_FILES, type ChunkFiles, type Preloads } from '../src/boot/chunk-files.ts';
import { ChunkGraph } from './chunk-graph.ts';
import { splitStylesheet, wordsOf } from './split-stylesheet.ts';

/** The screens that most visits begin with, and what they load by themselves once they are drawn or idle. */
const firstModules = [
  'routes/home.tsx?tsr-split=component',
  'features/home/below-fold.tsx',
  'routes/detail.{-$product}.{-$mer}.tsx?tsr-split=component',
  'features/product/more/product-more.tsx',
  'ui/html-sanitizer.ts',
  'ui/icon/icons-deferred.ts',
  'i18n/refusal-messages.ts',
  'session/kept-answers.ts',
  'app/service-worker.ts',
].map((module) => fileURLToPath(new URL(`../src/${module}`, import.meta.url)));

/**
 * What a worker runs to load the browser's locale data. The first number format of a process costs a phone some frames,
 * whichever thread creates it; those after it cost next to nothing.
 */
const LOAD_LOCALE_DATA = 'new Intl.NumberFormat();new Intl.DateTimeFormat();close();';

/** A screen is found by the first part of its path, which the name of its route's file begins with. */
const SCREEN = /\/routes\/(\w+)[^/]*\?tsr-split=component/;
const CATALOGUE = /\/locales\/([^/]+)\.po\?(\w+)$/;

interface FirstLoad {
  plugin: Plugin;
  /** What `import()` names to `loadChunk`: the chunk with all that it needs, or with `CHUNK_FILES`, which says what. */
  resolveDependencies: ResolveModulePreloadDependenciesFn;
  preloads: () => Preloads;
}

export function firstLoad(): FirstLoad {
  let preloads: Preloads = { libraries: [], screens: {}, locales: {} };
  let complete = new Map<string, string[]>();
  return {
    preloads: () => preloads,
    resolveDependencies: (file, files, { hostType }) =>
      hostType === 'js' ? (complete.get(file) ?? [file, CHUNK_FILES]) : files,
    plugin: {
      name: 'meridian:first-load',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          const emit = (name: string, source: string) =>
            shortName(this.getFileName(this.emitFile({ type: 'asset', name, source })));
          const graph = new ChunkGraph(Object.values(bundle).filter((output) => output.type === 'chunk'));
          const first = graph.filesWith(firstModules);
          const codeOf = (files: Iterable<string>) => [...files].map((file) => graph.chunks.get(file)?.code).join('\n');
          const { name: sheet, css } = takeStylesheet(graph.entry, bundle);
          const styles = splitStylesheet(css, wordsOf(codeOf(first)));

          const files: string[] = [];
          const indexOf = (file: string) => {
            const name = shortName(file);
            return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
          };
          const table: ChunkFiles = { files, imports: {}, screens: {}, deferred: {} };
          const screens: Preloads['screens'] = {};
          const locales: Preloads['locales'] = {};
          complete = new Map();
          for (const { fileName, facadeModuleId, isDynamicEntry } of graph.chunks.values()) {
            if (!isDynamicEntry) continue;
            const needed = graph.filesOf(fileName);
            const later = needed.filter((file) => !first.has(file));
            const code = codeOf(later);
            const [, locale, part] = CATALOGUE.exec(facadeModuleId ?? '') ?? [];
            const needsSheet = locale === undefined && [...wordsOf(code)].some((word) => styles.restClasses.has(word));
            const [, screen] = SCREEN.exec(facadeModuleId ?? '') ?? [];
            const isComplete = !needsSheet && (later.length === 0 || needed.length === 1);
            if (isComplete) complete.set(fileName, needed);
            else {
              const others = needed.filter((file) => file !== fileName);
              table.imports[indexOf(fileName)] = [...others, ...(needsSheet ? [sheet] : [])].map(indexOf);
            }
            if (locale !== undefined && part === 'initial') locales[locale] = shortName(fileName);
            if (locale !== undefined && part === 'deferred') table.deferred[locale] = indexOf(fileName);
            if (screen !== undefined && isComplete) screens[screen] = needed.map(shortName);
            else if (screen !== undefined) table.screens[screen] = indexOf(fileName);
          }
          preloads = {
            app: shortName(graph.entry.fileName),
            libraries: [...graph.initial].filter((file) => file !== graph.entry.fileName).map(shortName),
            sheet,
            firstSheet: emit('index-first.css', styles.used),
            screens,
            locales,
            chunkFiles: emit('files.json', JSON.stringify(table)),
            localeData: emit('locale-data.js', LOAD_LOCALE_DATA),
          };
        },
      },
    },
  };
}

const shortName = (file: string) => file.replace('assets/', '');

/** The stylesheet of the app, which the page shall not request by itself. */
function takeStylesheet({ viteMetadata }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  const [file] = viteMetadata?.importedCss ?? [];
  const asset = bundle[file ?? ''];
  if (file === undefined || asset?.type !== 'asset') throw new Error('The build has no stylesheet');
  viteMetadata?.importedCss.clear();
  return { name: shortName(file), css: String(asset.source) };
}
