import { Fragment } from 'react';

/** An e-mail address or a mobile number. If too long for its line, it breaks after an @ or a dot. */
export function ContactText({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere">
      {children.split(/(?<=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address keep their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
