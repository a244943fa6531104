import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { FieldError } from './field-error.tsx';
import type { Form } from './use-form.ts';

interface PickerFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  /** The current choice, in words; undefined if nothing is chosen. */
  value: ReactNode;
  /** What to choose; shown while nothing is chosen. */
  placeholder: ReactNode;
  /** Opens the sheet of choices, which sets the value with `form.setValue`. */
  onOpen: () => void;
  /** Fields beneath the button, which the browser fills from what it has saved. */
  children?: ReactNode;
}

/** A field whose value is chosen in a sheet: a button that looks like a field, with label and error. */
export function PickerField<Values extends FieldValues>(props: PickerFieldProps<Values>) {
  const { form, name, label, value, placeholder, onOpen, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Registered in the order of the form, because the first invalid field gets the focus. A button has no value to read.
  const { ref } = form.register(name);
  const focusable = useRef({ name, focus: () => button.current?.focus() });
  // After each render, as React does for an element: a form reset drops the registration.
  useLayoutEffect(() => {
    ref(focusable.current);
  });
  const errorText = form.errorOf(name);
  return (
    <div>
      <span id={`${id}-label`} className="block text-14 font-semibold">
        {label}
      </span>
      <div className="relative mt-3">
        {children}
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={errorText === undefined ? undefined : `${id}-about`}
          data-invalid={errorText === undefined ? undefined : ''}
          onClick={onOpen}
          className={classNames(
            'relative flex min-h-12 w-full scroll-mt-[calc(var(--top-bar)+var(--safe-top)+2.5rem)] scroll-mb-16 items-center justify-between gap-3 rounded-box border bg-card px-3.5 py-2 text-start text-16',
            errorText === undefined ? 'border-ink-3' : 'border-danger',
          )}
        >
          <span id={`${id}-value`} className={classNames('min-w-0', value === undefined && 'text-ink-2')}>
            {value ?? placeholder}
          </span>
          <Icon name="forward" size={16} className="text-ink-2" />
        </button>
      </div>
      <FieldError id={`${id}-about`} form={form}>
        {errorText}
      </FieldError>
    </div>
  );
}
