import { Fragment } from 'react';

/** An e-mail address, a mobile number or a host. If too long for its line, it breaks after an @ or a dot. */
export function BreakableText({ text }: { text: string }) {
  return (
    <bdi dir="ltr" translate="no" className="wrap-anywhere">
      {text.split(/(?<=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
