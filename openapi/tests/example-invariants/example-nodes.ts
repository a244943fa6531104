import {
  type Contract,
  callsOf,
  componentOf,
  type Example,
  type Operation,
  type Reference,
  resolveSchema,
  type Schema,
} from '../../scripts/contract.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An object in an example, with its schema. */
export type ExampleNode = {
  operationId: string;
  /** The example's name: `ordinary`, `empty`, … */
  example: string;
  /** Whether the operation changes data: its answer then shows the new state. */
  mutation: boolean;
  /** The time of the answer: the envelope's time in milliseconds. */
  at: number;
  /** The path from the answer's data: `data.list[0].items[1]`. */
  path: string;
  /** The component's name; empty for an inline schema. */
  schema: string;
  value: Fields;
};

/** The message of a violated invariant: operation, example, path, expected and found value. */
export function violation(node: ExampleNode, field: string, expected: unknown, found: unknown): string {
  const place = `${node.operationId} ${node.example} ${node.path}${field === '' ? '' : `.${field}`}`;
  return `${place}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
}

/** Every object in every HTTP 200 example of every operation, outer before inner. */
export function exampleNodes(contract: Contract): ExampleNode[] {
  return callsOf(contract).flatMap(({ operation }) =>
    answers(contract, operation).flatMap(({ name, value, schema }) => {
      const node: ExampleNode[] = [];
      const origin = { operationId: operation.operationId, example: name, mutation: 'x-invalidates' in operation };
      walk(contract, schema, field(value, 'data'), 'data', (path, component, object) => {
        node.push({ ...origin, at: Number(field(value, 'time')) * 1000, path, schema: component, value: object });
      });
      return node;
    }),
  );
}

type Answer = { name: string; value: unknown; schema: Schema };

/** The examples of an operation with the schema of their data: that of the success, or of the business code. */
function answers(contract: Contract, operation: Operation): Answer[] {
  const response = operation.responses['200'];
  const media = response !== undefined && 'content' in response ? response.content?.['application/json'] : undefined;
  const [success] = media?.schema.oneOf ?? [media?.schema];
  const { data: ordinary } = (success && resolveSchema(contract, success).properties) ?? {};
  return Object.entries(media?.examples ?? {}).flatMap(([name, written]) => {
    const value = exampleValue(contract, written);
    const schema = field(value, 'code') === 1 ? ordinary : detailsOf(contract, name);
    return schema === undefined ? [] : [{ name, value, schema }];
  });
}

function exampleValue(contract: Contract, example: Example | Reference): unknown {
  return 'value' in example ? example.value : contract.components.examples?.[componentOf(example.$ref)]?.value;
}

function detailsOf(contract: Contract, name: string): Schema | undefined {
  const details = contract['x-business-codes']?.find((code) => code.name === name)?.data;
  return details === undefined || details === null ? undefined : { $ref: `#/components/schemas/${details}` };
}

type Visit = (path: string, component: string, object: Fields) => void;

function walk(contract: Contract, schema: Schema, value: unknown, path: string, visit: Visit, component = ''): void {
  if (schema.$ref !== undefined) {
    walk(contract, resolveSchema(contract, schema), value, path, visit, componentOf(schema.$ref));
  } else if (schema.oneOf !== undefined) {
    const [branch] = schema.oneOf.filter((one) => fits(contract, one, value));
    if (branch !== undefined) walk(contract, branch, value, path, visit, component);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(contract, schema.items ?? {}, item, `${path}[${index}]`, visit);
  } else if (isFields(value)) {
    visit(path, component, value);
    for (const [name, inner] of Object.entries(value)) {
      walk(contract, schema.properties?.[name] ?? {}, inner, `${path}.${name}`, visit);
    }
  }
}

/** Whether a value fits a branch of a oneOf, by its constants and required keys. */
function fits(contract: Contract, branch: Schema, value: unknown): boolean {
  const schema = resolveSchema(contract, branch);
  if (!isFields(value))
    return value === null ? schema.type === 'null' : schema.type !== 'null' && schema.properties === undefined;
  if (schema.oneOf !== undefined) return schema.oneOf.some((one) => fits(contract, one, value));
  if (schema.properties === undefined) return false;
  const constants = Object.entries(schema.properties).filter(([, property]) => property.const !== undefined);
  return (
    constants.every(([name, property]) => value[name] === property.const) &&
    (schema.required ?? []).every((name) => name in value)
  );
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function field(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined;
}

export function fieldsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** An amount in whole cents: `"-129.90"` is -12990. NaN, which no invariant accepts, for anything else. */
export function cents(amount: unknown): number {
  return typeof amount === 'string' && /^-?\d+\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : Number.NaN;
}
