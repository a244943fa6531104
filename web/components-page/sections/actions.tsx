import { Button, type ButtonVariant, buttonClass } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon/icon.tsx';
import { IconButton, type IconButtonVariant } from '../../src/ui/icon/icon-button.tsx';
import { OutsideLink } from '../../src/ui/outside-link.tsx';
import { outsideUrl } from '../../src/ui/outside-url.ts';
import { HeartButton } from '../../src/ui/product/heart-button.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry, RegistryGroup } from '../registry.ts';

const kinds: ButtonVariant[] = ['primary', 'quiet', 'plain', 'danger'];
const looks: IconButtonVariant[] = ['bare', 'well', 'float'];

const button: RegistryEntry = {
  name: 'Button',
  file: 'ui/button.tsx',
  when: 'Does something here and now; one primary on a screen, quiet beside it, danger for what cannot be undone.',
  width: 'control',
  states: [
    ...kinds.map((kind) => ({ name: kind, show: <Button variant={kind}>Add to bag</Button> })),
    ...kinds.map((kind) => ({
      name: `${kind}, busy`,
      show: (
        <Button variant={kind} busy>
          Add to bag
        </Button>
      ),
    })),
    ...kinds.map((kind) => ({
      name: `${kind}, disabled`,
      show: (
        <Button variant={kind} disabled>
          Add to bag
        </Button>
      ),
    })),
    { name: 'medium', show: <Button size="medium">Try again</Button> },
    { name: 'small', show: <Button size="small">Follow</Button> },
    {
      name: 'with a mark',
      show: (
        <Button variant="quiet" size="medium">
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
        <a href="#button" className={buttonClass({ variant: 'quiet', size: 'medium' })}>
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
  width: 'control',
  states: [
    ...looks.map((look) => ({ name: look, show: <IconButton icon="share" label="Share" variant={look} /> })),
    { name: 'filled', show: <IconButton icon="save" label="Saved" variant="well" filled /> },
    { name: 'disabled', show: <IconButton icon="plus" label="One more" variant="well" disabled /> },
  ],
};

const heartButton: RegistryEntry = {
  name: 'HeartButton',
  file: 'ui/product/heart-button.tsx',
  when: 'Marks a product as a favourite: floating on its picture, or bare beside its words.',
  width: 'control',
  states: [
    {
      name: 'float, to try',
      show: (
        <Controlled first={false}>
          {(liked, change) => <HeartButton name="Headphones" liked={liked} onToggle={() => change(!liked)} />}
        </Controlled>
      ),
    },
    { name: 'float, liked', show: <HeartButton name="Headphones" liked onToggle={() => {}} /> },
    { name: 'bare', show: <HeartButton name="Headphones" variant="bare" liked={false} onToggle={() => {}} /> },
    { name: 'bare, liked', show: <HeartButton name="Headphones" variant="bare" liked onToggle={() => {}} /> },
  ],
};

const outside = outsideUrl('https://example.com/');

const outsideLink: RegistryEntry = {
  name: 'OutsideLink',
  file: 'ui/outside-link.tsx',
  when: 'Leads to a page outside the app, in a new tab: only to an address that was checked.',
  width: 'control',
  states: [
    {
      name: 'link',
      show: outside && (
        <OutsideLink url={outside} className="text-14 font-semibold text-brand">
          View the transaction
        </OutsideLink>
      ),
    },
  ],
};

export const actions: RegistryGroup = { name: 'Actions', items: [button, iconButton, heartButton, outsideLink] };
