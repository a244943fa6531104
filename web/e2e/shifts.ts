import type { Shop } from './shop.ts';

/** Watches what moves by itself on the pages that are opened from here on. */
export async function watchShifts(shop: Shop): Promise<void> {
  await shop.page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    });
    // A browser that knows no shifts has none to show.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) shifts.push('unknown to this browser');
    watch.observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by itself on the page, each as JSON. */
export const shiftsOf = (shop: Shop): Promise<string[]> => shop.page.evaluate(() => Reflect.get(window, 'shifts'));
