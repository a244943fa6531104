import type { World } from '../world/types.ts';

/** An e-mail or a text message that would have left the house; `title` and `text` in English, `at` in ISO 8601. */
export interface OutboxMessage {
  readonly channel: 'email' | 'mobile';
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly at: string;
}

/** What a world has sent, newest first. */
export const outboxOf = ({ outbox }: World): OutboxMessage[] =>
  outbox.toReversed().map(({ channel, to, title, text, at }) => ({
    channel,
    to,
    title: title.en,
    text: text.en,
    at: new Date(at).toISOString(),
  }));
