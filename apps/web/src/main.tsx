import '@habilis/ui/theme/global.css';
import './boot/boot.css.ts';
import { createTexts, TextProvider } from '@habilis/i18n/TextProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { start } from './boot/start.ts';
import { createRouter } from './routes.tsx';
import { setNavigation } from './shell/navigateTo.ts';
import { setTexts } from './shell/texts.ts';

const bar = document.querySelector('#demarrage');
const root = document.querySelector('#racine');

const advance = (percent: number): void => {
  if (bar instanceof HTMLProgressElement) bar.value = percent;
};

try {
  const messages = await start(advance);
  setTexts(createTexts(messages));
  const router = createRouter();
  setNavigation((to) => void router.navigate(to));
  if (root !== null) {
    createRoot(root).render(
      <StrictMode>
        <TextProvider messages={messages}>
          <RouterProvider router={router} />
        </TextProvider>
      </StrictMode>,
    );
  }
  bar?.remove();
} catch (error) {
  document.querySelector('#echec')?.removeAttribute('hidden');
  bar?.remove();
  throw error;
}
