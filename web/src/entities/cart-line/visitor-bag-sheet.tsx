import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { addToVisitorBag, removeFromVisitorBag, type VisitorLine } from '@meridian/sdk/flows';
import { productQuery } from '@meridian/sdk/react';
import { quantityError, quantityLimit, valueNames } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Loading } from '../../feedback/loading.tsx';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { visitorBag } from '../../session/visitor-bag.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { Stepper } from '../../ui/input/stepper.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Prices } from '../../ui/product/price.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { discountOf } from '../product/discount.ts';

/** The visitor's bag on this device, with current prices and stock (decision web/032). */
export function VisitorBagSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const lines = visitorBag.use();
  return (
    <Sheet title={t`Bag`} onClose={onClose}>
      {lines.length === 0 ? (
        <EmptyState icon="bag" title={<Trans>Your bag is empty.</Trans>} />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <li key={line.sku_id} className="relative py-3">
                <CollectedLine line={line} />
              </li>
            ))}
          </ul>
          <p className="pt-1 pb-3 text-14 text-ink-2">
            <Trans>Your bag is kept on this device. When you sign in, it joins the bag of your account.</Trans>
          </p>
          <LinkButton to="/login" search={{ return: '/bag' }} wide>
            <Trans>Sign in to check out</Trans>
          </LinkButton>
        </>
      )}
    </Sheet>
  );
}

function CollectedLine({ line }: { line: VisitorLine }) {
  const { t } = useLingui();
  const { list } = useFormats();
  const { data: product, error, refetch } = useQuery({ ...productQuery(line.product_id), staleTime: 0 });
  const isGone = isApiError(error, 'getProduct') && error.reason === 'product_not_found';
  if (product === undefined && !isGone) {
    return error === null ? <LineSkeleton /> : <SectionError onRetry={() => void refetch()} />;
  }
  const sku = product?.skus.find(({ id }) => id === line.sku_id);
  const spec = product && sku && list(valueNames(product, sku.value_ids));
  // Lingui's message id of a member is “Delete {0}”, which has its translations; of a variable, it would have its name.
  const shown = product ?? { name: t`Product` };
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      {product === undefined ? (
        <span className="size-21 shrink-0 rounded-box bg-well" />
      ) : (
        <ProductImage
          src={sku?.picture ?? product.picture}
          alt=""
          tint={product.category_code}
          className="size-21 shrink-0 rounded-box p-2"
        />
      )}
      <div className="min-w-0 flex-1 basis-[10rem]">
        <h3 className="pe-10 text-14">
          <Link
            to="/detail/{-$product}/{-$mer}"
            params={{ product: String(line.product_id) }}
            search={{ sku: line.sku_id }}
            className="hit-44 block rounded-small"
          >
            <span dir="auto" className="line-clamp-2">
              {shown.name}
            </span>
          </Link>
        </h3>
        {spec !== '' && <p className="mt-0.5 text-12 text-ink-2">{spec}</p>}
        {sku === undefined ? (
          <p className="mt-1.5 text-14 text-ink-2">
            <Trans>This is no longer sold.</Trans>
          </p>
        ) : sku.stock === 0 ? (
          <p className="mt-1.5 text-14 text-ink-2">
            <Trans>Sold out</Trans>
          </p>
        ) : (
          <PriceAndQuantity line={line} sku={sku} />
        )}
      </div>
      <div className="absolute end-0 top-1">
        <IconButton
          icon="delete"
          iconSize={18}
          label={t`Delete ${shown.name}`}
          onClick={() => removeFromVisitorBag(visitorBag, line)}
          className="*:text-ink-2"
        />
      </div>
    </div>
  );
}

function PriceAndQuantity({ line, sku }: { line: VisitorLine; sku: Schema<'Sku'> }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const about = useId();
  const { max } = quantityLimit(sku);
  // Only a valid quantity is stored; what is shown otherwise is the bag's, which may change in another tab.
  const [invalid, setInvalid] = useState<number>();
  const quantity = invalid ?? line.quantity;
  const isInvalid = quantityError(quantity, max) !== undefined;
  return (
    <>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Prices amount={sku.price} former={sku.prior_price ?? null} discount={discountOf(sku)} />
        <Stepper
          label={t`Quantity`}
          value={quantity}
          max={max}
          onChange={(next) => {
            const isValid = quantityError(next, max) === undefined;
            setInvalid(isValid ? undefined : next);
            if (isValid) addToVisitorBag(visitorBag, line, { by: next - line.quantity, max });
          }}
          invalid={isInvalid}
          describedBy={about}
        />
      </div>
      <p id={about} role="status" className="text-end text-12 text-danger">
        {isInvalid && <Trans>Enter a number from 1 to {count(max)}</Trans>}
      </p>
    </>
  );
}

function LineSkeleton() {
  return (
    <Loading className="flex gap-3">
      <div className="skeleton size-21 rounded-box" />
      <SkeletonBlocks className="flex-1" sizes={['h-4 w-11/12', 'mt-9 h-9 w-2/3']} />
    </Loading>
  );
}
