import type { Finding } from '../../finding.ts';
import { type AnswerContext, faultAt, judge } from '../check-context.ts';

/** Headers that no answer of this contract needs. */
export function answerHeaders(context: AnswerContext): Finding[] {
  const { headers } = context.response;
  const { 'set-cookie': cookie, 'x-powered-by': powered, server } = headers;
  const [name] = (cookie ?? '').split('=');
  const banner = powered ?? (server !== undefined && /\/\d/.test(server) ? server : undefined);
  const at = powered === undefined ? 'Server' : 'X-Powered-By';
  const severity = 'warning';
  const cookieFault = faultAt('Set-Cookie', `the answer sets the cookie ${name}`, 'no cookie', name, { severity });
  const bannerFault = faultAt(at, `the header ${at} names the software`, `no ${at} with a version`, banner, {
    severity,
  });
  return [
    ...judge(context, 'cookie-set', cookie === undefined || cookieFault),
    ...judge(context, 'server-banner', banner === undefined || bannerFault),
  ];
}
