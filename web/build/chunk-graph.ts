/** What chunks of a build have in common before and after they get their names. */
interface Chunk {
  fileName: string;
  imports: string[];
  moduleIds: string[];
  isEntry: boolean;
}

/** Which files a chunk imports, and which of them every page has. */
export class ChunkGraph<C extends Chunk> {
  readonly chunks: Map<string, C>;
  readonly entry: C;
  /** The entry and its imports. */
  readonly initial: ReadonlySet<string>;

  constructor(chunks: readonly C[]) {
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (entry === undefined) throw new Error('The build has no entry');
    this.chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    this.entry = entry;
    this.initial = this.withImports(entry.fileName);
  }

  /** The chunk that a module is in; throws where there is none. */
  chunkOf(module: string): C {
    const chunk = [...this.chunks.values()].find(({ moduleIds }) => moduleIds.includes(module));
    if (chunk === undefined) throw new Error(`No chunk has the module ${module}`);
    return chunk;
  }

  /** A chunk and its imports, without what every page has. */
  filesOf(file: string): string[] {
    return [...this.withImports(file)].filter((each) => !this.initial.has(each));
  }

  /** The files that a page has once these modules are loaded. */
  filesWith(modules: readonly string[]): Set<string> {
    return new Set([...this.initial, ...modules.flatMap((module) => this.filesOf(this.chunkOf(module).fileName))]);
  }

  private withImports(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const next of this.chunks.get(file)?.imports ?? []) this.withImports(next, found);
    return found;
  }
}
