import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useOnReconnect } from '../behaviour/use-on-reconnect.ts';
import { errorMessage } from '../i18n/error-messages.ts';
import { Icon } from './icon/icon.tsx';

const tones = {
  danger: 'bg-danger-soft text-danger',
  waiting: 'bg-waiting-soft text-waiting-ink',
};

interface AlertBoxProps {
  /** `waiting` for an outcome that is still open. */
  tone?: keyof typeof tones;
  /** What happened, if there are more details below. */
  title?: ReactNode;
  /** Small print at the end, for those who want the details. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The outcome of an attempt, shown where it was made: an error, or an open outcome. Announced at once. */
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

export interface ErrorBoxProps {
  error: unknown;
  /** Called when the connection that was lost has returned. */
  onReconnect: () => void;
}

export function ErrorBox({ error, onReconnect }: ErrorBoxProps) {
  const { i18n } = useLingui();
  const { title, detail, system, hint } = errorMessage(error, i18n);
  useOnReconnect(() => {
    if (hint === 'connection') onReconnect();
  });
  return (
    <AlertBox title={title} note={system}>
      {detail !== undefined && <p>{detail}</p>}
    </AlertBox>
  );
}
