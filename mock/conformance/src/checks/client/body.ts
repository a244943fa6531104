import { groupBy } from '../../../../shared/group-by.ts';
import { parsed } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { type CheckContext, type Fault, faultAt, judge } from '../check-context.ts';
import { type Complaint, explain } from '../shape/explain.ts';

/** Checks the body of a request against the body that its operation declares. */
export function body(context: CheckContext): Finding[] {
  const { operation, exchange } = context;
  const declared = operation?.body;
  if (declared === undefined || exchange.request.method !== operation?.method) return [];
  const { body: text = '', headers } = exchange.request;
  const type = headers['content-type'] ?? '';
  const contract = `${operation.pointer}/requestBody`;
  const { mediaType: expected } = declared;
  const isRight = type.toLowerCase().startsWith(expected);
  const message = `the body is sent as ${type || 'nothing named'}`;
  const fault = faultAt('headers.content-type', message, expected, type, { contract });
  const kind = judge(context, 'request-content-type', isRight || fault);
  if (expected !== 'application/json' || !isRight) return kind;
  const value = parsed(text);
  const broken = faultAt('body', 'the body is not JSON', 'JSON', text, { contract });
  const json = judge(context, 'request-body-json', value !== undefined || broken);
  return [
    ...kind,
    ...json,
    ...(value === undefined ? [] : fields(context, explain(context.contract, declared.schema, value))),
  ];
}

/** One finding for each field, from the first complaint about it. */
function fields(context: CheckContext, complaints: readonly Complaint[]): Finding[] {
  const first = [...groupBy(complaints, ({ pointer, property }) => `${pointer} ${property ?? ''}`).values()].flatMap(
    ([one]) => one ?? [],
  );
  const of = (...keywords: string[]) => first.filter(({ keyword }) => keywords.includes(keyword));
  const missing = of('required', 'dependentRequired');
  const unknown = of('additionalProperties', 'unevaluatedProperties');
  const wrong = first.filter((one) => !missing.includes(one) && !unknown.includes(one));
  return [
    ...judge(context, 'request-field-missing', missing.map(faultOf)),
    ...judge(context, 'request-field-unknown', unknown.map(faultOf)),
    ...judge(context, 'request-field-wrong', wrong.map(faultOf)),
  ];
}

function faultOf({ pointer, property, message, limit, value, contract, keyword }: Complaint): Fault {
  const at = ['body', ...pointer.split('/').slice(1), ...(property === undefined ? [] : [property])].join('.');
  const isMissing = keyword === 'required' || keyword === 'dependentRequired';
  const what = property === undefined ? message : isMissing ? 'is missing' : 'is not declared';
  const got = property === undefined ? value : undefined;
  return faultAt(at, `${at} ${what}`, JSON.stringify(limit) ?? '', got, { contract });
}
