import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useEffect, useState } from 'react';
import { CheckField } from '../../form/check-field.tsx';
import { Field } from '../../form/field.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { ruleOf } from './address-schema.ts';
import { AreaFields } from './area-fields.tsx';
import { ConflictSheet } from './conflict-sheet.tsx';
import { TagField } from './tag-field.tsx';
import type { AddressEditor } from './use-address-form.ts';
import { useSavedAddress } from './use-saved-address.ts';

/** The address form. The country comes first, because area, postcode and number depend on it. */
export function AddressForm({ editor }: { editor: AddressEditor }) {
  const { form, countries, conflict } = editor;
  const country = ruleOf(countries, form.watch('country'));
  const postcode = country?.postcode;
  const takeSaved = useSavedAddress(form, countries);
  const [isTaking, setTaking] = useState(false);
  return (
    <>
      <form
        noValidate
        onInput={(event) => void takeSaved(event.currentTarget)}
        onSubmit={async (event) => {
          event.preventDefault();
          // As in useForm: a form in a sheet is another one.
          if (event.target !== event.currentTarget) return;
          setTaking(true);
          await takeSaved(event.currentTarget);
          setTaking(false);
          await form.submit();
        }}
        className="flex grow flex-col gap-5"
      >
        {editor.isDraft && <DraftNote onDiscard={editor.discard} />}
        <AreaFields key={editor.round} form={form} countries={countries} />
        <Field
          form={form}
          name="detail"
          dir="auto"
          label={<Trans>Street address</Trans>}
          autoComplete="street-address"
          enterKeyHint="next"
        />
        {/* Shown until the country is known to have no postcodes. */}
        {postcode !== null && (
          <Field
            form={form}
            name="postcode"
            dir="ltr"
            label={postcode?.required === false ? <Trans>Postcode (optional)</Trans> : <Trans>Postcode</Trans>}
            help={
              postcode && (
                <Trans>
                  For example,{' '}
                  <bdi dir="ltr" translate="no">
                    {postcode.example}
                  </bdi>
                </Trans>
              )
            }
            autoComplete="postal-code"
            autoCapitalize="characters"
            enterKeyHint="next"
          />
        )}
        <Field
          form={form}
          name="addressee"
          dir="auto"
          label={<Trans>Recipient</Trans>}
          autoComplete="name"
          enterKeyHint="next"
        />
        <Field
          form={form}
          name="mobile"
          type="tel"
          dir="ltr"
          label={<Trans>Mobile number</Trans>}
          help={
            country?.mobile_example && (
              <Trans>
                For example,{' '}
                <bdi dir="ltr" translate="no">
                  {country.mobile_example}
                </bdi>
              </Trans>
            )
          }
          autoComplete="tel"
          enterKeyHint="next"
        />
        <TagField form={form} />
        <DefaultField editor={editor} />
        <FormEnd form={form} busy={isTaking || form.formState.isSubmitting} submit={<Trans>Save address</Trans>}>
          {editor.isGone && <Trans>This address was deleted elsewhere. Save again to add it as a new one.</Trans>}
        </FormEnd>
      </form>
      {conflict !== undefined && <ConflictOverlay key={conflict.version} editor={editor} theirs={conflict} />}
    </>
  );
}

/** Opens as soon as there is a conflict. After closing, the form holds what was typed; saving it asks again. */
function ConflictOverlay({ editor, theirs }: { editor: AddressEditor; theirs: Schema<'Address'> }) {
  const { isOpen, open, close } = useOverlay();
  useEffect(() => void open(), [open]);
  if (!isOpen) return null;
  return (
    <ConflictSheet
      mine={editor.form.getValues()}
      theirs={theirs}
      onSave={(values) => {
        close();
        void editor.resolveConflict(values);
      }}
      onClose={close}
    />
  );
}

function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-box bg-well px-3.5 py-1.5 text-14"
    >
      <Trans>Unsaved draft restored.</Trans>
      <button type="button" onClick={onDiscard} className="min-h-11 font-semibold text-brand">
        <Trans>Start over</Trans>
      </button>
    </div>
  );
}

/** There is always one default address: it cannot be deselected, only replaced by another one. */
function DefaultField({ editor: { form, isFirst, isDefault } }: { editor: AddressEditor }) {
  if (isFirst || isDefault) {
    return (
      <p className="text-14 text-ink-2">
        {isFirst ? (
          <Trans>This will be your default address.</Trans>
        ) : (
          <Trans>This is your default address. To change it, set another address as default.</Trans>
        )}
      </p>
    );
  }
  return (
    <CheckField form={form} name="is_default">
      <Trans>Set as default address</Trans>
    </CheckField>
  );
}
