import { isRecord, isSchema, type Schema } from '../../shared/json.ts';
import type { FieldError } from '../http-error.ts';

/** One error that Prism's validators report about a request or an answer. */
export interface Violation {
  /** The location: `['body', 'filter', 'price_min']`. The first part is body, query, header or path. */
  readonly path: readonly string[];
  /** The JSON Schema keyword that failed. */
  readonly rule: string;
  readonly message: string;
}

// The contract's limits for `data.errors` (FieldError, HttpFailure), for answers to hostile requests too.
const maxErrors = 100;
const maxField = 200;
const maxMessage = 500;

/** The `data.errors` of a 422: each refused field once, named as the client wrote it, with everything allowed there. */
export function explain(violations: readonly Violation[], schemaOf: (part: string) => Schema): FieldError[] {
  // "Matches no branch" only repeats what the errors inside the branch say better.
  const specific = violations.filter(({ rule }) => rule !== 'oneOf' && rule !== 'anyOf');
  const reasons = new Map<string, Set<string>>();
  for (const violation of specific.length > 0 ? specific : violations) {
    const { field, reason } = explainOne(violation, schemaOf(violation.path[0] ?? 'body'));
    reasons.set(field, (reasons.get(field) ?? new Set()).add(reason));
  }
  return [...reasons].slice(0, maxErrors).map(([field, text]) => ({
    field: clip(field, maxField),
    message: clip(`${clip(field, maxField)} ${[...text].join(' and ')}`, maxMessage),
  }));
}

function explainOne({ path, rule, message }: Violation, root: Schema): { field: string; reason: string } {
  const inside = path.slice(1);
  const missing = /required property '([^']+)'/.exec(message)?.[1];
  const unknown = /; found '(.*)'$/s.exec(message)?.[1];
  const named = rule === 'required' ? missing : unknown;
  const field = [...inside, ...(named === undefined ? [] : [named])].join('.') || (path[0] ?? 'body');
  const text = message.replace(/^Request \w+ (?:(?:property|parameter) \S+ )?/, '');
  return { field, reason: reasonFor(rule, schemaAt(root, inside)) ?? text };
}

/** The failed keyword's requirement in words; undefined for keywords without a text here. */
function reasonFor(rule: string, schema: Schema): string | undefined {
  const limit = schema[rule];
  switch (rule) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not a field of this call';
    case 'type':
      return `must be ${listed(limit).map(withArticle).join(' or ')}`;
    case 'const':
      return `must be ${JSON.stringify(limit)}`;
    case 'enum':
      return `must be one of: ${listed(limit).join(', ')}`;
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
      return `must have at least ${counted(limit)}`;
    case 'maxItems':
      return `must have at most ${counted(limit)}`;
    case 'uniqueItems':
      return 'must not repeat an entry';
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'pattern':
      return `must match ${limit}${exampleOf(schema)}`;
    case 'format':
      return `must be a valid ${limit}${exampleOf(schema)}`;
    default:
      return undefined;
  }
}

/** The schema of a field; empty if its path passes through something without a single schema. */
function schemaAt(root: Schema, path: readonly string[]): Schema {
  let schema: unknown = root;
  for (const part of path) {
    if (!isSchema(schema)) return {};
    const properties: unknown = schema.properties;
    schema = isRecord(properties) && Object.hasOwn(properties, part) ? properties[part] : schema.items;
  }
  return isSchema(schema) ? schema : {};
}

function listed(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

function withArticle(type: string): string {
  if (type === 'null') return type;
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

function counted(limit: unknown): string {
  return limit === 1 ? '1 entry' : `${limit} entries`;
}

function exampleOf(schema: Schema): string {
  const example: unknown = Array.isArray(schema.examples) ? schema.examples[0] : undefined;
  return typeof example === 'string' ? `, for example ${example}` : '';
}

function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
