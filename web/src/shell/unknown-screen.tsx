import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import { ScreenBar } from './screen-bar.tsx';

interface UnknownScreenProps extends Pick<ComponentProps<typeof ScreenBar>, 'title' | 'parent'> {
  icon: ComponentProps<typeof Notice>['icon'];
  /** What there is not. */
  says: ReactNode;
  /** Where to go on. */
  children: ReactNode;
}

/** There is nothing at this address. */
export function UnknownScreen({ title, parent, icon, says, children }: UnknownScreenProps) {
  return (
    <>
      <ScreenBar title={title} {...(parent !== undefined && { parent })} />
      <Notice icon={icon} title={says} detail={<Trans>The link may be old or mistyped.</Trans>} action={children} />
    </>
  );
}
