import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A native checkbox with a check icon. The label around it makes it large enough to press. */
export function CheckBox(props: CheckBoxProps) {
  return (
    <span className="grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
      <input
        {...props}
        type="checkbox"
        className="peer size-5.5 appearance-none rounded-small border-[1.5px] border-ink-3 bg-card checked:border-brand checked:bg-brand disabled:opacity-50 aria-invalid:border-danger"
      />
      <Icon name="check" size={16} className="pointer-events-none text-transparent peer-checked:text-on-brand" />
    </span>
  );
}
