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
 * hyphens, or with one of them in another place; without the country's letters (D-10119, SE-11455), if it needs none. What
 * matches in no way stays as it is: another country's letters too, since the country may be the wrong one.
 */
export function fitPostcode(written: string, country: string, pattern: string): string {
  const plain = written.replace(/[\u3012\u3020\u3036]/g, '').trim();
  const formsOf = (text: string) => {
    const compact = text.replace(/[ -]/g, '');
    const places = Array.from({ length: Math.max(0, compact.length - 1) }, (_, place) => place + 1);
    const split = (mark: string) => places.map((place) => compact.slice(0, place) + mark + compact.slice(place));
    return [text, compact, ...split('-'), ...split(' ')];
  };
  const [, letters = '', digits = ''] = /^([A-Z]+)[ -]+([0-9].*)$/.exec(plain) ?? [];
  const isOwn = letters === country || letters === country[0];
  const forms = [plain, ...(isOwn ? [digits] : [])].flatMap(formsOf);
  return forms.find((form) => matchesRule(pattern, form)) ?? plain;
}
