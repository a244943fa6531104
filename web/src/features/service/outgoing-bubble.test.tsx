import { ApiError } from '@meridian/sdk';
import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { OutgoingMessage } from './unsent-messages.ts';

const TEXT = { kind: 'text' as const, text: 'Hello' };

/** What a message of 22 November 2026 that was not sent shows below itself. */
function footOf(error: ApiError | undefined, content: OutgoingMessage['content'] = TEXT): string {
  const message = {
    clientId: 'a',
    writtenAt: '2026-11-22T12:00:00Z',
    content,
    isUnanswered: true,
    state: 'failed' as const,
    error,
  };
  return textOf(<OutgoingBubble message={message} onResend={() => {}} onRemove={() => {}} />);
}

test('a message that did not get through says so once, and otherwise why it was not sent', () => {
  expect(footOf(new ApiError({ kind: 'network', operation: 'sendMessage' }))).toBe(
    'You: Hello May not have been sent Delete Send again',
  );
  expect(footOf(new ApiError({ kind: 'http', status: 500, operation: 'sendMessage' }))).toContain('500');
});

test('a picture whose upload failed was not sent', () => {
  const failed = new ApiError({ kind: 'network', operation: 'uploadFile' });
  for (const error of [failed, undefined]) expect(footOf(error, { kind: 'picture' })).toContain('Not sent');
  expect(footOf(undefined)).toContain('May not have been sent');
});
