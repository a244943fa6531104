import { PictureField } from '../../src/form/picture-field.tsx';
import { type FieldPicture, PictureTile } from '../../src/form/picture-tile.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry } from '../registry.ts';

const drawn = (hue: number) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="oklch(0.8 0.08 ${hue})"/><circle cx="2" cy="2" r="1" fill="oklch(0.5 0.1 ${hue})"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );

const uploaded = (key: string, hue: number): FieldPicture => ({
  key,
  blob: drawn(hue),
  share: undefined,
  error: undefined,
});

const several = [uploaded('a', 150), uploaded('b', 250), uploaded('c', 30)];
const nothing = () => undefined;

const field = (pictures: readonly FieldPicture[], more: { error?: string; problems?: string[]; max?: number } = {}) => (
  <Controlled first={pictures}>
    {(shown, change) => (
      <PictureField
        label="Pictures"
        max={more.max ?? 9}
        pictures={shown}
        error={more.error}
        problems={more.problems ?? []}
        onAdd={nothing}
        onRetry={nothing}
        onRemove={(key) => change(shown.filter((picture) => picture.key !== key))}
        onMove={(key, index) => {
          const moved = shown.filter((picture) => picture.key === key);
          change(shown.filter((picture) => picture.key !== key).toSpliced(index, 0, ...moved));
        }}
      />
    )}
  </Controlled>
);

export const pictureField: RegistryEntry = {
  name: 'PictureField',
  file: 'form/picture-field.tsx',
  when: 'Pictures of a form, with usePictureUploads of entities/upload: they are uploaded while the form is filled in.',
  width: 'card',
  states: [
    { name: 'empty', show: field([]) },
    { name: 'with pictures: drag one, or choose it', show: field(several) },
    { name: 'full', show: field(several, { max: 3 }) },
    { name: 'a picture is required', show: field([], { error: 'Add a picture of the damage' }) },
    {
      name: 'a file was left out',
      show: field(several.slice(0, 1), {
        problems: ['holiday.gif: File type not supported. Choose a JPEG, PNG or WebP'],
      }),
    },
  ],
};

const tile = (picture: FieldPicture, isSelected = false) => (
  <div className="relative size-24">
    <PictureTile picture={picture} place={1} total={3} isSelected={isSelected} onRemove={nothing} />
  </div>
);

export const pictureTile: RegistryEntry = {
  name: 'PictureTile',
  file: 'form/picture-tile.tsx',
  when: 'One picture of a PictureField.',
  width: 'control',
  states: [
    { name: 'being prepared', show: tile({ key: 'a', blob: undefined, share: 0, error: undefined }) },
    { name: 'being uploaded', show: tile({ ...uploaded('b', 150), share: 0.6 }) },
    { name: 'uploaded', show: tile(uploaded('c', 150)) },
    { name: 'chosen', show: tile(uploaded('d', 150), true) },
    { name: 'not uploaded', show: tile({ ...uploaded('e', 150), share: 0, error: 'No connection' }) },
  ],
};
