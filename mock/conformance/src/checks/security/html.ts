import type { Finding } from '../../finding.ts';
import { type EnvelopeContext, type Fault, faultAt, judge } from '../check-context.ts';

/** An https address, a path, or one of `more`; browsers read `/\` and `/&sol;` as the beginning of another host. */
const start = (more: string) => String.raw`(?:https://|/(?![/\\&])${more})`;
const address = (begin: string) => String.raw`"${begin}[^\s<>\\"]*"|'${begin}[^\s<>\\']*'|${begin}[^\s<>\\"']*`;

/** What schemas name besides elements without attributes: `a` with `href`, and `img` with what it shows. */
const LINK = String.raw`/a|a\s+href\s*=\s*(?:${address(start('|mailto:'))})`;
const IMAGE = String.raw`img(?:\s+(?:src\s*=\s*(?:${address(start(''))})|(?:alt|width|height)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)))*\s*/?`;
const named = (more: string) => new RegExp(String.raw`^<(?:/?(?:p|h3|ul|ol|li|strong|em)|${more})\s*>$`, 'i');
const NAMED: Readonly<Record<string, RegExp>> = { HtmlText: named(LINK), ProductDescription: named(IMAGE) };

/** What browsers take for a tag, a comment or a declaration; a value in quotes may hold `>`. */
const MARKUP = /<(?:\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*|[!?/][^>]*)(?:>|$|(?=["']))/gi;

/** Checks texts that clients show as HTML. */
export function html(context: EnvelopeContext): Finding[] {
  const texts = context.nodes.flatMap(({ name, value, pointer }) =>
    name in NAMED && typeof value === 'string' ? [{ name, pointer, value }] : [],
  );
  if (texts.length === 0) return [];
  const faults = texts.flatMap(({ name, pointer, value }): Fault[] => {
    const other = value.match(MARKUP)?.find((markup) => !NAMED[name]?.test(markup));
    const message = `${pointer}: the HTML holds more than ${name} names`;
    const place = { contract: `/components/schemas/${name}` };
    return other === undefined ? [] : [faultAt(pointer, message, `only what ${name} names`, other, place)];
  });
  return judge(context, 'html-script', faults);
}
