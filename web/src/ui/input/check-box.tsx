import { type ChangeEventHandler, type ComponentProps, type RefCallback, useCallback } from 'react';
import { Icon } from '../icon/icon.tsx';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'ref'> {
  /** Whether it represents a set that is only partly checked. */
  indeterminate?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** The ref by which a form reads the checkbox. */
  ref?: RefCallback<HTMLInputElement>;
}

/** A native checkbox with a check icon. The label around it makes it large enough to press. */
export function CheckBox({ indeterminate = false, disabled, onChange, ref, ...rest }: CheckBoxProps) {
  // A property only: HTML has no attribute for it.
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (input !== null) input.indeterminate = indeterminate;
      return ref?.(input);
    },
    [indeterminate, ref],
  );
  return (
    <span className="grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
      <input
        {...rest}
        ref={attach}
        type="checkbox"
        // Not natively disabled, as a `Button` is not.
        aria-disabled={disabled}
        onChange={(event) => disabled || onChange(event)}
        className="peer size-(--icon-22) appearance-none rounded-small border-[1.5px] border-ink-3 bg-card checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand aria-disabled:opacity-50 aria-invalid:border-danger"
      />
      <Icon
        name={indeterminate ? 'minus' : 'check'}
        size={16}
        className="pointer-events-none text-transparent peer-checked:text-on-brand peer-indeterminate:text-on-brand"
      />
    </span>
  );
}
