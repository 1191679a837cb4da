import { cleAcces } from '@habilis/api/cle-acces/endpoints';
import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import type { But } from '@habilis/api/fournisseur/Fournisseur';
import { PATHS } from '@habilis/api/page/paths';
import type { Texts } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { startAuthentication } from '@simplewebauthn/browser';
import type { ReactNode } from 'react';
import { askSignIn } from '../session/askedPage.ts';
import { call } from '../session/call.ts';
import { storeToken } from '../session/token.ts';
import { failureOf } from './failureOf.ts';

/** Signs in by a passkey of this device, or of one nearby; gives why not, in words, undefined once it is done. */
async function signInByCle(t: Texts): Promise<string | undefined> {
  try {
    const { defi, challenge, rpId } = await call(cleAcces.demander, {}, { background: true });
    const options = { challenge, rpId, userVerification: 'required' as const };
    // The person closed the browser's prompt, or has no key at hand.
    const assertion = await startAuthentication({ optionsJSON: options }).catch(() => null);
    if (assertion === null) return t('invite.connexion.cle-echouee');
    storeToken(await call(cleAcces.connexion, { body: { defi, assertion } }, { background: true }));
    return undefined;
  } catch (error) {
    return failureOf(t, error, 'erreurs.connexion.cle-refusee') ?? t('erreurs.503.description');
  }
}

/** The address at the identity provider that asks who this is; its refusals are thrown, and told by no message of the app. */
export const departFor = async (but: But): Promise<string> =>
  (await call(fournisseur.depart, { body: { but } }, { background: true })).adresse;

/** Leaves this page for the identity provider; gives why not, in words. */
export async function leaveForProvider(t: Texts, but: But): Promise<string | undefined> {
  try {
    const adresse = await departFor(but);
    const { pathname, search, hash } = location;
    // A page whose session ended is where one comes back to.
    if (pathname !== PATHS.connexion) askSignIn('terminee', pathname + search + hash);
    location.assign(adresse);
    return undefined;
  } catch (error) {
    return failureOf(t, error, 'erreurs.fournisseur.injoignable') ?? t('erreurs.503.description');
  }
}

/** A way to sign in without a password. */
export type Way = 'cle' | 'fournisseur';
/** The way that is being taken, or why one came to nothing. */
export type Taken = { readonly busy?: Way; readonly failure?: ReactNode };

type Taking = {
  readonly t: Texts;
  readonly onIn: () => Promise<unknown>;
  readonly setTaken: (taken: Taken) => void;
};

/** Takes a way to the end: in, away to the provider, or told why not. */
export async function takeWay(way: Way, { t, onIn, setTaken }: Taking): Promise<void> {
  const why = await (way === 'cle' ? signInByCle(t) : leaveForProvider(t, 'connexion'));
  if (why !== undefined) {
    setTaken({ failure: <Callout tone="danger" title={why} told="announced" /> });
    return;
  }
  // Whoever leaves for the provider waits for its page.
  if (way === 'fournisseur') return;
  await onIn();
  setTaken({});
}
