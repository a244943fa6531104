import { type OutsideUrl, outsideUrl } from '../../ui/outside-url.ts';

/** A part of a message: text, or a URL outside the app. */
interface TextPart {
  text: string;
  /** The link's target; undefined for text. */
  url?: OutsideUrl;
}

const ADDRESS = /https:\/\/[^\s<>"'，。；！？、（）【】「」]+/gi;
/** Punctuation that ends the sentence and is not part of the URL. */
const PUNCTUATION = /[.,;:!?)\]}：]+$/u;

/** Splits a message into its parts. Only URLs that may be opened become links. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(PUNCTUATION, '');
    const url = outsideUrl(address);
    if (url === undefined) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, url });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
