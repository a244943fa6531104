import { addressOf } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { type QueryComplaint, queryComplaints, readQuery } from '../../inputs/query-values.ts';
import { type CheckContext, type Fault, faultAt, judge } from '../check-context.ts';
import { isTokenName } from './route.ts';

/** Checks the parameters of a request against those that its operation declares. */
export function query(context: CheckContext): Finding[] {
  const { operation, exchange } = context;
  if (operation === undefined) return [];
  const { values, unknown: undeclared } = readQuery(
    context.contract,
    operation,
    addressOf(exchange.request.url).searchParams,
  );
  const unknown = undeclared.filter((key) => !isTokenName(key));
  const complaints = queryComplaints(context.contract, operation, values);
  const isMissing = ({ keyword, pointer }: { keyword: string; pointer: string }) =>
    keyword === 'required' && pointer === '';
  const missing = complaints.filter(isMissing);
  const wrong = complaints.filter((complaint) => !isMissing(complaint));
  const contract = `${operation.pointer}/parameters`;
  const declared = operation.parameters.map(({ name }) => name).join(', ') || 'no parameters';
  const asMissing = ({ parameter: name }: QueryComplaint) =>
    faultAt(`query.${name}`, `the parameter ${name} is missing`, name, undefined, { contract });
  const asUnknown = (name: string) =>
    faultAt(`query.${name}`, `the contract declares no parameter ${name}`, declared, name, {
      contract,
      severity: 'warning',
    });
  return [
    ...judge(context, 'request-query-missing', missing.map(asMissing)),
    ...judge(context, 'request-query-unknown', unknown.map(asUnknown)),
    ...judge(context, 'request-query-wrong', wrong.map(wrongParameter)),
  ];
}

function wrongParameter({ parameter, pointer, message, limit, value, contract }: QueryComplaint): Fault {
  const at = `query.${parameter}${pointer.replaceAll('/', '.')}`;
  return faultAt(at, `the parameter ${parameter} ${message}`, JSON.stringify(limit), value, { contract });
}
