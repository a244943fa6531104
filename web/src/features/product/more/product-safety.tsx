import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { HtmlText } from '../../../entities/legal/html-text.tsx';
import { PostalAddress } from '../../../entities/legal/postal-address.tsx';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { outsideUrl } from '../../../ui/outside-url.ts';
import { Section } from '../../../ui/section.tsx';

/** Who sells, made and answers for a product, and the operator's notice as the server sent it. */
export function ProductSafety({ product, config }: { product: Schema<'Product'>; config: Schema<'Config'> }) {
  const { seller, manufacturer, responsible_person: person } = product;
  const { product_safety_shown: isShown, official_notice: notice } = config;
  return (
    <>
      {isShown && (seller || manufacturer || person) && (
        <Section title={<Trans>Seller and product safety</Trans>} className="text-14">
          <details className="group rounded-card bg-card px-4" open={!manufacturer && !person}>
            <summary className="flex min-h-12 list-none items-center gap-3 rounded-small py-2 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1 font-semibold">
                <Trans>Contact details</Trans>
                <bdi translate="no" className="block font-normal text-ink-2 group-open:hidden">
                  {seller?.legal_name}
                </bdi>
              </span>
              <Icon name="plus" size={16} className="text-ink-2 group-open:rotate-45" />
            </summary>
            <dl className="divide-y divide-line border-t border-line">
              {seller && <Party {...seller} role={<Trans>Seller</Trans>} name={seller.legal_name} />}
              {manufacturer && <Party {...manufacturer} role={<Trans>Manufacturer</Trans>} />}
              {person && <Party {...person} role={<Trans>Responsible person in the EU</Trans>} />}
            </dl>
          </details>
        </Section>
      )}
      {notice && (
        <aside className="rounded-card border border-line p-4">
          <HtmlText html={notice} />
        </aside>
      )}
    </>
  );
}

type PartyProps = Omit<Schema<'EconomicOperator'>, 'email' | 'url'> &
  Partial<Schema<'Seller'>> & { url?: string | null; role: ReactNode };

function Party({ role, name, registration: number = null, email, url, phone, ...address }: PartyProps) {
  const page = outsideUrl(url);
  const registration = (
    <bdi dir="ltr" translate="no">
      {number}
    </bdi>
  );
  return (
    <div className="py-3">
      <dt className="text-12 text-ink-2">{role}</dt>
      <dd className="mt-0.5 wrap-break-word">
        <p className="font-medium">
          <bdi translate="no">{name}</bdi>
        </p>
        <PostalAddress {...address} />
        <p className="text-ink-2">{number !== null && <Trans>Registered under {registration}</Trans>}</p>
        <p className="-mb-2 flex flex-wrap gap-x-5 *:inline-flex *:min-h-11 *:min-w-0 *:items-center *:text-brand">
          {email && <a href={`mailto:${email}`}>{breakable(email)}</a>}
          {phone && <a href={`tel:${phone}`}>{breakable(phone)}</a>}
          {page && <OutsideLink url={page}>{breakable(page.host)}</OutsideLink>}
        </p>
      </dd>
    </div>
  );
}

const breakable = (text: string) => <BreakableText text={text} />;
