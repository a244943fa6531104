import type { Bytes } from './picture-store.ts';

/** A file of a form, with its exact bytes. */
export interface SentFile {
  /** The form field. */
  readonly name: string;
  readonly bytes: Bytes;
}
