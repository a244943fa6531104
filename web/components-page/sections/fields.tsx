import * as v from 'valibot';
import { CheckField } from '../../src/form/check-field.tsx';
import { CodePad } from '../../src/form/code-pad.tsx';
import { Field, FieldSkeleton } from '../../src/form/field.tsx';
import { FieldError } from '../../src/form/field-error.tsx';
import { PasswordField } from '../../src/form/password-field.tsx';
import { RadioField } from '../../src/form/radio-field.tsx';
import { email, newPassword } from '../../src/form/rules.ts';
import { TextAreaField } from '../../src/form/text-area-field.tsx';
import { IconButton } from '../../src/ui/icon/icon-button.tsx';
import { FilterField } from '../../src/ui/input/filter-field.tsx';
import { SearchField, TooLongText } from '../../src/ui/input/search-field.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry, RegistryGroup } from '../registry.ts';
import { longName, noop } from '../samples.ts';
import { WithForm } from '../with-form.tsx';
import { aForm } from './forms.tsx';
import { pickerField } from './picker-fields.tsx';
import { pictureField, pictureTile } from './picture-fields.tsx';

const Account = v.object({ email });
const Secret = v.object({ password: newPassword });
const Reason = v.object({ reason: v.pipe(v.string(), v.nonEmpty('Say it in a few words')) });
const Terms = v.object({ terms: v.literal(true, 'Agree to the terms to create an account') });

const field: RegistryEntry = {
  name: 'Field',
  with: ['FieldSkeleton'],
  file: 'form/field.tsx',
  when: 'One line of input in a form: its label, help and error are wired to it.',
  width: 'card',
  states: [
    {
      name: 'untouched, with a placeholder and help',
      show: (
        <WithForm schema={Account} values={{ email: '' }}>
          {(form) => (
            <Field
              form={form}
              name="email"
              label="Email"
              placeholder="you@example.com"
              help="The receipt goes there."
            />
          )}
        </WithForm>
      ),
    },
    {
      name: 'filled in, with a control at its end',
      show: (
        <WithForm schema={Account} values={{ email: 'demo@meridian.shop' }}>
          {(form) => (
            <Field
              form={form}
              name="email"
              label="Email"
              end={<IconButton icon="help" label="What it is used for" />}
            />
          )}
        </WithForm>
      ),
    },
    {
      name: 'refused: the error takes the place of the help',
      show: (
        <WithForm schema={Account} values={{ email: 'demo@' }} checked>
          {(form) => <Field form={form} name="email" label="Email" help="The receipt goes there." />}
        </WithForm>
      ),
    },
    {
      name: 'long label, long help, long value',
      show: (
        <WithForm schema={Account} values={{ email: 'a.very.long.name.that.does.not.end@department.example.com' }}>
          {(form) => (
            <Field
              form={form}
              name="email"
              label="E-mail address of the person who receives the parcel"
              help="The carrier writes to it on the morning of the delivery, and never after that."
            />
          )}
        </WithForm>
      ),
    },
    { name: 'skeleton', show: <FieldSkeleton hasHelp /> },
  ],
};

const passwordField: RegistryEntry = {
  name: 'PasswordField',
  file: 'form/password-field.tsx',
  when: 'A password, old or new, that can be looked at while it is typed.',
  width: 'card',
  states: [
    {
      name: 'untouched',
      show: (
        <WithForm schema={Secret} values={{ password: '' }}>
          {(form) => (
            <PasswordField form={form} name="password" label="Password" autoComplete="new-password" enterKeyHint="go" />
          )}
        </WithForm>
      ),
    },
    {
      name: 'refused',
      show: (
        <WithForm schema={Secret} values={{ password: 'abc' }} checked>
          {(form) => (
            <PasswordField form={form} name="password" label="Password" autoComplete="new-password" enterKeyHint="go" />
          )}
        </WithForm>
      ),
    },
  ],
};

const longField: RegistryEntry = {
  name: 'TextAreaField',
  with: ['Counter'],
  file: 'form/text-area-field.tsx',
  when: 'Several lines of words: a reason, an explanation, a review.',
  width: 'card',
  states: [
    { name: 'untouched', show: words('') },
    { name: 'refused', show: words('', { checked: true }) },
    { name: 'long text: it grows', show: words(`${longName}. `.repeat(4)) },
    { name: 'with help and a counter', show: words('It is broken.', { max: 500 }) },
    { name: 'more than is allowed', show: words('It is broken.', { max: 10 }) },
  ],
};

function words(reason: string, { checked = false, max }: { checked?: boolean; max?: number } = {}) {
  const counted = max !== undefined && { max, help: 'The shop reads it.' };
  return (
    <WithForm schema={Reason} values={{ reason }} checked={checked}>
      {(form) => <TextAreaField form={form} name="reason" label="What is wrong with it?" {...counted} />}
    </WithForm>
  );
}

const radioField: RegistryEntry = {
  name: 'RadioField',
  file: 'form/radio-field.tsx',
  when: 'One choice of a few in a form; nothing is chosen before the customer does.',
  width: 'card',
  states: [
    { name: 'nothing chosen', show: radios('') },
    { name: 'chosen', show: radios('return') },
    { name: 'refused', show: radios('', true) },
  ],
};

function radios(reason: string, checked = false) {
  const options = [
    { value: 'refund', text: 'Refund only', detail: 'You keep what you have.' },
    { value: 'return', text: 'Refund and return', detail: 'You send everything back; then the money comes.' },
  ];
  return (
    <WithForm schema={Reason} values={{ reason }} checked={checked}>
      {(form) => <RadioField form={form} name="reason" label="What do you want?" options={options} />}
    </WithForm>
  );
}

const checkField: RegistryEntry = {
  name: 'CheckField',
  file: 'form/check-field.tsx',
  when: 'An agreement in a form, with links in its sentence.',
  width: 'card',
  states: [
    { name: 'open', show: terms({ terms: false }) },
    { name: 'agreed', show: terms({ terms: true }) },
    { name: 'refused', show: terms({ terms: false }, true) },
  ],
};

function terms(values: { terms: boolean }, checked = false) {
  return (
    <WithForm schema={Terms} values={values} checked={checked}>
      {(form) => (
        <CheckField form={form} name="terms">
          I agree to the terms of use and to how this shop handles what it knows of me
        </CheckField>
      )}
    </WithForm>
  );
}

const fieldError: RegistryEntry = {
  name: 'FieldError',
  file: 'form/field-error.tsx',
  when: 'What is wrong with a control that is none of the fields above; they bring their own.',
  width: 'card',
  states: [
    { name: 'short', show: <FieldError id="ui-page-error">Choose a size</FieldError> },
    {
      name: 'long text',
      show: (
        <FieldError id="ui-page-long-error">
          Enter a valid mobile number: 7 to 20 digits, starting with + and the country code
        </FieldError>
      ),
    },
  ],
};

const filterField: RegistryEntry = {
  name: 'FilterField',
  file: 'ui/input/filter-field.tsx',
  when: 'Narrows a list that is there already, while it is typed in.',
  width: 'card',
  states: [
    {
      name: 'empty',
      show: (
        <Controlled first="">
          {(value, change) => <FilterField label="Find a language" value={value} onChange={change} />}
        </Controlled>
      ),
    },
    {
      name: 'filled in',
      show: (
        <Controlled first="Português">
          {(value, change) => <FilterField label="Find a language, filled in" value={value} onChange={change} />}
        </Controlled>
      ),
    },
  ],
};

const searchField: RegistryEntry = {
  name: 'SearchField',
  with: ['TooLongText'],
  file: 'ui/input/search-field.tsx',
  when: 'Searches one list on the server, when the search key is pressed.',
  width: 'card',
  states: [
    {
      name: 'to try',
      show: (
        <Controlled<string | undefined> first={undefined}>
          {(words, change) => (
            <>
              <SearchField label="Search in this shop" query={words} onSearch={change} />
              <p className="text-12 text-ink-2">{words === undefined ? 'No words in force' : `In force: ${words}`}</p>
            </>
          )}
        </Controlled>
      ),
    },
    {
      name: 'longer than a search can be',
      show: <SearchField label="Search in this shop" query={longName} onSearch={noop} />,
    },
    { name: 'its words alone', show: <TooLongText typed={longName} /> },
  ],
};

const codePad: RegistryEntry = {
  name: 'CodePad',
  file: 'form/code-pad.tsx',
  when: 'The payment code that signs a payment or a withdrawal. Clear the digits after each attempt.',
  width: 'card',
  states: [
    {
      name: 'to try',
      show: <Controlled first="">{(digits, change) => <Pad digits={digits} onChange={change} />}</Controlled>,
    },
    { name: 'four digits of six', show: <Pad digits="1234" /> },
    { name: 'twelve digits', show: <Pad digits="123456789012" /> },
    { name: 'a wrong code', show: <Pad digits="" error="This code is wrong. You have 3 tries left." /> },
    { name: 'busy', show: <Pad digits="246810" isBusy /> },
  ],
};

function Pad({ digits, onChange = () => {}, ...rest }: PadProps) {
  return (
    <CodePad
      {...rest}
      label="Enter your payment code"
      value={digits}
      onChange={onChange}
      onConfirm={() => {}}
      confirmLabel="Pay $198.40"
    />
  );
}

interface PadProps {
  digits: string;
  onChange?: (digits: string) => void;
  error?: string;
  isBusy?: boolean;
}

export const fields: RegistryGroup = {
  name: 'Forms',
  items: [
    aForm,
    field,
    passwordField,
    longField,
    radioField,
    pickerField,
    checkField,
    fieldError,
    pictureField,
    pictureTile,
    filterField,
    searchField,
    codePad,
  ],
};
