import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { isDoubleTap } from '../../behaviour/double-tap.ts';
import { encodePicture, PictureRefusedError } from '../../entities/upload/encode-picture.ts';
import { refusalReasons } from '../../entities/upload/refusal-reasons.ts';
import { FieldError } from '../../form/field-error.tsx';
import { handleFiles, PICTURE_TYPES } from '../../form/picture-input.ts';
import { lengthOf } from '../../form/rules.ts';
import { Counter } from '../../form/text-area-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { useDraft } from '../../storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton, iconButtonClass } from '../../ui/icon/icon-button.tsx';
import { isComposing } from '../../ui/input/composition.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import type { ServiceSearch } from './conversation-address.ts';
import { MAX_MESSAGE, MessageFormSchema } from './message-form-schema.ts';
import { looksLikePayCode } from './pay-code-in-text.ts';

interface ComposerProps {
  /** The key of the conversation, which names the draft. */
  conversation: string;
  /** The reason the customer came. It sets the first words of a message that has no draft. */
  about: ServiceSearch['about'];
  onText: (text: string) => void;
  onPicture: (picture: Blob) => void;
}

const empty = { text: '' };

/** The first words of a message, by the reason that the customer came. */
const firstWords = {
  pay_code: msg`I forgot my payment code and can no longer receive codes by email or text message.`,
} satisfies Record<NonNullable<ServiceSearch['about']>, MessageDescriptor>;

/** Whether Enter sends: it does if there is a hardware keyboard. On a phone, Enter starts a new line. */
const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The field to write a message, with its buttons. */
export function Composer({ conversation, about, onText, onPicture }: ComposerProps) {
  const { t, i18n } = useLingui();
  const warning = useOverlay();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [blank] = useState(() => (about === undefined ? empty : { text: i18n._(firstWords[about]) }));
  const send = (text: string) => {
    onText(text);
    draft.forget();
    form.reset(empty);
    form.setFocus('text');
  };
  const form = useForm({
    schema: MessageFormSchema,
    defaultValues: blank,
    onSubmit: async ({ text }) => {
      if (looksLikePayCode(text)) warning.open();
      else send(text);
    },
  });
  const draft = useDraft({ name: `service.${conversation}`, form, blank });
  const text = form.watch('text');
  // Leaving an empty field shows no error: there may be nothing to write.
  const isChecked = form.formState.isSubmitted || text !== '';
  const error = isChecked ? form.errorOf('text') : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms the composition of a Chinese or Japanese word.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !hasKeyboard()) return;
    event.preventDefault();
    void form.submit();
  };
  const addPictures = async (files: readonly File[]) => {
    const refused: string[] = [];
    for (const file of files) {
      try {
        onPicture(await encodePicture(file));
      } catch (error) {
        const reason = error instanceof PictureRefusedError ? error.reason : 'broken';
        refused.push(`${file.name}: ${i18n._(refusalReasons[reason])}`);
      }
    }
    setProblems(refused);
  };
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-1">
      <div className="flex items-end gap-1">
        <PictureButton onAdd={(files) => void addPictures(files)} />
        <textarea
          {...form.register('text')}
          rows={1}
          dir="auto"
          aria-label={t`Message`}
          placeholder={t`Message`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : 'message-error'}
          enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
          onKeyDown={onKeyDown}
          className="block field-sizing-content max-h-[min(9rem,30dvh)] min-h-11 min-w-0 flex-1 resize-none rounded-sheet border border-ink-3 bg-card px-4 py-2 text-16 -outline-offset-2 outline-brand placeholder:text-ink-2 focus:outline-2 aria-invalid:border-danger aria-invalid:outline-danger"
        />
        <IconButton
          type="submit"
          icon="up"
          label={t`Send`}
          variant="primary"
          // A double tap would submit the field again after the first tap has emptied it, and show an error.
          onClick={(event) => isDoubleTap(event) && event.preventDefault()}
        />
      </div>
      {/* Below the text, which has a button on either side. */}
      <div className="px-16 empty:hidden">
        <FieldError id="message-error">{error}</FieldError>
        {problems.length > 0 && (
          <p role="alert" className="text-14 text-danger">
            {problems.join('. ')}
          </p>
        )}
        {lengthOf(text) > MAX_MESSAGE && <Counter text={text} max={MAX_MESSAGE} />}
      </div>
      {warning.isOpen && (
        <PayCodeWarning
          onClose={warning.close}
          onSend={() => {
            send(form.getValues('text').trim());
            warning.close();
          }}
        />
      )}
    </form>
  );
}

function PictureButton({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const { t } = useLingui();
  return (
    <label
      title={t`Send pictures`}
      className={iconButtonClass('bare', 'focus-within:outline-2 focus-within:outline-brand')}
    >
      <Icon name="picture" size={22} />
      <input
        type="file"
        accept={PICTURE_TYPES}
        multiple
        aria-label={t`Send pictures`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={handleFiles(onAdd)}
      />
    </label>
  );
}

/** Asks about digits that look like the payment code. */
function PayCodeWarning({ onClose, onSend }: { onClose: () => void; onSend: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Is this your payment code?`} onClose={onClose}>
      <div className="flex flex-col gap-1 pt-1">
        <p className="mb-3 text-14 text-ink-2">
          <Trans>Customer service and shops never need it. Anyone who has it can spend your balance.</Trans>
        </p>
        <Button wide onClick={onClose}>
          <Trans>Edit</Trans>
        </Button>
        <Button variant="plain" wide onClick={onSend}>
          <Trans>No, send it</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
