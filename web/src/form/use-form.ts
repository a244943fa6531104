import { valibotResolver } from '@hookform/resolvers/valibot';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type BusinessName, isApiError } from '@meridian/sdk';
import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { type ErrorMessage, errorMessage } from '../i18n/error-messages.ts';

/** The type of an error that no rule of the form has found. */
const FROM_SERVER = 'server';

interface FormOptions<Values extends FieldValues, Output> {
  /** Every rule of the form, with its message as a function, so that it speaks the language in use. */
  schema: GenericSchema<Values, Output>;
  defaultValues: DefaultValues<Values>;
  /** The field that a refusal of the business is about; a refusal that is not named here stands above the button. */
  fieldByReason?: Partial<Record<BusinessName, FieldPath<Values>>>;
  /** Sends what the form holds. What it rejects with is shown at its field, or above the button. */
  onSubmit: (output: Output) => Promise<unknown>;
}

type HookFormKey = 'register' | 'formState' | 'watch' | 'trigger' | 'getValues' | 'setFocus' | 'setError' | 'reset';

export type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, HookFormKey> & {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Why the form as a whole was not taken; it stands until the next try. */
  formError: ErrorMessage | undefined;
  /** How many fields the last try found wrong. */
  invalidFieldCount: number;
  /** Says at a field what went wrong with a call that it made by itself. */
  setApiError: (field: FieldPath<Values>, error: unknown) => void;
};

/** react-hook-form, valibot and lingui in one place: checked on blur, then on every change (design, "Forms"). */
export function useForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  fieldByReason = {},
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
  // The failure itself and not its words, so that they change with the language.
  const [formError, setFormError] = useState<unknown>();
  const [invalidFieldCount, setInvalidFieldCount] = useState(0);

  // Messages that stand already are said again in the new language.
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the language changes, not when an error does
  useEffect(() => {
    const { errors } = formState;
    const shown = Object.keys(errors).filter(isFieldOf(defaultValues));
    // What the server said of a field stays: no rule of the form would find it again.
    const fromRules = shown.filter((field) => errors[field]?.type !== FROM_SERVER);
    if (fromRules.length > 0) void trigger(fromRules);
  }, [locale, trigger]);

  const send = async (output: Output) => {
    try {
      await onSubmit(output);
    } catch (error) {
      // The login says so, and what was typed is there when the customer comes back to it.
      if (isApiError(error) && error.kind === 'unauthorized') return;
      const { text } = errorMessage(error, i18n);
      const isField = isFieldOf(defaultValues);
      let isShownAtField = false;
      for (const { field, message } of fieldErrorsOf(error, fieldByReason)) {
        if (!isField(field)) continue;
        setError(field, { type: FROM_SERVER, message: message || text }, { shouldFocus: !isShownAtField });
        isShownAtField = true;
      }
      if (!isShownAtField) setFormError(error);
    }
  };
  const submit = (event?: BaseSyntheticEvent) => {
    setFormError(undefined);
    setInvalidFieldCount(0);
    return form.handleSubmit(send, (errors) => setInvalidFieldCount(Object.keys(errors).length))(event);
  };
  const setApiError = (field: FieldPath<Values>, error: unknown) => {
    if (isApiError(error) && error.kind === 'unauthorized') return;
    const { text, advice } = errorMessage(error, i18n);
    setError(field, { type: FROM_SERVER, message: advice === undefined ? text : i18n._(msg`${text}. ${advice}`) });
  };
  // One by one, because formState is told of what is read through a proxy that must not be spread.
  const { register, watch, getValues, setFocus, reset } = form;
  return {
    register,
    formState,
    watch,
    trigger,
    getValues,
    setFocus,
    setError,
    reset,
    submit,
    setApiError,
    invalidFieldCount,
    formError: formError === undefined ? undefined : errorMessage(formError, i18n),
  };
}

/** The fields that a failure is about: those that an HTTP 422 names, or the one that a refusal belongs to. */
function fieldErrorsOf(
  error: unknown,
  fieldByReason: Partial<Record<string, string>>,
): { field: string; message: string }[] {
  if (!isApiError(error)) return [];
  const fieldName = fieldByReason[error.reason];
  return fieldName === undefined ? [...error.fields] : [{ field: fieldName, message: error.msg }];
}

function isFieldOf<Values extends FieldValues>(values: DefaultValues<Values>) {
  return (name: string): name is FieldPath<Values> => Object.hasOwn(values, name);
}
