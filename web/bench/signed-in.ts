import type { Browser, Page } from '@playwright/test';
import { openPhone, SLOW_PHONE, slowDownCpu } from './phone.ts';

export const TOKEN = 'demo-token-7f3a';

/** Signs in the demo customer from the next navigation on, in the mock's default world or in this scenario. */
export async function signIn(page: Page, url: string, scenario: string | undefined): Promise<void> {
  const sandbox = `bench-${scenario}`;
  await page.context().addCookies([
    { name: 'mock-session', value: sandbox, url },
    { name: 'Admin-Token', value: TOKEN, url },
    { name: 'Local_Lang', value: 'en', url },
  ]);
  if (scenario !== undefined) await setScenario(url, sandbox, scenario);
}

/** Opens a slow phone, signed in as the demo customer. Does not throttle the network. */
export async function openSignedIn(browser: Browser, url: string, scenario: string | undefined): Promise<Page> {
  const page = await openPhone(browser);
  await signIn(page, url, scenario);
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
