import type { MessageDescriptor } from '@lingui/core';

/** Thrown by a screen that words an error itself, which the first load does without: what happened, and what to do. */
export class WordedError extends Error {
  override readonly name = 'WordedError';
  readonly text: MessageDescriptor;
  readonly advice: MessageDescriptor;

  constructor(text: MessageDescriptor, advice: MessageDescriptor) {
    super(text.message);
    this.text = text;
    this.advice = advice;
  }
}
