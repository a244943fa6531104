import { HelpButton } from '../../entities/legal/help-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { LanguageButton } from '../../preferences/language-button.tsx';

/** The top bar of the auth screens, with the help and language buttons, which need no login. */
export function AuthBar({ parent }: { parent?: string }) {
  return (
    <ScreenBar
      parent={parent}
      actions={
        <>
          <HelpButton />
          <LanguageButton />
        </>
      }
    />
  );
}
