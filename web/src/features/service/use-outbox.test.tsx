import { createQueryClient } from '@meridian/sdk/react';
import { fixture, stubClient } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { writeDraft } from '../../storage/drafts.ts';
import { markupOf } from '../../text-of.testing.tsx';
import { useOutbox } from './use-outbox.ts';

const [message = fixture('sendMessage')] = fixture('listMessages').list;
const CLIENT_ID = '0b6f3c0e-9a41-4c57-8d3a-5f2e7b1c4d10';

function Outgoing({ arrived }: { arrived: string }) {
  const { outgoing } = useOutbox({ key: 'shop.1', shopId: 1, refundId: null }, [{ ...message, client_id: arrived }]);
  return <>{outgoing.length}</>;
}

test('a message that has arrived is not shown as unsent too, in whatever case its id is answered', () => {
  const content = { kind: 'text' as const, text: 'Hello' };
  writeDraft('service.outbox.shop.1', [{ clientId: CLIENT_ID, writtenAt: '', content, isUnanswered: true }]);
  const outgoing = (arrived: string) => markupOf(<Outgoing arrived={arrived} />, createQueryClient(stubClient({})));
  expect(outgoing('7c25e9d4-1f38-4b6a-a0c3-8e9d5f7b2a64')).toBe('1');
  expect(outgoing(CLIENT_ID)).toBe('0');
  expect(outgoing(CLIENT_ID.toUpperCase())).toBe('0');
});
