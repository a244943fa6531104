import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Form } from '../../form/use-form.ts';

/**
 * Moves the focus to the first invalid control after a failed submit. react-hook-form does that for fields with a
 * single input; choices from a list and pictures have none.
 */
export function useFocusInvalid<Values extends FieldValues>(form: Form<Values>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = invalid?.matches('fieldset') ? invalid.querySelector<HTMLElement>('input, button') : invalid;
    control?.focus();
  }, [submitCount]);
  return element;
}
