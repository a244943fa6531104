import type { Browser, Page } from '@playwright/test';
import { openPhone, SLOW_PHONE, slowDownCpu } from './phone.ts';

const TOKEN = 'demo-token-7f3a';

/** The demo customer is signed in from the next navigation on. */
export const signIn = (page: Page, url: string): Promise<void> =>
  page.context().addCookies([
    { name: 'Admin-Token', value: TOKEN, url },
    { name: 'Local_Lang', value: 'en', url },
  ]);

/**
 * A slow phone of the demo customer, in a sandbox of the mock that starts as usual or in this scenario. The line is this
 * machine's own.
 */
export async function openSignedIn(browser: Browser, url: string, scenario: string | undefined): Promise<Page> {
  const page = await openPhone(browser);
  const sandbox = `bench-${scenario}`;
  await signIn(page, url);
  await page.context().addCookies([{ name: 'mock-session', value: sandbox, url }]);
  if (scenario !== undefined) await setScenario(url, sandbox, scenario);
  await slowDownCpu(await page.context().newCDPSession(page), SLOW_PHONE.cpu);
  return page;
}

async function setScenario(url: string, sandbox: string, name: string): Promise<void> {
  const response = await fetch(`${url}/__mock/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mock-session': sandbox },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`The scenario ${name} could not be set: ${response.status}`);
}
