import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from './field-error.tsx';
import type { Form } from './use-form.ts';

/** Without `maxLength`: nothing that is typed or pasted is cut off silently; the schema names the limit. */
interface FieldProps<Values extends FieldValues>
  extends Omit<ComponentProps<'input'>, 'form' | 'name' | 'className' | 'maxLength'> {
  form: Form<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  /** Help below the field; an error replaces it. */
  help?: ReactNode;
  end?: ReactNode;
}

export function Field<Values extends FieldValues>({ form, name, label, help, end, ...input }: FieldProps<Values>) {
  const id = useId();
  const { onBlur, ...registration } = form.register(name);
  const errorText = form.errorOf(name);
  const described = errorText !== undefined || help !== undefined ? `${id}-about` : undefined;
  return (
    <div>
      <label htmlFor={id} className="block text-14 font-semibold">
        {label}
      </label>
      <div
        className={classNames(
          'mt-3 flex flex-wrap items-center justify-end rounded-box border bg-card has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-2',
          errorText === undefined ? 'border-ink-3 outline-brand' : 'border-danger outline-danger',
        )}
      >
        <input
          {...input}
          {...registration}
          onBlur={(event) => {
            // An empty field may still be filled in later: it is no error until the form is sent.
            if (event.target.value !== '') void onBlur(event);
          }}
          id={id}
          aria-invalid={errorText !== undefined}
          aria-describedby={described}
          // Codes are left-to-right and names follow their script (dir), but both start below the label in any
          // language. The scroll margins keep the label and the text below visible, clear of the top bar.
          className="min-h-12 min-w-0 flex-1 basis-[5rem] scroll-mt-[calc(var(--top-bar)+var(--safe-top)+2.5rem)] scroll-mb-16 rounded-box bg-transparent px-3.5 text-16 outline-none rtl:[&[dir]]:text-right placeholder:text-ink-2 placeholder:[unicode-bidi:plaintext]"
        />
        {end}
      </div>
      {errorText !== undefined ? (
        <FieldError id={`${id}-about`} form={form}>
          {errorText}
        </FieldError>
      ) : (
        help !== undefined && (
          <div id={described} className="mt-1.5 text-14 text-ink-2">
            {help}
          </div>
        )
      )}
    </div>
  );
}

/** The skeleton of a Field, with the same height, including the line of help if the field has one. */
export function FieldSkeleton({ hasHelp = false }: { hasHelp?: boolean }) {
  return (
    <div aria-hidden>
      <div className="flex h-[1lh] items-center text-14">
        <div className="skeleton h-5 w-28" />
      </div>
      <div className="skeleton mt-3 h-12.5 rounded-box" />
      {hasHelp && <div className="skeleton mt-1.5 h-5 w-3/5" />}
    </div>
  );
}
