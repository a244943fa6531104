import type { Finding } from '../../finding.ts';
import { type EnvelopeContext, faultAt, judge } from '../check-context.ts';

const SCRIPT = /<script|<iframe|<[^>]+\son\w+\s*=|javascript:/i;

/** Checks texts that clients show as HTML. */
export function html(context: EnvelopeContext): Finding[] {
  const texts = context.nodes.flatMap(({ name, value, pointer }) =>
    name === 'HtmlText' && typeof value === 'string' ? [{ pointer, value }] : [],
  );
  if (texts.length === 0) return [];
  const expected = 'only the elements that HtmlText names';
  const place = { contract: '/components/schemas/HtmlText' };
  const faults = texts
    .filter(({ value }) => SCRIPT.test(value))
    .map(({ pointer, value }) =>
      faultAt(pointer, `${pointer}: the HTML holds a script`, expected, SCRIPT.exec(value)?.[0], place),
    );
  return judge(context, 'html-script', faults);
}
