import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../icon/icon.tsx';

const STARS = [1, 2, 3, 4, 5];

/** A score from 1 to 5 as stars, the last of which may be partly filled, with the exact number for screen readers. */
export function Stars({ score: exact }: { score: number }) {
  const { t } = useLingui();
  const formats = useFormats();
  const score = Number.isInteger(exact) ? formats.count(exact) : formats.score(exact);
  return (
    <span role="img" aria-label={t`${score} of 5 stars`} className="inline-flex">
      {STARS.map((star) => (
        <Star key={star} share={Math.min(1, Math.max(0, exact - star + 1))} />
      ))}
    </span>
  );
}

/** A star filled by a share from 0 to 1, from its start. */
function Star({ share }: { share: number }) {
  if (share === 1) return <Icon name="star" size={14} filled className="text-waiting" />;
  const outline = <Icon name="star" size={14} className="text-ink-3" />;
  if (share === 0) return outline;
  return (
    <span className="relative inline-flex">
      {outline}
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ inlineSize: `${share * 100}%` }}>
        <Icon name="star" size={14} filled className="text-waiting" />
      </span>
    </span>
  );
}
