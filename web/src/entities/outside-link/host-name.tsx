import { Fragment } from 'react';

/** The host of a URL. If too long for its line, it breaks before a dot. */
export function HostName({ host }: { host: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere">
      {host.split('.').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a host never change their order
        <Fragment key={index}>
          {index > 0 && (
            <>
              <wbr />.
            </>
          )}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
