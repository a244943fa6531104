import { expect, test } from 'vitest';
import { createMock } from './create-mock.ts';

const mock = createMock({ products: 6 });

test.each([
  ['en', 'Toys', 'Your order has been shipped', 'This order does not exist', 'Done', 'Account and sign-in'],
  ['zh-CN', '玩具', '您的订单已发货', '该订单不存在', '操作成功', '账号与登录'],
  ['ja', 'おもちゃ', 'ご注文の商品が発送されました', 'この注文は存在しません', '完了しました', 'アカウントとログイン'],
  ['ko', '장난감', '주문한 상품이 발송됐어요', '없는 주문이에요', '완료했어요', '계정과 로그인'],
  ['th', 'ของเล่น', 'คำสั่งซื้อของคุณจัดส่งแล้ว', 'ไม่มีคำสั่งซื้อนี้', 'เรียบร้อยแล้ว', 'บัญชีและการเข้าสู่ระบบ'],
  ['it', 'Giocattoli', 'Il tuo ordine è stato spedito', 'Questo ordine non esiste', 'Fatto', 'Account e accesso'],
  ['fr', 'Jouets', 'Votre commande est expédiée', 'Cette commande n’existe pas', 'C’est fait', 'Compte et connexion'],
  [
    'de',
    'Spielzeug',
    'Deine Bestellung ist verschickt',
    'Diese Bestellung gibt es nicht',
    'Erledigt',
    'Konto und Anmeldung',
  ],
  ['es', 'Juguetes', 'Tu pedido se ha enviado', 'Este pedido no existe', 'Hecho', 'Cuenta e inicio de sesión'],
  ['ar', 'الألعاب', 'تم شحن طلبك', 'هذا الطلب غير موجود', 'تم بنجاح', 'الحساب وتسجيل الدخول'],
])(
  'a call in %s is answered in that language: category, notification, refusal, success and help',
  async (language, ...words) => {
    const ask = async (path: string) => {
      const headers = { 'Accept-Language': language, token: 'demo-token-7f3a' };
      const response = await mock.fetch(`https://shop.example/api/${path}`, { headers });
      expect(response.headers.get('content-language')).toBe(language);
      return response.json();
    };
    const categories = await ask('product/category_list');
    const notifications = await ask('user/notification_list');
    const refusal = await ask('order/detail?order_id=1');
    const help = await ask('user/help_support');
    const shipped = notifications.data.list.find(({ link }: { link: string }) => link === '/orderInfo/9003');
    const answered = [
      categories.data.list.at(-1).name,
      shipped.title,
      refusal.msg,
      categories.msg,
      help.data.groups[0].title,
    ];
    expect(answered).toEqual(words);
  },
);

test.each([
  ['pt-BR, de;q=0.9', 'de'],
  ['de;q=0, en;q=0.5, fr', 'fr'],
  ['zh-TW', 'zh-CN'],
  ['qaa, qab;q=0.5', 'en'],
])('a call that accepts %s is answered in %s', async (accepted, language) => {
  const headers = { 'Accept-Language': accepted };
  const response = await mock.fetch('https://shop.example/api/product/category_list', { headers });
  expect(response.headers.get('content-language')).toBe(language);
});
