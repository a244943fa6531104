import { Button, type ButtonKind, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton, type IconButtonVariant } from '../../ui/icon/icon-button.tsx';
import { HeartButton } from '../../ui/product/heart-button.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry, RegistryGroup } from '../registry.ts';

const kinds: ButtonKind[] = ['primary', 'quiet', 'plain', 'danger'];
const looks: IconButtonVariant[] = ['bare', 'well', 'float'];

const button: RegistryEntry = {
  name: 'Button',
  file: 'ui/button.tsx',
  when: 'Does something here and now; one primary on a screen, quiet beside it, danger for what cannot be undone.',
  room: 'control',
  states: [
    ...kinds.map((kind) => ({ name: kind, show: <Button kind={kind}>Add to bag</Button> })),
    ...kinds.map((kind) => ({
      name: `${kind}, busy`,
      show: (
        <Button kind={kind} busy>
          Add to bag
        </Button>
      ),
    })),
    ...kinds.map((kind) => ({
      name: `${kind}, disabled`,
      show: (
        <Button kind={kind} disabled>
          Add to bag
        </Button>
      ),
    })),
    { name: 'medium', show: <Button size="medium">Try again</Button> },
    { name: 'small', show: <Button size="small">Follow</Button> },
    {
      name: 'with a mark',
      show: (
        <Button kind="quiet" size="medium">
          <Icon name="share" size={18} />
          Share
        </Button>
      ),
    },
    { name: 'wide', show: <Button wide>Pay $129.90</Button> },
    {
      name: 'wide, long text',
      show: <Button wide>Agree to the terms of the seller and open the account now</Button>,
    },
    {
      name: 'a link that looks like one (buttonLook)',
      show: (
        <a href="#button" className={buttonClass({ kind: 'quiet', size: 'medium' })}>
          Go to Explore
        </a>
      ),
    },
  ],
};

const iconButton: RegistryEntry = {
  name: 'IconButton',
  file: 'ui/icon/icon-button.tsx',
  when: 'A control whose mark says enough to whoever sees it: back, share, close. Its label says it to all others.',
  room: 'control',
  states: [
    ...looks.map((look) => ({ name: look, show: <IconButton icon="share" label="Share" look={look} /> })),
    { name: 'filled', show: <IconButton icon="save" label="Saved" look="well" filled /> },
    { name: 'disabled', show: <IconButton icon="more" label="One more" look="well" disabled /> },
  ],
};

const heartButton: RegistryEntry = {
  name: 'HeartButton',
  file: 'ui/product/heart-button.tsx',
  when: 'Marks a product as a favourite: floating on its picture, or bare beside its words.',
  room: 'control',
  states: [
    {
      name: 'float, to try',
      show: (
        <Controlled first={false}>
          {(liked, change) => <HeartButton liked={liked} onToggle={() => change(!liked)} />}
        </Controlled>
      ),
    },
    { name: 'float, liked', show: <HeartButton liked onToggle={() => {}} /> },
    { name: 'bare', show: <HeartButton look="bare" liked={false} onToggle={() => {}} /> },
    { name: 'bare, liked', show: <HeartButton look="bare" liked onToggle={() => {}} /> },
  ],
};

export const actions: RegistryGroup = { name: 'Actions', items: [button, iconButton, heartButton] };
