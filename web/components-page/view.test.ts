// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('the options of the components page are kept in the URL, and a link restores them', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  history.replaceState(null, '', '/__ui?theme=dark&dir=rtl&text=150&width=nonsense');
  const { applyView, changeView } = await import('./view.ts');
  await applyView();
  const root = document.documentElement;
  expect([root.dataset['theme'], root.dir, root.style.fontSize]).toEqual(['dark', 'rtl', '150%']);
  expect(root.style.getPropertyValue('--ui-page-width')).toBe('100%');
  await changeView({ lang: 'zh-CN', dir: 'ltr', width: '390', query: 'listend' });
  expect(location.search).toBe('?theme=dark&lang=zh-CN&text=150&width=390&query=listend');
  expect([root.lang, root.dir]).toEqual(['zh-CN', 'ltr']);
  expect(root.style.getPropertyValue('--ui-page-width')).toBe('390px');
});
