import { useLingui } from '@lingui/react/macro';
import { isDoubleTap } from '../../behaviour/double-tap.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';

interface HeartButtonProps {
  /** The name of the item, because a list has many hearts. */
  name: string;
  liked: boolean;
  onToggle: () => void;
  /** `float` over a picture, `bare` next to text. */
  variant?: 'float' | 'bare';
}

/** Toggles a favourite. Shows its state by `aria-pressed` and a filled icon, never by colour alone. */
export function HeartButton({ name, liked, onToggle, variant = 'float' }: HeartButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={t`Favourite: ${name}`}
      onClick={(event) => !isDoubleTap(event) && onToggle()}
      className="grid size-12 place-items-center rounded-full outline-offset-[-6px]"
    >
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-full',
          variant === 'float' && 'bg-float',
          liked && 'text-danger',
        )}
      >
        <Icon name="heart" size={variant === 'float' ? 16 : 22} filled={liked} />
      </span>
    </button>
  );
}
