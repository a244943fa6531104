import * as v from 'valibot';

export interface Problem {
  /** The keys that lead to the value, from the outermost. */
  readonly keys: readonly unknown[];
  /** The expected schema at that place. */
  readonly schema: v.GenericSchema | undefined;
  /** The problem in words. Its location begins with `root`, which replaces the first `skipped` keys. */
  tell(root: string, skipped?: number): string;
}

type Step = NonNullable<v.BaseIssue<unknown>['path']>[number];

export const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const member = (schema: v.GenericSchema, key: unknown): v.GenericSchema | undefined => {
  if ('wrapped' in schema && isSchema(schema.wrapped)) return member(schema.wrapped, key);
  const entries = 'entries' in schema ? new Map<unknown, unknown>(Object.entries(schema.entries ?? {})) : undefined;
  const inside = entries ? entries.get(key) : 'value' in schema ? schema.value : 'item' in schema && schema.item;
  return isSchema(inside) ? inside : undefined;
};

const schemaAt = (schema: v.GenericSchema, path: readonly Step[]): v.GenericSchema | undefined =>
  path.reduce<v.GenericSchema | undefined>((outer, { key }) => outer && member(outer, key), schema);

/** `world.orders 9001.items[0]`: members of a map are named by their keys. */
const written = (root: string, path: readonly Step[]): string =>
  path.reduce((before, { type, key }) => {
    if (type === 'map') return `${before} ${key}`;
    if (type === 'array') return `${before}[${key}]`;
    return before ? `${before}.${key}` : `${key}`;
  }, root);

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Map) return 'a map';
  if (typeof value === 'object' && value !== null) return 'a record';
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 60);
};

const wanted = (issue: v.BaseIssue<unknown>, schema: v.GenericSchema | undefined): string =>
  schema?.type === 'nullable' ? `${issue.message} or null` : issue.message;

/** Valibot's first issue as a sentence: `shops.kumo-home.fee should be a whole number, not "25"`. */
const sentence = (
  schema: v.GenericSchema,
  issue: v.BaseIssue<unknown>,
  place: (path: readonly Step[]) => string,
): string => {
  const path = issue.path ?? [];
  const last = path.at(-1);
  const at = schemaAt(schema, path);
  if (last?.origin !== 'key') return `${place(path)} should be ${wanted(issue, at)}, not ${shown(issue.input)}`;
  const parent = path.slice(0, -1);
  const around = schemaAt(schema, parent);
  if (around?.type !== 'strict_object') {
    return `a key of ${place(parent)} should be ${issue.message}, not ${shown(issue.input)}`;
  }
  if (issue.expected !== 'never') return `${place(parent)} lacks ${last.key}`;
  const known = 'entries' in around ? Object.keys(around.entries ?? {}) : [];
  return `${place(parent)} has ${last.key}, which is not one of ${known.join(', ')}`;
};

/** Parses a value by its schema. Throws the error that `fail` makes from the first problem. */
export const checked = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  fail: (problem: Problem) => Error,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = issue.path ?? [];
  throw fail({
    keys: path.map(({ key }) => key),
    schema: schemaAt(schema, path),
    tell: (root, skipped = 0) => sentence(schema, issue, (steps) => written(root, steps.slice(skipped)) || 'it'),
  });
};
