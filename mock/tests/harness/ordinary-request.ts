import { isRecord, type JsonObject } from '../../shared/json.ts';
import { encodeQuery, formOf, pictureParts } from '../../shared/request-encoding.ts';
import type { Operation } from '../../src/prism/contract.ts';

/** The ordinary call of an operation, ready for `fetch(base + target, init)`. */
interface OrdinaryRequest {
  readonly target: string;
  readonly init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string | FormData;
  };
}

/** Any token: the demo customer's in the contract's examples. */
const token = 'demo-token-7f3a';

/**
 * The call that an operation's contract shows as ordinary: the body of its `ordinary` example, every parameter that has
 * an example with that example, and required parameters without one with a value that their schema allows.
 */
export function ordinaryRequest({ method, path, prism }: Operation): OrdinaryRequest {
  const search = encodeQuery(
    Object.fromEntries((prism.request?.query ?? []).map((parameter) => [parameter.name, parameterValue(parameter)])),
  );
  const headers: Record<string, string> = { token };
  for (const parameter of prism.request?.headers ?? []) {
    const value = parameterValue(parameter);
    if (value !== undefined) headers[parameter.name] = String(value);
  }
  const target = search === '' ? path : `${path}?${search}`;
  const content = prism.request?.body?.contents?.[0];
  if (content === undefined) return { target, init: { method, headers } };
  if (content.mediaType === 'multipart/form-data')
    return { target, init: { method, headers, body: formOf(pictureParts) } };
  const body = JSON.stringify(exampleOf(content.examples, 'ordinary'));
  return { target, init: { method, headers: { ...headers, 'content-type': content.mediaType }, body } };
}

/** The minimal input of an operation: the body of its `ordinary` example, and only the required parameters. */
export function minimalInput({ prism }: Operation): { query: Record<string, unknown>; body: unknown } {
  const required = (prism.request?.query ?? []).filter((parameter) => parameter.required);
  return {
    query: Object.fromEntries(required.map((parameter) => [parameter.name, parameterValue(parameter)])),
    body: exampleOf(prism.request?.body?.contents?.[0]?.examples, 'ordinary'),
  };
}

type Example = { readonly key: string; readonly value?: unknown };
type Parameter = { readonly required?: boolean; readonly schema?: unknown; readonly examples?: readonly object[] };

function parameterValue({ required, schema, examples }: Parameter): unknown {
  const example = exampleOf(examples);
  if (example !== undefined) return example;
  return required && isRecord(schema) ? allowedValue(schema) : undefined;
}

function exampleOf(examples: readonly object[] = [], name?: string): unknown {
  const named = examples.filter((example): example is Example => 'key' in example && 'value' in example);
  return (named.find(({ key }) => key === name) ?? named[0])?.value;
}

function allowedValue(schema: JsonObject): unknown {
  const { const: only, default: usual, enum: list, examples, minimum } = schema;
  const first = (values: unknown) => (Array.isArray(values) ? values[0] : undefined);
  return only ?? usual ?? first(examples) ?? first(list) ?? minimum ?? 1;
}
