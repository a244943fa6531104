import { anyPicture, pictureParts } from '../../../../shared/request-encoding.ts';
import type { Driver } from '../driver.ts';
import type { Recipes } from './recipe.ts';

const picture = { body: pictureParts };

/** Uploads a small picture, different each time; the server deletes an unused upload after a day. */
export async function upload(driver: Driver): Promise<string> {
  const { upload_id } = await driver.call('uploadFile', {
    body: { file: new File([anyPicture()], 'picture.png', { type: 'image/png' }) },
  });
  return upload_id;
}

export const uploadRecipes = { uploadFile: { effect: 'none', prepare: () => picture } } satisfies Recipes;
