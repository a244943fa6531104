import type { Finding } from '../../finding.ts';
import { type AnswerContext, judge } from '../check-context.ts';

/** Headers that no answer of this contract needs. */
export function answerHeaders(context: AnswerContext): Finding[] {
  const { headers } = context.response;
  const { 'set-cookie': cookie, 'x-powered-by': powered, server } = headers;
  const [name] = (cookie ?? '').split('=');
  const banner = powered ?? (server !== undefined && /\/\d/.test(server) ? server : undefined);
  const at = powered === undefined ? 'Server' : 'X-Powered-By';
  return [
    ...judge(
      context,
      'cookie-set',
      cookie === undefined
        ? []
        : [
            {
              message: `the answer sets the cookie ${name}`,
              at: 'Set-Cookie',
              expected: 'no cookie',
              got: name,
              severity: 'warning',
            },
          ],
    ),
    ...judge(
      context,
      'server-banner',
      banner === undefined
        ? []
        : [
            {
              message: `the header ${at} names the software`,
              at,
              expected: `no ${at} with a version`,
              got: banner,
              severity: 'warning',
            },
          ],
    ),
  ];
}
