import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { errorMessage } from '../i18n/error-messages.ts';
import { Icon } from './icon/icon.tsx';

const tones = {
  danger: 'bg-danger-soft text-danger',
  waiting: 'bg-waiting-soft text-waiting-ink',
};

interface AlertBoxProps {
  /** `waiting` for what is not settled yet. */
  tone?: keyof typeof tones;
  /** What happened, where more stands below it. */
  title?: ReactNode;
  /** Small and last: what is of use to those who look into it. */
  note?: ReactNode;
  children?: ReactNode;
}

/** What came of an attempt, where it was made: an error, or something that is not settled. Read out at once. */
export function AlertBox({ tone = 'danger', title, note, children }: AlertBoxProps) {
  return (
    <div role="alert" className={`flex items-start gap-2 rounded-box px-3.5 py-3 text-14 ${tones[tone]}`}>
      <Icon name="alert" size={18} className="mt-px" />
      <div className="min-w-0">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
        {note !== undefined && <p className="mt-0.5 text-12">{note}</p>}
      </div>
    </div>
  );
}

/** The message of an error of a call. */
export function ErrorBox({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const { title, detail, system } = errorMessage(error, i18n);
  return (
    <AlertBox title={title} note={system}>
      {detail !== undefined && <p>{detail}</p>}
    </AlertBox>
  );
}
