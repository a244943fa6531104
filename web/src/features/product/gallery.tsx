import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import { TRANSITION_NAME, useIsTransitionTarget } from '../../entities/product/shared-element-transition.ts';
import { lazySection } from '../../feedback/lazy.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { useOpenPictures } from '../../navigation/picture-viewer-overlay.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { allowsMotion } from '../../ui/allows-motion.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PictureCounter } from '../../ui/picture-viewer/picture-counter.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { currentSlide, scrollToSlide } from '../../ui/slide-track.ts';
import { plinthClass } from '../../ui/tint.ts';
import { SlidePicture } from './slide-picture.tsx';

const GalleryVideo = lazySection(
  () => import('./more/gallery-video.tsx').then((m) => m.GalleryVideo),
  ({ video }) => <SlidePicture src={video.poster} alt="" />,
);

/** A mouse that moves so far while pressed drags. */
const DRAG_PX = 10;

interface GalleryProps {
  product: Schema<'Product'>;
  /** The picture of the selected SKU; the gallery scrolls to it when it changes. */
  selected: string | null;
}

/**
 * The carousel of pictures, with the video after the first. A press opens the picture viewer; arrow keys move through
 * the pictures. It does not render again when a selection shows the same picture.
 */
export const Gallery = memo(function Gallery({ product, selected }: GalleryProps) {
  const { name, video, category_code: tint } = product;
  const pictures = [...new Set([...product.pictures, ...product.skus.flatMap(({ picture }) => picture ?? [])])];
  const { t } = useLingui();
  const { count } = useFormats();
  const openPictures = useOpenPictures();
  const isTransitionTarget = useIsTransitionTarget(product.id);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const goTo = (to: number) => scrollToSlide(track.current, to, allowsMotion() ? 'smooth' : 'instant');

  const slides = pictures.map((src, place) => ({ src, place }));
  const film = video === null ? [] : [{ src: video.poster, place: undefined }];
  const media = [...slides.slice(0, 1), ...film, ...slides.slice(1)];
  const target = Math.max(
    0,
    media.findIndex(({ src, place }) => place !== undefined && src === selected),
  );
  const scrolledTo = useRef(0);
  useEffect(() => {
    if (scrolledTo.current === target) return;
    // The press is painted first: scrolling needs the layout.
    return afterPaint(() => {
      scrolledTo.current = target;
      scrollToSlide(track.current, target, allowsMotion() ? 'smooth' : 'instant');
    });
  }, [target]);

  const pressedAt = useRef(0);
  /** Opens a picture. After a drag with the mouse, which no browser turns into scrolling, shows the next one instead. */
  const press = ({ clientX, detail, currentTarget }: MouseEvent, slide: number, startIndex: number) => {
    const moved = detail === 0 ? 0 : clientX - pressedAt.current;
    if (Math.abs(moved) < DRAG_PX) return openPictures({ pictures, startIndex, tint });
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 1 : -1;
    goTo(slide + forward * Math.sign(moved));
  };
  // The focus moves at once and scrolling follows, so that a key pressed while scrolling is not lost.
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const places = [...(track.current?.children ?? [])];
    const from = places.findIndex((place) => place.contains(document.activeElement));
    const to = from + (event.key === back ? -1 : 1);
    const button = from < 0 ? null : places[to]?.querySelector<HTMLElement>('button, video');
    if (!button) return;
    button.focus({ preventScroll: true });
    goTo(to);
  };

  return (
    <section aria-label={t`Pictures of ${name}`} onKeyDown={step} className="wide:sticky wide:top-0 wide:pb-4">
      <div className="relative">
        <ul
          ref={track}
          onPointerDown={({ clientX }) => {
            pressedAt.current = clientX;
          }}
          onScroll={() => setIndex(currentSlide(track.current))}
          className={classNames('rail relative flex snap-x snap-mandatory wide:rounded-b-card', plinthClass(tint))}
        >
          {media.map(({ src, place }, slide) => (
            <li key={place === undefined ? 'video' : src} className="w-full shrink-0 snap-center snap-always">
              {place === undefined ? (
                video !== null && <GalleryVideo video={video} isCurrent={slide === index} />
              ) : (
                <button
                  type="button"
                  tabIndex={slide === index ? 0 : -1}
                  aria-label={t`Enlarge picture ${count(place + 1)} of ${count(pictures.length)}`}
                  onClick={(event) => press(event, slide, place)}
                  className="block w-full cursor-zoom-in -outline-offset-4"
                >
                  <SlidePicture
                    src={src}
                    alt={place === 0 ? name : t`${name}, picture ${count(place + 1)}`}
                    isFirst={place === 0}
                    transitionName={place === 0 && isTransitionTarget ? TRANSITION_NAME : undefined}
                  />
                </button>
              )}
            </li>
          ))}
        </ul>
        {media.length > 1 && (
          <PictureCounter index={index} total={media.length} className="absolute end-4 bottom-3 text-12" />
        )}
      </div>
      {media.length > 1 && <Thumbnails media={media} index={index} tint={tint} onPress={goTo} />}
    </section>
  );
});

interface ThumbnailsProps {
  /** A medium without a place is the video. */
  media: readonly { src: string; place: number | undefined }[];
  index: number;
  tint: Schema<'Product'>['category_code'];
  onPress: (slide: number) => void;
}

/** Thumbnails for a mouse, which cannot swipe. Keyboards and screen readers use the pictures above. */
function Thumbnails({ media, index, tint, onPress }: ThumbnailsProps) {
  return (
    <ul aria-hidden className="mt-3 hidden flex-wrap gap-2 px-4 wide:flex">
      {media.map(({ src, place }, slide) => (
        <li key={place === undefined ? 'video' : src} className="relative">
          <button type="button" tabIndex={-1} onClick={() => onPress(slide)} className="block rounded-box">
            <ProductImage
              src={src}
              alt=""
              tint={tint}
              className={classNames(
                'size-16 rounded-box border-[1.5px] p-2',
                slide === index ? 'border-brand' : 'border-transparent',
              )}
            />
            {place === undefined && <Icon name="play" size={18} filled className="absolute inset-0 m-auto" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
