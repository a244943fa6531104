import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import { OrderStatusWord } from '../../entities/order/order-status-word.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { useOpenPictures } from '../../navigation/picture-viewer-overlay.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { MessageText } from './message-text.tsx';

/** The content of a message: text, a picture, or the card of an order or a product. */
export function MessageContent({ message }: { message: Schema<'Message'> }) {
  const { text, picture, order, product } = message;
  if (text !== null) return <MessageText text={text} />;
  if (picture !== null) return <PrivatePicture picture={picture} />;
  if (order !== null) return <OrderRefCard order={order} />;
  if (product !== null) return <ProductRefCard product={product} />;
  return <Trans>This message cannot be shown here.</Trans>;
}

/** The remaining validity, in milliseconds, below which a picture's URL is replaced. */
const LEFT_MS = 60_000;

/** A picture with a signed URL. Each fetch brings a new URL, but the first one stays in use while it is valid. */
function PrivatePicture({ picture }: { picture: Schema<'PrivatePicture'> }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const openPictures = useOpenPictures();
  const [shown, setShown] = useState(picture);
  if (shown !== picture && Date.parse(shown.expires_at) - Date.now() < LEFT_MS) setShown(picture);
  return (
    <button
      type="button"
      aria-label={t`Enlarge picture ${count(1)} of ${count(1)}`}
      onClick={() => openPictures({ pictures: [shown.url], startIndex: 0 })}
      className="block overflow-hidden rounded-box"
    >
      <Picture src={shown.url} alt="" width={352} height={352} className="size-44 bg-well object-cover" />
    </button>
  );
}

export function OrderRefCard({ order }: { order: Schema<'OrderRef'> }) {
  const { money } = useFormats();
  return (
    <CardLink
      link={
        <Link to="/orderInfo/{-$id}" params={{ id: String(order.id) }} className="covers-card">
          <OrderNumber sn={order.sn} />
        </Link>
      }
      picture={
        <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-box bg-well">
          <Picture src={order.picture} alt="" width={112} height={112} className="size-full object-contain p-1.5" />
        </span>
      }
    >
      <p>
        <OrderStatusWord status={order.status} />
      </p>
      <p className="tabular text-ink-2">
        <Plural value={order.quantity} one="# item" other="# items" /> · {money(order.total_amount)}
      </p>
    </CardLink>
  );
}

export function ProductRefCard({ product }: { product: Schema<'ProductRef'> }) {
  const { money } = useFormats();
  const { id, name, picture, category_code, price } = product;
  return (
    <CardLink
      link={
        <Link to="/detail/{-$product}/{-$mer}" params={{ product: String(id) }} className="covers-card">
          {name}
        </Link>
      }
      picture={
        <ProductImage src={picture} alt="" tint={category_code} className="size-14 shrink-0 rounded-box p-1.5" />
      }
    >
      <p translate="no" className="tabular font-semibold">
        {money(price)}
      </p>
    </CardLink>
  );
}

function CardLink({ link, picture, children }: { link: ReactNode; picture: ReactNode; children: ReactNode }) {
  return (
    <div className="press relative flex w-60 max-w-full items-start gap-3 text-14">
      {picture}
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 font-medium">
          {link}
        </p>
        {children}
      </div>
    </div>
  );
}
