import type { Schema } from '@meridian/sdk';
import { searchable } from '../../ui/searchable.ts';

/** The help items that contain every word of the query in their question or answer, with or without its accents. */
export function filterHelp(groups: readonly Schema<'HelpGroup'>[], query: string): Schema<'HelpGroup'>[] {
  const terms = searchable(query).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) => {
        // Tag names are not text: "strong" must not match every bold word.
        const text = searchable(`${question} ${answer.replaceAll(/<[^>]*>/g, ' ')}`);
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The groups in their order, except that the group of `topic` comes first. An unknown topic changes nothing. */
export function topicFirst(groups: readonly Schema<'HelpGroup'>[], topic: string | undefined): Schema<'HelpGroup'>[] {
  return [...groups.filter(({ key }) => key === topic), ...groups.filter(({ key }) => key !== topic)];
}
