import type { ReactNode } from 'react';
import { Button } from '../../src/ui/button.tsx';
import { HeartButton } from '../../src/ui/product/heart-button.tsx';
import { Discount, FormerPrice, Price, Prices } from '../../src/ui/product/price.tsx';
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '../../src/ui/product/product-card.tsx';
import { ProductRating } from '../../src/ui/product/product-rating.tsx';
import { ProductRow, ProductRowSkeleton } from '../../src/ui/product/product-row.tsx';
import { Stars } from '../../src/ui/product/stars.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry, RegistryGroup } from '../registry.ts';
import { headphones, longName, noPicture, sampleAt } from '../samples.ts';

/** Props of a product card, with a link like that of a feature. */
export function sampleCard(index: number, heart: ReactNode = null): ProductCardProps {
  const { name, ...rest } = sampleAt(index);
  return {
    ...rest,
    formerPrice: null,
    discount: 0,
    score: 4.8,
    sales: 1204,
    soldOut: false,
    shopName: 'Northwind Audio',
    link: linkOf(name),
    heart,
  };
}

function linkOf(name: string) {
  return (
    <a href="#productcard" className="covers-card">
      {name}
    </a>
  );
}

function heart(look: 'float' | 'bare') {
  return (
    <Controlled first={false}>
      {(liked, change) => (
        <HeartButton name="Headphones" variant={look} liked={liked} onToggle={() => change(!liked)} />
      )}
    </Controlled>
  );
}

const card = sampleCard(0, heart('float'));
const inRow = sampleCard(0, heart('bare'));

const long = {
  link: linkOf(longName),
  price: '1234567.89',
  formerPrice: '2345678.90',
  shopName: 'The Northwind Audio and Home Electronics Company of Rotterdam',
};

const productCard: RegistryEntry = {
  name: 'ProductCard',
  with: ['ProductCardSkeleton'],
  file: 'ui/product/product-card.tsx',
  when: 'A product in a grid; the whole card leads to it, and the heart is a button of its own.',
  width: 'control',
  states: [
    { name: 'default', show: <ProductCard {...card} /> },
    { name: 'cheaper than before', show: <ProductCard {...card} formerPrice="149.90" discount={13} /> },
    { name: 'not reviewed', show: <ProductCard {...card} score={null} sales={0} /> },
    { name: 'sold out', show: <ProductCard {...card} soldOut /> },
    { name: 'in its own shop', show: <ProductCard {...card} shopName={undefined} /> },
    {
      name: 'with a note',
      show: <ProductCard {...card} note={<span className="text-success-ink">$20.00 less</span>} />,
    },
    { name: 'long text', show: <ProductCard {...card} {...long} /> },
    { name: 'without its picture', show: <ProductCard {...card} picture={noPicture} /> },
    { name: 'skeleton', show: <ProductCardSkeleton /> },
  ],
};

const productRow: RegistryEntry = {
  name: 'ProductRow',
  with: ['ProductRowSkeleton'],
  file: 'ui/product/product-row.tsx',
  when: 'A product in a list where there is more to say of it: its place in a ranking, a note, an action.',
  width: 'card',
  states: [
    { name: 'default', show: <ProductRow {...inRow} /> },
    { name: 'first of a ranking', show: <ProductRow {...inRow} rank={1} favourableRate={98} /> },
    { name: 'far down a ranking, not reviewed', show: <ProductRow {...inRow} rank={1204} favourableRate={null} /> },
    {
      name: 'with a note and an action',
      show: (
        <ProductRow
          {...inRow}
          formerPrice="149.90"
          note={<span className="text-success-ink">$20.00 less than when saved</span>}
          action={
            <Button variant="quiet" size="small">
              Add to bag
            </Button>
          }
        />
      ),
    },
    { name: 'sold out', show: <ProductRow {...inRow} soldOut /> },
    {
      name: 'long text',
      show: (
        <ProductRow
          {...inRow}
          {...long}
          action={
            <Button variant="quiet" size="small">
              Add to bag
            </Button>
          }
        />
      ),
    },
    { name: 'without its picture', show: <ProductRow {...inRow} picture={noPicture} /> },
    { name: 'skeleton', show: <ProductRowSkeleton /> },
  ],
};

const productRating: RegistryEntry = {
  name: 'ProductRating',
  file: 'ui/product/product-rating.tsx',
  when: 'What others say of a product, in the quiet line of a card or row of your own.',
  width: 'control',
  states: [
    { name: 'reviewed', show: <ProductRating soldOut={false} score={4.8} sales={1204} /> },
    { name: 'in a ranking', show: <ProductRating soldOut={false} score={4.8} sales={1204} favourableRate={98} /> },
    { name: 'not reviewed', show: <ProductRating soldOut={false} score={null} sales={12} /> },
    { name: 'not sold yet', show: <ProductRating soldOut={false} score={null} sales={0} /> },
    { name: 'sold out', show: <ProductRating soldOut score={4.8} sales={1204} /> },
  ],
};

const price: RegistryEntry = {
  name: 'Price',
  with: ['Discount', 'FormerPrice', 'Prices'],
  file: 'ui/product/price.tsx',
  when: 'An amount that matters, in three sizes of figures and in the order of the language; amounts in a sentence are formats.money.',
  width: 'control',
  states: [
    { name: 'small', show: <Price amount="129.90" size="small" /> },
    { name: 'card', show: <Price amount="129.90" /> },
    { name: 'hero', show: <Price amount="129.90" size="hero" /> },
    { name: 'nothing', show: <Price amount="0.00" /> },
    { name: 'negative', show: <Price amount="-42.50" /> },
    { name: 'as long as they come', show: <Price amount="1234567.89" /> },
    { name: 'FormerPrice', show: <FormerPrice amount="149.90" /> },
    { name: 'Discount', show: <Discount percent={13} /> },
    { name: 'Prices', show: <Prices amount={headphones.price} former="149.90" discount={13} /> },
  ],
};

const stars: RegistryEntry = {
  name: 'Stars',
  file: 'ui/product/stars.tsx',
  when: 'The score that one customer gave; an average is a number (ProductRating).',
  width: 'control',
  states: [5, 4, 3, 2, 1].map((score) => ({ name: `${score} of 5`, show: <Stars score={score} /> })),
};

export const products: RegistryGroup = {
  name: 'Products',
  items: [productCard, productRow, productRating, price, stars],
};
