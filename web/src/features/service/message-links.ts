import { outsideUrl } from '../../entities/outside-link/outside-url.ts';

/** A stretch of a message: words, or an address outside. */
interface TextPart {
  text: string;
  /** Where it leads; undefined for words. */
  url?: URL;
}

const ADDRESS = /https:\/\/[^\s<>"'，。；！？、（）【】「」]+/gi;
/** Ends the sentence, not the address. */
const PUNCTUATION = /[.,;:!?)\]}：]+$/u;

/** The parts of a message. Only addresses that may be opened lead anywhere. */
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
