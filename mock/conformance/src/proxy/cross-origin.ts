import { parseUrl } from '../../../shared/parse-url.ts';
import { type Exchange, operationName } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { headersOf } from './exchange-of.ts';
import type { Passage } from './forward.ts';

/** Whether a request is a CORS preflight. */
export const isPreflight = ({ method, requestHeaders }: Passage): boolean =>
  method === 'OPTIONS' && headersOf(requestHeaders)['access-control-request-method'] !== undefined;

/**
 * Findings that keep a page of another origin from calling the API or from reading its answer, as a browser would see
 * it. The origin differs when it is not the address that the client uses for the proxy.
 */
export function checkCrossOrigin(exchange: Exchange, askedHost: string): Finding[] {
  const { request, response } = exchange;
  const origin = request.headers['origin'];
  if (origin === undefined || response === undefined || parseUrl(origin)?.host === askedHost) return [];
  const { status, headers } = response;
  const finding = (message: string, expected: string, got: string | undefined): Finding => ({
    check: 'cross-origin',
    severity: 'warning',
    operation: operationName(exchange),
    message,
    at: '',
    expected,
    got: got ?? 'no such header',
    contract: '/servers/0',
    exchanges: [exchange],
  });
  const allowed = headers['access-control-allow-origin'];
  const asked = request.headers['access-control-request-method'];
  const isAsked = request.method === 'OPTIONS' && asked !== undefined;
  if (isAsked && (status < 200 || status > 299)) {
    const message = `Pages of ${origin} cannot call: the browser's question before the call (OPTIONS) is not answered`;
    return [finding(message, 'HTTP 2xx, without a token', `HTTP ${status}`)];
  }
  if (allowed !== '*' && allowed !== origin) {
    const message = isAsked ? `Pages of ${origin} may not call the API` : `Pages of ${origin} cannot read the answers`;
    return [finding(message, `access-control-allow-origin: * or ${origin}`, allowed)];
  }
  if (!isAsked) return [];
  const list = (name: string) => (headers[name] ?? '').toLowerCase().split(/\s*,\s*/);
  const methods = list('access-control-allow-methods');
  if (!['GET', 'HEAD', 'POST'].includes(asked) && !methods.includes('*') && !methods.includes(asked.toLowerCase())) {
    return [finding(`Pages of ${origin} may not use ${asked}`, asked, headers['access-control-allow-methods'])];
  }
  const names = list('access-control-allow-headers');
  const wanted = (request.headers['access-control-request-headers'] ?? '').toLowerCase().split(/\s*,\s*/);
  const refused = wanted.filter((name) => name !== '' && !names.includes(name) && !names.includes('*'));
  if (refused.length === 0) return [];
  const message = `Pages of ${origin} may not send the header ${refused.join(', ')}`;
  return [finding(message, refused.join(', '), headers['access-control-allow-headers'])];
}
