import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { getDefaultStore } from 'jotai';
import { serverPropertiesAtom } from '../boot/serverPropertiesAtom.ts';
import { confirm } from '../messages/dialogAtoms.ts';
import { currentTexts } from '../messages/texts.ts';
import { accountAtom } from './atoms.ts';
import { countResultats, forgetResultats } from './keptResultats.ts';
import { closeAllToasts } from '../messages/closeAllToasts.ts';
import { mayLeave } from './mayLeave.ts';
import { call } from './call.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { forgetRecents } from './recents.ts';
import { clearToken } from './token.ts';

/** Whether the results that wait on this device may be lost: only here are they, by whoever chose to leave. */
async function mayLoseResultats(habilisId: string): Promise<boolean> {
  const nombre = countResultats(habilisId);
  const t = currentTexts();
  return (
    nombre === 0 ||
    confirm({
      title: t('sessions-certification.resultats.quitter-titre', { nombre }),
      message: t('sessions-certification.resultats.quitter-texte', { nombre }),
      confirmLabel: t('sessions-certification.resultats.quitter-effacer'),
      cancelLabel: t('sessions-certification.resultats.quitter-rester'),
      isDanger: true,
    })
  );
}

/** Ends the session on the server; gives where to end it at the identity provider too, null where it was not opened there. */
async function endSession(): Promise<string | null> {
  if (getDefaultStore().get(serverPropertiesAtom)?.fournisseur === null) {
    await call(session.signOut, {}, { background: true });
    return null;
  }
  return (await call(fournisseur.deconnexion, {}, { background: true })).adresse;
}

/** Ends the session on the server and in every tab, after asking about unsaved values. */
export async function signOut(): Promise<void> {
  if (!(await mayLeave())) return;
  const habilisId = getDefaultStore().get(accountAtom)?.habilisId;
  if (habilisId !== undefined && !(await mayLoseResultats(habilisId))) return;
  const elsewhere = await endSession().catch(() => null);
  clearToken();
  // The next person at this screen must see neither what was opened nor these messages.
  forgetRecents();
  if (habilisId !== undefined) forgetResultats(habilisId);
  closeAllToasts();
  // Still signed in there, the next person at this screen would be let in under this name.
  if (elsewhere === null) leaveForSignIn();
  else location.assign(elsewhere);
}
