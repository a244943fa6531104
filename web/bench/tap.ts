// The time from a tap on a product's card to its painted screen, the first and the second time.
import type { Browser } from '@playwright/test';
import { observeTap } from './page-observers.ts';
import { openPhone, slowDownCpu } from './phone.ts';

const CARD = 'article:visible h3 a[href$="/1"],article:visible h3 a[href*=baseline]';

/** Milliseconds from the touch to the painted screen, with nothing and with everything of the product cached. */
export interface Taps {
  cold: number;
  warm: number;
}

/** Taps the same card twice on a page that lists it. Does not throttle the network. */
export async function tap(browser: Browser, address: string, cpu: number): Promise<Taps> {
  const page = await openPhone(browser);
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(observeTap);
  await page.goto(address, { waitUntil: 'networkidle' });
  await slowDownCpu(session, cpu);
  const tapOnce = async () => {
    const card = page.locator(CARD).first();
    const heading = (await card.textContent()) ?? '';
    await page.evaluate((text) => sessionStorage.setItem('heading', text), heading);
    await card.tap();
    await page.waitForFunction(() => sessionStorage.getItem('painted') !== null, undefined, { polling: 50 });
    return page.evaluate(() => Number(sessionStorage.getItem('painted')) - Number(sessionStorage.getItem('touched')));
  };
  const cold = await tapOnce();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  const warm = await tapOnce();
  await page.context().close();
  return { cold, warm };
}
