import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { builtContract } from './contract-file.ts';
import { isRecord, type JsonObject } from './json.ts';
import { escapePointer, nodeAt, partsOf } from './json-pointer.ts';

/** The source location of a part of the contract, for people to open. */
export interface SourceLocation {
  /** Relative to the repository's root (`openapi/components/schemas/Money.yaml`), or the file of a foreign contract. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /**
   * The provenance: `stated 8`, `proposed`, `agreed 2026-11-20`, `differs 2026-11-20: …`; undefined for a contract
   * without any.
   */
  readonly provenance?: string;
  /** Whether the app reads or sends it; undefined if unknown (`npm run contract:use`). */
  readonly used?: boolean;
}

export type SourceLocator = ReturnType<typeof createSourceLocator>;

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Maps places in the bundle to hand-written files and lines. Files are read on first use. */
export function createSourceLocator(
  contract: { readonly file: string; readonly document: JsonObject },
  used = appUse(contract.file),
) {
  const files = new Map<string, SourceFile | undefined>();
  const isOurs = resolve(contract.file) === resolve(builtContract);
  const bundle = isOurs ? contract.file.replace(/\.json$/, '.yaml') : contract.file;

  function open(file: string): SourceFile | undefined {
    if (!files.has(file)) files.set(file, readSource(file));
    return files.get(file);
  }

  /** The file and line of a JSON pointer of the bundle; an unknown pointer gives its nearest known ancestor. */
  function locate(pointer: string): SourceLocation {
    const parts = partsOf(pointer);
    const provenance = provenanceOf(contract.document, parts);
    const written = (isOurs ? writtenPlace(contract.document, parts, open) : undefined) ?? placeIn(open(bundle), parts);
    return {
      file: shownPath(written?.file ?? bundle),
      line: written?.line ?? 1,
      ...(provenance !== undefined && { provenance }),
      ...(used !== undefined && { used: used.has(entryOf(parts)) }),
    };
  }

  return { locate };
}

/** The pointers that the app reads or sends, if they are listed beside the contract. */
function appUse(contract: string): ReadonlySet<unknown> | undefined {
  const file = join(dirname(contract), 'app-use.json');
  return existsSync(file) ? new Set<unknown>(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** The pointer of the parameter or innermost property that contains a place, else of its component. */
function entryOf(parts: readonly string[]): string {
  const property = parts.lastIndexOf('properties');
  const depth = property > 2 ? property + 2 : parts[3] === 'parameters' ? 5 : 3;
  return parts
    .slice(0, depth)
    .map((part) => `/${escapePointer(part)}`)
    .join('');
}

const shownPath = (file: string): string => {
  const path = relative(repository, resolve(file));
  return path.startsWith('..') ? file : path;
};

/** The `x-provenance` of the place or of its nearest ancestor. */
function provenanceOf(document: JsonObject, parts: readonly string[]): string | undefined {
  let found: string | undefined;
  let node: unknown = document;
  for (const part of ['', ...parts]) {
    if (part !== '') node = nodeAt(node, `/${escapePointer(part)}`);
    if (isRecord(node) && typeof node['x-provenance'] === 'string') found = node['x-provenance'];
  }
  return found;
}

interface SourceFile {
  readonly file: string;
  readonly root: unknown;
  lineOf(node: unknown): number;
}

interface Place {
  readonly file: string;
  readonly line: number;
  /** How many of the parts were found. */
  readonly depth: number;
}

function readSource(file: string): SourceFile | undefined {
  if (!existsSync(file)) return undefined;
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(readFileSync(file, 'utf8'), { lineCounter });
  return {
    file,
    root: contents,
    lineOf: (node) => lineCounter.linePos((node as Node | null)?.range?.[0] ?? 0).line,
  };
}

/**
 * The place in the hand-written files; undefined for what only the build generates. What the build adds to a schema
 * (bounds that follow from a pattern) is located at the schema's own line.
 */
function writtenPlace(
  document: JsonObject,
  parts: readonly string[],
  open: (file: string) => SourceFile | undefined,
): Place | undefined {
  const folder = join(repository, 'openapi');
  const follow = (file: string, rest: readonly string[]) => placeIn(open(join(folder, file)), rest, open);
  const [root = '', kind = '', name = '', ...rest] = parts;
  if (root === 'components') {
    // The build adds the envelope of Success to each success.
    const files = name.endsWith('Success') ? [name, 'Success'] : [name];
    const places = files.flatMap((file) => follow(`components/${kind}/${file}.yaml`, rest) ?? []);
    if (places.length === 0) return refusalPlace(document, name, rest, follow);
    return places.find(({ depth }) => depth >= rest.length - 1);
  }
  const place = follow('openapi.yaml', parts);
  if (place !== undefined && place.depth >= parts.length - 1 && !isRefusalBranch(parts)) return place;
  // An operation's `x-errors` lists its refusals; the build writes the branches of the union.
  return isRefusalBranch(parts) ? follow('openapi.yaml', [...parts.slice(0, 3), 'x-errors']) : undefined;
}

const isRefusalBranch = (parts: readonly string[]): boolean =>
  parts[0] === 'paths' && parts.at(-2) === 'oneOf' && parts.at(-1) !== '0';

/** A refusal's schema is built from its entry in BusinessCode and from Failure, which has the shared properties. */
function refusalPlace(
  document: JsonObject,
  component: string,
  rest: readonly string[],
  follow: (file: string, rest: readonly string[]) => Place | undefined,
): Place | undefined {
  const reason = nodeAt(document, `/components/schemas/${escapePointer(component)}/properties/reason/const`);
  const codes = document['x-business-codes'];
  const index = Array.isArray(codes) ? codes.findIndex((code) => isRecord(code) && code['name'] === reason) : -1;
  if (reason === undefined || index < 0) return undefined;
  const isOwn = rest.length === 0 || (rest[0] === 'properties' && ['code', 'reason', 'data'].includes(rest[1] ?? ''));
  return isOwn
    ? follow('components/schemas/BusinessCode.yaml', ['x-codes', String(index)])
    : follow('components/schemas/Failure.yaml', rest);
}

/** Follows a path down a file, and into the files that it references if `open` is given. */
function placeIn(
  source: SourceFile | undefined,
  parts: readonly string[],
  open?: (file: string) => SourceFile | undefined,
): Place | undefined {
  if (source === undefined) return undefined;
  let file = source;
  let node = source.root;
  let found: Place = { file: source.file, line: 1, depth: 0 };
  for (const [index, part] of parts.entries()) {
    let child = childOf(node, part);
    const reference = child === undefined && open !== undefined ? fileReference(node) : undefined;
    if (reference !== undefined && open !== undefined) {
      const next = open(join(dirname(file.file), reference));
      if (next === undefined) break;
      file = next;
      child = childOf(next.root, part);
    }
    if (child === undefined) break;
    found = { file: file.file, line: file.lineOf(child.at), depth: index + 1 };
    node = child.node;
  }
  return found;
}

/** The child at a part of a pointer, and the node whose line is shown for it: the key, or the list's member. */
function childOf(node: unknown, part: string): { node: unknown; at: unknown } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(part)];
    return item === undefined ? undefined : { node: item, at: item };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
  return pair === undefined ? undefined : { node: pair.value, at: pair.key };
}

/** The file that a node references (`./Money.yaml`); undefined for any other node. */
function fileReference(node: unknown): string | undefined {
  const reference = isMap(node) ? node.get('$ref') : undefined;
  return typeof reference === 'string' && !reference.startsWith('#') ? reference.split('#')[0] : undefined;
}
