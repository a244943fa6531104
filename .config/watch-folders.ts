import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** An editor writes a file in several steps, and a generator several files. */
const QUIET_MS = 50;

/**
 * Calls `onChange` once for each burst of changes below the folders, with the files. Each folder has its own watcher:
 * on Linux, a recursive watcher watches files by inode, and editors replace files. Returns a function that stops
 * watching.
 */
export function watchFolders(roots: readonly string[], onChange: (files: string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;

  function tell(): void {
    const files = [...changed];
    changed.clear();
    onChange(files);
  }

  function add(folder: string): void {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_, name) => {
      const file = join(folder, name ?? '');
      changed.add(file);
      if (isFolder(file)) add(file);
      clearTimeout(waiting);
      waiting = setTimeout(tell, QUIET_MS);
    });
    const forget = () => {
      watcher.close();
      watchers.delete(folder);
    };
    // The folder was removed.
    watcher.on('error', forget);
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(folder, entry.name));
    }
  }

  for (const root of roots) add(root);
  return () => {
    clearTimeout(waiting);
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
