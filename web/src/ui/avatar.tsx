import { classNames } from './class-names.ts';
import { Picture } from './picture/picture.tsx';
import { unjoined } from './unjoined.ts';

interface AvatarProps {
  picture: string | null;
  /** Shown if there is no picture. */
  initials: string;
  /** A shop is square, a person round. */
  kind: 'shop' | 'person';
  size?: keyof typeof sizes;
  /** Whether it is among the first pictures of a screen. */
  priority?: boolean;
}

// The box does not grow with the text size, so the initials do not either.
const sizes = {
  small: 'size-7 text-[calc(var(--unit)*2.75)]',
  medium: 'size-11 text-[calc(var(--unit)*3.5)]',
  large: 'size-16 text-[calc(var(--unit)*4.5)]',
  huge: 'size-32 text-[calc(var(--unit)*9)]',
};

/** The picture of a shop or a person. Hidden from screen readers, because the name is always next to it. */
export function Avatar({ picture, initials, kind, size = 'medium', priority = false }: AvatarProps) {
  const className = classNames(
    'grid shrink-0 place-items-center overflow-hidden bg-brand-soft font-semibold text-brand',
    sizes[size],
    kind === 'shop' ? (size === 'small' ? 'rounded-small' : 'rounded-box') : 'rounded-full',
  );
  return (
    <span aria-hidden className={className}>
      {picture === null ? (
        unjoined(initials)
      ) : (
        <Picture src={picture} alt="" width={128} height={128} priority={priority} className="size-full object-cover" />
      )}
    </span>
  );
}
