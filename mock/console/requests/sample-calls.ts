import type { Exchange } from '../mock-api.ts';

/** Headers that the browser sets itself. */
const OWN =
  /^(host|connection|content-length|accept-encoding|cookie|origin|referer|user-agent|accept|sec-.*|cache-control|pragma)$/;

/** The request of a call. */
export type SentCall = Pick<Exchange, 'method' | 'url' | 'headers' | 'body'>;

const headersOf = ({ headers }: SentCall) => Object.entries(headers).filter(([name]) => !OWN.test(name));

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as a shell command, addressed to its sandbox. */
export function asCurl(exchange: Exchange, { origin, session }: { origin: string; session: string }): string {
  const { method, url, body } = exchange;
  const headers = [...headersOf(exchange).filter(([name]) => name !== 'x-mock-session'), ['x-mock-session', session]];
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + url)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}

/** The call as code that uses the SDK. */
export function asSdkCall(operation: string, { url, body }: Exchange): string {
  const query = queryOf(new URL(url, 'http://mock').searchParams);
  const input = { ...(Object.keys(query).length > 0 && { query }), ...(body !== null && { body: JSON.parse(body) }) };
  const takes = Object.keys(input).length > 0 ? `, ${JSON.stringify(input, null, 2)}` : '';
  return `const data = await client.call('${operation}'${takes});`;
}

/** `filter[price_min]=5` becomes `{ filter: { price_min: … } }`. Text that must be a number or boolean becomes one. */
function queryOf(parameters: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [key, text] of parameters) {
    const [, name = key, inner] = /^(\w+)\[(\w+)\]$/.exec(key) ?? [];
    const value = /^(?:0|-?[1-9]\d{0,14}|true|false)$/.test(text) ? JSON.parse(text) : text;
    query[name] = inner === undefined ? value : { ...Object(query[name]), [inner]: value };
  }
  return query;
}

/** Sends the call again, unchanged. */
export const sendAgain = (exchange: SentCall, session: string): Promise<Response> =>
  fetch(exchange.url, {
    method: exchange.method,
    headers: { ...Object.fromEntries(headersOf(exchange)), 'x-mock-session': session },
    ...(exchange.body !== null && { body: exchange.body }),
  });
