import { Timeline, type TimelineEntry } from '../../src/ui/timeline.tsx';
import type { RegistryEntry } from '../registry.ts';
import { longName } from '../samples.ts';

const current: TimelineEntry = {
  key: 1,
  title: 'Cleared customs',
  detail: 'Osaka',
  time: 'Today, 08:12',
  state: 'current',
};
const past: TimelineEntry[] = [
  { key: 2, title: 'Left the sorting centre', detail: 'Shenzhen', time: '18 Nov, 21:40', state: 'past' },
  { key: 3, title: 'Shipped by Northwind Audio', time: '17 Nov, 15:03', state: 'past' },
];
const ahead: TimelineEntry[] = [
  { key: 4, title: 'The shop answers', time: 'By 22 Nov', state: 'ahead' },
  { key: 5, title: 'Paid back', state: 'ahead' },
];

const timeline: RegistryEntry = {
  name: 'Timeline',
  file: 'ui/timeline.tsx',
  when: 'What has happened, where things stand, and what is still to come: a parcel’s way, the steps of a case.',
  width: 'card',
  states: [
    { name: 'newest first', show: <Timeline label="Newest first" entries={[current, ...past]} /> },
    { name: 'steps to come', show: <Timeline label="Steps to come" entries={[current, ...ahead]} /> },
    { name: 'all of it past', show: <Timeline label="All past" entries={past} /> },
    {
      name: 'one, with a long text',
      show: <Timeline label="One" entries={[{ ...current, title: longName, detail: longName }]} />,
    },
  ],
};

export const timelines: RegistryEntry[] = [timeline];
