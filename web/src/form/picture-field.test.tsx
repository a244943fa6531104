import { expect, test } from 'vitest';
import { textOf } from '../text-of.testing.tsx';
import { PictureField } from './picture-field.tsx';

const nothing = () => undefined;
const field = (errors: (string | undefined)[], problems: string[] = []) =>
  textOf(
    <PictureField
      label="Pictures"
      max={9}
      pictures={errors.map((error, index) => ({ key: String(index), blob: new Blob(), share: undefined, error }))}
      problems={problems}
      onAdd={nothing}
      onRetry={nothing}
      onRemove={nothing}
      onMove={nothing}
    />,
  );

test('what a picture was refused for names it, beside other pictures and files', () => {
  const failure = 'The picture is larger than 5 MB';
  const text = field([undefined, failure], ['half.jpg: This picture is damaged and cannot be opened']);
  expect(text).toContain('half.jpg: This picture is damaged and cannot be opened');
  expect(text).toContain(`Picture 2: ${failure}`);
  expect(field([failure])).not.toContain('Picture 1:');
});
