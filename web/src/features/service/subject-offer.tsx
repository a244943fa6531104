import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { orderQuery, productQuery } from '@meridian/sdk/react';
import { piecesOf } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import type { ServiceSearch } from './conversation-address.ts';
import { OrderRefCard, ProductRefCard } from './message-content.tsx';
import type { OutgoingContent } from './unsent-messages.ts';

interface SubjectOfferProps {
  subject: Pick<ServiceSearch, 'order' | 'product'>;
  /** The shop of the conversation; 0 is the platform, which accepts any order. */
  shopId: number;
  onSend: (content: OutgoingContent) => void;
}

/** Offers to send the order or product that the customer came from, if it can be sent. */
export function SubjectOffer({ subject, shopId, onSend }: SubjectOfferProps) {
  const order = useOrderRef(subject.order, shopId);
  const product = useProductRef(subject.order === undefined ? subject.product : undefined);
  const [isDone, setDone] = useState(false);
  if (isDone) return null;
  const done = () => setDone(true);
  const send = (content: OutgoingContent) => {
    onSend(content);
    done();
  };
  return order !== undefined ? (
    <Offer onSend={() => send({ kind: 'order', order })} onDismiss={done}>
      <OrderRefCard order={order} />
    </Offer>
  ) : product !== undefined ? (
    <Offer onSend={() => send({ kind: 'product', product })} onDismiss={done}>
      <ProductRefCard product={product} />
    </Offer>
  ) : null;
}

function Offer({ onSend, onDismiss, children }: { onSend: () => void; onDismiss: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-1 rounded-card bg-card p-3">
      <div className="min-w-0 flex-1 basis-[11rem]">{children}</div>
      <div className="ms-auto flex items-center">
        <Button size="small" variant="quiet" onClick={onSend}>
          <Trans>Send this</Trans>
        </Button>
        <IconButton icon="close" iconSize={18} label={t`Do not send this`} onClick={onDismiss} />
      </div>
    </div>
  );
}

function useOrderRef(id: number | undefined, shopId: number): Schema<'OrderRef'> | undefined {
  const { data } = useQuery({ ...orderQuery(id ?? 0), enabled: id !== undefined });
  const [item] = data?.items ?? [];
  if (data === undefined || item === undefined || (shopId !== 0 && data.shop.id !== shopId)) return undefined;
  const { id: orderId, sn, status, total_amount, items } = data;
  return { id: orderId, sn, status, picture: item.picture, quantity: piecesOf(items), total_amount };
}

function useProductRef(productId: number | undefined): Schema<'ProductRef'> | undefined {
  const { data } = useQuery({ ...productQuery(productId ?? 0), enabled: productId !== undefined });
  const [picture] = data?.pictures ?? [];
  if (data === undefined || picture === undefined) return undefined;
  const { id, name, category_code, price } = data;
  return { id, name, picture, category_code, price };
}
