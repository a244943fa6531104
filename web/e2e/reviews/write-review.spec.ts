import { callApi } from '../fixtures/api.ts';
import { hurryTimeout, leaveUnanswered } from '../fixtures/faults.ts';
import { holdLogin } from '../fixtures/hold-login.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import {
  expectArrival,
  gotoAsCustomer,
  leads,
  nextFrames,
  openFrom,
  scrollTo,
  scrollTop,
} from '../fixtures/navigation.ts';
import { addPictures, drawPicture } from '../fixtures/pictures.ts';
import { fillReview, latestReview, words } from '../fixtures/review-form.ts';
import { expectPicturesStored } from '../fixtures/stored-keys.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const comment = '/api/order/comment';

test('[R5.08] [R3.10] a review, once complete, appears on the product’s page @default', async ({ app, page }) => {
  await page.goto('/comment?order=9005');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(app.text('Not rated')).toBeVisible();
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Choose one to five stars')).toHaveCount(3);
  await expect(app.text('Write a few words')).toBeVisible();
  expect(app.faultProxy.requestsTo(comment)).toHaveLength(0);
  await fillReview(page);
  await page.getByRole('checkbox', { name: /^Hide my name/ }).check();
  await page.getByRole('button', { name: 'Publish review' }).click();
  await app.toasts.waitFor('Saved');
  await expect(app.text('Thank you. Your review is now public.')).toBeVisible();
  await expect(app.text(/^Order M\d+ is completed/)).toBeVisible();
  await expect(page.getByRole('article').getByText(words)).toBeVisible();
  expect(await latestReview(page, 103)).toMatchObject({
    author: { name: 'M***i' },
    product_score: 5,
    service_score: 4,
    postage_score: 3,
  });
  await app.open('/detail/103', words);
});

test('[R4.09] a review whose session ends stays in sight until it is published', async ({ app, page, toasts }) => {
  const releaseLogin = holdLogin(app.faultProxy);
  await gotoAsCustomer(page, '/comment?order=9005');
  await fillReview(page);
  await app.control.addFault({ kind: 'unauthorized', on: 'createReview', times: 1 });
  const publish = page.getByRole('button', { name: 'Publish review' });
  await publish.click();
  await toasts.waitFor('Please log in first');
  await expect(publish).not.toHaveAttribute('aria-busy');
  await expect(page.getByLabel('Your review')).toHaveValue(words);
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  releaseLogin();
  await app.signInTo('/comment?order=9005');
  await expect(page.getByLabel('Your review')).toHaveValue(words);
  await publish.click();
  await toasts.waitFor('Saved');
});

test('[B2.16] a review draft, with pictures, survives a reload and the session’s end', async ({ app, page }) => {
  await page.goto('/comment?order=9005');
  await fillReview(page);
  await addPictures(page, [await drawPicture(page, { width: 40, height: 40 })]);
  await expectPicturesStored(page, 1);
  await page.reload();
  await expect(page.getByLabel('Your review')).toHaveValue(words);
  await expect(page.getByRole('radio', { name: '4 of 5: Good' }).nth(1)).toBeChecked();
  await app.dropSession();
  await page.goto('/comment?order=9005');
  await app.signIn();
  await expect(page.getByLabel('Your review')).toHaveValue(words);
  await expect(page.getByRole('button', { name: 'Picture 1 of 1' })).toBeVisible();
});

test('a review whose answer is lost is created once, and shown to the customer', async ({ app, page, control }) => {
  await page.clock.install();
  await page.goto('/comment?order=9005');
  await fillReview(page);
  await control.addFault({ kind: 'commit-then-timeout', on: 'createReview', times: 1 });
  await page.getByRole('button', { name: 'Publish review' }).click();
  await hurryTimeout(app, '/api/order/comment');
  await expect(app.text('Thank you. Your review is now public.')).toBeVisible();
  const response = await page.request.get('/api/product/comment_list?product_id=103');
  expect((await response.text()).split(words)).toHaveLength(2);
});

test('a review published after its screen was left scrolls nothing', async ({ app, page, toasts }) => {
  await openFrom(page, '/profile', '/comment?order=9005');
  await fillReview(page);
  const release = await leaveUnanswered(app, comment, () =>
    page.getByRole('button', { name: 'Publish review' }).click(),
  );
  await expectArrival(page);
  await scrollTo(page, 100);
  release();
  await toasts.waitFor('Saved');
  await nextFrames(page);
  expect(await scrollTop(page)).toBe(100);
});

test('a published review can be read, and added to once', async ({ app, page, toasts }) => {
  await page.goto('/comment?order=9004');
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to this review' }).click();
  await page.getByRole('button', { name: 'Add to review' }).click();
  await expect(app.text('Write a few words')).toBeVisible();
  await page.getByLabel('Your addition').fill('Still crisp after ten days.');
  await page.getByRole('button', { name: 'Add to review' }).click();
  await toasts.waitFor('Saved');
  await expect(page.getByRole('article').getByText('Still crisp after ten days.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to this review' })).toHaveCount(0);
});

test('[R4.02] an order that cannot be reviewed says why, as does an order that does not exist', async ({ app }) => {
  for (const [order, why] of [
    [9001, 'once it is paid and you have received it'],
    [9002, 'It has not shipped yet'],
    [9003, 'once you confirm receipt'],
    [9006, 'This order was cancelled'],
    [123, 'We could not find this order.'],
  ] as const) {
    await app.open(`/comment?order=${order}`, why);
  }
});

test('without an order, the products to review are listed, and lead to their form', async ({ app, page }) => {
  await page.goto('/comment');
  await leads(page.getByRole('link', { name: 'Two-night tent, two persons' }), '/comment?order=9005');
  await expect(app.text('Publish review')).toBeVisible();
  await page.goBack();
  await leads(page.getByText('Reviewed', { exact: true }), '/comment?state=written');
  await expect(page.getByRole('link', { name: /chocolate/ }).first()).toBeVisible();
});

test('a review is written with the keyboard alone', async ({ app, page }) => {
  await page.goto('/comment?order=9005');
  await page.getByRole('radio', { name: '1 of 5: Very poor' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Product' }).getByRole('radio', { name: '2 of 5: Poor' })).toBeChecked();
  for (const name of ['Service', 'Delivery']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('group', { name }).getByRole('radio', { checked: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Small.');
  await tabTo(page, 'Publish review');
  await page.keyboard.press('Enter');
  await expect(app.text('Thank you. Your review is now public.')).toBeVisible();
});

test.describe('after delivery', () => {
  test.use({ signedIn: false });

  test.beforeEach(async ({ app, page, control }) => {
    await control.advance({ hours: 72 });
    await page.goto('/login');
    await app.signInTo('/home');
    await callApi(app, 'order/confirm', { order_id: 9002 });
    await page.goto('/comment?order=9002');
  });

  test('[R4.09] after the session has ended at one review, the others are not sent', async ({ app, page }) => {
    await fillReview(page);
    await app.control.addFault({ kind: 'unauthorized', on: 'createReview', times: 1 });
    await page.getByRole('button', { name: 'Publish reviews' }).click();
    await expect(page.getByLabel('Account')).toBeVisible();
    await nextFrames(page);
    expect(app.faultProxy.requestsTo(comment)).toHaveLength(1);
  });

  test('all items of an order are reviewed at once; a refused review stays', async ({ page, faultProxy, app }) => {
    const forms = page.getByRole('listitem').filter({ has: page.getByLabel('Your review') });
    await expect(forms).toHaveCount(2);
    const stars = forms.first().getByRole('radio').first();
    // Nothing is written yet: the page shows the first thing to fill in, and not its top.
    await page.setViewportSize({ width: 390, height: 320 });
    await scrollTo(page, 600);
    await page.getByRole('button', { name: 'Publish reviews' }).click();
    await expect(stars).toBeFocused();
    await nextFrames(page);
    expect(await scrollTop(page)).toBeGreaterThan(0);
    for (const [index, text] of ['The first', 'The second'].entries())
      await forms.nth(index).getByLabel('Your review').fill(text);
    await page.getByRole('button', { name: 'Publish reviews' }).click();
    await expect(stars).toBeFocused();
    for (const form of await forms.all()) {
      for (const name of ['Product', 'Service', 'Delivery']) {
        await form.getByRole('group', { name }).getByRole('radio', { name: '4 of 5: Good' }).check();
      }
    }
    let count = 0;
    faultProxy.intercept(({ path }) => {
      if (path !== comment) return undefined;
      count += 1;
      return count === 2 ? { addHeader: ['Prefer', 'example=review_not_allowed'] } : undefined;
    });
    await page.getByRole('button', { name: 'Publish reviews' }).click();
    await expect(app.text('You can review one more product from this order below.')).toBeVisible();
    await expect(page.getByLabel('Your review')).toHaveValue('The second');
    await expect(forms.getByRole('alert')).toHaveText(/cannot review this item/);
    faultProxy.reset();
    await page.getByRole('button', { name: 'Publish review' }).click();
    await expect(app.text(/^Order M\d+ is completed/)).toBeVisible();
  });
});
