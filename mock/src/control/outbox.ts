import type { World } from '../world/types.ts';

/** The messages that a world has sent, newest first, in English. */
export const outboxOf = ({ outbox }: World) =>
  outbox.toReversed().map(({ channel, to, title, text, at }) => ({
    channel,
    to,
    title: title.en,
    text: text.en,
    at: new Date(at).toISOString(),
  }));
