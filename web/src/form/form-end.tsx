import { Plural, Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOnReconnect } from '../behaviour/use-on-reconnect.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Sentences } from '../ui/sentences.tsx';
import type { Form } from './use-form.ts';

interface FormErrorProps<Values extends FieldValues> {
  form: Form<Values>;
  children?: ReactNode;
  /** The wait that the error requires: the rest of it, and whether it is over, so that the error no longer applies. */
  wait?: { message: ReactNode; isWaitOver: boolean };
}

/**
 * The error of the whole form, above its button, until the next attempt, or until a lost connection returns. It scrolls
 * into view, because a sticky button can be pressed anywhere in the form. Announces the number of invalid fields.
 */
export function FormError<Values extends FieldValues>({
  form,
  wait,
  children = wait?.message,
}: FormErrorProps<Values>) {
  const { formError, clearFormError, invalidFieldCount } = form;
  const box = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  const isShown = formError !== undefined;
  useOnReconnect(() => {
    // Details, such as that it may have arrived, stay.
    if (formError?.hint === 'connection' && !children) clearFormError();
  });
  useEffect(() => {
    // A kept screen that is shown again keeps its scroll position.
    if (isShown && !wasShown.current) box.current?.scrollIntoView({ block: 'nearest' });
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <>
      <p role="status" className="sr-only">
        {invalidFieldCount > 1 && <Plural value={invalidFieldCount} one="Check # field" other="Check # fields" />}
      </p>
      {formError !== undefined &&
        (wait?.isWaitOver ? (
          <p role="status" className="flex items-start gap-2 rounded-box bg-well px-3.5 py-3 text-14">
            <Icon name="check" size={18} className="mt-px text-success" />
            <Trans>You can try again now.</Trans>
          </p>
        ) : (
          <div
            ref={box}
            // The scroll margins keep it clear of the bars at both edges.
            className="flex scroll-mt-20 scroll-mb-36 items-start gap-2 rounded-box bg-danger-soft px-3.5 py-3 text-14 text-danger"
          >
            <Icon name="alert" size={18} className="mt-px" />
            <div className="tabular min-w-0">
              <p role="alert" className="font-medium">
                {formError.title}
              </p>
              {formError.detail !== undefined && (
                <p>
                  <Sentences>
                    {formError.detail}
                    <Trans>Your entries are kept.</Trans>
                  </Sentences>
                </p>
              )}
              {/* Outside of the alert, which would announce a countdown every second. */}
              {children && <p>{children}</p>}
              {formError.system !== undefined && <p className="mt-0.5 text-12">{formError.system}</p>}
            </div>
          </div>
        ))}
    </>
  );
}

interface FormEndProps<Values extends FieldValues>
  extends FormErrorProps<Values>,
    Pick<ComponentProps<typeof Button>, 'variant' | 'busy' | 'disabled'> {
  submit: ReactNode;
  /** What else can be done, as a second button. */
  instead?: { label: ReactNode; onPress: () => void } | undefined;
}

/** The end of a form: the error of the whole form, and the button that sends it. */
export function FormEnd<Values extends FieldValues>(props: FormEndProps<Values>) {
  const { form, wait, children, submit, instead, busy = form.formState.isSubmitting, ...button } = props;
  return (
    <>
      <FormError form={form} wait={wait}>
        {children}
      </FormError>
      <div className="flex flex-col gap-1">
        <Button {...button} type="submit" wide busy={busy}>
          {submit}
        </Button>
        {instead !== undefined && (
          <Button variant="plain" wide onClick={instead.onPress}>
            {instead.label}
          </Button>
        )}
      </div>
    </>
  );
}
