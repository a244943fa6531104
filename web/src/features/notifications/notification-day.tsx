import { useFormats } from '../../i18n/formats.ts';

/** The day above the first notification of it. `before` is when the one above was written. */
export function NotificationDay({ of, before }: { of: string; before: string | undefined }) {
  const { day } = useFormats();
  const name = day(of);
  if (before !== undefined && day(before) === name) return null;
  return <h2 className="pt-1 pb-2 text-14 font-semibold first-letter:uppercase">{name}</h2>;
}
