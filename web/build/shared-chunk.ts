import { fileURLToPath } from 'node:url';
import type { ChunkingContext } from 'rolldown';

/** A chunk group for the modules that a route's screen imports, directly or not. */
export function sharedChunk(name: string, route: string) {
  // The router's plugin makes a module of its own of a route's component.
  const screen = `${fileURLToPath(new URL(`../src/${route}`, import.meta.url))}?tsr-split=component`;
  let used: Set<string> | undefined;
  return (id: string, context: ChunkingContext): string | null => {
    used ??= importsOf(screen, context);
    return used.has(id) ? name : null;
  };
}

function importsOf(id: string, context: ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) importsOf(next, context, found);
  return found;
}
