import type { Echeance } from '@habilis/api/echeance/Echeance';
import { echeancePath } from '@habilis/api/page/echeancePath';
import type { Address } from '@habilis/api/page/paths';
import type { Role } from '@habilis/api/role/Role';
import type { Texts } from '@habilis/i18n/TextProvider';
import { renouvellementPath } from './renouvellementPath.ts';

/** What can be done about a date, and where. */
export type Acte = { readonly label: string; readonly href: Address; readonly isQuiet: boolean };

function labelOf(t: Texts, { type, tache }: Echeance): string {
  switch (type) {
    case 'da-complement':
    case 'dh-complement':
      return t('echeances.acte.completer');
    case 'attestation-urssaf':
      return t('echeances.acte.remplacer');
    case 'habilitation-fin':
      return t('echeances.acte.renouveler');
    case 'session-cloture':
      return tache === 'SAISIE' || tache === 'RESULTATS' || tache === 'VERIFICATION'
        ? t(`echeances.acte.${tache}`)
        : t('echeances.acte.ouvrir');
    default:
      return t('echeances.acte.ouvrir');
  }
}

/** What can be done about a date: done by the reader whose move it is, looked at by who waits; nothing where nobody acts. */
export function acteOf(t: Texts, echeance: Echeance, role: Role): Acte | null {
  const { type, aQui, objetId } = echeance;
  if (aQui === 'PERSONNE') return null;
  const href = echeancePath(role, echeance);
  if (aQui === 'AUTRE') return { label: t('echeances.acte.voir'), href, isQuiet: true };
  return {
    label: labelOf(t, echeance),
    href: type === 'habilitation-fin' ? renouvellementPath(role, objetId) : href,
    isQuiet: false,
  };
}
