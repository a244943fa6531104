import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';

interface AvatarProps {
  picture: string | null;
  /** Shown where there is no picture. */
  initials: string;
  /** `shop` is a square, a person is round. */
  of: 'shop' | 'person';
  size?: 'medium' | 'large';
}

/** The face of a shop or a person; the name always stands beside it, so it is not read aloud. */
export function Avatar({ picture, initials, of, size = 'medium' }: AvatarProps) {
  const look = classNames(
    'grid shrink-0 place-items-center overflow-hidden bg-brand-soft font-semibold text-brand',
    size === 'large' ? 'size-16 text-18' : 'size-11 text-14',
    of === 'shop' ? 'rounded-box' : 'rounded-full',
  );
  return (
    <span aria-hidden className={look}>
      {picture === null ? (
        initials
      ) : (
        <Picture src={picture} alt="" width={128} height={128} className="size-full object-cover" />
      )}
    </span>
  );
}
