import type { Page } from '@playwright/test';
import { backTo, historyBack, leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('an unread notification counts on the bell until its link is opened @default', async ({ app, page }) => {
  await page.goto('/home');
  await leads(bell(page, 'Notifications, 1 unread'), '/notification');
  await expect(app.text('1 unread')).toBeVisible();
  const release = app.faultProxy.holdAnswers('/api/user/notification_read');
  await leads(page.getByRole('link', { name: /^Unread: Your order has been shipped/ }), '/orderInfo/9003');
  await historyBack(page);
  // Waits for the first step, since two at once would count as one.
  await expect(page).toHaveURL('/notification');
  // While one is being marked as read, all can be.
  const all = page.getByRole('button', { name: 'Mark all as read' });
  await expect(all).toBeVisible();
  await expect(all).not.toHaveAttribute('aria-busy', 'true');
  release();
  await expect(app.text('All read')).toBeVisible();
  await expect(page.getByText('Unread:')).toHaveCount(0);
  await leads(app.text('Your order has been shipped'), '/orderInfo/9003');
  await backTo(page, '/notification');
  await backTo(page, '/home');
  expect(app.faultProxy.requestsTo('/api/user/notification_read')).toHaveLength(1);
  await expect(bell(page, 'Notifications')).toBeVisible();
});

test('the profile shows the unread count until all notifications are marked as read', async ({ app, page }) => {
  await page.goto('/profile');
  const row = page.getByRole('link', { name: /^Notifications/ });
  await expect(row).toContainText('1');
  await row.click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(app.text('All read')).toBeVisible();
  await historyBack(page);
  await expect(row).not.toContainText('1');
});

test('[R2.12] the type filter of notifications is in the URL, or shows all @default', async ({ app, page }) => {
  await page.goto('/notification');
  await leads(page.getByText('Wallet', { exact: true }), '/notification?type=wallet');
  await expect(page.getByText('Your order has been shipped')).toHaveCount(0);
  await expect(app.text('Your top-up was approved')).toBeVisible();
  await app.open('/notification?type=nonsense', 'Your order has been shipped', 'Your top-up was approved');
  await app.control.scenario('new_customer');
  await app.open('/notification?type=order', 'No notifications of this type.');
  await page.getByRole('button', { name: 'Show all notifications' }).click();
  await expect(app.text('No notifications yet.')).toBeVisible();
});

test('[B8.05] counts that fail to load say so, and the links work without them', async ({ app, page, faultProxy }) => {
  faultProxy.intercept(/^\/api\/(order\/counts|user\/badges)$/, { status: 404, body: '' });
  await app.open('/profile', 'Order counts could not be loaded.');
  await expect(page.getByRole('link', { name: 'Notifications not loaded' })).toBeVisible();
  await app.tryAgain();
  await expect(page.getByRole('link', { name: /^To pay \(\d+\)$/ })).toBeVisible();
  await expect(page.getByText('Order counts could not be loaded.')).toHaveCount(0);
});
