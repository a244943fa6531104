import type { Schema } from '@meridian/sdk';
import type { SerializerContext } from '../../serializers/context.ts';
import { DAY, HOUR } from '../../world/clock.ts';
import { type HelpText, help } from '../../world/texts/help.ts';
import type { HelpVote, Instant, World } from '../../world/types.ts';
import { isOnline, platformDesk } from '../../world/views/desks.ts';
import type { Handler } from '../handler.ts';

const VOTES_AN_HOUR = 60;

export const getHelp: Handler<'getHelp'> = ({ world, now, text }) => {
  const desk = platformDesk(world);
  return {
    groups: help.map(({ id, key, title, items }) => ({
      id,
      key,
      title: text(title),
      items: items.map((item) => serializeItem({ world, text }, item)),
    })),
    contact: {
      email: 'service@meridian.shop',
      phone: null,
      hours: text(desk.hoursText),
      online: isOnline(desk, now),
    },
  };
};

export const getHelpItem: Handler<'getHelpItem'> = (call) => {
  const item = help.flatMap(({ items }) => items).find(({ key }) => key === call.query.key);
  if (!item) throw call.refuse('help_item_not_found');
  return serializeItem(call, item);
};

/** Network addresses tell visitors apart in the contract; a world of the mock counts as one visitor. */
export const voteHelp: Handler<'voteHelp'> = ({ world, now, body, refuse }) => {
  const item = help.flatMap(({ items }) => items).find(({ id }) => id === body.item_id);
  if (!item) throw refuse('help_item_not_found');
  const { helpVotes } = world;
  const today = helpVotes.findLast((vote) => vote.itemId === item.id && dayOf(vote.at) === dayOf(now));
  const lately = helpVotes.filter(({ at }) => at + HOUR > now).length;
  if (today?.useful !== body.useful && lately < VOTES_AN_HOUR) {
    helpVotes.push({ itemId: item.id, useful: body.useful, at: now });
  }
  return { item_id: item.id, ...votesOn(world, item) };
};

const serializeItem = (
  { world, text }: Pick<SerializerContext, 'world' | 'text'>,
  item: HelpText,
): Schema<'HelpItem'> => ({
  id: item.id,
  key: item.key,
  question: text(item.question),
  answer: item.blocks.map((block) => text(block)).join(' '),
  ...votesOn(world, item),
});

/** Earlier votes and this world's, of which the last of a day replaces the day's others. */
function votesOn({ helpVotes }: World, { id, earlierVotes }: HelpText) {
  const byDay = new Map<number, HelpVote>();
  for (const vote of helpVotes) if (vote.itemId === id) byDay.set(dayOf(vote.at), vote);
  const counted = [...byDay.values()];
  const useful = counted.filter((vote) => vote.useful).length;
  return { useful: earlierVotes.useful + useful, useless: earlierVotes.useless + counted.length - useful };
}

const dayOf = (at: Instant): number => Math.floor(at / DAY);
