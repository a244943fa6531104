import type { Schema } from '@meridian/sdk';

/** The questions that hold every one of the words, in themselves or in their answers. */
export function foundHelp(groups: readonly Schema<'HelpGroup'>[], words: string): Schema<'HelpGroup'>[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) => {
        // Elements are not words: "strong" is to find a text about strength, not every bold one.
        const text = `${question} ${answer.replaceAll(/<[^>]*>/g, ' ')}`.toLocaleLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
