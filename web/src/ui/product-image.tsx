import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import { type Tint, tintClass } from './tint.ts';

interface PlinthProps {
  src: string;
  alt: string;
  tint: Tint;
  priority?: boolean;
  /** Size, radius and the picture's inset, for example `size-18 rounded-box p-2`. */
  className?: string;
  style?: CSSProperties;
}

const CUT_OUT_PX = 256;

/** A product's cut-out on the soft tint of its category. */
export function ProductImage({ src, alt, tint, priority = false, className, style }: PlinthProps) {
  return (
    <span className={classNames('grid place-items-center overflow-hidden', tintClass(tint), className)} style={style}>
      <Picture
        src={src}
        alt={alt}
        width={CUT_OUT_PX}
        height={CUT_OUT_PX}
        priority={priority}
        className="size-full object-contain"
      />
    </span>
  );
}
