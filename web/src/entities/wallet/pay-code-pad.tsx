import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { useToastsAtTop } from '../../feedback/toast-clearance.ts';
import { CodePad } from '../../form/code-pad.tsx';

interface PayCodePadProps
  extends Pick<ComponentProps<typeof CodePad>, 'confirmLabel' | 'isBusy' | 'error' | 'children'> {
  onConfirm: (code: string) => void;
}

/**
 * The pad for the payment code of a payment or a withdrawal. It owns the digits, so that a digit re-renders nothing
 * else, and clears them at each attempt. The last error is shown until the next digit.
 */
export function PayCodePad({ onConfirm, error, ...rest }: PayCodePadProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  // At the bottom, toasts would cover keys.
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
