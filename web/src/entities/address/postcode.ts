/** Whether a postcode matches its country's rule; an invalid regular expression of the server matches everything. */
export function matchesRule(pattern: string, postcode: string): boolean {
  try {
    return new RegExp(pattern).test(postcode);
  } catch {
    return true;
  }
}

/**
 * A postcode as its country's rule wants it, without the mark 〒 of Japan's post: as it was written, without its blanks and
 * hyphens, or with one of them in another place; without the country's letters, as in D-10119, if it needs none. What
 * matches in no way stays as it is.
 */
export function fitPostcode(written: string, pattern: string): string {
  const plain = written.replace(/[\u3012\u3020\u3036]/g, '').trim();
  const formsOf = (text: string) => {
    const compact = text.replace(/[ -]/g, '');
    const places = Array.from({ length: Math.max(0, compact.length - 1) }, (_, place) => place + 1);
    const split = (mark: string) => places.map((place) => compact.slice(0, place) + mark + compact.slice(place));
    return [text, compact, ...split('-'), ...split(' ')];
  };
  const forms = [plain, plain.replace(/^[A-Z]{1,3}[ -]+(?=[0-9])/, '')].flatMap(formsOf);
  return forms.find((form) => matchesRule(pattern, form)) ?? plain;
}
