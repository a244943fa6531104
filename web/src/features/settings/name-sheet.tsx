import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { updateProfile } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { NameFields } from '../../entities/account/name-fields.tsx';
import { NameSchema, type NameValues, nameBody } from '../../entities/account/name-schema.ts';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { fullName } from '../../i18n/full-name.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useDraft } from '../../storage/drafts.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';

/** The customer's names. If another device has saved others meanwhile, they are shown before they are overwritten. */
export function NameSheet({ user, onClose }: { user: Schema<'UserInfo'>; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const isShown = useIsShown();
  const { mutateAsync } = useMutation({ ...updateProfile(), meta: errorShownInPlace });
  const [blank] = useState<NameValues>({ family_name: user.family_name, given_name: user.given_name });
  /** The version that the form was filled from; after a conflict, the version that the customer overwrites. */
  const [version, setVersion] = useState(user.version);
  const [theirs, setTheirs] = useState<Schema<'UserInfo'>>();
  const form = useForm({
    schema: NameSchema,
    defaultValues: blank,
    onSubmit: async (values) => {
      try {
        await mutateAsync(nameBody(values, version));
      } catch (error) {
        if (!isShown() || !isApiError(error, 'updateProfile') || error.reason !== 'version_conflict') throw error;
        const { userinfo } = error.data;
        setVersion(error.data.version);
        setTheirs(userinfo);
        return;
      }
      draft.forget();
      toasts.done(successMessages.saveSuccess);
      if (isShown()) onClose();
    },
  });
  const draft = useDraft({ name: 'profile-name', form, blank });
  const takeTheirs = () => {
    draft.forget();
    onClose();
  };
  return (
    <Sheet title={t`Name`} onClose={onClose}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 pt-1">
        <NameFields form={form} />
        {theirs !== undefined && (
          <p role="alert" className="rounded-box bg-waiting-soft px-3.5 py-3 text-14">
            <Trans>
              Your name was changed on another device:{' '}
              <bdi className="font-semibold" translate="no">
                {fullName(i18n.locale, theirs)}
              </bdi>
              .
            </Trans>
          </p>
        )}
        <FormEnd
          form={form}
          submit={theirs === undefined ? <Trans>Save</Trans> : <Trans>Save this name</Trans>}
          instead={
            theirs === undefined ? undefined : { label: <Trans>Keep the other name</Trans>, onPress: takeTheirs }
          }
        />
      </form>
    </Sheet>
  );
}
