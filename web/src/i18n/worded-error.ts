import type { MessageDescriptor } from '@lingui/core';

/** An error with its own message and advice, which a screen outside of the first load defines and throws. */
export class WordedError extends Error {
  override readonly name = 'WordedError';
  readonly text: MessageDescriptor;
  readonly advice: MessageDescriptor;
  readonly hint: 'connection' | undefined;

  constructor(text: MessageDescriptor, advice: MessageDescriptor, hint?: 'connection') {
    super(text.message);
    this.text = text;
    this.advice = advice;
    this.hint = hint;
  }
}
