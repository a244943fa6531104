/**
 * The parts of Redocly CLI 2's rule interface that our rules use.
 *
 * Declared here because the CLI bundles its own copy of openapi-core. The package of that name in node_modules belongs
 * to openapi-typescript and is a major version older.
 */
export type Location = {
  source: { absoluteRef: string };
  pointer: string;
  absolutePointer: string;
  child(path: string | number | (string | number)[]): Location;
  /** The same location, at its key instead of its value. */
  key(): Location;
};

type Resolved = { node: unknown; location?: Location };

export type Context = {
  report(problem: { message: string; location: Location }): void;
  resolve(node: unknown, from?: string): Resolved;
  /** The location of the visited node, after its `$ref` was resolved. */
  location: Location;
  type: { name: string };
};

export type Visit = (node: unknown, ctx: Context) => void;

/** Keys are Redocly's node types: `redocly inspect-node-types openapi.yaml --summary` lists them. */
type Visitor = { [type: string]: Visit | { enter?: Visit; leave?: Visit } } & { ref?: never };
type RefVisitor = { ref: (node: unknown, ctx: Context, resolved: Resolved) => void };
export type Rule = () => Visitor | RefVisitor | (Omit<Visitor, 'ref'> & RefVisitor);
