import { fixture } from '@meridian/sdk/testing';
import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { HelpContact } from '../../entities/legal/help-contact.tsx';
import { textOf } from '../../text-of.testing.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { ServiceHours } from './service-hours.tsx';

const conversation = { ...fixture('listMessages').conversation, online: true, hours: 'Daily, 09:00 to 21:00' };
const contact = { ...fixture('getHelp').contact, online: true, hours: conversation.hours };

test('offline, nobody is said to be online: only the service hours are known', () => {
  const places = [
    <ServiceHours key="in it" conversation={conversation} />,
    <ConversationRow key="in the inbox" conversation={conversation} />,
    <HelpContact key="in the help" contact={contact} />,
  ];
  for (const place of places) expect(textOf(place)).toMatch(/Online now/);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  for (const place of places) {
    expect(textOf(place)).toContain('Daily, 09:00 to 21:00');
    expect(textOf(place)).not.toMatch(/now/);
  }
});
