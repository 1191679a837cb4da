import { PATHS } from '@habilis/api/page/paths';
import { WORKER } from './allowWorker.ts';

/** Keeps the page for when there is no network, under all of its addresses: a QR code holds one in capitals. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  for (const scope of [PATHS.certificat, PATHS.certificat.toUpperCase(), PATHS.verifierListe]) {
    // A browser that keeps nothing, as in a private window, checks online all the same.
    await navigator.serviceWorker.register(WORKER, { scope }).catch(() => undefined);
  }
}
