import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { PictureLostError } from '@meridian/sdk/flows';
import { errorMessage } from '../../i18n/error-messages.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { MessageBubble } from './message-bubble.tsx';
import { OrderRefCard, ProductRefCard } from './message-content.tsx';
import { MessageText } from './message-text.tsx';
import type { OutgoingMessage } from './unsent-messages.ts';

interface OutgoingBubbleProps {
  message: OutgoingMessage;
  onResend: () => void;
  onRemove: () => void;
}

/** A message that is being sent, or that failed and can be sent again or deleted. */
export function OutgoingBubble({ message, onResend, onRemove }: OutgoingBubbleProps) {
  const { state } = message;
  return (
    <MessageBubble
      isOwn
      title=""
      kind={message.content.kind}
      foot={
        state === 'failed' ? (
          <Failure message={message} onResend={onResend} onRemove={onRemove} />
        ) : state === 'sending' ? (
          <Trans>Sending…</Trans>
        ) : (
          <Trans>Sent</Trans>
        )
      }
    >
      <OutgoingContent message={message} />
    </MessageBubble>
  );
}

function OutgoingContent({ message: { content, blob } }: { message: OutgoingMessage }) {
  switch (content.kind) {
    case 'text':
      return <MessageText text={content.text} />;
    case 'order':
      return <OrderRefCard order={content.order} />;
    case 'product':
      return <ProductRefCard product={content.product} />;
    case 'picture':
      return <BlobPicture blob={blob} />;
  }
}

function BlobPicture({ blob }: { blob: Blob | undefined }) {
  const { t } = useLingui();
  const url = useObjectUrl(blob);
  return url === undefined ? (
    <span className="grid size-44 place-items-center rounded-box bg-well text-ink-3">
      <Icon name="picture" size={24} />
    </span>
  ) : (
    <img src={url} alt={t`Sent by you`} width={176} height={176} className="size-44 rounded-box bg-well object-cover" />
  );
}

function Failure({ message: { error, mayBeSent, sentAt }, onResend, onRemove }: OutgoingBubbleProps) {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  const isLost = error instanceof PictureLostError;
  // The login reports an ended session. A notice above the field reports that the service is unavailable.
  const isSaid = isApiError(error) && (error.kind === 'unauthorized' || error.reason === 'service_unavailable');
  const { text, hint } = errorMessage(error, i18n);
  // Of a lost connection, "may not have been sent" says enough.
  const isShown = error !== undefined && !isLost && !isSaid && hint !== 'connection';
  return (
    <div role="alert" className="flex flex-col items-end gap-1 text-end">
      <p className="flex items-center gap-1 font-medium text-danger">
        <Icon name="alert" size={14} />
        {mayBeSent ? <Trans>May not have been sent</Trans> : <Trans>Not sent</Trans>}
      </p>
      {mayBeSent && sentAt !== undefined && <p>{dateTime(new Date(sentAt).toISOString())}</p>}
      {isShown && <p className="text-danger">{text}</p>}
      {isLost && (
        <p className="text-danger">
          <Trans>The picture is no longer on this device.</Trans>
        </p>
      )}
      <p className="flex flex-wrap justify-end gap-2 py-1">
        <Button size="small" variant="quiet" onClick={onRemove}>
          <Trans>Delete</Trans>
        </Button>
        {!isLost && (
          <Button size="small" variant="quiet" onClick={onResend}>
            <Trans>Send again</Trans>
          </Button>
        )}
      </p>
    </div>
  );
}
