import { envelope } from '../fixtures/fault-proxy.ts';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('legal documents have versions, URLs for their sections and a print layout', async ({ app, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/law');
  const deposit = page.getByRole('link', { name: /^Top-up and withdrawal rules/ });
  await expect(deposit).toContainText('Effective Oct 1, 2026');
  await deposit.click();
  await expect(page.getByText('Effective Oct 1, 2026').filter({ visible: true })).toBeVisible();
  await page.getByText('Contents', { exact: true }).click();
  await leads(page.getByRole('link', { name: '5. Withdrawing' }), '/law?doc=deposit#section-5');
  const heading = page.getByRole('heading', { name: '5. Withdrawing' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.goto('/law?doc=terms#section-6');
  await expect(page.getByRole('heading', { name: '6. Your balance' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: '6. Your balance' })).toBeFocused();

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  await expect(page.getByText('Contents', { exact: true })).toBeHidden();
  const title = page.getByRole('heading', { level: 1, name: 'Terms of use' });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await app.open('/law?doc=nonsense', 'Privacy notice');
});

test('hostile HTML in a legal text neither runs nor loads anything', async ({ app, page, faultProxy }) => {
  const html = [
    '<h3 id="screen" onclick="taken()">Rules</h3>',
    '<p>One <b>two</b> <u onmouseover="taken()">three</u><script>taken()</script></p>',
    '<p><a href="java\tscript:taken()">four</a> <a href=" javascript:taken()">five</a> <a href="data:text/html,x">six</a></p>',
    '<p><a href="/\\evil.example">seven</a> <a href="/law" style="position:fixed" target="_top" onclick="taken()">eight</a></p>',
    '<p><a href="https://bank.example@evil.example/">nine</a> <a href="https://help.example/">ten</a></p>',
    '<img src=/loaded onerror=taken()><svg onload=taken()><image href=/loaded></svg><iframe src=/loaded></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=/loaded onerror=taken()&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src=/loaded onerror=taken()></style></mglyph></form>',
    '<noscript><p title="</noscript><img src=/loaded onerror=taken()>"></noscript>',
    '<link rel=stylesheet href=/loaded><base href="https://evil.example/"><meta http-equiv=refresh content="0;/loaded">',
  ].join('');
  const list = [{ id: 1, key: 'terms', title: 'Terms', version_date: '2026-09-01', html }];
  faultProxy.intercept('/api/user/law', envelope({ list }));
  await page.addInitScript(() => {
    Object.assign(window, { taken: () => document.documentElement.setAttribute('data-taken', '') });
  });
  await page.goto('/law?doc=terms');
  const text = page.locator('.prose');
  await expect(text).toContainText('One two three');
  const written = await text.innerHTML();
  expect(written).toContain('<h3>Rules</h3><p>One two three</p><p>four five six</p>');
  expect(written).toContain('<p>seven <a href="/law">eight</a></p>');
  expect(written).toContain('<p>nine <a href="https://help.example/" target="_blank" rel="noopener">ten</a></p>');
  expect(written).not.toMatch(/<(?!\/?(p|h3|ul|ol|li|strong|em|a)[\s>])|\son\w+=|style=/i);
  await expect(page.locator('[data-taken]')).toHaveCount(0);
  expect(faultProxy.requestsTo(/loaded/)).toEqual([]);
  await text.getByText('eight').click();
  await expect(app.text('Effective')).toBeVisible();
  await expect(page).toHaveURL('/law');
});
