import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef } from 'react';
import { Field } from '../../form/field.tsx';
import { FieldError } from '../../form/field-error.tsx';
import type { Form } from '../../form/use-form.ts';
import { Chip } from '../../ui/input/chip.tsx';
import { type AddressValues, OWN_TAG } from './address-schema.ts';
import { knownTags } from './tag-name.ts';

/** The tag of the address: one of three words, or the customer's own. */
export function TagField({ form }: { form: Form<AddressValues> }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const chips = useRef<HTMLFieldSetElement>(null);
  // Registered in the order of the form, because the first invalid field gets the focus.
  const { ref } = form.register('tag');
  const focusable = useRef({ name: 'tag', focus: () => chips.current?.querySelector('button')?.focus() });
  // After each render, as React does for an element: a form reset drops the registration.
  useLayoutEffect(() => {
    ref(focusable.current);
  });
  const tag = form.watch('tag');
  const error = form.errorOf('tag');
  const names: [string, string][] = Object.entries(knownTags).map(([known, name]) => [known, i18n._(name)]);
  return (
    <div className="flex flex-col gap-3">
      <fieldset ref={chips} aria-describedby={error === undefined ? undefined : id}>
        <legend className="text-14 font-semibold">
          <Trans>Tag</Trans>
        </legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {[...names, [OWN_TAG, t`Custom`] as const].map(([value, name]) => (
            <Chip
              key={value}
              selected={tag === value}
              onSelect={() => form.setValue('tag', value, { shouldDirty: true, shouldValidate: true })}
            >
              {name}
            </Chip>
          ))}
        </div>
        <FieldError id={id} form={form}>
          {error}
        </FieldError>
      </fieldset>
      {tag === OWN_TAG && (
        <Field
          form={form}
          name="own_tag"
          label={<Trans>Custom tag</Trans>}
          placeholder={t`For example, Parents`}
          autoComplete="off"
          enterKeyHint="done"
        />
      )}
    </div>
  );
}
