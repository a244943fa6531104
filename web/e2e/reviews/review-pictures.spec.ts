import { addPictures, avif, drawPicture, seePicture, withExif } from '../fixtures/pictures.ts';
import { fillReview, latestReview } from '../fixtures/review-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('photos are uploaded upright, at most 2048 pixels long, and without their location', async ({ page, toasts }) => {
  await page.goto('/comment?order=9005');
  await fillReview(page);
  const jpeg = withExif(await drawPicture(page, { width: 3000, height: 1500 }));
  // Chromium 153 does not turn a WebP by its EXIF chunk.
  const webp = withExif(await drawPicture(page, { width: 300, height: 150 }, 'image/webp'));
  for (const { buffer } of [jpeg, webp]) expect(buffer.includes('Kyoto')).toBe(true);
  await addPictures(page, [jpeg, webp, avif]);
  await page.getByRole('button', { name: 'Publish review' }).click();
  await toasts.waitFor('Uploaded');
  await toasts.waitFor('Saved');
  const { pictures } = await latestReview(page, 103);
  const sent = await Promise.all(pictures.map(async (picture) => (await page.request.get(picture)).body()));
  for (const bytes of sent) expect(['Exif', 'EXIF', 'Kyoto'].filter((part) => bytes.includes(part))).toEqual([]);
  const seen = [];
  for (const bytes of sent) seen.push(await seePicture(page, bytes));
  expect(seen).toMatchObject([
    { width: 1024, height: 2048, first: 'red', last: 'blue' },
    { width: 150, height: 300, first: 'red', last: 'blue' },
    { width: 8, height: 4 },
  ]);
});

test('files that are no pictures are named, and pictures beyond the ninth are counted', async ({ app, page }) => {
  await page.goto('/comment?order=9005');
  const jpeg = await drawPicture(page, { width: 40, height: 40 });
  await page.getByLabel('Add pictures').setInputFiles([
    { ...jpeg, name: 'photo.jpg', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1') },
    { ...jpeg, name: 'page.png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    { ...jpeg, name: 'half.jpg', buffer: jpeg.buffer.subarray(0, 60) },
    { ...jpeg, name: 'good.gif', mimeType: 'image/gif' },
  ]);
  await expect(app.text('photo.jpg: Browsers cannot open HEIC pictures')).toBeVisible();
  await expect(app.text('page.png: File type not supported')).toBeVisible();
  await expect(app.text('half.jpg: This picture is damaged')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Picture \d/ })).toHaveCount(1);
  await addPictures(page, Array(10).fill(jpeg), 9);
  await expect(app.text('Up to 9 pictures: 2 were not added')).toBeVisible();
  await expect(page.getByLabel('Add pictures')).toHaveCount(0);
});

test('[B2.16] a reload that would lose pictures asks first @default', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto('/refund/9003');
  await addPictures(page, [await drawPicture(page, { width: 40, height: 40 })]);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await addPictures(page, [await drawPicture(page, { width: 40, height: 40 })]);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});
