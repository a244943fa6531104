import type { Schema } from '../client/operation-types.ts';

/** What every answer is wrapped in: a success only if `code` is 1 (R8.01). */
export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

const SUCCESS = 1;

/** The envelope that a parsed body is, if it is one. */
export const envelopeOf = (body: unknown): Envelope | undefined => {
  const { code, msg, data = null }: { [field in keyof Envelope]?: unknown } = Object(body);
  return typeof code === 'number' ? { code, msg: typeof msg === 'string' ? msg : '', data } : undefined;
};

/**
 * The envelope in a body's text; undefined if it is not JSON (empty, a page of HTML, truncated) or no envelope. Parsed
 * whatever the content type says: servers are often wrong about it, JSON.parse never is.
 */
export const parseEnvelope = (text: string): Envelope | undefined => {
  try {
    return envelopeOf(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Whether the server did what was asked; an HTTP 200 alone does not say so. */
export const isSuccess = (envelope: Envelope): boolean => envelope.code === SUCCESS;

const isFieldError = (value: unknown): value is Schema<'FieldError'> => {
  const { field, message }: { [field in keyof Schema<'FieldError'>]?: unknown } = Object(value);
  return typeof field === 'string' && typeof message === 'string';
};

/** The refused fields that an HTTP 422 names. */
export const fieldErrorsOf = (data: unknown): Schema<'FieldError'>[] => {
  const { errors }: { errors?: unknown } = Object(data);
  return Array.isArray(errors) ? errors.filter(isFieldError) : [];
};
