import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '../../form/field.tsx';
import type { Form } from '../../form/use-form.ts';
import { familyNameFirst } from '../../i18n/full-name.ts';
import { MAX_NAME_LENGTH } from './name-schema.ts';

interface NameFieldsProps<Values extends FieldValues> {
  form: Form<Values>;
  /** The paths of the two fields. */
  family: FieldPath<Values>;
  given: FieldPath<Values>;
}

/** The fields for family and given name, in the order of the current language. */
export function NameFields<Values extends FieldValues>({ form, ...names }: NameFieldsProps<Values>) {
  const family = (
    <Field
      form={form}
      name={names.family}
      label={<Trans>Family name</Trans>}
      autoComplete="family-name"
      enterKeyHint="next"
      maxLength={MAX_NAME_LENGTH}
    />
  );
  const given = (
    <Field
      form={form}
      name={names.given}
      label={<Trans>Given name</Trans>}
      autoComplete="given-name"
      enterKeyHint="next"
      maxLength={MAX_NAME_LENGTH}
    />
  );
  const ordered = familyNameFirst(useLingui().i18n.locale);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-x-3 gap-y-5">
      {ordered ? family : given}
      {ordered ? given : family}
    </div>
  );
}
