import type { Schema } from '@meridian/sdk';
import type { SerializerContext } from '../../serializers/context.ts';
import { type HelpText, help } from '../../world/texts/help.ts';
import { isOnline, platformDesk } from '../../world/views/desks.ts';
import type { Handler } from '../handler.ts';

export const getHelp: Handler<'getHelp'> = ({ world, now, text }) => {
  const desk = platformDesk(world);
  return {
    groups: help.map(({ id, key, title, items }) => ({
      id,
      key,
      title: text(title),
      items: items.map((item) => serializeItem({ text }, item)),
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

/** Votes are for the authors of the help; no call returns them. */
export const voteHelp: Handler<'voteHelp'> = ({ body, refuse }) => {
  if (!help.some(({ items }) => items.some(({ id }) => id === body.item_id))) throw refuse('help_item_not_found');
  return null;
};

const serializeItem = ({ text }: Pick<SerializerContext, 'text'>, item: HelpText): Schema<'HelpItem'> => ({
  id: item.id,
  key: item.key,
  question: text(item.question),
  answer: item.answer.map((block) => text(block)).join(' '),
});
