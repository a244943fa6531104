import type { Finding } from '../../finding.ts';
import { type EnvelopeContext, judge } from '../check-context.ts';

const SCRIPT = /<script|<iframe|<[^>]+\son\w+\s*=|javascript:/i;

/** Checks texts that clients show as HTML. */
export function html(context: EnvelopeContext): Finding[] {
  const texts = context.nodes.flatMap(({ name, value, pointer }) =>
    name === 'HtmlText' && typeof value === 'string' ? [{ pointer, value }] : [],
  );
  if (texts.length === 0) return [];
  const faults = texts
    .filter(({ value }) => SCRIPT.test(value))
    .map(({ pointer, value }) => ({
      message: `${pointer}: the HTML holds a script`,
      at: pointer,
      expected: 'only the elements that HtmlText names',
      got: SCRIPT.exec(value)?.[0],
      contract: '/components/schemas/HtmlText',
    }));
  return judge(context, 'html-script', faults);
}
