import { escapeXml } from '../xml.ts';

/** HTML that may stand in a page as it is. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[];

/** HTML from a template: everything that is put into it is escaped, but for markup; false and undefined are left out. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.map((text, index) => text + sourceOf(parts[index])).join(''));
}

function sourceOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.source;
  return typeof part === 'object' ? part.map(sourceOf).join('') : escapeXml(String(part));
}
