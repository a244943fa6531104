// The files that index.html preloads, from the chunks of a build.
import type { Rolldown } from 'vite';
import type { Preloads } from '../src/boot/preloads.ts';
import { keyOf } from './import-map.ts';
import { readScreens, screenOf } from './screens.ts';

const SCREEN = /\?tsr-split=component$/;
const CATALOGUE = /\/locales\/([^/]+)\.po\?(initial|deferred)$/;
const ICONS = /\/icon\/icons-deferred\.ts$/;
const SHEET = /\/ui\/all\.css$/;

/** In development there are no files to name. */
export async function screenPreloads(): Promise<Preloads> {
  return { libraries: [], screens: await readScreens(), locales: {} };
}

/**
 * Removes the entry's stylesheet from the requests of the page and of later chunks: the script loads the two sheets in
 * order, since the order decides between their rules. Throws if the build has no entry.
 */
export async function takePreloads(bundle: Rolldown.OutputBundle, localeData: string): Promise<Preloads> {
  const chunks = new Map(
    Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])),
  );
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry');
  const initial = withImports(entry.fileName, chunks);
  const preloads: Preloads = {
    ...(await screenPreloads()),
    app: scriptName(entry.fileName),
    libraries: [...initial].slice(1).map(scriptName),
    firstSheet: sheetOf(entry),
    localeData: fileName(localeData),
  };
  entry.viteMetadata?.importedCss.clear();
  for (const chunk of chunks.values()) {
    const module = chunk.facadeModuleId ?? '';
    const file = scriptName(chunk.fileName);
    if (ICONS.test(module)) preloads.icons = file;
    if (SHEET.test(module)) preloads.sheet = sheetOf(chunk);
    const screen = SCREEN.test(module) ? preloads.screens[screenOf(module)] : undefined;
    if (screen?.first) {
      screen.files = [...withImports(chunk.fileName, chunks)].filter((each) => !initial.has(each)).map(scriptName);
    }
    const [, locale, part] = CATALOGUE.exec(module) ?? [];
    if (locale !== undefined && part !== undefined)
      preloads.locales[locale] = { ...preloads.locales[locale], [part]: file };
  }
  return preloads;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A file and its imports; the file itself comes first. */
function withImports(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunks.get(file)?.imports ?? []) withImports(next, chunks, found);
  return found;
}

function sheetOf({ viteMetadata, name }: Rolldown.OutputChunk): string {
  const [file] = viteMetadata?.importedCss ?? [];
  if (file === undefined) throw new Error(`The chunk ${name} has no stylesheet`);
  return fileName(file);
}

const fileName = (file: string) => file.replace('assets/', '');

/** The name in the import map, which the page has anyway. */
const scriptName = (file: string) => keyOf(fileName(file)).replace('.js', '');
