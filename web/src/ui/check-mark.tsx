import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** The box of a yes-or-no choice; the native checkbox beside it, unseen, is what is read and pressed. */
export function CheckMark({ checked, closed = false }: { checked: boolean; closed?: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-5.5 shrink-0 place-items-center rounded-small border-[1.5px]',
        checked ? 'border-brand bg-brand text-on-brand' : 'border-ink-3 bg-card',
        closed && 'opacity-50',
      )}
    >
      {checked && <Icon name="check" size={16} />}
    </span>
  );
}
