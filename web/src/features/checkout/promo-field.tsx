import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle } from 'react';
import type * as v from 'valibot';
import { Field } from '../../form/field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { plainCode, promoSchema } from './checkout-schema.ts';

/** What the page's button does with the field. */
export interface PromoFieldHandle {
  /** Applies a code that was typed and not applied, with the field in view. Returns whether there is one. */
  applyTyped: () => boolean;
}

interface PromoFieldProps {
  ref: Ref<PromoFieldHandle>;
  /** The code that was applied, accepted or not; empty without one. */
  applied: string;
  /** What became of it. */
  promo: Schema<'QuotePromo'> | undefined;
  isRecalculating: boolean;
  /** Applies a code; with an empty text removes the one that counts. */
  onApply: (code: string) => void;
}

/** The promo code: applied, removed, or refused with the reason. The field stays, so that nothing moves. */
export function PromoField({ ref, applied, promo, isRecalculating, onApply }: PromoFieldProps) {
  const { money } = useFormats();
  const refused = promo?.accepted === false ? promo : undefined;
  const accepted = promo?.accepted === true ? promo : undefined;
  const schema = promoSchema(refused);
  const form = useForm<{ code: string }, v.InferOutput<typeof schema>>({
    schema,
    defaultValues: { code: applied },
    onSubmit: async ({ code }) => onApply(code),
  });
  const { trigger } = form;
  // The refusal is a rule of the field: it goes with the code that it is about, and follows the language.
  const checkRefusal = useEffectEvent(() => {
    if (refused !== undefined) void trigger('code');
  });
  const refusal = refused && `${refused.promo_code} ${refused.reason}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the quote refuses a code, and when it counts again
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
    <form id={id} noValidate onSubmit={form.submit} className="rounded-card bg-card px-4 pt-3.5 pb-4">
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
          <span role="status">
            {accepted === undefined ? (
              <Trans>One code per order</Trans>
            ) : (
              <span className="font-medium text-success-ink">
                <Trans>{money(accepted.discount)} off</Trans>
              </span>
            )}
          </span>
        }
        end={
          <div className="p-1">
            {/* One button, so that the focus stays on it. */}
            <Button
              type={accepted === undefined ? 'submit' : 'button'}
              variant="plain"
              size="small"
              busy={isBusy}
              onClick={(event) => {
                if (accepted === undefined) return;
                // Of the type that it has afterwards, the press would send the form.
                event.preventDefault();
                remove();
              }}
            >
              {accepted === undefined ? <Trans>Apply</Trans> : <Trans>Remove</Trans>}
            </Button>
          </div>
        }
      />
    </form>
  );
}
