import { messagesWith, writeElsewhere } from '../fixtures/service.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('[B8.05] unread replies are counted until they are seen', async ({ app, page, control, faultProxy }) => {
  await page.goto('/home');
  for (const text of ['How long does a withdrawal take?', 'And a refund?']) {
    await writeElsewhere(app, 0, text);
    await control.advance({ minutes: 1 });
  }
  await page.goto('/profile');
  const tab = page.getByRole('link', { name: /^Profile/ });
  await expect(tab).toHaveAccessibleName('Profile (2)');
  const row = page.getByRole('link', { name: /^Messages/ });
  await expect(row).toContainText('2');
  faultProxy.intercept('/api/service/conversation_list', { status: 404, body: '' });
  await row.click();
  await expect(app.text(/404/)).toBeVisible();
  await app.tryAgain();
  const platform = page.getByRole('article').filter({ hasText: 'Meridian customer service' });
  await expect(platform.getByText('2 unread messages')).toBeAttached();
  await expect(platform.getByText('Online now')).toBeVisible();
  const shop = page.getByRole('article').filter({ hasText: 'Northwind Audio' });
  await expect(shop.getByText('Monday to Friday, 09:00 to 18:00 (UTC+9)')).toBeVisible();
  await platform.getByRole('link').click();
  // The line above the new messages, which are marked as read by being shown.
  const messages = await messagesWith(app, 0);
  const [first, answer] = [-3, -1].map((at) => messages.at(at)?.text ?? '');
  await expect(page.locator('li').filter({ hasText: 'New messages' }).locator('+ li')).toContainText(first ?? '');
  await expect(page.getByText(answer ?? '', { exact: true }).filter({ visible: true })).toBeInViewport();
  await expect.poll(() => faultProxy.requestsTo('/api/service/message_read').length).toBe(1);
  await page.goBack();
  await expect(platform.getByText('2 unread messages')).toHaveCount(0);
  await page.goBack();
  await expect(tab).toHaveAccessibleName('Profile');
  await expect(row).not.toContainText('2');
});
