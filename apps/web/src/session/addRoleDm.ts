import { roleHome } from '@habilis/api/page/paths';
import { account } from '@habilis/api/account/endpoints';
import { confirm } from '../messages/dialogAtoms.ts';
import { currentTexts } from '../messages/texts.ts';
import { tellRefused } from '../messages/tellRefused.ts';
import { call } from './call.ts';
import { loadAccount } from './loadAccount.ts';

/** Asks, then adds a role of demandeur for a new entite; gives the address of its area, null when nothing was added. */
export async function addRoleDm(): Promise<string | null> {
  const t = currentTexts();
  const isSure = await confirm({
    title: t('roles.ajout-demandeur.titre'),
    message: t('roles.ajout-demandeur.texte'),
    confirmLabel: t('roles.ajout-demandeur.confirmer'),
  });
  if (!isSure) return null;
  try {
    const added = await call(account.addRoleDm, { body: {} });
    await loadAccount({ isFresh: true });
    return roleHome(added);
  } catch (error) {
    tellRefused(error);
    return null;
  }
}
