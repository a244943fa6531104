import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { type AddressValues, addressValues, OWN_TAG } from './address-schema.ts';
import { useAreaNames } from './area-levels.ts';
import { tagName } from './tag-name.ts';

interface ConflictSheetProps {
  mine: AddressValues;
  theirs: Schema<'Address'>;
  onSave: (values: AddressValues) => void;
  onClose: () => void;
}

interface Part {
  name: string;
  /** The fields that are chosen together: an area belongs to its country. */
  keys: readonly (keyof AddressValues)[];
  mine: ReactNode;
  theirs: ReactNode;
}

/** Two versions of an address side by side. The customer chooses each part that differs; nothing is lost until then. */
export function ConflictSheet({ mine, theirs, onSave, onClose }: ConflictSheetProps) {
  const { t } = useLingui();
  const saved = addressValues(theirs);
  const parts = useParts(mine, theirs).filter(({ keys }) => keys.some((key) => !isSame(mine[key], saved[key])));
  const [fromTheirs, setFromTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, isTheirs: boolean) =>
    setFromTheirs(new Set(isTheirs ? [...fromTheirs, name] : [...fromTheirs].filter((other) => other !== name)));
  const save = () => {
    const taken = parts.filter(({ name }) => fromTheirs.has(name)).flatMap(({ keys }) => keys);
    const kept = Object.fromEntries(taken.map((key) => [key, saved[key]]));
    onSave({ ...mine, ...kept, version: saved.version });
  };
  return (
    <Sheet title={t`Choose what to keep`} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1">
        <p className="text-14 text-ink-2">
          <Trans>This address was changed in another tab or on another device.</Trans>
        </p>
        {parts.map(({ name, mine: here, theirs: there }) => (
          <fieldset key={name}>
            <legend className="text-14 font-semibold">{name}</legend>
            <div className="mt-2 divide-y divide-line rounded-box bg-well">
              <Version
                group={name}
                isChosen={!fromTheirs.has(name)}
                source={t`Entered here`}
                onChoose={() => choose(name, false)}
              >
                {here}
              </Version>
              <Version
                group={name}
                isChosen={fromTheirs.has(name)}
                source={t`Saved elsewhere`}
                onChoose={() => choose(name, true)}
              >
                {there}
              </Version>
            </div>
          </fieldset>
        ))}
        <Button wide onClick={save}>
          <Trans>Save selection</Trans>
        </Button>
      </div>
    </Sheet>
  );
}

interface VersionProps {
  group: string;
  isChosen: boolean;
  source: string;
  onChoose: () => void;
  children: ReactNode;
}

function Version({ group, isChosen, source, onChoose, children }: VersionProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 px-3.5 py-2 text-14">
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} className="radio-mark" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-16">
          <bdi>{children}</bdi>
        </span>
        <span className="block text-12 text-ink-2">{source}</span>
      </span>
    </label>
  );
}

function useParts(mine: AddressValues, theirs: Schema<'Address'>): Part[] {
  const { t, i18n } = useLingui();
  const { region } = useFormats();
  const names = useAreaNames(mine.country, mine.area_ids);
  const none = t`None`;
  return [
    {
      name: t`Area`,
      keys: ['country', 'area_ids'],
      mine: names && [region(mine.country), ...names].join(' · '),
      theirs: [region(theirs.country), ...theirs.area.map(({ name }) => name)].join(' · '),
    },
    { name: t`Street address`, keys: ['detail'], mine: mine.detail, theirs: theirs.detail },
    { name: t`Postcode`, keys: ['postcode'], mine: mine.postcode || none, theirs: theirs.postcode ?? none },
    { name: t`Recipient`, keys: ['addressee'], mine: mine.addressee, theirs: theirs.addressee },
    { name: t`Mobile number`, keys: ['mobile'], mine: mine.mobile, theirs: theirs.mobile },
    {
      name: t`Tag`,
      keys: ['tag', 'own_tag'],
      mine: mine.tag === OWN_TAG ? mine.own_tag : tagName(mine.tag, i18n),
      theirs: tagName(theirs.tag, i18n),
    },
  ];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
