/** A stretch of a message: words, or an address outside. */
interface TextPart {
  text: string;
  /** Where it leads; undefined for words. */
  url?: URL;
}

const ADDRESS = /https:\/\/[^\s<>"'，。；！？、（）【】「」]+/gi;
/** Ends the sentence, not the address. */
const PUNCTUATION = /[.,;:!?)\]}：]+$/u;

/**
 * The parts of a message. Only https addresses lead anywhere; one that names a user stays words, because what stands
 * before its @ may be made to look like the host.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(PUNCTUATION, '');
    const url = URL.parse(address);
    if (url === null || url.username !== '' || url.password !== '') continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, url });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
