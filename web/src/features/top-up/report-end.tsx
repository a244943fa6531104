import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { usePictureUploads } from '../../entities/upload/use-picture-uploads.ts';
import { FormError } from '../../form/form-end.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { useReport } from './use-report.ts';

interface ReportEndProps<Values extends { pictures: number }> {
  form: Form<Values>;
  pictures: ReturnType<typeof usePictureUploads>;
  report: Pick<ReturnType<typeof useReport>, 'isUnanswered' | 'used'>;
  quoted: Schema<'RechargeQuote'> | undefined;
}

/** The end of a form that reports a top-up: evidence, next steps, and the button. */
export function ReportEnd<Values extends { pictures: number }>({
  form,
  pictures,
  report,
  quoted,
}: ReportEndProps<Values>) {
  const { money } = useFormats();
  const { formState } = form;
  const name = 'pictures' as FieldPath<Values>; // every such form has this field
  // Runs when the pictures change and not after a submit, which would remove the server's error about the pictures.
  const count = useEffectEvent((pictures: number) =>
    form.setValue(name, pictures as FieldPathValue<Values, typeof name>, { shouldValidate: formState.isSubmitted }),
  );
  useEffect(() => count(pictures.count), [pictures.count]);
  return (
    <>
      <PictureField
        {...pictures.field}
        label={<Trans>Proof of transfer</Trans>}
        help={<Trans>Receipt with amount, date and reference.</Trans>}
        error={form.errorOf(name)}
      />
      <div className="flex items-start gap-3 rounded-card bg-well p-4 text-14 text-ink-2">
        <Icon name="clock" className="mt-px" />
        <p>
          <Trans>
            Your top-up is then under review: we check your picture against the money we received. Once it is approved,
            it is added to your balance and you get a notification.
          </Trans>
        </p>
      </div>
      <FormError form={form}>
        {report.isUnanswered && <Trans>It may have arrived. Submit again: it is never counted twice.</Trans>}
      </FormError>
      {report.used !== undefined && report.used.recharge_id !== null && (
        <p className="text-14">
          <Trans>
            You already used it for another top-up.{' '}
            <Link
              to="/topUp"
              search={{ recharge: report.used.recharge_id }}
              className="font-medium text-brand underline underline-offset-4"
            >
              View that top-up
            </Link>
          </Trans>
        </p>
      )}
      <Button type="submit" wide busy={formState.isSubmitting}>
        {quoted === undefined ? <Trans>Submit top-up</Trans> : <Trans>Submit top-up of {money(quoted.amount)}</Trans>}
      </Button>
    </>
  );
}
