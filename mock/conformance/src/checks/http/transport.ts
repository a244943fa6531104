import { escapePointer } from '../../../../shared/json-pointer.ts';
import { parsed } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { type AnswerContext, type CheckContext, type Fault, faultAt, judge } from '../check-context.ts';

/** R7.02: a client gives up after ten seconds. */
const LONGEST = 10_000;

/** Whether an answer arrived in time; `slow` is a softer limit in milliseconds. */
export function answered(context: CheckContext, slow: number | undefined): Finding[] {
  const { response, duration, failure } = context.exchange;
  const expected = 'an answer within 10 seconds';
  if (response === undefined) {
    const got = failure ?? 'no answer';
    const waited = /within \d+ ms$/.exec(got)?.[0];
    const asked = waited === undefined ? expected : `an answer ${waited}`;
    return judge(context, 'no-answer', faultAt('', `no answer came: ${got}`, asked, got));
  }
  const seconds = `${(duration / 1000).toFixed(1)} seconds`;
  if (duration > LONGEST) {
    return judge(context, 'no-answer', faultAt('', `the answer took ${seconds}`, expected, seconds));
  }
  const late = judge(context, 'no-answer', []);
  if (slow === undefined) return late;
  const taken = `${Math.round(duration)} ms`;
  const fault = faultAt('', `the answer took ${taken}`, `at most ${slow} ms`, taken, { severity: 'warning' });
  return [...late, ...judge(context, 'slow-answer', duration <= slow || fault)];
}

/** Whether the status is declared. An undeclared route must answer 404 or 405. */
export function status(context: AnswerContext): Finding[] {
  const { operation, response } = context;
  if (operation === undefined || isLeftToEnvelope(context)) return [];
  const isDeclared = operation.statuses.includes(response.status) || isRevalidation(context);
  return judge(context, 'http-status', isDeclared || undeclaredStatus(context, operation.statuses));
}

/** Whether a cache asked if its copy of a public read still holds, and it does (contract: CacheControl). */
function isRevalidation({ operation, response, exchange: { request } }: AnswerContext): boolean {
  const isAsked = 'if-none-match' in request.headers || 'if-modified-since' in request.headers;
  return response.status === 304 && isAsked && request.method === 'GET' && operation?.login !== 'required';
}

function undeclaredStatus({ response, operation }: AnswerContext, statuses: readonly number[]): Fault {
  const { location } = response.headers;
  const leads = location === undefined ? '' : `, which leads to ${location}`;
  const contract = `${operation?.pointer}/responses`;
  const message = `HTTP ${response.status} is not declared${leads}`;
  return faultAt('', message, statuses.join(', '), response.status, { contract });
}

/** Whether a refusal came with the HTTP status of a failure: `status-for-refusal` reports that. */
function isLeftToEnvelope({ response, contract }: AnswerContext): boolean {
  const code = /^\s*\{[^{}[\]]*?"code"\s*:\s*(\d+)/.exec(response.body)?.[1];
  return response.status >= 400 && code !== undefined && contract.businessCodes.has(Number(code));
}

/** Failures whose body may be missing: a proxy in front of the server may have answered. */
const MAY_BE_EMPTY = new Set([500, 502, 503, 504]);

/** Whether the body is JSON and its type says so. An HTML page is a single finding. */
export function body(context: AnswerContext): Finding[] {
  const { response } = context;
  const type = response.headers['content-type'] ?? '';
  const text = response.body.replace(/^\uFEFF/, '').trim();
  if (text === '' && (MAY_BE_EMPTY.has(response.status) || isRedirect(response.status))) return [];
  if (context.exchange.request.method === 'HEAD') return [];
  const page = /^<(!doctype|html|\?xml|br\b|b>|div|pre)/i.test(text);
  const found = judge(context, 'html-page', !page || htmlPage(context, text));
  if (page) return found;
  const untyped = faultAt('', `the answer's content type is ${type || 'missing'}`, 'application/json', type);
  const isJson = /^application\/json\s*(;|$)/i.test(type);
  return [
    ...found,
    ...judge(context, 'body-json', parsed(response.body) !== undefined || unreadable(response.body)),
    ...judge(context, 'member-twice', repeatedMembers(response.body).slice(0, 1)),
    ...judge(context, 'content-type', isJson || untyped),
  ];
}

const isRedirect = (code: number): boolean => code >= 300 && code < 400;

function htmlPage({ response }: AnswerContext, text: string): Fault {
  const title = /<title>([^<]*)<\/title>/i.exec(text)?.[1]?.trim();
  const message = `an HTML page came with HTTP ${response.status}${title ? `: "${title}"` : ''}`;
  return faultAt('', message, 'the envelope as JSON', text);
}

/** Names that an object has twice: every reader takes another one of the two (RFC 8259, section 4). */
function repeatedMembers(text: string): Fault[] {
  if (parsed(text) === undefined) return [];
  const open: { readonly names: Set<string>; name: string | number }[] = [];
  const faults: Fault[] = [];
  for (const [token, string, isName] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\],]/g)) {
    if (token === '{' || token === '[') open.push({ names: new Set(), name: token === '[' ? 0 : '' });
    else if (token === '}' || token === ']') open.pop();
    const object = open.at(-1);
    if (token === ',' && typeof object?.name === 'number') object.name += 1;
    if (isName === undefined || string === undefined || object === undefined) continue;
    object.name = JSON.parse(string) as string;
    if (object.names.has(object.name)) {
      const at = open.map(({ name }) => `/${escapePointer(String(name))}`).join('');
      faults.push({ message: `${at} comes twice in one object`, at, expected: `${object.name} once`, got: 'twice' });
    }
    object.names.add(object.name);
  }
  return faults;
}

function unreadable(text: string): Fault {
  const before = text.startsWith('\uFEFF')
    ? ': a byte order mark (EF BB BF) stands before it'
    : text.indexOf('{"') > 0
      ? ', something stands before it'
      : '';
  return faultAt('', `the body is not JSON${before}`, 'the envelope as JSON', text);
}
