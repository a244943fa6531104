import type { News } from '../world/texts/news.ts';
import type { ContactChannel, Instant, World } from '../world/types.ts';

/** Enough for a developer to read. */
const MOST_KEPT = 50;

/** Puts an e-mail or text message where developers read it (`GET /__mock/outbox`): nothing is really sent. */
export function sendOut(
  world: World,
  { channel, to }: { readonly channel: ContactChannel; readonly to: string },
  { title, text }: Pick<News, 'title' | 'text'>,
  at: Instant,
): void {
  world.outbox = [...world.outbox, { channel, to, title, text, at }].slice(-MOST_KEPT);
}
