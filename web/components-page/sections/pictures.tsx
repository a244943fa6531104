import { Avatar } from '../../src/ui/avatar.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Carousel } from '../../src/ui/carousel.tsx';
import { Picture } from '../../src/ui/picture/picture.tsx';
import { PictureCounter } from '../../src/ui/picture-viewer/picture-counter.tsx';
import { PictureViewer } from '../../src/ui/picture-viewer/picture-viewer.tsx';
import { ViewerButtons } from '../../src/ui/picture-viewer/viewer-buttons.tsx';
import { ProductImage } from '../../src/ui/product/product-image.tsx';
import { tintClass } from '../../src/ui/tint.ts';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry, RegistryGroup } from '../registry.ts';
import { headphones, noPicture, samples } from '../samples.ts';

const picture: RegistryEntry = {
  name: 'Picture',
  file: 'ui/picture/picture.tsx',
  when: 'Every picture of the shop: its box is kept free, it is asked for again when it fails, and a mark stands for it in the end.',
  width: 'control',
  states: [
    { name: 'loaded', show: <Picture src={headphones.picture} alt="Headphones" width={96} height={96} /> },
    {
      name: 'failed, with words',
      show: <Picture src={noPicture} alt="Headphones, not to be had" width={96} height={96} style={{ width: 96 }} />,
    },
  ],
};

const productImage: RegistryEntry = {
  name: 'ProductImage',
  file: 'ui/product/product-image.tsx',
  when: 'The cut-out of a product on the tint of its category: in a card, a row, a bag.',
  width: 'control',
  states: [
    ...samples.map(({ name, picture: src, tint }) => ({
      name: `${tint}`,
      show: <ProductImage src={src} alt={name} tint={tint} className="size-22 rounded-box p-3" />,
    })),
    { name: 'failed', show: <ProductImage src={noPicture} alt="" tint="women" className="size-22 rounded-box p-3" /> },
  ].filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place),
};

const avatar: RegistryEntry = {
  name: 'Avatar',
  file: 'ui/avatar.tsx',
  when: 'The face of a shop or a person beside its name.',
  width: 'control',
  states: [
    { name: 'shop, initials', show: <Avatar kind="shop" picture={null} initials="NA" /> },
    { name: 'shop, picture', show: <Avatar kind="shop" picture={headphones.picture} initials="NA" /> },
    { name: 'person, initials', show: <Avatar kind="person" picture={null} initials="D" /> },
    { name: 'person, two signs', show: <Avatar kind="person" picture={null} initials="王芳" /> },
    { name: 'shop, small', show: <Avatar kind="shop" picture={null} initials="NA" size="small" /> },
    { name: 'shop, large', show: <Avatar kind="shop" picture={null} initials="NA" size="large" /> },
    { name: 'person, large', show: <Avatar kind="person" picture={null} initials="DM" size="large" /> },
    { name: 'person, huge', show: <Avatar kind="person" picture={null} initials="DM" size="huge" /> },
    { name: 'picture failed', show: <Avatar kind="shop" picture={noPicture} initials="NA" size="large" /> },
  ],
};

const slides = samples.slice(0, 4).map(({ name, picture: src, tint }) => ({
  key: name,
  content: (
    <a
      href="#carousel"
      className={`flex min-h-[150px] items-center justify-between gap-3 rounded-card px-5 py-4 text-18 font-semibold ${tintClass(tint)}`}
    >
      <span className="min-w-0">{name}</span>
      <Picture src={src} alt="" width={112} height={112} />
    </a>
  ),
}));

const carousel: RegistryEntry = {
  name: 'Carousel',
  file: 'ui/carousel.tsx',
  when: 'Offers or pictures of which one is seen at a time. What must be read does not belong in one.',
  width: 'card',
  states: [
    { name: 'moves by itself', show: <Carousel label="Offers" slides={slides} advanceMs={5000} /> },
    { name: 'one slide', show: <Carousel label="One offer" slides={slides.slice(0, 1)} advanceMs={5000} /> },
  ],
};

const viewed = samples.map(({ picture: src }) => src);

const pictureViewer: RegistryEntry = {
  name: 'PictureViewer',
  file: 'ui/picture-viewer/picture-viewer.tsx',
  when: 'Pictures on the whole screen: swiped, pinched, or moved and enlarged by buttons and keys.',
  width: 'control',
  states: [
    {
      name: 'opened by a press',
      show: (
        <Controlled first={false}>
          {(open, change) => (
            <>
              <Button variant="quiet" size="medium" onClick={() => change(true)}>
                Look at the pictures
              </Button>
              {open && <PictureViewer pictures={viewed} startIndex={0} onClose={() => change(false)} />}
            </>
          )}
        </Controlled>
      ),
    },
  ],
};

const pictureCounter: RegistryEntry = {
  name: 'PictureCounter',
  file: 'ui/picture-viewer/picture-counter.tsx',
  when: 'Which of several pictures is shown, over them.',
  width: 'control',
  states: [{ name: 'second of all', show: <PictureCounter index={1} total={viewed.length} className="text-14" /> }],
};

const viewerButtons: RegistryEntry = {
  name: 'ViewerButtons',
  file: 'ui/picture-viewer/viewer-buttons.tsx',
  when: 'In the picture viewer, for whoever cannot swipe or pinch.',
  width: 'card',
  states: [
    {
      name: 'first of several',
      show: (
        <Controlled first={0}>
          {(index, change) => (
            <div className="relative h-20">
              <ViewerButtons
                index={index}
                last={viewed.length - 1}
                scale={1}
                onStep={(by) => change(index + by)}
                onZoom={() => undefined}
              />
            </div>
          )}
        </Controlled>
      ),
    },
  ],
};

export const pictures: RegistryGroup = {
  name: 'Pictures',
  items: [picture, productImage, avatar, carousel, pictureViewer, pictureCounter, viewerButtons],
};
