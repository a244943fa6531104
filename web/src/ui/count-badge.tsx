import { useFormats } from '../i18n/formats.ts';

const MAX_COUNT = 99;

/** A small number over an icon; nothing at zero. Hidden from screen readers: the control's own label has the number. */
export function CountBadge({ count }: { count: number }) {
  const formats = useFormats();
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className="tabular absolute start-[62%] -top-1.5 grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-danger px-1 text-12 font-semibold leading-none text-on-danger"
    >
      {count > MAX_COUNT ? `${formats.count(MAX_COUNT)}+` : formats.count(count)}
    </span>
  );
}
