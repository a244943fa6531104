import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react';
import { type BusinessName, isApiError } from '@meridian/sdk';
import { type BaseSyntheticEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  type UseFormRegister,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useReportError } from '../behaviour/report-error.ts';
import { useOnReconnect } from '../behaviour/use-on-reconnect.ts';
import { isSilent } from '../feedback/error-toasts.ts';
import { type ErrorMessage, errorMessage } from '../i18n/error-messages.ts';
import { isUnfinished } from '../ui/input/composition.ts';
import { errorLine } from './error-line.ts';

/** The types of errors that no rule of the form finds: the server's, and a lost connection. */
const FROM_SERVER = 'server';
const NO_CONNECTION = 'connection';

interface FormOptions<Values extends FieldValues, Output> {
  /** Validates the form. Its messages are functions, so that they follow the current language. */
  schema: GenericSchema<Values, Output>;
  defaultValues: DefaultValues<Values>;
  /** The field of each business error. An error that is not listed belongs to the whole form. */
  fieldByReason?: Partial<Record<BusinessName, FieldPath<Values>>>;
  /** Sends the form. A rejection is shown at its field, or as the error of the whole form. */
  onSubmit: (output: Output) => Promise<unknown>;
}

type HookFormKey =
  | 'register'
  | 'formState'
  | 'watch'
  | 'trigger'
  | 'getValues'
  | 'getFieldState'
  | 'setValue'
  | 'setFocus'
  | 'setError'
  | 'clearErrors'
  | 'reset';

export type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, HookFormKey> & {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** The error of a field, in words; undefined if it has none. */
  errorOf: (name: FieldPath<Values>) => string | undefined;
  /** The error of the whole form, until the next attempt. */
  formError: ErrorMessage | undefined;
  clearFormError: () => void;
  invalidFieldCount: number;
  /** Shows at a field the error of a call, such as sending a code. A lost connection's goes once it has returned. */
  setApiError: (field: FieldPath<Values>, error: unknown) => void;
};

/** react-hook-form with valibot and lingui. Validates a field on blur unless it is empty, then on every change. */
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
    // Otherwise the resolver stops at the first rule, and two fields are not compared while a third is empty.
    criteriaMode: 'all',
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });
  const { trigger, getValues, setValue, setError, formState, reset: resetForm } = form;
  const texts = useRef<TextElements<Values>>(new Map());
  const report = useReportError();
  // The error itself, not its text, so that the text follows the language.
  const [formError, setFormError] = useState<unknown>();
  const [invalidFieldCount, setInvalidFieldCount] = useState(0);

  const fieldsWith = (isWanted: (type: unknown) => boolean) =>
    Object.keys(formState.errors)
      .filter(isFieldOf(defaultValues))
      .filter((field) => isWanted(formState.errors[field]?.type));

  // Retranslate the messages on the screen.
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the language changes, not when an error does
  useEffect(() => {
    // Keep the errors of calls: validating again would not find them.
    const fromRules = fieldsWith((type) => type !== FROM_SERVER && type !== NO_CONNECTION);
    if (fromRules.length > 0) void trigger(fromRules);
  }, [locale, trigger]);
  useOnReconnect(() => form.clearErrors(fieldsWith((type) => type === NO_CONNECTION)));

  const send = async (output: Output) => {
    try {
      await onSubmit(output);
    } catch (error) {
      // The session lifecycle opens the login and keeps the input.
      if (isSilent(error)) return;
      const { text } = errorMessage(error, i18n);
      const isField = isFieldOf(defaultValues);
      let isShownAtField = false;
      for (const { field, message } of fieldErrorsOf(error, fieldByReason)) {
        if (!isField(field)) continue;
        setError(field, { type: FROM_SERVER, message: message || text }, { shouldFocus: !isShownAtField });
        isShownAtField = true;
      }
      if (!isShownAtField) setFormError(error);
      report(error);
    }
  };
  /** Takes what a browser or an extension has written into fields without an event. */
  const readFields = () => {
    for (const [name, { value }] of texts.current) {
      // `as`: the value of a field for text is a text.
      if (getValues(name) !== value) setValue(name, value as PathValue<Values, typeof name>, { shouldDirty: true });
    }
  };
  const submit = async (event?: BaseSyntheticEvent) => {
    // React bubbles the submit event of a form in a sheet to the form that opened the sheet, which must not be sent.
    if (event?.target !== event?.currentTarget) return;
    setFormError(undefined);
    setInvalidFieldCount(0);
    readFields();
    await form.handleSubmit(send, (errors) => setInvalidFieldCount(Object.keys(errors).length))(event);
  };
  const setApiError = (field: FieldPath<Values>, error: unknown) => {
    if (isSilent(error)) return;
    const type = errorMessage(error, i18n).hint === 'connection' ? NO_CONNECTION : FROM_SERVER;
    setError(field, { type, message: errorLine(error, i18n) });
  };
  // The same in every render, for effects that end with it.
  const reset = useCallback<typeof form.reset>(
    (...values) => {
      // Until the next render, the elements still hold what was there before.
      texts.current.clear();
      resetForm(...values);
    },
    [resetForm],
  );
  return {
    ...form,
    register: registerIn(form, texts),
    reset,
    submit,
    errorOf: (name) => get<unknown, FieldError | undefined>(formState.errors, name)?.message,
    setApiError,
    clearFormError: () => setFormError(undefined),
    invalidFieldCount,
    formError: formError === undefined ? undefined : errorMessage(formError, i18n),
  };
}

type TextElements<Values extends FieldValues> = Map<FieldPath<Values>, HTMLInputElement | HTMLTextAreaElement>;

/** Registers fields as react-hook-form does, and notes the `texts` among their elements. */
function registerIn<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  texts: RefObject<TextElements<Values>>,
): UseFormRegister<Values> {
  const { getValues, setValue, trigger } = form;
  return (name, options) => {
    const field = form.register(name, options);
    const onBlur: typeof field.onBlur = (event) => {
      const value = getValues(name);
      const left = field.onBlur(event);
      // On blur, react-hook-form sets unselected radio buttons to null, which no schema or draft accepts.
      if (getValues(name) === null) setValue(name, value);
      return left;
    };
    const ref: typeof field.ref = (element) => {
      if (isText(element)) texts.current.set(name, element);
      else texts.current.delete(name);
      field.ref(element);
    };
    const take: typeof field.onChange = async (event) => {
      await field.onChange(event);
      // What was checked before it was left, such as when another field changed, is checked while it is mended.
      const { invalid, isTouched } = form.getFieldState(name);
      if (invalid && !isTouched) await trigger(name);
    };
    const onChange: typeof field.onChange = async (event) => {
      if (!isUnfinished(event)) await take(event);
    };
    // Spread over the element like the others.
    return { ...field, onBlur, ref, onChange, onCompositionEnd: take };
  };
}

/** The fields that an error refers to: those that an HTTP 422 names, or the field of a business error. */
function fieldErrorsOf(
  error: unknown,
  fieldByReason: Partial<Record<string, string>>,
): { field: string; message: string }[] {
  if (!isApiError(error)) return [];
  const fieldName = fieldByReason[error.reason];
  return fieldName === undefined ? [...error.fields] : [{ field: fieldName, message: error.msg }];
}

/** Whether an element of a form holds text, unlike a button, a picture or a box to check. */
const isText = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(element.type));

function isFieldOf<Values extends FieldValues>(values: DefaultValues<Values>) {
  return (name: string): name is FieldPath<Values> => Object.hasOwn(values, name);
}
