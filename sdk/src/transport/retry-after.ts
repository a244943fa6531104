/**
 * Seconds to wait by the answer's `Retry-After`: a number, or an HTTP date in any of its three forms (RFC 9110, 10.2.3 and
 * 5.6.7). A date counts from the answer's own `Date` where that can be read, because the device's clock may be wrong.
 * Undefined for no wait, or a value that is neither.
 */
export const retryAfterOf = (headers: Headers): number | undefined => {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) || undefined;
  const sent = httpDate(headers.get('date') ?? '') ?? Date.now();
  const seconds = Math.ceil(((httpDate(value) ?? 0) - sent) / 1000);
  return seconds > 0 ? seconds : undefined;
};

/** Milliseconds since 1970. HTTP dates begin with a weekday; the form of asctime leaves out that they are in GMT. */
function httpDate(text: string): number | undefined {
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return undefined;
  return Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`) || undefined;
}
