import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Four times slower than this machine, with 1.6 Mbit/s and a latency of 150 ms for each request. */
export const SLOW_PHONE = { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

/** A phone on its first visit: nothing cached, not signed in, no idle prefetching. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'en',
  });
  return openTab(context);
}

/** Another tab of the same phone. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return page;
}

export async function slowDownCpu(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function slowDownNetwork(session: CDPSession): Promise<void> {
  const bytesPerSecond = SLOW_PHONE.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
