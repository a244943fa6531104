import { findLayoutFaults } from '../e2e/fixtures/layout-faults.ts';
import { addressesOf, privateRoutes, publicRoutes, visitorRoutes } from '../e2e/fixtures/routes.ts';
import { readStoredKeys } from '../e2e/fixtures/stored-keys.ts';
import type { Customer } from './customer.ts';
import type { Tab } from './tab.ts';
import { NoAnswer } from './webdriver.ts';

interface Flow {
  /** As in the table. */
  name: string;
  isVisitor?: boolean;
  run: (customer: Customer) => Promise<void>;
}

async function tapCode({ press }: Customer): Promise<void> {
  for (const digit of '246810') await press(digit);
}

async function addProof({ attachPicture, until }: Customer): Promise<void> {
  await attachPicture();
  await until(() => document.querySelector('button[aria-label="Remove picture 1"]') !== null);
  await until(() => document.querySelector('[role=progressbar], progress') === null);
}

async function signIn({ fill, tab }: Customer): Promise<void> {
  await fill('Account', 'demo@meridian.shop');
  await fill('Password', 'demo123456');
  await tab.key('Enter');
}

async function speak({ visit, press, until }: Customer, name: string, code: string): Promise<void> {
  await visit('/home');
  await press('Language');
  await press(name);
  await until((locale) => document.documentElement.lang === locale, code);
}

const isSheetOpen = () => document.querySelector(':modal') !== null;
const isSheetClosed = () => document.querySelector(':modal') === null;

/** One address of each screen: the one whose words are known, else the one with parameters. */
function screensOf(table: string): { path: string; words: string }[] {
  const screens = new Map<string, { path: string; words: string }>();
  for (const { path, words = '' } of addressesOf(table)) {
    const screen = /^\/\w+/.exec(path)?.[0] ?? path;
    if (words !== '' || (screens.get(screen)?.words ?? '') === '') screens.set(screen, { path, words });
  }
  return [...screens.values()];
}

/** Looks again for a second: pictures come, and positions settle. */
async function layoutFaults(tab: Tab): Promise<string[]> {
  let found: string[] = [];
  for (let looks = 0; looks < 5; looks += 1) {
    found = await tab.evaluate(findLayoutFaults);
    if (found.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return found;
}

/** Opens the screens one by one. Fails with the layout faults of all of them. */
async function openAll({ visit, until, see, tab }: Customer, screens: ReturnType<typeof screensOf>): Promise<void> {
  const faults: string[] = [];
  for (const { path, words } of screens) {
    await visit(path);
    const isThere = () =>
      document.querySelector('#shell') === null && document.querySelector('main h1, main h2') !== null;
    await until(isThere)
      .then(() => see(words))
      .catch((error: Error) => {
        if (error instanceof NoAnswer) throw new Error(`${path}: ${error.message}`);
        faults.push(`${path}: ${error.message}`);
      });
    // The check itself needs more than the oldest browsers have.
    const canCheck = await tab.evaluate(() => 'checkVisibility' in Element.prototype);
    for (const fault of canCheck ? await layoutFaults(tab) : []) faults.push(`${path}: ${fault}`);
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** Written once, run in each engine. What only one screen does is the journeys' (e2e/). */
export const flows: Flow[] = [
  {
    name: 'all screens of a visitor, with the layout check',
    isVisitor: true,
    run: (customer) => openAll(customer, screensOf(`${publicRoutes}\n${visitorRoutes}`)),
  },
  {
    name: 'all screens of a customer, with the layout check',
    run: (customer) => openAll(customer, screensOf(privateRoutes)),
  },
  {
    name: 'sign in',
    isVisitor: true,
    run: async (customer) => {
      await customer.visit('/login');
      await signIn(customer);
      await customer.see('Popular products');
    },
  },
  {
    name: 'sign in for a favourite, and back to it',
    isVisitor: true,
    run: async (customer) => {
      await customer.visit('/detail/101/1?sku=1012');
      await customer.press('Favourite');
      await customer.arrive('/login');
      await signIn(customer);
      await customer.arrive('/detail/101/1?sku=1012');
      await customer.see('Added to your favourites');
    },
  },
  {
    name: 'search',
    isVisitor: true,
    run: async ({ visit, tab, see, press, until, arrive }) => {
      await visit('/search');
      await see('Popular this week');
      await until(() => {
        document.querySelector<HTMLElement>('[role=combobox]')?.focus();
        return document.activeElement?.role === 'combobox';
      });
      await tab.type('trail 24');
      await press('Trail 24 L backpack, rain cover*');
      await arrive('/detail/102');
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
    name: 'a visitor’s bag, kept across a reload',
    isVisitor: true,
    run: async ({ visit, press, see }) => {
      await visit('/detail/101?sku=1012');
      await press('Add to bag');
      await press('Bag, 1 item');
      await see('$129.90');
      await visit('/detail/101?sku=1012');
      await press('Bag, 1 item');
      await see('$129.90');
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
    name: 'cancel an order',
    run: async ({ visit, press, see }) => {
      await visit('/myPurchases/0');
      await press('Cancel order');
      await press('Found it cheaper');
      await press('Cancel order');
      await see('Nothing to pay.');
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
      await press('Home', 'Tag');
      await press('Save address');
      await see('Saved');
    },
  },
  {
    name: 'chat',
    run: async ({ visit, fill, press, see, until }) => {
      await visit('/service?shop=1');
      await fill('Message', 'Is it waterproof?');
      await press('Send');
      await see('Is it waterproof?');
      await until(() => !document.body.textContent?.includes('Sending…'));
    },
  },
  {
    name: 'write a review',
    run: async ({ visit, press, fill, see }) => {
      await visit('/comment?order=9005');
      for (const group of ['Product*', 'Service*', 'Delivery*']) await press('5 of 5: Excellent', group);
      await fill('Your review*', 'Up in six minutes, dry after a night of rain.');
      await press('Publish review');
      await see('Thank you. Your review is now public.');
    },
  },
  {
    name: 'profile picture, cropped',
    run: async ({ visit, press, attachPicture, see, until }) => {
      await visit('/profile');
      await press('Change profile picture*');
      await attachPicture();
      await press('Save picture');
      await see('Saved');
      await until(() => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('button img')];
        return pictures.some(({ naturalWidth, src }) => naturalWidth > 0 && src.startsWith('http'));
      });
    },
  },
  {
    name: 'read a notification',
    run: async ({ visit, press, arrive, see, tab }) => {
      await visit('/notification');
      await press('Unread: Your order has been shipped*');
      await arrive('/orderInfo/9003');
      await tab.evaluate(() => history.back());
      await see('All read');
    },
  },
  {
    name: 'step-up by password',
    run: async ({ visit, press, fill, see }) => {
      await visit('/security');
      await press('Close account');
      await see('Close account?');
      await press('I *');
      await press('Close account');
      await fill('Login password', 'demo123456');
      await press('Confirm');
      await see('Account cannot be closed yet');
    },
  },
  { name: 'Arabic', run: (customer) => speak(customer, 'العربية', 'ar') },
  { name: 'Thai', run: (customer) => speak(customer, 'ไทย', 'th') },
  {
    name: 'offline and back',
    isVisitor: true,
    run: async ({ visit, proxy, until, poll, see, tab }) => {
      await visit('/home');
      await see('Popular products');
      await until(async () => {
        const kept = await (await caches.open('app')).keys();
        return navigator.serviceWorker.controller !== null && kept.some(({ url }) => url.endsWith('/offline'));
      });
      await poll(async () => {
        const kept = await tab.evaluate(readStoredKeys, 'meridian.visitor', 'answers');
        return kept.some((key) => key.includes('getHome'));
      }, 'the kept answer');
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
    name: 'two tabs, signing in',
    isVisitor: true,
    run: async ({ visit, see, arrive, beside }) => {
      await visit('/notification');
      await see('Welcome to Meridian');
      const other = await beside('/login');
      await signIn(other);
      await other.arrive('/home');
      await arrive('/notification');
      await see('Mark all as read');
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
    name: 'back to the app from another page',
    run: async ({ visit, see, press, tab }) => {
      await visit('/detail/102');
      await press('One more');
      await see('Add to bag');
      await visit('/config.json');
      await tab.evaluate(() => history.back());
      await press('Add to bag');
      await see('Added to the bag');
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
      await press('Language');
      await until(isSheetOpen);
      await tab.key('Escape');
      await until(isSheetClosed);
      await press('Language');
      await until(isSheetOpen);
      await tab.evaluate(() => history.back());
      await until(isSheetClosed);
    },
  },
  {
    name: 'picture viewer, open after a reload',
    isVisitor: true,
    run: async ({ visit, press, tab, until }) => {
      await visit('/detail/101');
      await press('Enlarge picture 1 of 5');
      await until(isSheetOpen);
      await tab.evaluate(() => location.reload());
      await until(isSheetOpen);
      await tab.key('Escape');
      await until(isSheetClosed);
    },
  },
  {
    name: 'share',
    isVisitor: true,
    run: async ({ visit, press, until }) => {
      await visit('/detail/101?sku=1012');
      await until(() => {
        Object.assign(navigator, {
          canShare: () => true,
          share: (what: object) => Object.assign(window, { shared: what }),
        });
        return true;
      });
      await press('Share');
      await until(() => Reflect.get(window, 'shared')?.url === `${location.origin}/detail/101?sku=1012`);
    },
  },
  {
    name: 'copy a link',
    isVisitor: true,
    run: async ({ visit, press, until, tab }) => {
      await visit('/detail/101?sku=1012');
      await tab.evaluate(() => {
        for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
      });
      await press('Share');
      // Or, where the clipboard is refused, the link to select.
      await until(() => {
        const [field] = document.querySelectorAll<HTMLInputElement>(':modal input, :modal textarea');
        return (
          (document.body.innerText.includes('Link copied') || field?.value.endsWith('/detail/101?sku=1012')) ?? false
        );
      });
    },
  },
  {
    name: 'by keyboard',
    isVisitor: true,
    run: async ({ visit, fill, tab, until }) => {
      await visit('/login');
      await fill('Account', 'demo@meridian.shop');
      // To a button: Safari leaves links out.
      for (let presses = 0; presses < 4; presses += 1) {
        await tab.key('Tab');
        if (await tab.evaluate(() => document.activeElement?.ariaLabel === 'Show password')) break;
      }
      // WebKit's window never has the focus: Xvfb has no window manager.
      await until(() => !document.hasFocus() || document.activeElement?.matches(':focus-visible') === true);
      await tab.key('Enter');
      await until(() => document.querySelector('input[name=password]')?.getAttribute('type') === 'text');
    },
  },
];
