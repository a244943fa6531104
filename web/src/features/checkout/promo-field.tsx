import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle } from 'react';
import { Field } from '../../form/field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { plainCode, promoSchema } from './checkout-schema.ts';
import { OptionalField } from './optional-field.tsx';

/** The handle for the page's order button. */
export interface PromoFieldHandle {
  /** Applies a typed code that has not been applied, and scrolls to the field. Returns whether there was one. */
  applyTyped: () => boolean;
}

interface PromoFieldProps {
  ref: Ref<PromoFieldHandle>;
  /** The applied code, accepted or not; empty if none. */
  applied: string;
  /** The quote's answer about the code. */
  promo: Schema<'QuotePromo'> | undefined;
  isRecalculating: boolean;
  /** Applies a code. An empty text removes the current one. */
  onApply: (code: string) => void;
}

/** The promo code field: a code is applied, removed, or refused with the reason. */
export function PromoField({ ref, applied, promo, isRecalculating, onApply }: PromoFieldProps) {
  const { money } = useFormats();
  const refused = promo?.accepted === false ? promo : undefined;
  const accepted = promo?.accepted === true ? promo : undefined;
  const schema = promoSchema(refused);
  const form = useForm({
    schema,
    defaultValues: { code: applied },
    onSubmit: async ({ code }) => onApply(code),
  });
  const { trigger } = form;
  // The refusal is a validation rule of the field: it disappears when the code changes, and follows the language.
  const checkRefusal = useEffectEvent(() => {
    if (refused !== undefined) void trigger('code');
  });
  const refusal = refused && `${refused.promo_code} ${refused.reason}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the quote refuses a code or accepts it again
  useEffect(() => checkRefusal(), [refusal]);

  const id = useId();
  useImperativeHandle(ref, () => ({
    applyTyped: () => {
      const typed = plainCode(form.getValues('code'));
      if (typed === '' || typed === applied) return false;
      document.getElementById(id)?.scrollIntoView({ block: 'center' });
      void form.submit();
      return true;
    },
  }));
  const remove = () => {
    form.reset({ code: '' });
    onApply('');
  };
  const isBusy = isRecalculating && applied !== '' && promo === undefined;
  return (
    <form
      id={id}
      noValidate
      onSubmit={form.submit}
      className="flex flex-col rounded-card bg-card px-4 py-1.5 has-[input]:py-3.5"
    >
      <OptionalField isFilled={applied !== ''} opener={<Trans>Add a promo code</Trans>}>
        <Field
          form={form}
          name="code"
          label={<Trans>Promo code</Trans>}
          readOnly={accepted !== undefined}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          help={
            <span role="status" className="block min-h-[1lh]">
              {accepted !== undefined && (
                <span className="font-medium text-success-ink">
                  <Trans>{money(accepted.discount)} off</Trans>
                </span>
              )}
            </span>
          }
          end={
            <div className="p-1">
              {/* A single button for both actions, so that it keeps the focus. */}
              <Button
                type={accepted === undefined ? 'submit' : 'button'}
                variant="plain"
                size="small"
                busy={isBusy}
                onClick={(event) => {
                  if (accepted === undefined) return;
                  // The next render makes this a submit button, and the press would then submit the form.
                  event.preventDefault();
                  remove();
                }}
              >
                {accepted === undefined ? <Trans>Apply</Trans> : <Trans>Remove</Trans>}
              </Button>
            </div>
          }
        />
      </OptionalField>
    </form>
  );
}
