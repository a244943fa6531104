// Functions that run inside the measured pages. They are passed as text, so they use nothing from this module.

/** Paint figures of a page, in milliseconds since the start of its navigation. */
export interface Painting {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint, in words for the table. */
  largest: string;
  /** The sum of the layout shifts without recent input. */
  shift: number;
  /** The time that tasks since the navigation blocked the main thread beyond 50 ms each. */
  blocked: number;
}

/** Figures of a screen that a tap opened within the page; times in milliseconds since the tap. */
export interface Arrival {
  largestPaint: number;
  /** The element of the largest paint, if it is known. */
  largest: string;
  /** Until the next frame was painted, as INP counts it; 16 if that was sooner than browsers report. */
  interaction: number;
  /** The sum of the layout shifts after that frame, also of those soon after the tap, which CLS leaves out. */
  shift: number;
}

declare global {
  interface Window {
    painting: Painting;
    /** The figures of the opened screen so far; undefined until its first paint. */
    arrival: () => Arrival | undefined;
    /** The slowest press since the last reset, in milliseconds. */
    slowestInteraction: number;
  }
}

// TypeScript's library lacks the properties of these entry types.
interface Entry extends PerformanceEntry {
  interactionId: number;
  value: number;
  hadRecentInput: boolean;
  element: Element | null;
  getLargestInteractionContentfulPaint: () => { largestContentfulPaint: Entry } | null;
}

/** Observes the page's painting, from before its own scripts. */
export function observePainting(): void {
  const painting: Painting = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, blocked: 0 };
  window.painting = painting;
  const on = (type: string, read: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      // Each reader below uses only the properties of its own entry type.
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

/** Records how long presses take to be painted. Ignores events that are not interactions, such as hover. */
export function observeInteractions(): void {
  window.slowestInteraction = 16;
  const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Entry[]) {
      if (interactionId > 0) window.slowestInteraction = Math.max(window.slowestInteraction, duration);
    }
  }).observe(options);
}

/** Observes the screen that the next tap opens: what the browser calls a soft navigation. */
export function observeArrival(): void {
  const entries: Record<string, Entry[]> = { 'soft-navigation': [], event: [], 'layout-shift': [] };
  for (const [type, seen] of Object.entries(entries)) {
    const options = { type, durationThreshold: 16 } as PerformanceObserverInit;
    // Each entry is read below as one of its own type.
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as Entry[]))).observe(options);
  }
  window.arrival = () => {
    const navigation = entries['soft-navigation']?.at(-1);
    if (navigation === undefined) return undefined;
    const paint = navigation.getLargestInteractionContentfulPaint()?.largestContentfulPaint;
    const events = entries['event']?.filter(({ interactionId }) => interactionId === navigation.interactionId) ?? [];
    const interaction = Math.max(16, ...events.map(({ duration }) => duration));
    const shifts =
      entries['layout-shift']?.filter(({ startTime }) => startTime > navigation.startTime + interaction) ?? [];
    return {
      // Some screens are painted at once, and the browser reports only that.
      largestPaint: paint ? paint.startTime - navigation.startTime : navigation.duration,
      largest: paint?.element ? `<${paint.element.localName}>` : '–',
      interaction,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  };
}

/** Resolves after 300 ms without a load or a long task. */
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
 * Records when a card is touched and when its screen is painted with heading and first picture. Both are milliseconds
 * since 1970, in sessionStorage, because the screen may be another document.
 */
export function observeTap(): void {
  const check = () => {
    const heading = sessionStorage.getItem('heading');
    const hasHeading = [...document.querySelectorAll('h1')].some(
      (h1) => h1.textContent === heading && h1.checkVisibility(),
    );
    const picture = [...document.images].find((image) => image.checkVisibility());
    if (!hasHeading || !picture?.complete) requestAnimationFrame(check);
    // A separate task runs after the frame has been painted.
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
