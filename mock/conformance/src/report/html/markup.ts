import { escapeXml } from '../xml.ts';

/** Trusted HTML, which is put into a page without escaping. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[];

/**
 * Builds HTML from a template: interpolated values are escaped unless they are Markup; false and undefined are left
 * out.
 */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.map((text, index) => text + sourceOf(parts[index])).join(''));
}

function sourceOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.source;
  return typeof part === 'object' ? part.map(sourceOf).join('') : escapeXml(String(part));
}
