/** Stands for a body that is no JSON: empty, a page of HTML, cut off, or bytes. */
export const NOT_JSON: unique symbol = Symbol('not JSON');

/**
 * Reads a body as JSON whatever content type it is sent with: servers are often wrong about it, JSON.parse never is.
 */
export const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
};
