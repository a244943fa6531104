import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { TRANSITION_NAME } from '../../entities/product/shared-element-transition.ts';
import { useOpenPictures } from '../../navigation/picture-viewer-overlay.tsx';
import { allowsMotion } from '../../ui/allows-motion.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { PictureCounter } from '../../ui/picture-viewer/picture-counter.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { currentSlide, scrollToSlide } from '../../ui/slide-track.ts';
import { type Tint, tintClass } from '../../ui/tint.ts';

interface GalleryProps {
  pictures: readonly string[];
  /** The picture of the selected SKU; the gallery scrolls to it when it changes. */
  selected: string | null;
  tint: Tint;
  name: string;
}

/** The carousel of the product's pictures. A press opens the picture viewer; arrow keys move through the pictures. */
export function Gallery({ pictures, selected, tint, name }: GalleryProps) {
  const { t } = useLingui();
  const openPictures = useOpenPictures();
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const goTo = (to: number) => scrollToSlide(track.current, to, allowsMotion() ? 'smooth' : 'instant');

  const target = selected === null ? 0 : Math.max(0, pictures.indexOf(selected));
  const scrolledTo = useRef(0);
  useLayoutEffect(() => {
    if (scrolledTo.current !== target) scrollToSlide(track.current, target, allowsMotion() ? 'smooth' : 'instant');
    scrolledTo.current = target;
  }, [target]);

  // The focus moves at once and the picture scrolls after it: a key pressed during the scrolling is not lost.
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const places = [...(track.current?.children ?? [])];
    const from = places.findIndex((place) => place.contains(document.activeElement));
    const to = from + (event.key === back ? -1 : 1);
    const button = from < 0 ? null : places[to]?.querySelector('button');
    if (!button) return;
    button.focus({ preventScroll: true });
    goTo(to);
  };

  return (
    <section aria-label={t`Pictures of ${name}`} onKeyDown={step} className="wide:sticky wide:top-0 wide:pb-4">
      <div className="relative">
        <ul
          ref={track}
          onScroll={() => setIndex(currentSlide(track.current))}
          className={classNames('rail relative flex snap-x snap-mandatory wide:rounded-b-card', tintClass(tint))}
        >
          {pictures.map((src, place) => (
            <li key={src} className="w-full shrink-0 snap-center">
              <button
                type="button"
                tabIndex={place === index ? 0 : -1}
                aria-label={t`Enlarge picture ${place + 1} of ${pictures.length}`}
                onClick={() => openPictures({ pictures, startIndex: place, tint })}
                className="grid h-85 w-full cursor-zoom-in place-items-center pt-10 -outline-offset-4 wide:aspect-square wide:h-auto"
              >
                <Picture
                  src={src}
                  alt={place === 0 ? name : t`${name}, picture ${place + 1}`}
                  width={256}
                  height={256}
                  priority={place === 0}
                  className="size-56 object-contain wide:size-72"
                  style={place === 0 ? { viewTransitionName: TRANSITION_NAME } : undefined}
                />
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <PictureCounter index={index} pictures={pictures} className="absolute end-4 bottom-3 text-12" />
        )}
      </div>
      {pictures.length > 1 && (
        // Thumbnails for a mouse, which cannot swipe. Keyboards and screen readers use the pictures above.
        <ul aria-hidden className="mt-3 hidden flex-wrap gap-2 px-4 wide:flex">
          {pictures.map((src, place) => (
            <li key={src}>
              <button type="button" tabIndex={-1} onClick={() => goTo(place)} className="press block rounded-box">
                <ProductImage
                  src={src}
                  alt=""
                  tint={tint}
                  className={classNames(
                    'size-16 rounded-box border-[1.5px] p-2',
                    place === index ? 'border-brand' : 'border-transparent',
                  )}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
