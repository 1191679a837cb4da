import type { Alerte } from '@habilis/api/alerte/Alerte';
import { rolePath } from '@habilis/api/page/rolePaths';
import { can } from '@habilis/domain/role/can';
import type { Role } from '@habilis/api/role/Role';

/** The page of each kind of object, within the role's area. */
const PAGES: Readonly<
  Record<
    Exclude<Alerte['objetType'], 'certificats'>,
    | 'demandeHabilitation'
    | 'demandeAdministrative'
    | 'habilitation'
    | 'session'
    | 'certificatFormateur'
    | 'certificat'
    | 'entite'
  >
> = {
  'demande-habilitation': 'demandeHabilitation',
  'demande-administrative': 'demandeAdministrative',
  habilitation: 'habilitation',
  'session-certification': 'session',
  'certificat-formateur': 'certificatFormateur',
  certificat: 'certificat',
  entite: 'entite',
};

/** Whether the page of the object of an alert is one that its reader opens: a formateur reads no demande. */
export const opensAlerte = ({ type }: Role, objetType: Alerte['objetType']): boolean =>
  (objetType !== 'demande-habilitation' && objetType !== 'demande-administrative') || can(type, 'read-demandes');

/** The page of the object of an alert; the certificats of an entite that end soon have their list. */
export const pageOfAlerte = (role: Role, objetType: Alerte['objetType'], id: number): string =>
  objetType === 'certificats' ? rolePath(role, 'renouvellements') : rolePath(role, PAGES[objetType], id);
