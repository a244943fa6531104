// The specification's table (2): title, and the path without and with its parameters.
/** Public: a visitor and a customer. */
export const open = `Home: /home
Explore: /explore /explore?category=3&sort=price_asc
Search: /search /search?q=tent
Shop search: /searchs /searchs?q=audio
Shop: /shop /shop/1 /shop/1?tab=about
Product: /detail /detail/101 /detail/101/1 /detail/101/1?sku=1012
Reset the password: /forgotPassword
Change the password: /changePassword`;
/** Public, but a customer is sent on. */
export const forVisitors = `Sign in: /login /login?return=%2Fbag
Create an account: /register`;
/** Behind the login. */
export const closed = `Bag: /bag
Orders: /order
Order: /orderInfo /orderInfo/9001
Write a review: /comment
Apply for a refund: /refund /refund/9003 /refund/9003/M1/101/134.40
Checkout: /checkout /checkout?product=101&sku=1011&quantity=2
My orders: /myPurchases /myPurchases/0 /myPurchases/-4
Language: /language
Notifications: /notification /notification?type=order
Profile: /profile
Payment code: /changePayPwd
Help and support: /helpAndSupport
Withdraw: /withDraw
Withdrawal history: /depositRecord
Top up: /topUp
On-chain top-up: /walletTopUp
Card top-up: /cardTopUp
Top-up history: /topUpRecord
Bills: /capitalRecord
Favourites: /myFavourite /myFavourite?tab=shops
Payment: /payment
Security: /security
Following: /heart
Filter: /filter
Settings: /setting
Popular: /popular /popular?category=3
Seller platform: /platform
Legal: /law
Addresses: /address
Address: /addressForm /addressForm/11
Products: /products /products?category=3&min=20
Messages: /services
Customer service: /service /service?shop=1&product=101
Passwords: /passwords`;

/** The single addresses of a table. */
export const stops = (table: string) =>
  table.split('\n').flatMap((line) => {
    const [title = '', paths = ''] = line.split(': ');
    return paths.split(' ').map((path) => ({ title, path }));
  });

const depth = new Map<string, number>();
for (const { path } of stops(`${open}\n${forVisitors}\n${closed}`)) {
  const [name = '', ...parameters] = path.slice(1).replace(/\?.*/, '').split('/');
  depth.set(name, Math.max(depth.get(name) ?? 0, parameters.length));
}
/** Whether a link leads to one of the paths, with no more parameters than it takes. */
export const isKnown = (link: string) => {
  const [name = '', ...parameters] = link
    .slice(1)
    .replace(/[?#].*/, '')
    .split('/');
  return parameters.length <= (depth.get(name) ?? -1);
};
