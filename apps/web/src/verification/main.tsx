import '@habilis/ui/theme/global.css';
import { PATHS } from '@habilis/api/page/paths';
import '../boot/boot.css.ts';
import { createTexts, TextProvider } from '@habilis/i18n/TextProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allowWorker } from './allowWorker.ts';
import { readKnown } from './known.ts';
import { loadTexts } from './loadTexts.ts';
import { registerWorker } from './registerWorker.ts';
import { VerificationPage } from './VerificationPage.tsx';

const isListe = location.pathname === PATHS.verifierListe;

const bar = document.querySelector('#demarrage');
const root = document.querySelector('#racine');
const frame = document.querySelector('#cadre');

try {
  allowWorker();
  const known = readKnown();
  const messages = loadTexts();
  // Read at its own address alone; until it is there, or when it fails, the document says so.
  const Page = isListe ? (await import('./liste/ListePage.tsx')).ListePage : VerificationPage;
  document.title = `${createTexts(messages)(isListe ? 'scanner-qrcode.liste.titre' : 'scanner-qrcode.titre')} - Habilis`;
  if (root !== null) {
    createRoot(root).render(
      <StrictMode>
        <TextProvider messages={messages}>
          <Page known={known} />
        </TextProvider>
      </StrictMode>,
    );
    // The page is drawn at once: nothing is white between the frame of the document and its own.
    frame?.remove();
  }
  bar?.remove();
  void registerWorker();
} catch (error) {
  if (isListe) document.querySelector('#echec a')?.setAttribute('href', PATHS.verifierListe);
  document.querySelector('#echec')?.removeAttribute('hidden');
  for (const drawn of [frame, bar]) drawn?.remove();
  throw error;
}
