import { Component, memo, type ReactNode, useState } from 'react';
import { anchorOf, type RegistryEntry } from './registry.ts';

/**
 * Shows a component with its name, file, use, props and every state. The page's own texts are always left-to-right.
 * Memoised: view settings apply to the document and need no render.
 */
export const RegistrySection = memo(({ item }: { item: RegistryEntry }) => {
  const anchor = anchorOf(item);
  return (
    <section id={anchor} aria-labelledby={`${anchor}-name`} tabIndex={-1}>
      <h3 id={`${anchor}-name`}>
        <a href={`#${anchor}`}>{item.name}</a>
      </h3>
      {item.with !== undefined && (
        <p className="quiet">
          <bdi dir="ltr">with {item.with.join(', ')}</bdi>
        </p>
      )}
      <p className="ui-page-when">
        <bdi dir="ltr">{item.when}</bdi>
      </p>
      <Source file={item.file} />
      <ul className="ui-page-grid" data-width={item.width}>
        {item.states.map(({ name, show }) => (
          <li key={name}>
            <p className="quiet">
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

/** The file and the props that it declares, loaded when opened. */
function Source({ file }: { file: string }) {
  const [text, setText] = useState<string>();
  const load = async () => setText(declarationsIn((await sources[`../${file}`]?.()) ?? ''));
  return (
    <details onToggle={() => text === undefined && void load()}>
      <summary>
        <code>{file}</code>
      </summary>
      {text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by the keyboard
        <pre tabIndex={0} dir="ltr">
          <code>{text}</code>
        </pre>
      )}
    </details>
  );
}

/** The interfaces and types in a source, with their comments; the whole source if it has none. */
function declarationsIn(source: string): string {
  const blocks = source.match(
    /^(export )?(interface|type) \w*(Props|Style|Variant|Name|Layout|Tint|Kind|Size|Shape)\b[\s\S]*?(^\}|;$)/gm,
  );
  return blocks?.join('\n\n') ?? source.trim();
}

/** Isolates a broken example from the others. */
class ExampleErrorBoundary extends Component<{ children: ReactNode }, { failure?: string }> {
  override state: { failure?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: String(error) };
  }

  override render() {
    if (this.state.failure === undefined) return this.props.children;
    return <p data-failure>{this.state.failure}</p>;
  }
}
