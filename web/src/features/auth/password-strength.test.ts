import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each(['', '123456', 'aaaaaaaaaaaaaaaaaa', 'password', 'Password1', 'qwerty12', 'abcdefghijkl', 'Abc123!'])(
  '“%s” is weak',
  (password) => expect(strengthOf(password)).toBe('weak'),
);

test.each(['harbour7', 'Trk48xpm'])('“%s” is fair', (password) => expect(strengthOf(password)).toBe('fair'));

test.each(['quiet-harbour-7', 'four random words here', '山高水长千里共婵娟'])('“%s” is strong', (password) =>
  expect(strengthOf(password)).toBe('strong'),
);

test('length outweighs variety: a long password is never weak', () => {
  const random = fc.array(fc.constantFrom(...'acegikmoqsuwy'), { minLength: 60, maxLength: 80 });
  fc.assert(
    fc.property(
      random,
      (letters) => strengthOf(letters.filter((one, at) => one !== letters[at - 1]).join('')) !== 'weak',
    ),
  );
});
