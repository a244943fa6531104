import { useLingui } from '@lingui/react/macro';
import { classNames } from '../class-names.ts';
import { isDoubleTap } from '../double-tap.ts';
import { Icon } from '../icon/icon.tsx';

interface HeartButtonProps {
  liked: boolean;
  onToggle: () => void;
  /** `float` stands on a picture, `bare` beside words. */
  variant?: 'float' | 'bare';
}

/** Favourite or not. A toggle: its state is said by `aria-pressed`, never by colour alone (the mark is filled). */
export function HeartButton({ liked, onToggle, variant = 'float' }: HeartButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={t`Favourite`}
      onClick={(event) => !isDoubleTap(event) && onToggle()}
      className="group grid size-12 place-items-center rounded-full outline-offset-[-6px]"
    >
      <span
        className={classNames(
          'press grid size-8 place-items-center rounded-full group-active:scale-90',
          variant === 'float' && 'bg-float',
          liked && 'text-danger',
        )}
      >
        <Icon name="heart" size={variant === 'float' ? 16 : 22} filled={liked} />
      </span>
    </button>
  );
}
