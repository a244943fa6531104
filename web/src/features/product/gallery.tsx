import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { type Tint, tintLook } from '../../ui/tint.ts';
import { TRAVELLING_NAME } from './travelling-picture.ts';

interface GalleryProps {
  pictures: readonly string[];
  tint: Tint;
  name: string;
}

/** The product's pictures on its tint, from edge to edge, with a counter. */
export function Gallery({ pictures, tint, name }: GalleryProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const [index, setIndex] = useState(0);
  const many = pictures.length > 1;
  return (
    <div className="relative">
      <Carousel
        label={t`Pictures of ${name}`}
        onIndex={setIndex}
        className={tintLook(tint)}
        slides={pictures.map((src, place) => ({
          key: src,
          content: (
            <span className="grid h-85 place-items-center pt-10">
              <Picture
                src={src}
                alt={place === 0 ? name : t`${name}, picture ${place + 1}`}
                width={256}
                height={256}
                priority={place === 0}
                className="size-56 object-contain"
                style={place === 0 ? { viewTransitionName: TRAVELLING_NAME } : undefined}
              />
            </span>
          ),
        }))}
      />
      {many && (
        <span
          aria-hidden
          className={classNames(
            'tabular absolute end-4 bottom-3 rounded-full bg-float px-3 py-1 text-12 font-medium text-ink',
          )}
        >
          {count(index + 1)} / {count(pictures.length)}
        </span>
      )}
    </div>
  );
}
