import { Component, memo, type ReactNode, useState } from 'react';
import { Icon } from '../src/ui/icon/icon.tsx';
import { anchorOf, type RegistryEntry } from './registry.ts';

/**
 * A component with its name, its file, when to use it, its properties and every state. The page's own texts are always
 * left-to-right. Memoized: the view settings are applied to the document, not by a render.
 */
export const RegistrySection = memo(({ item }: { item: RegistryEntry }) => {
  const anchor = anchorOf(item);
  return (
    <section id={anchor} aria-labelledby={`${anchor}-name`} tabIndex={-1} className="ui-page-section">
      <div className="ui-page-about">
        <h3 id={`${anchor}-name`}>
          <a href={`#${anchor}`}>{item.name}</a>
        </h3>
        {item.with !== undefined && (
          <p className="ui-page-quiet">
            <bdi dir="ltr">with {item.with.join(', ')}</bdi>
          </p>
        )}
        <p>
          <bdi dir="ltr">{item.when}</bdi>
        </p>
        <Source file={item.file} />
      </div>
      <ul className="ui-page-states" data-width={item.width}>
        {item.states.map(({ name, show }) => (
          <li key={name}>
            <p className="ui-page-quiet">
              <bdi dir="ltr">{name}</bdi>
            </p>
            <div className="ui-page-stage">
              <ExampleErrorBoundary>{show}</ExampleErrorBoundary>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

const sources = import.meta.glob<string>(['../ui/*.{ts,tsx,css}', '../form/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
});

/** The file, with the properties that it declares: read from it when they are asked for. */
function Source({ file }: { file: string }) {
  const [text, setText] = useState<string>();
  const load = async () => setText(declarationsIn((await sources[`../${file}`]?.()) ?? ''));
  return (
    <details className="ui-page-source" onToggle={() => text === undefined && void load()}>
      <summary>
        <Icon name="forward" size={16} />
        <code>{file}</code>
      </summary>
      {text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by the keyboard
        <pre tabIndex={0}>
          <code>{text}</code>
        </pre>
      )}
    </details>
  );
}

/** The interfaces and types of a source, with their comments; where it has none, all of it. */
function declarationsIn(source: string): string {
  const blocks = source.match(
    /^(export )?(interface|type) \w*(Props|Style|Variant|Name|Layout|Tint|Kind|Size|Shape)\b[\s\S]*?(^\}|;$)/gm,
  );
  return blocks?.join('\n\n') ?? source.trim();
}

/** One broken example does not take the others with it. */
class ExampleErrorBoundary extends Component<{ children: ReactNode }, { failure?: string }> {
  override state: { failure?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: String(error) };
  }

  override render() {
    if (this.state.failure === undefined) return this.props.children;
    return <p className="ui-page-failure">{this.state.failure}</p>;
  }
}
