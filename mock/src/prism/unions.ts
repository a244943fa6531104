import { isRecord, isSchema, type JsonObject, type Schema } from '../../shared/json.ts';

/**
 * Prism validates a value against every branch of a `oneOf` and reports the errors of all of them. To explain a
 * refusal, only the intended branch counts. This module finds it by the branch's constants (`by: "code"`, `code: 1`),
 * or, if no property distinguishes the branches, by the properties present.
 */
interface Narrowed {
  readonly schema: JsonObject;
  /** The chosen branches as a key: equal for equal branches, so that compiled schemas can be cached. */
  readonly choices: string;
}

/** The schema with each union replaced by the branch that the value selects. Arrays are left unchanged. */
export function narrow(schema: Schema, value: unknown): Narrowed {
  const taken: string[] = [];
  return { schema: narrowAt(schema, value, '', taken), choices: taken.join(' ') };
}

function narrowAt(schema: Schema, value: unknown, at: string, taken: string[]): Schema {
  const branches = branchesOf(schema);
  if (branches.length > 1) {
    const index = chooseBranch(branches, value);
    taken.push(`${at}:${index}`);
    const { oneOf: _, discriminator: __, ...rest } = schema;
    const branch = branches[index] ?? onlyDiscriminator(branches);
    return narrowAt({ ...rest, ...branch }, value, at, taken);
  }
  const properties = schema.properties;
  if (!isRecord(properties) || !isRecord(value)) return schema;
  const narrowed = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      isSchema(property) ? narrowAt(property, value[name], `${at}/${name}`, taken) : property,
    ]),
  );
  return { ...schema, properties: narrowed };
}

function branchesOf(schema: Schema): Schema[] {
  const union = schema.oneOf;
  return Array.isArray(union) ? union.filter(isSchema) : [];
}

/** The index of the intended branch, or -1 if no branch knows the discriminator's value. */
function chooseBranch(branches: Schema[], value: unknown): number {
  const fields = isRecord(value) ? value : {};
  const name = discriminatorOf(branches);
  if (name !== undefined) return branches.findIndex((branch) => allowedValues(branch, name)?.includes(fields[name]));
  const scores = branches.map((branch) =>
    branch.type === 'null' ? (value === null ? 9 : -1) : likeness(branch, fields),
  );
  return scores.indexOf(Math.max(...scores));
}

/** The property for which every branch lists values (`const` or `enum`) that no other branch allows. */
function discriminatorOf(branches: Schema[]): string | undefined {
  const properties = branches[0]?.properties;
  if (!isRecord(properties)) return undefined;
  return Object.keys(properties).find((name) => {
    const lists = branches.map((branch) => allowedValues(branch, name) ?? []);
    return lists.every((list) => list.length > 0) && new Set(lists.flat()).size === lists.flat().length;
  });
}

function allowedValues(branch: Schema, name: string): readonly unknown[] | undefined {
  const properties = branch.properties;
  const property = isRecord(properties) ? properties[name] : undefined;
  if (!isSchema(property)) return undefined;
  if ('const' in property) return [property.const];
  return Array.isArray(property.enum) ? property.enum : undefined;
}

function likeness(branch: Schema, fields: JsonObject): number {
  const properties = isRecord(branch.properties) ? Object.keys(branch.properties) : [];
  return properties.filter((name) => name in fields).length;
}

/** Replaces the union if no branch knows the discriminator: the only error to report is the discriminator's. */
function onlyDiscriminator(branches: Schema[]): Schema {
  const name = discriminatorOf(branches) ?? '';
  const known = branches.flatMap((branch) => allowedValues(branch, name) ?? []);
  return { type: 'object', required: [name], properties: { [name]: { enum: known } } };
}
