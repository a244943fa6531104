/** A request body: JSON text, or a form with files, whose boundary the browser writes. */
export type Body = string | FormData | undefined;

const formOf = (body: object): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(field, value);
    else if (value !== undefined && value !== null) form.append(field, String(value));
  }
  return form;
};

/** Serialises a body by the operation's media type. openapi-fetch would serialise a file as `{}`. */
export const serializeBody = (body: object | undefined, mediaType?: string): Body =>
  body && mediaType === 'multipart/form-data' ? formOf(body) : JSON.stringify(body);
