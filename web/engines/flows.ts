import { fileURLToPath } from 'node:url';
import type { Customer } from './customer.ts';

interface Flow {
  /** As in the table. */
  name: string;
  isVisitor?: boolean;
  run: (customer: Customer) => Promise<void>;
}

const picture = fileURLToPath(new URL('../public/icons/touch-180.png', import.meta.url));

async function tapCode({ press }: Customer): Promise<void> {
  for (const digit of '246810') await press(digit);
}

async function addProof({ tab, until }: Customer): Promise<void> {
  await until(() => document.querySelector('input[type=file]') !== null);
  await tab.attach('input[type=file]', picture);
  await until(() => document.querySelector('button[aria-label="Remove picture 1"]') !== null);
  await until(() => document.querySelector('[role=progressbar], progress') === null);
}

async function speak({ visit, press, until }: Customer, name: string, code: string): Promise<void> {
  await visit('/home');
  await press('Language');
  await press(name);
  await until((locale) => document.documentElement.lang === locale, code);
}

/** Written once, run in each engine. What only one screen does is the journeys' (e2e/). */
export const flows: Flow[] = [
  {
    name: 'sign in',
    isVisitor: true,
    run: async ({ visit, fill, tab, see }) => {
      await visit('/login');
      await fill('Account', 'demo@meridian.shop');
      await fill('Password', 'demo123456');
      await tab.key('Enter');
      await see('Popular products');
    },
  },
  {
    name: 'search',
    isVisitor: true,
    run: async ({ visit, tab, see, press, until }) => {
      await visit('/search');
      await see('Popular this week');
      await until(() => {
        document.querySelector<HTMLElement>('[role=combobox]')?.focus();
        return document.activeElement?.role === 'combobox';
      });
      await tab.type('trail 24');
      await press('Trail 24 L backpack, rain cover*');
      await until(() => location.pathname.startsWith('/detail/102'));
    },
  },
  {
    name: 'filter',
    isVisitor: true,
    run: async ({ visit, press, until }) => {
      await visit('/search?q=trail');
      await press('Filter*');
      await press('Free shipping*');
      await press('Show *');
      await until(() => location.search.includes('freight'));
    },
  },
  {
    name: 'choose, add to the bag',
    run: async ({ visit, press, see }) => {
      await visit('/detail/102');
      await press('Moss');
      await press('One more');
      await press('Add to bag');
      await see('Added to the bag');
    },
  },
  {
    name: 'buy and pay',
    run: async (customer) => {
      await customer.visit('/checkout?product=102&sku=1021&quantity=1');
      await customer.press('Place order');
      await tapCode(customer);
      await customer.press('Pay $*');
      await customer.see('Paid');
    },
  },
  {
    name: 'refund with a picture',
    run: async (customer) => {
      await customer.visit('/refund/9003');
      await customer.press('I did not receive it*');
      await customer.press('The parcel did not arrive*');
      await customer.fill('What happened?*', 'It has not come.');
      await addProof(customer);
      await customer.press('Request *');
      await customer.see('Case history');
    },
  },
  {
    name: 'top up with proof',
    run: async (customer) => {
      await customer.visit('/topUp?method=manual');
      await customer.press('$500');
      await addProof(customer);
      await customer.press('Submit top-up*');
      await customer.see('Your top-up is under review');
    },
  },
  {
    name: 'withdraw',
    run: async (customer) => {
      await customer.visit('/withDraw?amount=300.00&payee=6301');
      await customer.see('Valid until');
      await customer.press('Continue');
      await customer.press('Continue to payment code');
      await tapCode(customer);
      await customer.press('Withdraw $*');
      await customer.see('Application received');
    },
  },
  {
    name: 'write an address',
    run: async ({ visit, press, fill, see }) => {
      await visit('/addressForm');
      for (const name of ['Country*', 'Japan', 'Area*', 'Kyoto Prefecture', 'Kyoto']) await press(name);
      await fill('Street address', '7 Shimogamo-hon-machi');
      await fill('Postcode', '606-0862');
      await fill('Recipient', 'Kenji Tanaka');
      await fill('Mobile number', '090-8765-4321');
      await press('Home');
      await press('Save address');
      await see('Saved');
    },
  },
  {
    name: 'chat',
    run: async ({ visit, fill, tab, see, until }) => {
      await visit('/service?shop=1');
      await fill('Message', 'Is it waterproof?');
      await tab.key('Enter');
      await see('Is it waterproof?');
      await until(() => !document.body.textContent?.includes('Sending…'));
    },
  },
  { name: 'Arabic', run: (customer) => speak(customer, 'العربية', 'ar') },
  { name: 'Thai', run: (customer) => speak(customer, 'ไทย', 'th') },
  {
    name: 'offline and back',
    run: async ({ visit, proxy, until, see }) => {
      await visit('/home');
      await see('Popular products');
      await until(async () => {
        const kept = await (await caches.open('app')).keys();
        return navigator.serviceWorker.controller !== null && kept.some(({ url }) => url.endsWith('/offline'));
      });
      proxy.intercept(() => 'cut');
      await visit('/home');
      await see('Popular products');
      proxy.reset();
      await visit('/explore');
      await see('products');
    },
  },
  {
    name: 'two tabs, signing out',
    run: async ({ visit, see, press, beside, until }) => {
      await visit('/setting');
      await see('Verified');
      const other = await beside('/profile');
      await other.see('All orders');
      await press('Sign out*');
      await press('Sign out*');
      await until(() => !document.cookie.includes('Admin-Token'));
      await other.until(() => !document.body.innerText.includes('All orders'));
    },
  },
  {
    name: 'back and scroll',
    isVisitor: true,
    run: async ({ visit, see, until }) => {
      await visit('/explore');
      await see('products');
      await until(() => {
        scrollTo(0, 1500);
        return scrollY === 1500;
      });
      await until(() => {
        const links = [...document.querySelectorAll<HTMLElement>('article a[href^="/detail"]')];
        links.find((link) => link.getBoundingClientRect().top > 100)?.click();
        return location.pathname.startsWith('/detail');
      });
      await see('Add to bag');
      await until(() => {
        if (location.pathname.startsWith('/detail')) history.back();
        return location.pathname === '/explore' && scrollY === 1500;
      });
    },
  },
  {
    name: 'long list',
    isVisitor: true,
    run: async ({ visit, see, until }) => {
      await visit('/explore');
      await see('products');
      await until(() => {
        scrollTo(0, document.body.scrollHeight);
        return scrollY > 12_000;
      });
    },
  },
  {
    name: 'sheet, closed by Escape and by back',
    isVisitor: true,
    run: async ({ visit, press, tab, until }) => {
      await visit('/home');
      const isOpen = () => document.querySelector(':modal') !== null;
      const isClosed = () => document.querySelector(':modal') === null;
      await press('Language');
      await until(isOpen);
      await tab.key('Escape');
      await until(isClosed);
      await press('Language');
      await until(isOpen);
      await tab.evaluate(() => history.back());
      await until(isClosed);
    },
  },
];
