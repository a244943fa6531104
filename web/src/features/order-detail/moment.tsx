import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';

/** A day, "today" or "yesterday", and a time. */
export function Moment({ at }: { at: string }) {
  const { t } = useLingui();
  const { capitalDay, time } = useFormats();
  return (
    <time dateTime={at} className="tabular inline-block">
      {t`${capitalDay(at)}, ${time(at)}`}
    </time>
  );
}
