import { useFormats } from '../i18n/formats.ts';
import { classNames } from './class-names.ts';

const MAX_COUNT = 99;

const size = 'h-[1.125rem] min-w-[1.125rem] text-12';

const tones = {
  /** Something new or selected. With large text it grows away from the icon, which stays visible. */
  news: `${size} start-[62%] bottom-[42%] bg-brand text-on-brand`,
  /** The same, at the end of a round button; grows upwards, and as far as the icon does, to leave it visible. */
  inButton:
    '-end-0.5 bottom-5 h-(--icon-18) min-w-(--icon-18) bg-brand text-[length:calc(var(--icon-18)*2/3)] text-on-brand',
  /** Payment is due: the only red count. */
  due: `${size} start-[62%] bottom-[42%] bg-danger text-on-danger`,
  /** A neutral count, with nothing to do; placed beside the icon so as not to cover it. */
  quiet: `${size} start-[88%] bottom-[42%] bg-well text-ink`,
};

/** A small number over an icon; hidden at zero. Not read by screen readers: the control's label has the number. */
export function CountBadge({ count, tone = 'news' }: { count: number; tone?: keyof typeof tones }) {
  const formats = useFormats();
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      translate="no"
      className={classNames(
        'tabular absolute grid place-items-center rounded-full px-1 font-semibold leading-none',
        tones[tone],
      )}
    >
      {count > MAX_COUNT ? `${formats.count(MAX_COUNT)}+` : formats.count(count)}
    </span>
  );
}
