import type { Exchange } from '../exchange.ts';

/** How many requests are under way at once, unless the run is told otherwise. */
export const PARALLEL = 64;

/** After as many answers without trouble there may be one request more, and their median shows how fast the server is. */
const WINDOW = 32;

/** A server has slowed down when it takes this many times as long as it did, and longer than these milliseconds. */
const [SLOWER, NOTICED] = [4, 1000];

/** How many requests are under way at first; an answer is quick that takes less than so many times the quickest. */
const [FEW, QUICK] = [4, 2];

/**
 * Bounds the requests under way. The bound grows with each quick answer up to `most`: where more at once only wait for
 * each other, as for a processor, few are enough. It is halved when the server answers 429 or has slowed down, and then
 * grows back one by one.
 */
export function createPool(most: number) {
  let bound = Math.min(most, FEW);
  let isGrowing = true;
  let quickest = Number.POSITIVE_INFINITY;
  let underWay = 0;
  let begun = 0;
  /** Rises with each lower bound: requests from before it say nothing of it. */
  let round = 0;
  let fastest = Number.POSITIVE_INFINITY;
  let durations: number[] = [];
  /** The last to ask goes first: who sends one after the other need not wait for all that was asked at once. */
  const waiting: (() => void)[] = [];

  /** Sends a request once there is a place for it. Returns also whether no other was under way at the same time. */
  async function take(send: () => Promise<Exchange>): Promise<{ exchange: Exchange; isAlone: boolean }> {
    if (underWay < bound) underWay += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    begun += 1;
    const [first, inRound, others] = [begun, round, underWay - 1];
    try {
      const exchange = await send();
      if (inRound === round) adapt(exchange);
      return { exchange, isAlone: others === 0 && first === begun };
    } finally {
      underWay -= 1;
      for (; underWay < bound && waiting.length > 0; underWay += 1) waiting.pop()?.();
    }
  }

  /** Looks at an answer to a request of this round. */
  function adapt({ response, duration }: Exchange): void {
    durations.push(duration);
    if (response !== undefined) quickest = Math.min(quickest, duration);
    const isOver = durations.length === WINDOW;
    const median = isOver ? (durations.toSorted((one, other) => one - other)[WINDOW >> 1] ?? 0) : 0;
    if (response?.status === 429 || median > Math.max(NOTICED, SLOWER * fastest)) {
      bound = Math.max(1, bound >> 1);
      isGrowing = false;
      round += 1;
      durations = [];
      return;
    }
    const isQuick = response !== undefined && duration < QUICK * quickest;
    if (isOver || (isGrowing && isQuick)) bound = Math.min(most, bound + 1);
    if (!isOver) return;
    fastest = Math.min(fastest, median);
    durations = [];
  }

  return { take, /** The most requests under way at present. */ bound: () => bound };
}
