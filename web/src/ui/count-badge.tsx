import { useFormats } from '../i18n/formats.ts';
import { classNames } from './class-names.ts';

const MAX_COUNT = 99;

const tones = {
  /** Something new or chosen. */
  news: 'start-[62%] -top-1.5 bg-brand text-on-brand',
  /** The same at the end of a round button, which it does not leave however large the text is. */
  inButton: 'end-0.5 top-1.5 bg-brand text-on-brand',
  /** Has to be paid: the one count in red. */
  due: 'start-[62%] -top-1.5 bg-danger text-on-danger',
  /** How many there are; nothing to do about it, so that it stands beside the icon and covers none of it. */
  quiet: 'start-[88%] -top-1.5 bg-well text-ink',
};

interface CountBadgeProps {
  count: number;
  tone?: keyof typeof tones;
}

/** A small number over an icon; nothing at zero. Hidden from screen readers: the control's own label has the number. */
export function CountBadge({ count, tone = 'news' }: CountBadgeProps) {
  const formats = useFormats();
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className={classNames(
        'tabular absolute grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full px-1 text-12 font-semibold leading-none',
        tones[tone],
      )}
    >
      {count > MAX_COUNT ? `${formats.count(MAX_COUNT)}+` : formats.count(count)}
    </span>
  );
}
