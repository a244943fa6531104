import type { Finding } from '../../finding.ts';
import { type EnvelopeContext, type Fault, faultAt, judge } from '../check-context.ts';

/** Of an https or mailto address, or a path; browsers read `/\` and `/&sol;` as the beginning of another host. */
const START = String.raw`(?:https://|mailto:|/(?![/\\&]))`;
const ADDRESS = String.raw`"${START}[^\s<>\\"]*"|'${START}[^\s<>\\']*'|${START}[^\s<>\\"']*`;

/** What HtmlText names: elements without attributes, and `a` with `href`. */
const NAMED = new RegExp(String.raw`^<(?:/?(?:p|h3|ul|ol|li|strong|em)|/a|a\s+href\s*=\s*(?:${ADDRESS}))\s*>$`, 'i');

/** What browsers take for a tag, a comment or a declaration; a value in quotes may hold `>`. */
const MARKUP = /<(?:\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*|[!?/][^>]*)(?:>|$|(?=["']))/gi;

/** Checks texts that clients show as HTML. */
export function html(context: EnvelopeContext): Finding[] {
  const texts = context.nodes.flatMap(({ name, value, pointer }) =>
    name === 'HtmlText' && typeof value === 'string' ? [{ pointer, value }] : [],
  );
  if (texts.length === 0) return [];
  const place = { contract: '/components/schemas/HtmlText' };
  const faults = texts.flatMap(({ pointer, value }): Fault[] => {
    const other = value.match(MARKUP)?.find((markup) => !NAMED.test(markup));
    const message = `${pointer}: the HTML holds more than HtmlText names`;
    return other === undefined ? [] : [faultAt(pointer, message, 'only what HtmlText names', other, place)];
  });
  return judge(context, 'html-script', faults);
}
