import '@habilis/ui/theme/global.css';
import './boot/boot.css.ts';
import { createTexts, TextProvider } from '@habilis/i18n/TextProvider';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { allowEmptying } from './boot/allowEmptying.ts';
import { start } from './boot/start.ts';
import { basenameOf, createRouter, readScreens } from './router.tsx';
import { actingIdOf } from './session/acting.ts';
import { setNavigation } from './session/navigateTo.ts';
import { Overlays } from './layout/Overlays.tsx';
import { setTexts } from './messages/texts.ts';

const bar = document.querySelector('#demarrage');
const root = document.querySelector('#racine');
const frame = document.querySelector('#cadre');
const slow = document.querySelector('#lenteur');
// Full addresses: a relative one would lead to the document's base, the home.
for (const link of document.querySelectorAll('#lenteur a, #echec a'))
  link.setAttribute('href', location.pathname + location.search);

const advance = (percent: number): void => {
  if (bar instanceof HTMLProgressElement) bar.value = percent;
};

const GESTURES = ['pointerover', 'keydown'];

/** Reads files ahead, so that the next page loads at once. */
function readAhead(): void {
  // Once: the first key typed in a form would wait for it anew.
  for (const gesture of GESTURES) removeEventListener(gesture, readAhead);
  void readScreens().catch(() => undefined);
}

try {
  allowEmptying();
  const messages = await start(advance);
  setTexts(createTexts(messages));
  const router = createRouter({ basename: await basenameOf(actingIdOf(location.pathname)) });
  setNavigation((to) => void router.navigate(to));
  if (root !== null) {
    // The page takes the place of the frame that the document draws: in one painting, so that nothing is white between them; a message over it does not.
    new MutationObserver((_changes, observer) => {
      if (!router.state.initialized) return;
      frame?.remove();
      observer.disconnect();
    }).observe(root, { childList: true });
    createRoot(root).render(
      <StrictMode>
        <TextProvider messages={messages}>
          <I18nProvider locale="fr-FR">
            <RouterProvider router={router} />
            <Overlays />
          </I18nProvider>
        </TextProvider>
      </StrictMode>,
    );
  }
  // The progress bar stays until the first page shows.
  const stop = router.subscribe(({ initialized }) => initialized && end());
  const end = () => {
    stop();
    bar?.remove();
    slow?.remove();
    for (const gesture of GESTURES) addEventListener(gesture, readAhead);
  };
  if (router.state.initialized) end();
} catch (error) {
  document.querySelector('#echec')?.removeAttribute('hidden');
  for (const drawn of [frame, bar, slow]) drawn?.remove();
  throw error;
}
