import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { useToastsAtTop } from '../../feedback/toast-clearance.ts';
import { CodePad } from '../../form/code-pad.tsx';

interface PayCodePadProps
  extends Pick<ComponentProps<typeof CodePad>, 'confirmLabel' | 'isBusy' | 'error' | 'children'> {
  onConfirm: (code: string) => void;
}

/**
 * The pad that signs a payment or a withdrawal. It holds the digits itself, so that a digit renders nothing else, and clears
 * them at each attempt; why the last one failed is shown until the next digit.
 */
export function PayCodePad({ onConfirm, error, ...rest }: PayCodePadProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  // At the bottom they would cover keys.
  useToastsAtTop();
  return (
    <CodePad
      {...rest}
      label={t`Enter your payment code`}
      value={code}
      onChange={setCode}
      onConfirm={() => {
        setCode('');
        onConfirm(code);
      }}
      error={code === '' ? error : undefined}
    />
  );
}
