import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { historyBack, openSheet } from '../fixtures/navigation.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { messagesWith, writeElsewhere } from '../fixtures/service.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const SEND = '/api/service/message_send';
const LIST = '/api/service/message_list';
const field = (page: Page) => page.getByLabel('Message', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
/** Fast-forwards to the next poll for messages. */
const lookAgain = (page: Page) => page.clock.fastForward(5000);

test('[R8.03] a customer sends order, text and picture, and the reply is announced @default', async ({ app, page }) => {
  await page.clock.install();
  await page.goto('/service?shop=1&order=9003');
  await expect(page.getByRole('heading', { name: 'Nov 19, 2026' })).toBeVisible();
  await expect(app.text(/^Away right now\..*Monday to Friday, 09:00 to 18:00/)).toBeVisible();
  await button(page, 'Send this').click();
  await expect(button(page, 'Send this')).toHaveCount(0);
  // With a keyboard, Enter sends and Shift+Enter begins a line; the field grows with the text.
  const height = async () => (await field(page).boundingBox())?.height ?? 0;
  const before = await height();
  await field(page).fill('Where is it?');
  await field(page).press('Shift+Enter');
  await page.keyboard.type('I go away on Friday. <b>Soon</b>');
  expect(await height()).toBeGreaterThan(before);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('I go away on Friday. <b>Soon</b>')).toBeVisible();
  await page.getByLabel('Send pictures').setInputFiles(await drawPicture(page, { width: 40, height: 30 }));
  await expect(button(page, 'Enlarge picture 1 of 1')).toBeVisible();
  // The same file can be chosen again.
  await expect(page.getByLabel('Send pictures')).toHaveValue('');
  await expect(page.getByText('Sending…')).toHaveCount(0);
  // On a slow machine, the shop may have replied between them.
  const sent = (await messagesWith(app, 1)).slice(3).filter(({ from }) => from === 'customer');
  expect(sent.map(({ kind }) => kind)).toEqual(['order', 'text', 'picture']);

  await app.control.advance({ minutes: 1 });
  await lookAgain(page);
  const answer = (await messagesWith(app, 1)).slice(3).findLast(({ from }) => from === 'service');
  expect(answer).toBeDefined();
  await expect(page.getByRole('status').filter({ hasText: `Northwind Audio: ${answer?.text}` })).toHaveCount(1);
  await expect(
    page
      .locator('li')
      .filter({ hasText: answer?.text ?? '' })
      .last(),
  ).toBeVisible();
  await expect.poll(() => axeViolations(page)).toEqual([]);
});

test('[B5.15] a message that may not have been sent is sent again or deleted', async ({ app, page, control }) => {
  const fail = () => control.addFault({ kind: 'error', on: 'sendMessage', times: 1 });
  await page.goto('/service?shop=1');
  await fail();
  await field(page).fill('Only once, please.');
  await button(page, 'Send').click();
  await expect(app.text('May not have been sent')).toBeVisible();
  await expect(app.text(/500/)).toBeVisible();
  await page.reload();
  await expect(app.text('May not have been sent')).toBeVisible();
  await button(page, 'Send again').click();
  await expect(button(page, 'Send again')).toHaveCount(0);
  await expect(page.getByText('Only once, please.')).toHaveCount(1);
  expect((await messagesWith(app, 1)).filter(({ text }) => text === 'Only once, please.')).toHaveLength(1);

  // Offline: the message waits, and is sent automatically when the connection returns.
  await app.context.setOffline(true);
  await field(page).fill('From the train.');
  await button(page, 'Send').click();
  await expect(button(page, 'Send again')).toBeVisible();
  await app.context.setOffline(false);
  await expect(button(page, 'Send again')).toHaveCount(0);
  await expect.poll(() => messagesWith(app, 1)).toContainEqual(expect.objectContaining({ text: 'From the train.' }));

  await fail();
  await field(page).fill('Never mind.');
  await button(page, 'Send').click();
  await button(page, 'Delete').click();
  await expect(page.getByText('Never mind.')).toHaveCount(0);
});

test('new messages are polled every five seconds while the screen is seen', async ({ app, page, faultProxy }) => {
  const looks = () => faultProxy.requestsTo(/message_list\?.*after_id=/).length;
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await page.clock.install();
  await page.goto('/services');
  await page.getByRole('link', { name: 'Northwind Audio' }).click();
  await expect(field(page)).toBeVisible();
  await lookAgain(page);
  await expect.poll(looks).toBeGreaterThan(0);
  await setVisibility('hidden');
  // A request that was sent just before counts too.
  await expectAllAnswered(page);
  const hidden = looks();
  await page.clock.fastForward(60_000);
  await expectAllAnswered(page);
  expect(looks()).toBe(hidden);
  await setVisibility('visible');
  // At once, since the shown messages are a minute old.
  await page.clock.fastForward(10);
  await expect.poll(looks).toBeGreaterThan(hidden);
  faultProxy.intercept(LIST, 'cut');
  await lookAgain(page);
  await expect(app.text(/^New messages could not be loaded/)).toBeVisible();
  faultProxy.reset();
  await lookAgain(page);
  await expect(page.getByText(/^New messages could not be loaded/)).toHaveCount(0);
  await historyBack(page);
  await expect(app.text('Online now')).toBeVisible();
  await expectAllAnswered(page);
  const left = looks();
  await page.clock.fastForward(60_000);
  await page.getByRole('link', { name: 'Help and support' }).click();
  await expect(page.getByLabel('Search help')).toBeVisible();
  expect(looks()).toBe(left);
});

test('a message like a payment code and a link need a confirmation', async ({ page, faultProxy }) => {
  await page.goto('/service');
  await button(page, 'Send').click();
  await expect(page.getByText('Enter a message')).toBeVisible();
  await field(page).fill('２４ 68 10');
  const warning = await openSheet(button(page, 'Send'), 'Is this your payment code?');
  await warning.getByRole('button', { name: 'Edit' }).click();
  await expect(field(page)).toHaveValue('２４ 68 10');
  expect(faultProxy.requestsTo(SEND)).toEqual([]);
  // The draft survives a reload; each conversation has its own.
  await page.goto('/service?shop=1');
  await expect(field(page)).toHaveValue('');
  await page.goto('/service');
  await expect(field(page)).toHaveValue('２４ 68 10');
  await button(page, 'Send').click();
  await warning.getByRole('button', { name: 'No, send it' }).click();
  await expect(page.getByText('２４ 68 10')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await expect(field(page)).toHaveValue('');

  // A look for new messages would bring the sent message, with another link of this name.
  const release = faultProxy.holdAnswers(/message_(send|list)/);
  await field(page).fill('See https://evil.example/login, or javascript:alert(1)');
  await button(page, 'Send').click();
  await expect(page.getByRole('link', { name: /evil|javascript/ })).toHaveCount(0);
  const leave = await openSheet(button(page, 'https://evil.example/login'), 'Leave Meridian?');
  await expect(leave.getByText('evil.example', { exact: true })).toBeVisible();
  // The warning stays while its message is sent.
  release();
  await expect(page.getByText(/^(Sending…|Sent)$/)).toHaveCount(0);
  const out = leave.getByRole('link', { name: 'Open evil.example' });
  await expect(out).toHaveAttribute('href', 'https://evil.example/login');
  await expect(out).toHaveAttribute('rel', /noopener/);
  await expect(out).toHaveAttribute('target', '_blank');
  await expect.poll(() => axeViolations(page)).toEqual([]);
  await leave.getByRole('button', { name: 'Close' }).click();
  await expect(leave).toHaveCount(0);
  // The link that opened it has gone.
  await expect(page.getByRole('region', { name: 'Meridian customer service' })).toBeFocused();
});

test('a long conversation loads upwards, and a new message moves nothing', async ({ app, page, control }) => {
  await page.goto('/home');
  for (let count = 1; count <= 45; count += 1) await writeElsewhere(app, 0, `Line ${count}`);
  // The shop's answer is there already: one that arrived while the key's smooth scroll runs would end it.
  await control.advance({ minutes: 1 });
  await page.clock.install();
  let isBroken = true;
  app.faultProxy.intercept(({ path }) => (isBroken && path.includes('before_id=') ? { status: 404 } : undefined));
  await page.goto('/service');
  await expect(app.text('Line 45')).toBeInViewport();
  const history = page.getByRole('region', { name: 'Meridian customer service' });
  await history.focus();
  // A poll that brings nothing does not end the scroll.
  await lookAgain(page);
  await page.keyboard.press('Home');
  await expect(app.text('Earlier messages could not be loaded.')).toBeVisible();
  isBroken = false;
  await button(page, 'Try again').click();
  await expect(page.getByText('Line 20', { exact: true })).toBeAttached();
  const first = page.getByText('Welcome to Meridian, Mei.');
  // Each new page appears above the messages in view, which do not move.
  await expect(async () => {
    await history.evaluate((box) => box.scrollTo({ top: -box.scrollHeight, behavior: 'instant' }));
    await expect(first).toBeInViewport({ timeout: 500 });
  }).toPass();
  const top = async () => (await first.boundingBox())?.y;
  const before = await top();
  await writeElsewhere(app, 0, 'One line more');
  await control.advance({ minutes: 1 });
  await lookAgain(page);
  await expect(button(page, 'New messages')).toBeVisible();
  // Except for rounding.
  expect(Math.abs(((await top()) ?? 0) - (before ?? 0))).toBeLessThan(2);
  await button(page, 'New messages').click();
  const answer = (await messagesWith(app, 0)).at(-1);
  await expect(
    page
      .locator('li')
      .filter({ hasText: answer?.text ?? '' })
      .last(),
  ).toBeInViewport();
  await expect(button(page, 'New messages')).toHaveCount(0);
});

test('[R8.03] outside service hours, the page says so with the hours, and the message is kept', async ({ openApp }) => {
  const app = await openApp({ signedIn: true, scenario: 'service_unavailable' });
  const { page } = app;
  await page.goto('/service');
  await field(page).fill('Is anybody there?');
  // Of a double tap, the second does not send the field again, which is empty then.
  await button(page, 'Send').dblclick();
  await expect(page.getByText('Enter a message')).toHaveCount(0);
  const alert = page.getByRole('alert').filter({ hasText: 'Customer service is not available now' });
  await expect(alert).toContainText('Monday to Saturday, 09:00 to 21:00 (UTC+8)');
  await expect(app.text('Is anybody there?')).toBeVisible();
  await expect(button(page, 'Send again')).toBeVisible();
  await alert.getByRole('link', { name: 'Other ways to reach us' }).click();
  await expect(page.getByRole('link', { name: /service@/ })).toBeVisible();
  // Addresses without a conversation.
  for (const path of ['/service?shop=999', '/service?case=777']) {
    await app.open(path, 'This conversation is not available.');
  }
  await page.getByRole('link', { name: 'Contact customer service' }).click();
  await expect(app.text('Welcome to Meridian, Mei.')).toBeVisible();
});
