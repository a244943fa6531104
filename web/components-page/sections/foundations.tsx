import { Icon } from '../../src/ui/icon/icon.tsx';
import { deferredIcons } from '../../src/ui/icon/icons-deferred.ts';
import { initialIcons } from '../../src/ui/icon/icons-initial.ts';
import { isTint, tintClass } from '../../src/ui/tint.ts';
import type { RegistryEntry, RegistryGroup } from '../registry.ts';
import { durations, shapes, sizes, tints } from '../tokens.ts';
import { Colours, Contrasts } from './colours.tsx';

const tokens: RegistryEntry = {
  name: 'Colours',
  file: 'ui/tokens.css',
  when: 'The only colours there are; a class names one by what it means (text-ink-2, bg-well), never by what it looks like.',
  width: 'screen',
  states: [
    { name: 'tokens of the theme in force', show: <Colours /> },
    { name: 'contrast, measured from them', show: <Contrasts /> },
  ],
};

const tintsShown: RegistryEntry = {
  name: 'Tints',
  file: 'ui/tint.ts',
  when: 'The plinth behind a cut-out, one for each category: one lightness and one chroma in ten hues.',
  width: 'screen',
  states: [
    {
      name: 'the ten categories',
      show: (
        <ul className="ui-page-grid text-12 [--least:6.5rem]">
          {tints.filter(isTint).map((tint) => (
            <li key={tint} className={`grid min-h-18 items-end rounded-box p-3 ${tintClass(tint)}`}>
              {tint}
            </li>
          ))}
        </ul>
      ),
    },
  ],
};

const type: RegistryEntry = {
  name: 'Type',
  file: 'ui/theme.css',
  when: 'Six sizes and three weights; figures that stand below one another are tabular.',
  width: 'screen',
  states: [
    ...sizes.map((size) => ({
      name: `${size.replace('--size', 'text')}`,
      show: (
        <p style={{ fontSize: `var(${size})`, lineHeight: 1.4 }}>
          Pay once, know when it arrives. 一次付清，知道何时到达。 0123456789
        </p>
      ),
    })),
    ...[400, 500, 600].map((weight) => ({
      name: `weight ${weight}`,
      show: <p style={{ fontWeight: weight }}>Pay once, know when it arrives. 一次付清，知道何时到达。</p>,
    })),
  ],
};

const prose: RegistryEntry = {
  name: 'Prose',
  file: 'ui/sanitize-html.ts',
  when: 'A text that the server wrote, with the elements that cleanHtml lets through (class prose).',
  width: 'card',
  states: [
    {
      name: 'all its elements',
      show: (
        <div className="prose text-14">
          <p>
            Two drivers, forty hours, one cable. <strong>No app is needed</strong>, <em>and none is offered</em>.
          </p>
          <h3>In the box</h3>
          <ul>
            <li>the headphones</li>
            <li>a case that is no larger than it must be</li>
          </ul>
          <h3>To begin</h3>
          <ol>
            <li>Hold the key for three seconds.</li>
            <li>
              Choose it on your phone, or <a href="#prose">read more</a>.
            </li>
          </ol>
        </div>
      ),
    },
  ],
};

const shape: RegistryEntry = {
  name: 'Shape and motion',
  file: 'ui/tokens.css',
  when: 'Corners by the size of the thing; movement is quick where a finger waits for it, calm where an eye follows.',
  width: 'control',
  states: [
    ...shapes.map((token) => ({
      name: token,
      show: <div className="h-16 w-22 bg-brand-soft" style={{ borderRadius: `var(${token})` }} />,
    })),
    ...durations.map((token) => ({
      name: `${token}: point at it`,
      show: (
        <div className="group">
          <div
            className="size-11 rounded-box bg-brand transition-[translate] group-hover:translate-x-11 rtl:group-hover:-translate-x-11"
            style={{ transitionDuration: `var(${token})` }}
          />
        </div>
      ),
    })),
    { name: 'press', show: <div className="press h-16 w-22 bg-brand-soft" /> },
    { name: 'skeleton', show: <div className="skeleton h-16 w-22" /> },
  ],
};

const marksOf = (marks: object) => (
  <ul className="ui-page-grid text-12 [--least:6rem]">
    {names(marks).map((name) => (
      <li key={name} className="grid justify-items-center gap-2 rounded-box bg-card px-1 py-3.5">
        <Icon name={name} size={24} />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);

function names(marks: object) {
  return Object.keys(marks).filter(isMark).sort();
}

function isMark(name: string): name is keyof typeof initialIcons | keyof typeof deferredIcons {
  return Object.hasOwn(initialIcons, name) || Object.hasOwn(deferredIcons, name);
}

const icon: RegistryEntry = {
  name: 'Icon',
  file: 'ui/icon/icon.tsx',
  when: 'A mark beside words, by what it means; a mark that stands alone is an IconButton.',
  width: 'screen',
  states: [
    { name: 'marks of the first load (icons-initial.ts)', show: marksOf(initialIcons) },
    { name: 'marks that come later (icons-deferred.ts)', show: marksOf(deferredIcons) },
    {
      name: 'sizes',
      show: (
        <span className="flex flex-wrap items-center gap-4">
          {([14, 16, 18, 20, 22, 24, 32] as const).map((size) => (
            <Icon key={size} name="heart" size={size} />
          ))}
        </span>
      ),
    },
    { name: 'filled', show: <Icon name="heart" filled /> },
    { name: 'points the other way from right to left', show: <Icon name="forward" /> },
  ],
};

export const foundations: RegistryGroup = {
  name: 'Foundations',
  items: [tokens, tintsShown, type, shape, icon, prose],
};
