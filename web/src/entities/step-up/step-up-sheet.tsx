import { Trans, useLingui } from '@lingui/react/macro';
import type { StepUpFlow } from '@meridian/sdk/flows';
import { userInfoQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PromptSuspense } from '../../feedback/prompt-suspense.tsx';
import { useRateLimit } from '../../feedback/use-rate-limit.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { SegmentedControl } from '../../ui/input/segmented-control.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { CodeField } from '../verification-code/code-field.tsx';
import { type SendCode, useSendCode } from '../verification-code/use-send-code.ts';
import { codeProof, type ProofChannel, passwordProof } from './step-up-schema.ts';

interface StepUpSheetProps {
  /** A sentence that says what the proof is for. */
  reason: ReactNode;
  onProve: StepUpFlow['prove'];
  onClose: () => void;
}

/** Asks for proof that the customer is at the device (B4.12). Opened by `useStepUp`. */
export function StepUpSheet({ reason, onProve, onClose }: StepUpSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Confirm it’s you`} onClose={onClose}>
      <p className="text-14 text-ink-2">{reason}</p>
      <PromptSuspense fallback={<div className="skeleton mt-4 h-60" />}>
        <Proof onProve={onProve} />
      </PromptSuspense>
    </Sheet>
  );
}

function Proof({ onProve }: Pick<StepUpSheetProps, 'onProve'>) {
  const { t } = useLingui();
  const { data: user } = useSuspenseQuery(userInfoQuery());
  const sending = useSendCode('step_up');
  const codeTo = sending.sent?.to;
  // A customer who has closed the sheet to read a code goes on with it.
  const [by, setBy] = useState<'password' | ProofChannel>(
    codeTo === user.email ? 'email' : codeTo === user.mobile ? 'mobile' : 'password',
  );
  // A code is only sent to a proven address.
  const ways = [
    { value: 'password' as const, text: t`Password`, isOpen: true },
    { value: 'email' as const, text: t`Email`, isOpen: user.email_verified },
    { value: 'mobile' as const, text: t`Text message`, isOpen: user.mobile_verified },
  ].filter(({ isOpen }) => isOpen);
  return (
    <div className="flex flex-col gap-4 pt-4">
      {ways.length > 1 && <SegmentedControl label={t`Confirm with`} options={ways} selected={by} onSelect={setBy} />}
      {by === 'password' ? (
        <PasswordProof account={user.account} onProve={onProve} />
      ) : (
        <CodeProof key={by} channel={by} contact={user[by]} sending={sending} onProve={onProve} />
      )}
    </div>
  );
}

function PasswordProof({ account, onProve }: { account: string } & Pick<StepUpSheetProps, 'onProve'>) {
  const rateLimit = useRateLimit();
  const form = useForm({
    schema: passwordProof,
    defaultValues: { password: '' },
    fieldByReason: { wrong_old_password: 'password' },
    onSubmit: (proof) => rateLimit.track(onProve(proof)),
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      {/* For password managers. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label={<Trans>Login password</Trans>}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <FormEnd form={form} wait={rateLimit} submit={<Trans>Confirm</Trans>} />
    </form>
  );
}

interface CodeProofProps extends Pick<StepUpSheetProps, 'onProve'> {
  channel: ProofChannel;
  /** The customer's proven address on this channel. */
  contact: string;
  sending: SendCode;
}

function CodeProof({ channel, contact, sending, onProve }: CodeProofProps) {
  const rateLimit = useRateLimit();
  const form = useForm({
    schema: codeProof(channel),
    defaultValues: { code: '' },
    fieldByReason: { code_wrong: 'code', code_expired: 'code' },
    onSubmit: (proof) => rateLimit.track(sending.track(onProve(proof))),
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CodeField form={form} sending={sending} contact={contact} />
      <FormEnd form={form} wait={rateLimit} submit={<Trans>Confirm</Trans>} />
    </form>
  );
}
