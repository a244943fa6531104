import type { ReactNode } from 'react';
import { LanguageButton } from '../../shell/language-button.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';

/** The bar of the screens before an account: help and language need no login here. */
export function AccountBar({ help, parent }: { help: ReactNode; parent?: string }) {
  return (
    <ScreenBar
      parent={parent}
      right={
        <>
          {help}
          <LanguageButton />
        </>
      }
    />
  );
}
