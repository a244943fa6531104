import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react';
import { type BusinessName, isApiError } from '@meridian/sdk';
import { type BaseSyntheticEvent, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { wordsOf } from '../i18n/error-words.ts';

interface FormOptions<Values extends FieldValues, Output> {
  /** Every rule of the form, with its message as a function, so that it speaks the language in use. */
  schema: GenericSchema<Values, Output>;
  defaultValues: DefaultValues<Values>;
  /** The field that a refusal of the business is about; a refusal that is not named here stands above the button. */
  refusedAt?: Partial<Record<BusinessName, FieldPath<Values>>>;
  /** Sends what the form holds. What it rejects with is shown at its field, or above the button. */
  onSubmit: (output: Output) => Promise<unknown>;
}

type Shared = 'register' | 'formState' | 'watch' | 'trigger' | 'getValues' | 'setFocus' | 'setError' | 'reset';

export type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, Shared> & {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
};

/** react-hook-form, valibot and lingui in one place: checked on blur, then on every change (design, "Forms"). */
export function useForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  refusedAt = {},
  onSubmit,
}: FormOptions<Values, Output>): Form<Values> {
  const { i18n } = useLingui();
  const form = useHookForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues,
    // Else the resolver stops at the first rule, and two fields are not compared while a third one is empty.
    criteriaMode: 'all',
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });
  const { trigger, setError, formState } = form;

  // Messages that stand already are said again in the new language.
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the language changes, not when an error does
  useEffect(() => {
    const shown = Object.keys(formState.errors).filter(isFieldOf(defaultValues));
    if (shown.length > 0) void trigger(shown);
  }, [locale, trigger]);

  const send = async (output: Output) => {
    try {
      await onSubmit(output);
    } catch (error) {
      const { text } = wordsOf(error, i18n);
      const isField = isFieldOf(defaultValues);
      let placed = false;
      for (const { field, message } of fieldsOf(error, refusedAt)) {
        if (!isField(field)) continue;
        setError(field, { type: 'server', message: message || text }, { shouldFocus: !placed });
        placed = true;
      }
      if (!placed) setError('root', { type: 'server', message: text });
    }
  };
  // One by one, because formState is told of what is read through a proxy that must not be spread.
  const { register, watch, getValues, setFocus, reset } = form;
  const submit = form.handleSubmit(send);
  return { register, formState, watch, trigger, getValues, setFocus, setError, reset, submit };
}

/** The fields that a failure is about: those that an HTTP 422 names, or the one that a refusal belongs to. */
function fieldsOf(error: unknown, refusedAt: Partial<Record<string, string>>): { field: string; message: string }[] {
  if (!isApiError(error)) return [];
  const refused = refusedAt[error.reason];
  return refused === undefined ? [...error.fields] : [{ field: refused, message: error.msg }];
}

function isFieldOf<Values extends FieldValues>(values: DefaultValues<Values>) {
  return (name: string): name is FieldPath<Values> => Object.hasOwn(values, name);
}
