import { type Call, type Contract, needsLogin, resolveParameter, resolveSchema } from '../contract.ts';

const ORIGIN = 'http://localhost:4010';
const TOKEN = 'demo-token-7f3a';

/** The call with curl and with the SDK, from the contract's ordinary example, as shown by Scalar (`x-codeSamples`). */
export function codeSamples(contract: Contract, call: Call) {
  return [
    { lang: 'shell', label: 'curl', source: curl(contract, call) },
    { lang: 'typescript', label: 'SDK', source: sdkCall(contract, call) },
  ];
}

function curl(contract: Contract, call: Call): string {
  const { path, method, operation } = call;
  const query = new URLSearchParams(
    queryOf(contract, call).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const url = `${ORIGIN}${path}${query === '' ? '' : `?${query}`}`;
  const body = bodyOf(call);
  return [
    `curl ${method === 'post' && body === undefined && !isForm(call) ? '-X POST ' : ''}'${url}'`,
    ...(needsLogin(operation) ? [`-H 'token: ${TOKEN}'`] : []),
    `-H 'accept-language: en'`,
    ...(isForm(call) ? formFields(contract, call).map(([name, value]) => `-F '${name}=${value}'`) : []),
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d '${JSON.stringify(body, null, 2).replaceAll("'", `'\\''`)}'`]),
  ].join(' \\\n  ');
}

function sdkCall(contract: Contract, call: Call): string {
  const { operationId } = call.operation;
  const query = Object.fromEntries(queryOf(contract, call));
  const body = isForm(call) ? Object.fromEntries(formFields(contract, call)) : bodyOf(call);
  const input = { ...(Object.keys(query).length > 0 && { query }), ...(body !== undefined && { body }) };
  const written = literal(input).replace(`'${FILE}'`, 'file');
  const takes = Object.keys(input).length === 0 ? '' : `, ${written}`;
  return `const data = await client.call('${operationId}'${takes});`;
}

const FILE = '@picture.jpg';
const isForm = ({ operation }: Call) => operation.requestBody?.content['multipart/form-data'] !== undefined;

function bodyOf({ operation }: Call): unknown {
  const example = operation.requestBody?.content['application/json']?.examples?.['ordinary'];
  return example !== undefined && 'value' in example ? example.value : undefined;
}

/** The fields of the only body that is not JSON: a file, and its purpose. */
function formFields(contract: Contract, { operation }: Call): [string, string][] {
  const schema = operation.requestBody?.content['multipart/form-data']?.schema ?? {};
  return Object.entries(resolveSchema(contract, schema).properties ?? {}).map(([name, property]) => {
    const [first] = resolveSchema(contract, property).enum ?? [FILE];
    return [name, String(first)];
  });
}

/** The required query parameters. */
function queryOf(contract: Contract, { operation }: Call): [string, unknown][] {
  return (operation.parameters ?? [])
    .map((parameter) => resolveParameter(contract, parameter))
    .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    .map(({ name, example }) => [name, example]);
}

/** A value as TypeScript: names unquoted if possible, strings in single quotes. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => literal(one, deeper))
    : Object.entries(value).map(([name, one]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${literal(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (parts.length === 0) return open + close;
  if (line.length <= 80 && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}
