import { isRecord, listOf, type Schema } from '../../../../shared/json.ts';
import { nodeAt } from '../../../../shared/json-pointer.ts';
import { violationsOf } from '../../contract/schema-validator.ts';
import type { Finding } from '../../finding.ts';
import { type AnswerContext, type Fault, faultAt, judge } from '../check-context.ts';

interface DeclaredHeader {
  readonly name: string;
  readonly schema: Schema;
  readonly contract: string;
}

/** Headers that a server may omit: caching of public reads is optional, and not every 503 has a known end. */
const isOptional = (context: AnswerContext, { name, schema }: DeclaredHeader): boolean =>
  (name === 'Cache-Control' && schema.const === undefined) ||
  (name === 'Retry-After' && context.response.status !== 429);

/** Checks the headers that the contract declares for the answer's status. */
export function headers(context: AnswerContext): Finding[] {
  const declared = declaredHeaders(context);
  if (declared.length === 0) return [];
  const sent = ({ name }: DeclaredHeader) => context.response.headers[name.toLowerCase()];
  const severity = context.response.status >= 500 ? 'warning' : 'error';
  // A proxy in front of the server may have answered with a failure of its own.
  const missing = declared
    .filter((header) => sent(header) === undefined && !isOptional(context, header) && !isNoStore(header))
    .map(({ name, contract }) =>
      faultAt(name, `the header ${name} is missing`, name, undefined, { contract, severity }),
    );
  const wrong = declared.flatMap((header) => wrongValue(context, header, sent(header)));
  const stored = declared.filter(isNoStore);
  return [
    ...judge(context, 'header-missing', missing),
    ...judge(context, 'header-value', wrong),
    ...stored.flatMap((header) => judge(context, 'cacheable-private', storable(header, sent(header), severity))),
    ...declared.flatMap((header) => echo(context, header)),
    ...language(context),
  ];
}

const isNoStore = ({ name, schema }: DeclaredHeader): boolean =>
  name === 'Cache-Control' && schema.const === 'no-store';

function declaredHeaders({ contract, operation, response }: AnswerContext): DeclaredHeader[] {
  if (operation === undefined) return [];
  const answers = contract.resolve(nodeAt(contract.document, `${operation.pointer}/responses`));
  const { headers: written } = contract.resolve(answers[String(response.status)]);
  return Object.entries(isRecord(written) ? written : {}).map(([name, header]) => {
    const resolved = contract.resolve(header);
    const schema = contract.resolve(resolved['schema']);
    return { name, schema, contract: contract.pointerOf(resolved) ?? '' };
  });
}

function wrongValue(context: AnswerContext, header: DeclaredHeader, value: string | undefined): Fault[] {
  const { name, schema, contract } = header;
  if (value === undefined || isNoStore(header)) return [];
  // The client sent this invalid value; the check of the echo reports it.
  if (value === echoedIn(context, name)) return [];
  if (name === 'Vary') return wrongVary(header, value);
  // RFC 9110, 10.2.3: a gateway in front of the server may send either form.
  if (name === 'Retry-After' && isHttpDate(value)) return [];
  const typed = schema.type === 'integer' && /^\d+$/.test(value) ? Number(value) : value;
  const [violation] = violationsOf(context.contract, schema, typed);
  if (violation === undefined) return [];
  return [
    faultAt(name, `the header ${name} ${violation.message}`, JSON.stringify(violation.limit), value, { contract }),
  ];
}

/** Whether a text is a date as senders of HTTP must write it (RFC 9110, 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`. */
export const isHttpDate = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toUTCString() === text;

/** Answers depend on the language and on the token. */
function wrongVary({ contract }: DeclaredHeader, value: string): Fault[] {
  const names = value
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const lacking = ['Accept-Language', 'token'].filter((name) => !names.includes(name.toLowerCase()));
  if (names.includes('*') || lacking.length === 0) return [];
  const message = `the header Vary does not name ${lacking.join(' and ')}`;
  return [faultAt('Vary', message, 'Accept-Language, token', value, { contract, severity: 'warning' })];
}

const storable = ({ contract }: DeclaredHeader, value: string | undefined, severity: Finding['severity']) =>
  value?.toLowerCase().includes('no-store') === true ||
  faultAt('Cache-Control', 'the answer may be stored by caches', 'no-store', value, { contract, severity });

/** A header that the server sends back (`x-echo`): unchanged if its form is allowed, otherwise replaced. */
function echo(context: AnswerContext, { name, schema, contract }: DeclaredHeader): Finding[] {
  const sent = echoedIn(context, name);
  const got = context.response.headers[name.toLowerCase()];
  if (sent === undefined || got === undefined) return [];
  if (violationsOf(context.contract, schema, sent).length === 0) {
    const fault = faultAt(name, `${name} is not that of the request`, sent, got, { contract });
    return judge(context, 'request-id-not-echoed', sent === got || fault);
  }
  const message = `${name} comes back as it was sent, though its form is not allowed`;
  const fault = faultAt(name, message, 'one that the server chooses', got, { contract });
  return judge(context, 'request-id-malformed', sent !== got || fault);
}

/** The value of the request that this header of the answer must echo. */
function echoedIn({ contract, operation, exchange }: AnswerContext, name: string): string | undefined {
  const parameters = nodeAt(contract.document, `${operation?.pointer}/parameters`);
  const echoed = listOf(parameters)
    .map(contract.resolve)
    .find((parameter) => parameter['in'] === 'header' && parameter['x-echo'] === name);
  return exchange.request.headers[String(echoed?.['name']).toLowerCase()];
}

/** Every server has English; it need not have other languages. */
function language(context: AnswerContext): Finding[] {
  const asked = context.exchange.request.headers['accept-language'];
  const got = context.response.headers['content-language'];
  if (got === undefined || asked === undefined || !/^[\w-]+$/.test(got) || !/^en(-[A-Za-z]+)?(,|;|$)/.test(asked))
    return [];
  const contract = '/components/headers/ContentLanguage';
  const message = 'the answer is in another language than asked for';
  const fault = faultAt('Content-Language', message, asked, got, { contract });
  return judge(context, 'language-ignored', /^en\b/i.test(got) || fault);
}
