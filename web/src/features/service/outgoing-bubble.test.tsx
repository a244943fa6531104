import { ApiError } from '@meridian/sdk';
import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';

/** What a message of 22 November 2026 that failed shows below itself. */
function footOf(error: ApiError | undefined, mayBeSent: boolean): string {
  const message = {
    clientId: 'a',
    writtenAt: '2026-11-22T12:00:00Z',
    content: { kind: 'text' as const, text: 'Hello' },
    isUnanswered: true,
    mayBeSent,
    state: 'failed' as const,
    error,
  };
  return textOf(<OutgoingBubble message={message} onResend={() => {}} onRemove={() => {}} />);
}

test('a message that did not get through says so once, and otherwise why it was not sent', () => {
  expect(footOf(new ApiError({ kind: 'network', operation: 'sendMessage' }), true)).toBe(
    'You: Hello May not have been sent Delete Send again',
  );
  expect(footOf(new ApiError({ kind: 'http', status: 500, operation: 'sendMessage' }), true)).toContain('500');
  expect(footOf(undefined, false)).toContain('Not sent');
});
