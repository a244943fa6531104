import { hurryTimeout, tapTwiceUnanswered } from '../fixtures/faults.ts';
import { addProof } from '../fixtures/refunds.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseNetwork, outcome, rechargeBillsOf, reportButton, sumField, topUpsOf } from '../fixtures/top-up.ts';

test.use({ signedIn: true });

const REPORT = '/api/user/recharge';

test('[B5.15] a top-up reported by a double tap, without an answer, is made once @default', async ({ app, page }) => {
  await page.clock.install();
  await page.goto('/walletTopUp');
  await chooseNetwork(page, /^Tron/);
  await sumField(page).fill('75.25');
  await addProof(page);
  await expect(reportButton(page)).toHaveText('Submit top-up of $75.25');
  await app.control.addFault({ kind: 'commit-then-timeout', on: 'createRecharge', times: 1 });
  await tapTwiceUnanswered(app, REPORT, reportButton(page));
  await hurryTimeout(app, REPORT);
  await expect(outcome(page, 'Your top-up is under review')).toBeVisible();
  expect(await topUpsOf(app)).toMatchObject([{ amount: '75.25', status: 0 }]);
  await app.control.advance({ hours: 1 });
  expect(await rechargeBillsOf(app)).toEqual(['74.25']);
});
