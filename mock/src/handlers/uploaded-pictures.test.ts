import { describe, expect, test } from 'vitest';
import { openSandbox } from '../../tests/harness/open-sandbox.ts';
import { DEMO_TOKEN } from '../world/seed/demo/demo.ts';
import { checkUploadedPictures } from './uploaded-pictures.ts';

const refused = (field: string) => ({
  status: 422,
  data: { errors: [{ field, message: `${field} must be the url that uploadFile answered` }] },
});

describe('a picture that was not uploaded here is refused', () => {
  test.each([
    ['updateProfile', { avatar: 'https://elsewhere.example/pixel.gif' }, 'avatar'],
    ['updateProfile', { avatar: '999999999999.99' }, 'avatar'],
    ['createReview', { pictures: ['/uploads/a.webp', 'javascript:alert(1)'] }, 'pictures.1'],
    ['applyRefund', { proofs: ['/pictures/none.webp'] }, 'proofs.0'],
    ['reportProduct', { proofs: ['//elsewhere.example/a.png'] }, 'proofs.0'],
    ['createRecharge', { evidence: '/uploads/../a.webp' }, 'evidence'],
  ] as const)('%s %j', (operation, body, field) => {
    expect(() => checkUploadedPictures(operation, body)).toThrow(expect.objectContaining(refused(field)));
  });

  test('and nothing is changed', () => {
    const { demo, call } = openSandbox();
    const { avatar } = demo;
    const body = { given_name: 'Mai', avatar: 'https://elsewhere.example/pixel.gif' };
    expect(() => call('updateProfile', { token: DEMO_TOKEN, body })).toThrow(
      expect.objectContaining(refused('avatar')),
    );
    expect([demo.givenName, demo.avatar]).toEqual(['Mei', avatar]);
  });
});

test.each([[{ avatar: null }], [{ avatar: '/uploads/a-_1.webp' }], [{ given_name: 'Mai' }]])('%j is taken', (body) => {
  expect(() => checkUploadedPictures('updateProfile', body)).not.toThrow();
});
