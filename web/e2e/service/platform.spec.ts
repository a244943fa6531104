import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true, stateless: true });

test('[R6.02] links to the seller platform name their host, or “Not yet open” @default', async ({ app, page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Open your own shop' })).toHaveAttribute('href', '/platform');
  await leads(page.getByRole('link', { name: 'Seller platform' }), '/platform');
  const link = page.getByRole('link', { name: 'Go to seller platform' });
  await expect(link).toHaveAttribute('href', 'https://seller.meridian.shop/');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Go to registration' })).toHaveAttribute(
    'href',
    'https://seller.meridian.shop/register',
  );
  await expect(page.getByText('seller.meridian.shop', { exact: true })).toHaveCount(2);

  app.faultProxy.intercept('/api/common/config', { status: 404, body: '' });
  await page.reload();
  await expect(app.text(/404/)).toBeVisible();
  app.faultProxy.intercept('/api/common/config', { addHeader: ['Prefer', 'example=not_configured'] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not yet open')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Go to/ })).toHaveCount(0);
});
