import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { FieldPath } from 'react-hook-form';
import { Field } from '../../form/field.tsx';
import type { Form } from '../../form/use-form.ts';
import { familyNameFirst } from '../../i18n/full-name.ts';
import type { NameValues } from './name-schema.ts';

/** The fields for family and given name, in the order of the current language. */
export function NameFields<Values extends NameValues>({ form }: { form: Form<Values> }) {
  const fields = [
    { name: 'family_name', label: <Trans>Family name</Trans>, autoComplete: 'family-name' },
    { name: 'given_name', label: <Trans>Given name</Trans>, autoComplete: 'given-name' },
  ] as const;
  const ordered = familyNameFirst(useLingui().i18n.locale) ? fields : fields.toReversed();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-x-3 gap-y-5">
      {ordered.map(({ name, label, autoComplete }) => (
        <Field
          key={name}
          form={form}
          name={name as FieldPath<Values>} // every such form has both fields
          label={label}
          autoComplete={autoComplete}
          enterKeyHint="next"
        />
      ))}
    </div>
  );
}
