import { useFormats } from '../i18n/formats.ts';

const MOST = 99;

/** A small number over a mark. Nothing at nought. The control's own label says the number to screen readers. */
export function CountBadge({ count }: { count: number }) {
  const formats = useFormats();
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className="tabular absolute -end-2.5 -top-1.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-12 font-semibold leading-none text-on-danger"
    >
      {count > MOST ? `${formats.count(MOST)}+` : formats.count(count)}
    </span>
  );
}
