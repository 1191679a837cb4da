import { session } from '@habilis/api/session/endpoints';
import { getDefaultStore } from 'jotai';
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

/** Ends the session on the server and in every tab, after asking about unsaved values. */
export async function signOut(): Promise<void> {
  if (!(await mayLeave())) return;
  const habilisId = getDefaultStore().get(accountAtom)?.habilisId;
  if (habilisId !== undefined && !(await mayLoseResultats(habilisId))) return;
  await call(session.signOut, {}, { background: true }).catch(() => undefined);
  clearToken();
  // The next person at this screen must see neither what was opened nor these messages.
  forgetRecents();
  if (habilisId !== undefined) forgetResultats(habilisId);
  closeAllToasts();
  leaveForSignIn();
}
