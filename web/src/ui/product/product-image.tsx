import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import { plinthClass, type Tint } from '../tint.ts';

interface ProductImageProps {
  src: string;
  alt: string;
  /** The tint of the category; neutral if unknown. */
  tint: Tint | undefined;
  priority?: boolean;
  /** Size, radius and padding, for example `size-18 rounded-box p-2`. */
  className?: string;
  style?: CSSProperties;
}

const PICTURE_PX = 256;

/** The classes of the picture in its box. */
export const productPicture = 'size-full object-contain';

/** A product's picture on the tint of its category. */
export function ProductImage({ src, alt, tint, priority = false, className, style }: ProductImageProps) {
  return (
    <span className={classNames('grid place-items-center overflow-hidden', plinthClass(tint), className)} style={style}>
      <Picture
        src={src}
        alt={alt}
        width={PICTURE_PX}
        height={PICTURE_PX}
        priority={priority}
        className={productPicture}
      />
    </span>
  );
}
