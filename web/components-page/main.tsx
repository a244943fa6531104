import '../src/ui/tokens.css';
import './page.css';
import './developer-pages.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ComponentsPage } from './components-page.tsx';
import { applyView } from './view.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('page.html has no #root');
await applyView();
createRoot(container).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <ComponentsPage />
    </I18nProvider>
  </StrictMode>,
);
// The browser looked for the section in the URL before it existed.
requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
