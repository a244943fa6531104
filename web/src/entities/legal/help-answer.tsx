import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { voteHelp } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { HtmlText } from './html-text.tsx';

interface HelpAnswerProps {
  item: Schema<'HelpItem'>;
  isOpen?: boolean;
  onLeave?: (() => void) | undefined;
}

/** A question that expands to its answer and a vote on whether it helped. */
export function HelpAnswer({ item: { id, question, answer }, isOpen = false, onLeave }: HelpAnswerProps) {
  return (
    <details open={isOpen} className="group border-b border-line last:border-0">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-small py-2 text-14 group-open:font-semibold [&::-webkit-details-marker]:hidden">
        <span dir="auto" className="min-w-0 flex-1">
          {question}
        </span>
        <Icon name="plus" size={16} className="text-ink-2 group-open:rotate-45" />
      </summary>
      <div className="pb-3">
        <HtmlText html={answer} onLeave={onLeave} />
        <HelpVote id={id} question={question} />
      </div>
    </details>
  );
}

/** The last vote of a day counts (contract, voteHelp), so a vote can be changed. */
function HelpVote({ id, question }: { id: number; question: string }) {
  const { t } = useLingui();
  const vote = useMutation(voteHelp({ guard: false }));
  // Optimistic: the pressed answer shows at once. A failed vote is reset, and its error shown as a toast.
  const voted = vote.isError ? undefined : vote.variables?.useful;
  const choices = [
    { useful: true, text: t`Yes` },
    { useful: false, text: t`No` },
  ];
  return (
    <fieldset
      aria-label={t`Was “${question}” helpful?`}
      className="mt-3 flex min-h-11 flex-wrap items-center gap-2 text-14 text-ink-2"
    >
      <span role="status" className="me-1">
        {voted === undefined || vote.isPending ? (
          <Trans>Was this helpful?</Trans>
        ) : voted ? (
          <Trans>Thank you for your feedback.</Trans>
        ) : (
          <Trans>Sorry about that. Contact us below for help.</Trans>
        )}
      </span>
      {choices.map(({ useful, text }) => (
        <Button
          key={text}
          variant={voted === useful ? 'primary' : 'quiet'}
          size="small"
          aria-pressed={voted === useful}
          onClick={() => voted !== useful && vote.mutate({ item_id: id, useful })}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
