import { axeViolations, NAME_RULES, setTheme } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ stateless: true });

const screens: [name: string, path: string, words: string, signedIn: boolean][] = [
  ['home', '/home', 'No more', false],
  ['a customer’s home', '/home', 'No more', true],
  ['a product', '/detail/101/1?sku=1011', 'Description', true],
  ['the checkout', '/checkout?lines=501,502', 'Mei Tanaka', true],
  ['a checkout of nothing', '/checkout', 'Select at least one item first.', true],
  ['the login', '/login', 'Welcome to Meridian', false],
  ['the login after a new password', '/login?after=password', 'Your password was changed', false],
  ['the registration', '/register', 'Create account', false],
  ['a forgotten password', '/forgotPassword', 'Find your account', false],
  ['the change of a password', '/changePassword', 'Current password', true],
  ['the change of a password for a visitor', '/changePassword', 'Reset password', false],
  ['the languages', '/language', 'Français', true],
  ['the notifications', '/notification', 'Your order is on its way', true],
  ['the profile', '/profile', 'Seller platform', true],
  ['the settings', '/setting', 'Terms and policies', true],
  ['the security', '/security', 'Signed-in devices', true],
  ['the passwords', '/passwords', 'Forgot payment code?', true],
  ['the application for a refund', '/refund/9003', 'The money goes to your balance', true],
  ['a refund case', '/refund?case=8001', 'Case history', true],
  ['the refund cases', '/refund?tab=cases', 'Requested', true],
  ['the address book', '/address', '4-1 Umeda', true],
  ['the form of an address', '/addressForm/12', 'Save address', true],
  ['the start of the search', '/search', 'Popular this week', false],
  ['what a search finds', '/search?q=trail', 'Trail 24 L backpack, rain cover', false],
  ['the search for shops', '/searchs', 'Bright Pantry', false],
  ['a shop', '/shop/1', 'Northwind Audio', true],
  ['about a shop', '/shop/1?tab=about', 'Business licence', false],
  ['the favourites', '/myFavourite', '$10.00 less than when saved', true],
  ['the followed shops', '/myFavourite?tab=shops', 'Trailhead Supply', true],
  ['the feed', '/heart', 'New in the shop', true],
  ['the bag', '/bag', 'Unavailable (1)', true],
  ['the hub of the orders', '/order', 'Recent orders', true],
  ['the orders', '/myPurchases/all', 'M2611200418', true],
  ['a payment that was made', '/payment?order=9003', 'Balance now', true],
  ['a payment of nothing', '/payment', 'There is no order to pay here.', true],
  ['a withdrawal', '/withDraw', 'TRC20-USDT TGgH…tzgX', true],
  ['a withdrawal that was applied for', '/withDraw?done=6102', 'What happens next', true],
  ['the history of withdrawals', '/depositRecord', 'W2611200014', true],
  ['a withdrawal of the history', '/depositRecord?id=6102', 'Decision', true],
  ['the history of top-ups', '/topUpRecord', 'T2611200032', true],
  ['the bills', '/capitalRecord', 'Order M2611190312', true],
  ['a review', '/comment?order=9005', 'Publish review', true],
  ['what can be reviewed', '/comment', 'Two-night tent, two persons', true],
  ['an order', '/orderInfo/9003', 'Print receipt', true],
  ['the ways to top up', '/topUp', 'Not credited yet', true],
  ['a bank transfer', '/topUp?method=manual', 'Account holder', true],
  ['a top-up that was reported', '/topUp?recharge=6002', 'Your balance is topped up', true],
  ['an on-chain top-up', '/walletTopUp', '3. Tell us what you sent', true],
  ['the payment code', '/changePayPwd', 'Current payment code', true],
  ['the inbox', '/services', 'Online now', true],
  ['a conversation', '/service?shop=1&order=9003', 'Send this', true],
  ['the help', '/helpAndSupport?item=open-an-account', 'Was this helpful?', true],
  ['a legal document', '/law?doc=terms', 'Effective', true],
  ['the seller platform', '/platform', 'Go to registration', true],
  ['an unknown address', '/nowhere', 'There is no page at this address.', false],
];

for (const [name, path, words, signedIn] of screens) {
  test(`axe finds nothing on ${name}, light and dark; names are what is seen, in both languages`, async ({
    openWarm,
  }) => {
    const { page, text } = await openWarm(path, { signedIn, stateless: true }, { reducedMotion: 'reduce' });
    await expect(text(words)).toBeVisible();
    expect(await axeViolations(page), 'light, in English').toEqual([]);
    // The theme follows the device at once, the language the tab in which it was chosen: colours and names change.
    await setTheme(page, 'dark');
    await page.evaluate(() => new BroadcastChannel('meridian.language').postMessage('zh-CN'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    expect(await axeViolations(page, ['color-contrast', ...NAME_RULES]), 'dark, in Chinese').toEqual([]);
  });
}

test('the focus moves to a new screen, and stays on a tab that was pressed', async ({ app, page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Sign in' }).press('Enter');
  await expect(app.text('Welcome to Meridian')).toBeVisible();
  await expect(page.locator('#screen')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused();
  await page.getByRole('link', { name: 'Explore' }).press('Enter');
  await expect(page).toHaveTitle(/^Explore/);
  await expect(page.getByRole('link', { name: 'Explore' })).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ signedIn: true, viewport: { width: 320, height: 640 } });

  test('a product, the profile, the languages and the notifications fit 320 pixels, also from right to left', async ({
    app,
    page,
  }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const [path, words] of [
      ['/detail/101/1', 'Description'],
      ['/profile', 'Seller platform'],
      ['/language', 'Français'],
      ['/notification', 'Your order is on its way'],
    ] as const) {
      await page.goto(path);
      await expect(app.text(words)).toBeVisible();
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir);
        await expect.poll(overflow, `${path}, ${dir}`).toBe(0);
      }
    }
  });
});

test('axe’s rule of our own finds a name that does not begin with what is seen, whatever the signs between', async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Names</title><main><h1>Names</h1>
    <button aria-label="Do send">Send</button>
    <button aria-label="Send · now">Send!</button>
    <a href="/bag" aria-label="Bag, 3 items">3</a></main></html>`);
  expect(await axeViolations(page)).toEqual([expect.stringMatching(/^name-begins-with-text: .*“do send” .* “send” /s)]);
});
