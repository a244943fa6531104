import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../../form/field-error.tsx';
import type { Form } from '../../form/use-form.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ReviewValues } from './review-form-schema.ts';

const words: MessageDescriptor[] = [msg`Very poor`, msg`Poor`, msg`Average`, msg`Good`, msg`Excellent`];

interface ScoreFieldProps {
  form: Form<ReviewValues>;
  name: 'product_score' | 'service_score' | 'postage_score';
  label: ReactNode;
}

/** A score of one to five stars, with a word for each. It starts empty; arrow keys choose. */
export function ScoreField({ form, name, label }: ScoreFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const chosen = Number(form.watch(name));
  const word = words[chosen - 1];
  const error = form.errorOf(name);
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      {/* Floated, because a legend cannot be a flex item. */}
      <legend className="float-start flex w-full flex-wrap justify-between gap-x-3 text-14">
        <span className="font-semibold">{label}</span>
        <span aria-hidden className={word === undefined ? 'text-ink-2' : 'font-medium'}>
          {word === undefined ? <Trans>Not rated</Trans> : i18n._(word)}
        </span>
      </legend>
      <div className="clear-both -ms-2.5 flex">
        {words.map((name_, index) => {
          const score = index + 1;
          const text = i18n._(name_);
          return (
            <label
              key={score}
              className="relative grid size-11 place-items-center rounded-full outline-brand has-focus-visible:outline-2"
            >
              <input
                type="radio"
                value={score}
                {...form.register(name)}
                aria-label={i18n._(msg`${score} of 5: ${text}`)}
                aria-invalid={error !== undefined}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon
                name="star"
                size={24}
                filled={score <= chosen}
                className={score <= chosen ? 'text-waiting' : 'text-ink-3'}
              />
            </label>
          );
        })}
      </div>
      <FieldError id={id} form={form}>
        {error}
      </FieldError>
    </fieldset>
  );
}
