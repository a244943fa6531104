// Tests the checkers themselves, which screens.spec.ts uses.
import { axeViolations } from '../fixtures/axe.ts';
import { layoutFaults } from '../fixtures/layout-faults.ts';
import { expect, test } from '../fixtures/test.ts';

const planted: [fault: RegExp, html: string][] = [
  [/^cut at the side/, '<p style="width:80px;overflow:hidden;white-space:nowrap">A name that goes on</p>'],
  [/^cut above or below/, '<p style="height:20px;overflow:hidden">One line<br>and another</p>'],
  [
    /^little left to read/,
    '<p style="width:40px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Pocket</p>',
  ],
  [
    /^little left to read/,
    '<p style="width:40px;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1">A red bag</p>',
  ],
  [
    /^cut at its start/,
    '<p dir="rtl" style="width:90px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">A name that goes on</p>',
  ],
  [/^a word in two lines, backpack/, '<p style="width:40px;overflow-wrap:anywhere">backpack</p>'],
  [/^on one another/, '<p style="height:8px">One line</p><p>and another</p>'],
  [/^on a picture/, '<div style="height:0"><svg width="90" height="40"></svg></div><p>Words</p>'],
  [/^too small, 20×20/, '<button style="width:20px;height:20px">×</button>'],
  [/^beyond the window/, '<p style="position:relative;left:-30px">Words</p>'],
  [/^the page is \d+ px wider/, '<div style="width:200vw;height:1px"></div>'],
];

test.describe('without the page’s policy, which would refuse the planted faults', () => {
  test.use({ bypassCSP: true });

  test('the layout checker and our own axe rule find every planted fault', async ({ app, page }) => {
    await app.open('/nowhere', 'There is no page at this address.');
    await expect.poll(() => layoutFaults(page)).toEqual([]);
    for (const [fault, html] of planted) {
      await page.evaluate((inside) => {
        document.getElementById('screen')?.insertAdjacentHTML('beforeend', `<div>${inside}</div>`);
      }, html);
      expect(await layoutFaults(page), html).toContainEqual(expect.stringMatching(fault));
      await page.evaluate(() => document.getElementById('screen')?.lastElementChild?.remove());
    }
    // A name that does not begin with the visible text, ignoring punctuation.
    await page.setContent(`<html lang="en"><title>Names</title><main><h1>Names</h1>
      <button aria-label="Do send">Send</button>
      <button aria-label="Send · now">Send!</button>
      <a href="/bag" aria-label="Bag, 3 items">3</a></main></html>`);
    expect(await axeViolations(page)).toEqual([
      expect.stringMatching(/^name-begins-with-text: .*“do send” .* “send” /s),
    ]);
  });
});
