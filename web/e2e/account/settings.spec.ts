import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { configured } from '../../build/configure.ts';
import { builtApp } from '../built-app.ts';
import { callApi } from '../fixtures/api.ts';
import { TOKEN } from '../fixtures/app.ts';
import { alerts, press, proveIt } from '../fixtures/auth-forms.ts';
import { holdLogin } from '../fixtures/hold-login.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { listening } from '../fixtures/listening.ts';
import { expectOverlaysLeft, gotoAsCustomer, openSheet } from '../fixtures/navigation.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('[R3.02] [B5.14] a new name shows everywhere, even after a conflict @default', async ({ app, page, toasts }) => {
  await app.open('/profile', 'Mei Tanaka');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const sheet = await openSheet(page.getByRole('button', { name: /^Name/ }), 'Name');
  await sheet.getByLabel('Given name').fill(' ');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(alerts(page)).toHaveText(['Enter your given name']);
  await sheet.getByLabel('Given name').fill('Mei-Lin');

  const { version } = await callApi<{ version: number }>(app, 'user/getUserInfo');
  await callApi(app, 'user/profile', { given_name: 'Kei', version });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(alerts(page)).toHaveText(['Your name was changed on another device: Kei Tanaka.']);
  await sheet.getByRole('button', { name: 'Save this name' }).click();
  await toasts.waitFor('Saved');
  await expect(page.getByRole('button', { name: 'Name Mei-Lin Tanaka' })).toBeVisible();
  await expectOverlaysLeft(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Mei-Lin Tanaka' })).toBeVisible();
});

test('[B4.12] a new e-mail address or number applies once a code verifies it @default', async ({ app, page }) => {
  await page.goto('/setting');
  const sheet = await openSheet(page.getByRole('button', { name: /^Email/ }), 'Email');
  await sheet.getByLabel('New email address').fill('Demo@meridian.shop');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(alerts(page)).toHaveText(['This is already your email address']);
  await sheet.getByLabel('New email address').fill('mei@example.com');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await proveIt(page);
  // The code is sent automatically. A wrong code shows an error at the field, and the old address stays in force.
  await expect(sheet.getByText(/^Sent to mei@example.com/)).toBeVisible();
  await sheet.getByLabel('Verification code').fill('000000');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(alerts(page)).toHaveText(['The verification code is wrong']);
  await expect(sheet.getByText(/Until then, we use demo@meridian.shop/)).toBeVisible();
  // The answer to the right code is lost, and the page finds out that the code was accepted.
  await app.control.addFault({ kind: 'truncated', on: 'verifyContact', times: 1 });
  await sheet.getByLabel('Verification code').fill('123456');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await app.toasts.waitFor('Email address verified');
  await expect(page.getByRole('button', { name: /^Email mei@example.com Verified/ })).toBeVisible();

  const mobile = await openSheet(page.getByRole('button', { name: /^Mobile number/ }), 'Mobile number');
  await mobile.getByLabel('New mobile number').and(mobile.getByPlaceholder('+')).fill('+81 90 8765 4321');
  await mobile.getByRole('button', { name: 'Continue' }).click();
  await proveIt(page);
  await expect(mobile.getByText(/^Sent to \+81/)).toBeVisible();
  // The step-up sheet goes back in the history first; its dialog may be gone before that.
  await expect.poll(() => page.evaluate(() => history.state.overlays?.length)).toBe(1);
  await page.keyboard.press('Escape');
  // A pending change is found again, on the other screen too.
  await page.goto('/security');
  await page.getByRole('button', { name: /Verification pending/ }).click();
  await mobile.getByLabel('Verification code').fill('123456');
  await mobile.getByRole('button', { name: 'Confirm' }).click();
  await app.toasts.waitFor('Mobile number verified');
  await expect(app.text('+81 90 8765 4321')).toBeVisible();
  const outbox = await app.control.outbox();
  expect(outbox.filter(({ to, title }) => to === 'demo@meridian.shop' && /email/i.test(title))).not.toEqual([]);
});

test('[R4.09] the account stays in sight, and comes back, when the session ends under a sheet', async ({ openApp }) => {
  for (const [path, row, last, operation, other] of [
    ['/setting', /^Name/, 'Save', 'updateProfile'],
    ['/security', 'Download your data', 'Collect my data', 'listAddresses'],
    // Another customer does not land on the screen of the first.
    ['/setting', /^Name/, 'Save', 'updateProfile', 'new'],
  ] as const) {
    // Each on its own device, which has no login code yet.
    const { page, control, faultProxy, toasts, signIn } = await openApp({ signedIn: true });
    const releaseLogin = holdLogin(faultProxy);
    await gotoAsCustomer(page, path);
    await page.getByRole('button', { name: row }).click();
    if (operation === 'updateProfile') await page.getByLabel('Given name').fill('Mei-Lin');
    await control.addFault({ kind: 'unauthorized', on: operation, times: 1 });
    await page.getByRole('button', { name: last }).click();
    await toasts.waitFor('Please log in first');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const email = page.getByRole('button', { name: 'Email demo@meridian.shop' });
    await expect(email).toBeVisible();
    releaseLogin();
    if (other === undefined) await signIn();
    else await signIn(`${other}@meridian.shop`, `${other}123456`);
    await expect(page).toHaveURL(other === undefined ? path : '/home');
    await expect(email).toHaveCount(other === undefined ? 1 : 0);
  }
});

test('a profile picture is cropped by pointer or keyboard, and removed again', async ({ page, toasts }) => {
  await page.goto('/profile');
  const sheet = await openSheet(page.getByRole('button', { name: 'Change profile picture' }), 'Profile picture');
  await sheet.getByLabel('Choose picture').setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('not a picture'),
  });
  await expect(sheet.getByRole('alert')).toHaveText(/^File type not supported/);
  // Left half red, right half blue.
  await sheet.getByLabel('Choose picture').setInputFiles(await drawPicture(page, { width: 1200, height: 600 }));
  const area = sheet.getByRole('group', { name: /^Visible area/ });
  await expect(area).toBeVisible();
  const placeOf = async () => (await area.boundingBox())?.x ?? 0;
  const middle = await placeOf();
  await area.focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(placeOf).toBeLessThan(middle);
  const box = await area.boundingBox();
  if (box === null) throw new Error('The area has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 400, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await sheet.getByRole('button', { name: 'Save picture' }).click();
  await toasts.waitFor('Saved');
  await expect(sheet).toHaveCount(0);
  const shown = page.getByRole('button', { name: 'Change profile picture' }).locator('img');
  // A square of the red half, at the largest displayed size.
  await expect
    .poll(() =>
      shown.evaluate((img: HTMLImageElement) => {
        const { naturalWidth: width, naturalHeight: height } = img;
        if (width === 0) return null;
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        context?.drawImage(img, 0, 0);
        const [red = 0, , blue = 0] = context?.getImageData(8, height / 2, 1, 1).data ?? [];
        return { width, height, isRed: red > blue };
      }),
    )
    .toEqual({ width: 512, height: 512, isRed: true });
  await page.goto('/setting');
  await page.getByRole('button', { name: 'Change profile picture' }).click();
  await press(page, 'Remove picture');
  await toasts.waitFor('Picture removed');
  await expect(page.getByRole('button', { name: 'Change profile picture' })).toContainText('MT');
});

test('text size and reduced motion apply from the first paint, without layout shifts', async ({ app, page }) => {
  await page.goto('/setting');
  await page.getByRole('button', { name: /^Text size/ }).click();
  await page.getByRole('dialog').getByText('Larger', { exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  await page.keyboard.press('Escape');
  await expectOverlaysLeft(page);
  await page.getByRole('switch', { name: /^Reduce motion/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await recordLayoutShifts(page);
  const release = app.faultProxy.holdRequests('/api/user/getUserInfo');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Text size Larger' })).toBeVisible();
  // The rows that replace the skeleton have the same height.
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  await expect(page.getByRole('switch', { name: /^Reduce motion/ })).toBeChecked();
  await expect(app.text('Mei Tanaka')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  const quick = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--quick'));
  expect(await quick()).toBe('1ms');
  await page.getByRole('switch', { name: /^Reduce motion/ }).click();
  await expect.poll(quick).toBe('.15s');
  await page.getByRole('button', { name: /^About Meridian/ }).click();
  await expect(page.getByRole('dialog').getByText(/^\d+\.\d+\.\d+ \([0-9a-f]{7,}\)$/)).toBeVisible();
});

test('clearing the cache deletes searches and viewed products, but no settings', async ({ app, page, toasts }) => {
  await app.open('/detail/101', 'Description');
  await page.goto('/search');
  await page.getByRole('combobox').fill('tent');
  await page.keyboard.press('Enter');
  await expect(app.text(/^\d+ products?$/)).toBeVisible();
  await page.goto('/setting');
  await page.getByRole('switch', { name: /^Save data/ }).click();
  const sheet = await openSheet(page.getByRole('button', { name: /^Clear cache \d.* (kB|bytes)$/ }), 'Clear cache?');
  await expect(sheet.getByRole('listitem').nth(0)).toHaveText('1 recent search');
  await expect(sheet.getByRole('listitem').nth(1)).toHaveText('1 recently viewed product');
  await sheet.getByRole('button', { name: /^Delete / }).click();
  await expect.poll(() => toasts.messages.at(-1)).toMatch(/ deleted$/);
  await expect(page.getByRole('button', { name: 'Clear cache 0 bytes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Save data/ })).toBeChecked();
  await app.open('/search', 'Popular this week');
  await expect(page.getByText('Recent searches')).toHaveCount(0);
});

test('a notification preference applies at once, and alone is rolled back', async ({ app, page, faultProxy }) => {
  await page.goto('/setting');
  const sheet = await openSheet(page.getByRole('button', { name: 'Notifications' }), 'Notifications');
  const ofOrders = sheet.getByRole('group', { name: 'Orders and after-sale' });
  await expect(sheet.getByRole('group', { name: 'Account security' }).getByRole('switch').first()).toBeDisabled();
  const saves = '/api/user/notification_preferences';
  const release = faultProxy.holdRequests(saves);
  await app.control.addFault({ kind: 'error', on: 'updateNotificationPreferences', times: 1 });
  await expect(ofOrders.getByRole('switch', { name: 'Email' })).toBeChecked();
  await ofOrders.getByText('Email').click();
  await ofOrders.getByText('Text message').click();
  await expect(ofOrders.getByRole('switch', { name: 'Email' })).not.toBeChecked();
  await expect(ofOrders.getByRole('switch', { name: 'Text message' })).toBeChecked();
  release();
  await expect(ofOrders.getByRole('switch', { name: 'Email' })).toBeChecked();
  await expect.poll(() => app.toasts.messages.length).toBeGreaterThan(0);
  // The second change is sent after the first is refused; a reload would abort it.
  await expect.poll(() => faultProxy.requestsTo(saves).filter(({ method }) => method === 'POST').length).toBe(2);
  await expectAllAnswered(page);
  await page.reload();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(ofOrders.getByRole('switch', { name: 'Email' })).toBeChecked();
  await expect(ofOrders.getByRole('switch', { name: 'Text message' })).toBeChecked();
});

test('[R4.07] a customer whose user info fails once stays signed in', async ({ app, page, control }) => {
  await control.addFault({ kind: 'error', on: 'getUserInfo', times: 1 });
  await app.open('/profile', 'Mei Tanaka');
  await expect(page.getByRole('link', { name: /^Notifications \d+ unread/ })).toBeVisible();
  expect(await app.token()).toBe(TOKEN);
});

test('error reports are opt-in, and like their preview', async ({ openApp }, testInfo) => {
  const reports: string[] = [];
  const collector = await listening(
    createServer(async (request, answer) => {
      reports.push(await text(request));
      answer.writeHead(204).end();
    }),
  );
  const webDist = testInfo.outputPath('dist/');
  await cp(builtApp, webDist, { recursive: true });
  const html = await readFile(join(webDist, 'index.html'), 'utf8');
  await writeFile(join(webDist, 'index.html'), configured(html, '', { reports: `${collector.url}/web` }));
  const { page } = await openApp({ webDist, signedIn: true });
  await page.goto('/setting');
  const sheet = await openSheet(page.getByRole('button', { name: 'Error reports' }), 'Error reports');
  const choice = sheet.getByRole('switch', { name: 'Send error reports' });
  await expect(choice).not.toBeChecked();
  const example = JSON.parse((await sheet.locator('pre').textContent()) ?? '');
  expect(example).toMatchObject({ screen: '/setting', language: 'en', error: 'Error' });
  expect(example.at[0]).toMatch(/^\/assets\/.*\.js:\d+:\d+$/);
  await choice.click();
  // Repeated until the code that sends reports has started; each error is reported once.
  await expect
    .poll(async () => {
      await page.evaluate(() => void setTimeout(() => Promise.reject(new TypeError('4-1 Umeda, 246810'))));
      return reports.length;
    })
    .toBe(1);
  expect(JSON.parse(reports[0] ?? '')).toEqual({ ...example, error: 'TypeError', at: [] });
  await collector.close();
});

test('where errors are not reported, the settings say so', async ({ page }) => {
  await page.goto('/setting');
  const sheet = await openSheet(page.getByRole('button', { name: 'Error reports' }), 'Error reports');
  await expect(sheet).toContainText('Reports are not collected here: nothing is sent.');
  await expect(sheet.getByRole('switch')).toHaveCount(0);
});
