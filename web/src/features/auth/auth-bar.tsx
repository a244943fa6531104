import type { ReactNode } from 'react';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { LanguageButton } from '../../preferences/language-button.tsx';

/** The bar of the screens before an account: help and language need no login here. */
export function AuthBar({ help, parent }: { help: ReactNode; parent?: string }) {
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
