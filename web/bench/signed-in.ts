import type { Browser, Page } from '@playwright/test';
import { openPhone, SLOW_PHONE, slowDownCpu } from './phone.ts';

const TOKEN = 'demo-token-7f3a';

/** A slow phone of the demo customer, in a sandbox that starts in this scenario of the mock. The line is this machine's own. */
export async function openSignedIn(browser: Browser, url: string, scenario: string): Promise<Page> {
  const page = await openPhone(browser);
  const sandbox = `bench-${scenario}`;
  await page.context().addCookies([
    { name: 'mock-session', value: sandbox, url },
    { name: 'Admin-Token', value: TOKEN, url },
    { name: 'Local_Lang', value: 'en', url },
  ]);
  const response = await fetch(`${url}/__mock/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mock-session': sandbox },
    body: JSON.stringify({ name: scenario }),
  });
  if (!response.ok) throw new Error(`The scenario ${scenario} could not be set: ${response.status}`);
  await slowDownCpu(await page.context().newCDPSession(page), SLOW_PHONE.cpu);
  return page;
}
