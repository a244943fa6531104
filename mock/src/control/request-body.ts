/** A control call that cannot be understood; the message names the field and what is allowed. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

export type Written = Readonly<Record<string, unknown>>;

/** The JSON object a control call carries; an empty body is an empty object. Throws NotUnderstood for anything else. */
export async function written(request: Request): Promise<Written> {
  const text = await request.text();
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotUnderstood('body: a JSON object');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new NotUnderstood('body: a JSON object');
  return { ...value };
}
