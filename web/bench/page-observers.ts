// What runs inside the measured pages. Handed to the browser as text, so it uses nothing outside of itself.

/** What a page tells of its own painting, in milliseconds since its navigation began. */
export interface Painting {
  firstPaint: number;
  largestPaint: number;
  /** Which element the largest paint was, in words for a reader of the table. */
  largest: string;
  /** The sum of the layout shifts that no customer caused. */
  shift: number;
  /** How long tasks held the main thread beyond 50 ms each, from the navigation on. */
  blocked: number;
}

declare global {
  interface Window {
    painting: Painting;
    /** The slowest of the presses since it was last set, in milliseconds. */
    slowestInteraction: number;
  }
}

// TypeScript's library does not have the properties of these kinds of entries yet.
interface Entry extends PerformanceEntry {
  interactionId: number;
  value: number;
  hadRecentInput: boolean;
  element: Element | null;
}

/** Starts observing how the page is painted, before anything else of it runs. */
export function observePainting(): void {
  const painting: Painting = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, blocked: 0 };
  window.painting = painting;
  const on = (type: string, read: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      // Entries of a type have the properties of that type; each reader below uses only its own.
      for (const entry of list.getEntries() as Entry[]) read(entry);
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') painting.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element }) => {
    painting.largestPaint = startTime;
    painting.largest = element === null ? 'an element that has gone' : `<${element.localName}>`;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) painting.shift += value;
  });
  on('longtask', ({ duration }) => {
    painting.blocked += duration - 50;
  });
}

/** Starts noting how long presses take until they are painted: events of no interaction, such as a hover, are left out. */
export function observeInteractions(): void {
  window.slowestInteraction = 16;
  const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Entry[]) {
      if (interactionId > 0) window.slowestInteraction = Math.max(window.slowestInteraction, duration);
    }
  }).observe(options);
}

/** Resolves once nothing has been loaded, and no long task has run, for 300 ms. */
export function untilAtRest(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(rest, 300);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rest, 300);
    });
    observer.observe({ entryTypes: ['longtask', 'resource'] });
  });
}

/**
 * Notes when a card is touched and when the screen that it leads to is painted: its heading stands, and its first
 * picture is there. Both in milliseconds since 1970 and in the session's storage, because the second may happen in
 * another document than the first.
 */
export function observeTap(): void {
  const check = () => {
    const heading = sessionStorage.getItem('heading');
    const hasHeading = [...document.querySelectorAll('h1')].some(
      (h1) => h1.textContent === heading && h1.checkVisibility(),
    );
    const picture = [...document.images].find((image) => image.checkVisibility());
    if (!hasHeading || !picture?.complete) requestAnimationFrame(check);
    // A task of its own comes after the frame has been painted.
    else setTimeout(() => sessionStorage.setItem('painted', String(performance.timeOrigin + performance.now())));
  };
  const start = ({ timeStamp }: Event) => {
    sessionStorage.setItem('touched', String(performance.timeOrigin + timeStamp));
    sessionStorage.removeItem('painted');
    check();
  };
  addEventListener('pointerdown', start, { capture: true });
  if (sessionStorage.getItem('touched') !== null && sessionStorage.getItem('painted') === null) check();
}
