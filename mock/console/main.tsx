import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => {
  document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
};
follow();
dark.addEventListener('change', follow);

const root = document.querySelector('#console');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  );
}
