import type { TypeEcheance } from '@habilis/domain/echeance/ECHEANCES';
import type { Address, RoleId } from './paths.ts';
import { rolePath } from './rolePaths.ts';

/** A day `yyyy-MM-dd` from its number `yyyyMMdd`. */
const dayOf = (number: number): string => String(number).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** The screen of a role that shows what a date is about. */
export function echeancePath(
  role: RoleId,
  { type, objetId }: { readonly type: TypeEcheance; readonly objetId: number },
): Address {
  switch (type) {
    case 'habilitation-fin':
    case 'suspension-fin':
    case 'suspension-a-confirmer':
    case 'reserve':
      return rolePath(role, 'habilitation', objetId);
    case 'attestation-urssaf':
    case 'da-complement':
    case 'da-suspension':
    case 'da-tache':
      return rolePath(role, 'demandeAdministrative', objetId);
    case 'dh-complement':
    case 'dh-passage':
    case 'dh-tache':
      return rolePath(role, 'demandeHabilitation', objetId);
    case 'session-cloture':
      return rolePath(role, 'session', objetId);
    case 'certificat-formateur-fin':
      return rolePath(role, 'certificatFormateur', objetId);
    case 'certificats-fin':
      return `${rolePath(role, 'certificats')}?tri=dateFin&ordre=asc` as Address;
    case 'seance':
      return rolePath(role, 'commissionSeance', dayOf(objetId));
  }
}
