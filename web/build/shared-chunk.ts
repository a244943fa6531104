import { fileURLToPath } from 'node:url';
import type { ChunkingContext } from 'rolldown';

/** The router's plugin makes a module of its own of a route's component. */
export const componentOf = (route: string) => `routes/${route}.tsx?tsr-split=component`;

/** A module may have a query, which a URL would cut off. */
const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** A chunk group for what a module below web/src imports, directly or not. */
export function sharedChunk(name: string, module: string) {
  let used: Set<string> | undefined;
  return (id: string, context: ChunkingContext): string | null => {
    used ??= importsOf(sources + module, context);
    return used.has(id) ? name : null;
  };
}

function importsOf(id: string, context: ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) importsOf(next, context, found);
  return found;
}
