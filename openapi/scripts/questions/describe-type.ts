import { componentOf, type Schema } from '../contract.ts';

/** A schema in a few words: `string of 6 to 72 characters, or null`, `list of OrderItem, at most 50`. */
export function describeType(schema: Schema): string {
  if (schema.$ref !== undefined) return componentOf(schema.$ref);
  const options = schema.oneOf ?? schema.anyOf;
  if (options !== undefined) return `one of: ${options.map(describeType).join('; ')}`;
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  const types = [schema.type ?? 'any value'].flat();
  const described = types.filter((type) => type !== 'null').map((type) => describeSingle(type, schema));
  return [...described, ...(types.includes('null') ? ['or null'] : [])].join(', ');
}

function describeSingle(type: string, schema: Schema): string {
  const values = schema.enum?.filter((value) => value !== null);
  if (values !== undefined) return `${type}: ${values.join(', ')}`;
  if (type === 'array') return `list of ${describeType(schema.items ?? {})}${counts(schema)}`;
  if (type === 'string')
    return ['string', format(schema), range(schema.minLength, schema.maxLength, 'characters')].join('');
  if (type === 'integer' || type === 'number') return `${type}${range(schema.minimum, schema.maximum, '')}`;
  if (type === 'object' && schema.properties !== undefined)
    return `object with ${Object.keys(schema.properties).join(', ')}`;
  return type;
}

function format({ format: name, pattern }: Schema): string {
  return [name === undefined ? '' : ` (${name})`, pattern === undefined ? '' : ` like \`${pattern}\``].join('');
}

function counts({ minItems, maxItems }: Schema): string {
  return range(minItems, maxItems, 'entries').replace(/^ of/, ',');
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  const words =
    from !== undefined && to !== undefined
      ? `${from} to ${to}`
      : from !== undefined
        ? `at least ${from}`
        : to !== undefined
          ? `at most ${to}`
          : undefined;
  if (words === undefined) return '';
  return unit === '' ? `, ${words}` : ` of ${words} ${unit}`;
}
