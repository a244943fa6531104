import type { Schema } from '../client/operation-types.ts';

/** The wrapper of every answer: a success only if `code` is 1 (R8.01). */
export interface Envelope {
  code: number;
  msg: string;
  /** When the answer was made, in Unix seconds as a text, if the server says so. */
  time?: unknown;
  data: unknown;
}

const SUCCESS = 1;

/** The parsed body as an envelope; undefined if it is not one. */
export const envelopeOf = (body: unknown): Envelope | undefined => {
  const { code, msg, time, data = null }: { [field in keyof Envelope]?: unknown } = Object(body);
  return typeof code === 'number' ? { code, msg: typeof msg === 'string' ? msg : '', time, data } : undefined;
};

/**
 * The envelope in a body's text; undefined if it is not JSON (empty, a page of HTML, truncated) or not an envelope.
 * Ignores the content type, which servers often get wrong.
 */
export const parseEnvelope = (text: string): Envelope | undefined => {
  try {
    return envelopeOf(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Whether the server carried out the call; an HTTP 200 alone does not say so. */
export const isSuccess = (envelope: Envelope): boolean => envelope.code === SUCCESS;

const isFieldError = (value: unknown): value is Schema<'FieldError'> => {
  const { field, message }: { [field in keyof Schema<'FieldError'>]?: unknown } = Object(value);
  return typeof field === 'string' && typeof message === 'string';
};

/** The refused fields named by an HTTP 422. */
export const fieldErrorsOf = (data: unknown): Schema<'FieldError'>[] => {
  const { errors }: { errors?: unknown } = Object(data);
  return Array.isArray(errors) ? errors.filter(isFieldError) : [];
};
