import '@habilis/ui/theme/global.css';
import '../boot/boot.css.ts';
import { createTexts, TextProvider } from '@habilis/i18n/TextProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allowWorker } from './allowWorker.ts';
import { readKnown } from './known.ts';
import { loadTexts } from './loadTexts.ts';
import { registerWorker } from './registerWorker.ts';
import { VerificationPage } from './VerificationPage.tsx';

const bar = document.querySelector('#demarrage');
const root = document.querySelector('#racine');

try {
  allowWorker();
  const known = readKnown();
  const messages = loadTexts();
  document.title = `${createTexts(messages)('scanner-qrcode.titre')} - Habilis`;
  if (root !== null) {
    createRoot(root).render(
      <StrictMode>
        <TextProvider messages={messages}>
          <VerificationPage known={known} />
        </TextProvider>
      </StrictMode>,
    );
  }
  bar?.remove();
  void registerWorker();
} catch (error) {
  document.querySelector('#echec')?.removeAttribute('hidden');
  bar?.remove();
  throw error;
}
