import { type Contract, callsOf, nameOf } from './contract.ts';

/** The keywords of a contract schema that are carried over; any other keyword is an error. */
interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  minProperties?: number;
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  maxLength?: number;
  additionalProperties?: boolean;
}

/** Keywords that do not restrict values: texts about a schema, and who may see a value. */
const ANNOTATIONS = /^(title|description|examples|writeOnly|x-.*)$/;
/** Numbers are restricted by their limits instead; how a password is shown is for the form to decide. */
const FORMATS_WITHOUT_RULE = ['int32', 'int64', 'password'];
const FORMATS = ['date', 'email', 'uri', 'uuid'];

const PURE = '/*#__PURE__*/ ';
const call = (name: string, ...args: string[]): string => `${PURE}${name}(${args.join(', ')})`;
const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
const piped = (first: string, ...rest: string[]): string =>
  rest.length === 0 ? first : call('v.pipe', first, ...rest);

/** Tracks which keywords of a schema are still unread, so that none is left out. */
class Keywords {
  readonly #left: Map<string, unknown>;
  readonly #schema: JsonSchema;

  constructor(schema: JsonSchema) {
    this.#schema = schema;
    this.#left = new Map(Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.test(keyword)));
  }

  take<Name extends keyof JsonSchema>(name: Name): JsonSchema[Name] {
    this.#left.delete(name);
    return this.#schema[name];
  }

  /** Returns these keywords as the argument of a helper; empty if the schema has none of them. */
  limits(...names: string[]): string {
    const found = names.flatMap((name) => (this.#left.has(name) ? [`${name}: ${literal(this.#left.get(name))}`] : []));
    for (const name of names) this.#left.delete(name);
    return found.length === 0 ? '' : `{ ${found.join(', ')} }`;
  }

  end(): void {
    const [unknown] = this.#left.keys();
    if (unknown !== undefined)
      throw new Error(`${unknown} has no rule in valibot yet: ${JSON.stringify(this.#schema)}`);
  }
}

const textOf = (keywords: Keywords): string => {
  if (keywords.take('contentMediaType') !== undefined) {
    return piped(call('v.blob'), call('v.maxSize', String(keywords.take('maxLength'))));
  }
  const limits = keywords.limits('minLength', 'maxLength');
  const pattern = keywords.take('pattern');
  const format = keywords.take('format');
  if (format !== undefined && !FORMATS.includes(format) && !FORMATS_WITHOUT_RULE.includes(format)) {
    throw new Error(`The format ${format} has no rule in valibot yet`);
  }
  return piped(
    limits ? call('limits.text', limits) : call('v.string'),
    ...(format !== undefined && FORMATS.includes(format) ? [call(`formats.${format}`)] : []),
    ...(pattern === undefined ? [] : [call('v.regex', new RegExp(pattern, 'u').toString())]),
  );
};

const objectOf = (keywords: Keywords): string => {
  if (keywords.take('additionalProperties') !== false) throw new Error('A body has additionalProperties: false');
  const required = keywords.take('required') ?? [];
  const entries = Object.entries(keywords.take('properties') ?? {}).map(([name, property]) => {
    const value = valibotOf(property);
    return `  ${name}: ${required.includes(name) ? value : call('v.optional', value)},\n`;
  });
  const min = keywords.take('minProperties');
  return piped(
    call('v.strictObject', `{\n${entries.join('')}}`),
    ...(min === undefined ? [] : [call('limits.minProperties', String(min))]),
    ...Object.entries(keywords.take('dependentRequired') ?? {}).map(([name, others]) =>
      call('limits.dependentRequired', literal(name), `[${others.map(literal).join(', ')}]`),
    ),
  );
};

const listOf = (keywords: Keywords): string => {
  const items = valibotOf(keywords.take('items') ?? {});
  const limits = keywords.limits('minItems', 'maxItems', 'uniqueItems');
  return limits ? call('limits.list', items, limits) : call('v.array', items);
};

const ofType = (type: string | undefined, keywords: Keywords): string => {
  if (type === 'string') return textOf(keywords);
  if (type === 'object') return objectOf(keywords);
  if (type === 'array') return listOf(keywords);
  if (type === 'boolean' || type === 'null') return call(`v.${type}`);
  if (type !== 'integer') throw new Error(`The type ${type} has no rule in valibot yet`);
  keywords.take('format');
  return call('limits.integer', keywords.limits('minimum', 'maximum'));
};

/** The code of the valibot schema for a schema of the contract. */
const valibotOf = (schema: JsonSchema): string => {
  const keywords = new Keywords(schema);
  const code = codeOf(keywords);
  keywords.end();
  return code;
};

const codeOf = (keywords: Keywords): string => {
  const ref = keywords.take('$ref');
  if (ref !== undefined) return `${nameOf(ref)}Schema`;
  const oneOf = keywords.take('oneOf');
  if (oneOf) return call('v.union', `[${oneOf.map(valibotOf).join(', ')}]`);
  const type = keywords.take('type');
  const only = keywords.take('const');
  if (only !== undefined) return call('v.literal', literal(only));
  const values = keywords.take('enum');
  return values ? call('v.picklist', `[${values.map(literal).join(', ')}]`) : ofType(type, keywords);
};

/** The schemas of request bodies and their parts, each after the schemas it refers to. */
const bodySchemas = (contract: Contract): Map<string, JsonSchema> => {
  const found = new Map<string, JsonSchema>();
  const add = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('$ref' in value && typeof value.$ref === 'string') addNamed(nameOf(value.$ref));
    else for (const part of Object.values(value)) add(part);
  };
  const addNamed = (name: string): void => {
    const schema = contract.components.schemas?.[name];
    if (!schema) throw new Error(`The contract has no schema ${name}`);
    if (found.has(name)) return;
    add(schema);
    found.set(name, schema);
  };
  for (const { operation } of callsOf(contract)) add(operation.requestBody?.content);
  return found;
};

/** A valibot schema for each request body, and for its parts. */
export const renderBodySchemas = (contract: Contract): string => {
  const schemas = [...bodySchemas(contract)].map(
    ([name, schema]) => `export const ${name}Schema = ${valibotOf(schema)};\n`,
  );
  return `import * as v from 'valibot';
import * as formats from '../schemas/formats.ts';
import * as limits from '../schemas/limits.ts';

${schemas.join('\n')}`;
};
