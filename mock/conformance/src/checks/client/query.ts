import { isRecord } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { type QueryComplaint, queryComplaints, type RawValue } from '../../inputs/query-values.ts';
import { addressOf, type CheckContext, type Fault, judge } from '../check-context.ts';
import { isTokenName } from './route.ts';

/** The parameters of a request against those that its operation declares. */
export function query(context: CheckContext): Finding[] {
  const { operation, exchange } = context;
  if (operation === undefined) return [];
  const { values, unknown } = read(context, addressOf(exchange.request.url).searchParams);
  const complaints = queryComplaints(context, operation, values);
  const isMissing = ({ keyword, pointer }: { keyword: string; pointer: string }) =>
    keyword === 'required' && pointer === '';
  const missing = complaints.filter(isMissing);
  const wrong = complaints.filter((complaint) => !isMissing(complaint));
  const contract = `${operation.pointer}/parameters`;
  const declared = operation.parameters.map(({ name }) => name).join(', ') || 'no parameters';
  return [
    ...judge(
      context,
      'request-query-missing',
      missing.map(({ parameter: name }): Fault => {
        return {
          message: `the parameter ${name} is missing`,
          at: `query.${name}`,
          expected: name,
          got: undefined,
          contract,
        };
      }),
    ),
    ...judge(
      context,
      'request-query-unknown',
      unknown.map((name): Fault => {
        const message = `the contract declares no parameter ${name}`;
        return { message, at: `query.${name}`, expected: declared, got: name, contract, severity: 'warning' };
      }),
    ),
    ...judge(context, 'request-query-wrong', wrong.map(wrongParameter)),
  ];
}

function wrongParameter({ parameter, pointer, message, limit, value, contract }: QueryComplaint): Fault {
  const at = `query.${parameter}${pointer.replaceAll('/', '.')}`;
  return {
    message: `the parameter ${parameter} ${message}`,
    at,
    expected: JSON.stringify(limit),
    got: value,
    contract,
  };
}

/** The values of a query by parameter: repeated keys as lists, `key[sub]` as objects. */
function read(
  { contract, operation }: CheckContext,
  search: URLSearchParams,
): { values: Record<string, RawValue>; unknown: string[] } {
  const values: Record<string, RawValue> = {};
  const known = new Set<string>();
  for (const { name, schema } of operation?.parameters ?? []) {
    const nested = [...search].filter(
      ([key]) => key.startsWith(`${name}[`) && key.endsWith(']') && key !== `${name}[]`,
    );
    const repeated = search.getAll(name);
    const [first] = repeated;
    if (isRecord(contract.resolve(schema).properties) && nested.length > 0) {
      values[name] = Object.fromEntries(nested.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
      for (const [key] of nested) known.add(key);
    } else if (first !== undefined) {
      values[name] = repeated.length === 1 ? first : repeated;
    }
    known.add(name);
  }
  return { values, unknown: [...new Set(search.keys())].filter((key) => !known.has(key) && !isTokenName(key)) };
}
