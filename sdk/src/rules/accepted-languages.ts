/**
 * The language tags of an `Accept-Language` header, the most wanted first: by weight, then by place (RFC 9110, 12.5.4).
 * Without those of weight 0 and without `*`.
 */
export const acceptedLanguages = (header: string): string[] =>
  header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.map((part) => /^q=([01](?:\.\d{0,3})?)$/i.exec(part)?.[1]).find(Boolean) ?? '1';
      return { tag, weight: Number(weight) };
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag) && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
