import { fileURLToPath } from 'node:url';
import type { ChunkingContext } from 'rolldown';

/** The module id of a route's component, which the router's plugin splits off. */
export const componentOf = (route: string) => `routes/${route}.tsx?tsr-split=component`;

/** The prefix of ids of modules: a URL would lose a module's query. */
const sources = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * A chunk group for everything that a module below web/src imports, directly or indirectly; an entry point of the SDK
 * imports more than the module uses, so that `except` leaves out. Throws for a module that the build does not have.
 */
export function sharedChunk(name: string, module: string, except?: (id: string) => boolean) {
  let used: Set<string> | undefined;
  return (id: string, context: ChunkingContext): string | null => {
    if (context.getModuleInfo(sources + module) === null)
      throw new Error(`${module} is in no chunk: correct its name.`);
    used ??= importsOf(sources + module, context);
    return used.has(id) && !except?.(id) ? name : null;
  };
}

/**
 * The name of a chunk group for what these routes' components share with others: a chunk for each set of them that imports
 * a module, so that each loads only what it imports, in few requests. Throws for a route that the build does not have.
 */
export function sharedBy(...routes: readonly string[]) {
  const parts = routes.map((route) => sharedChunk(route.replace(/\W.*/, ''), componentOf(route)));
  return (id: string, context: ChunkingContext): string | null => {
    const users = parts.flatMap((part) => part(id, context) ?? []);
    return users.length === 0 ? null : `of-${users.join('-')}`;
  };
}

function importsOf(id: string, context: ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) importsOf(next, context, found);
  return found;
}
