import { expect, test } from 'vitest';
import { comparableContact } from './comparable-contact.ts';

test.each([
  ['Mei-Ling@Example.com', 'mei-ling@example.com'],
  ['+81 90-8765-4321', '+819087654321'],
  ['0081 90 8765 4321', '+819087654321'],
  ['090 8765 4321', '09087654321'],
])('%s is compared as %s', (contact, compared) => {
  expect(comparableContact(contact)).toBe(compared);
});
