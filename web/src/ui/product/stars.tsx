import { useLingui } from '@lingui/react/macro';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';

const SCORES = [1, 2, 3, 4, 5];

/** A score from 1 to 5 as stars, with a text alternative. */
export function Stars({ score }: { score: number }) {
  const { t } = useLingui();
  return (
    <span role="img" aria-label={t`${score} of 5 stars`} className="inline-flex">
      {SCORES.map((value) => (
        <Icon
          key={value}
          name="star"
          size={14}
          filled={value <= score}
          className={classNames(value <= score ? 'text-waiting' : 'text-ink-3')}
        />
      ))}
    </span>
  );
}
