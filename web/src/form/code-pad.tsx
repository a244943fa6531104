import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { FieldError } from './field-error.tsx';
import { codeDigits, MAX_DIGITS, MIN_DIGITS, payCode } from './pay-code.ts';

interface CodePadProps {
  label: ReactNode;
  /** The digits so far. The owner clears them after each attempt. */
  value: string;
  onChange: (digits: string) => void;
  onConfirm: () => void;
  /** The label of the confirm key: "Pay $129.90". */
  confirmLabel: ReactNode;
  isBusy?: boolean;
  /** Why the last code was not accepted. */
  error?: ReactNode;
  /** Shown between the dots and the keys, such as a link to reset a forgotten code. */
  children?: ReactNode;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

const keyClass =
  'grid min-h-13 short:min-h-11 touch-manipulation select-none place-items-center rounded-box text-22 font-medium';

/**
 * The payment code (R5.04), whose digits bystanders cannot see; they only see how many there are. It has keys to tap,
 * and a field behind the dots for the physical keyboard and screen readers; digits typed outside of any field count
 * too. The code is cleared when the screen is left, hidden, or loses the focus to another window.
 */
export function CodePad({
  label,
  value,
  onChange,
  onConfirm,
  confirmLabel,
  isBusy = false,
  error,
  children,
}: CodePadProps) {
  const { t } = useLingui();
  const id = useId();
  const pad = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [issue] = safeParse(payCode, value).issues ?? [];

  const change = (digits: string) => {
    setIsTried(false);
    if (!isBusy) onChange(digits.slice(0, MAX_DIGITS));
  };
  const confirm = () => {
    if (isBusy) return;
    if (issue === undefined) onConfirm();
    else setIsTried(true);
  };
  const press = (key: string) => {
    if (key === 'Backspace') change(value.slice(0, -1));
    else if (key === 'Enter') confirm();
    else change(value + codeDigits(key));
  };

  useUnfocusedKeys(pad, press);
  useClearedWhenLeft(() => onChange(''));

  // Computed before the first digit too, so that the first digit does not wait for the language's plural rules.
  const entered = t`${plural(value.length, { one: '# digit entered', other: '# digits entered' })}`;
  const problem = isTried && issue !== undefined ? issue.message : error;
  return (
    <div ref={pad} className="flex grow flex-col short:sticky short:bottom-0 short:bg-[var(--ground,var(--page))]">
      {/* In a low window, the dots stay in view above the keys, and with them a problem. */}
      <div
        className={classNames(
          'sticky z-10 flex flex-col items-center bg-[var(--ground,var(--page))] px-4 py-1',
          problem === undefined
            ? 'top-[calc(var(--top-bar)+var(--safe-top)-2.75rem)]'
            : 'top-[calc(var(--top-bar)+var(--safe-top))]',
        )}
      >
        {/* A problem replaces the label, so that the keys do not move. */}
        <div className="flex min-h-11 items-center pb-1">
          <label htmlFor={id} className={problem === undefined ? 'text-center text-16 font-semibold' : 'sr-only'}>
            {label}
          </label>
          {problem !== undefined && (
            <div className="-mt-1.5">
              <FieldError id={`${id}-problem`}>{problem}</FieldError>
            </div>
          )}
        </div>
        <div className="relative min-h-11">
          <input
            id={id}
            // Must never be offered for saving: despite the type, the code is not a password of this site.
            type="password"
            autoComplete="one-time-code"
            inputMode="none"
            dir="ltr"
            value={value}
            readOnly={isBusy}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            onChange={(event) => change(codeDigits(event.target.value))}
            onKeyDown={(event) => {
              if (event.key === 'Enter') confirm();
            }}
            className="absolute inset-0 w-full cursor-default select-none rounded-box bg-transparent text-transparent caret-transparent"
          />
          <Dots count={value.length} />
        </div>
        <p role="status" className="sr-only">
          {value !== '' && entered}
        </p>
      </div>
      <div className="flex flex-col items-center px-4">{children}</div>
      <div className="mt-auto pt-2">
        <Keys onPress={press} />
        <div className="bg-well px-4 pt-2 pb-[calc(12px+var(--safe-bottom))]">
          <Button wide busy={isBusy} aria-disabled={issue !== undefined || undefined} onClick={confirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Digits typed outside of any field. */
function useUnfocusedKeys(pad: RefObject<HTMLElement | null>, press: (key: string) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isMeantForAnother(event, pad.current) || !/^(\p{Nd}|Backspace|Enter)$/u.test(event.key)) return;
    event.preventDefault();
    press(event.key);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The code is gone once the screen is left, hidden, or loses the focus to another window. */
function useClearedWhenLeft(onLeave: () => void) {
  const clear = useEffectEvent(onLeave);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') clear();
    };
    for (const event of ['blur', 'pagehide']) window.addEventListener(event, clear, { signal });
    document.addEventListener('visibilitychange', whenHidden, { signal });
    return () => {
      left.abort();
      clear();
    };
  }, []);
}

/** Tapping a key must not move the focus. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/** Whether a key stroke belongs to a field, to a control that Enter presses, or to a dialog over the pad. */
function isMeantForAnother({ target, key }: KeyboardEvent, pad: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input, textarea, select, [contenteditable]')) return true;
  if (key === 'Enter' && target.matches('a, button, summary')) return true;
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(pad));
}

function Keys({ onPress }: { onPress: (key: string) => void }) {
  const { t } = useLingui();
  return (
    <div
      // As on every telephone, in every text direction.
      dir="ltr"
      className="grid grid-cols-3 gap-2 bg-well px-4 pt-3"
    >
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          onPointerDown={keepFocus}
          onClick={() => onPress(digit)}
          className={classNames(keyClass, 'bg-raised', digit === '0' && 'col-start-2')}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-label={t`Delete last digit`}
        onPointerDown={keepFocus}
        onClick={() => onPress('Backspace')}
        className={keyClass}
      >
        <Icon name="backspace" size={24} />
      </button>
    </div>
  );
}

/** A circle for each digit of the shortest code, and one more for each digit beyond. */
function Dots({ count }: { count: number }) {
  return (
    <div aria-hidden dir="ltr" className="pointer-events-none flex min-h-11 items-center justify-center gap-3 px-3">
      {Array.from({ length: Math.max(MIN_DIGITS, count) }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          className={classNames(
            'size-3 rounded-full border-2 transition-[scale,background-color]',
            index < count ? 'scale-115 border-ink bg-ink' : 'border-ink-3',
          )}
        />
      ))}
    </div>
  );
}
