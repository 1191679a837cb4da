import type { Alerte } from '@habilis/api/alerte/Alerte';
import { can } from '@habilis/domain/role/can';
import type { Role } from '@habilis/api/role/Role';

/** Whether the page of the object of an alert is one that its reader opens: a formateur reads no demande. */
export const opensAlerte = ({ type }: Role, objetType: Alerte['objetType']): boolean =>
  (objetType !== 'demande-habilitation' && objetType !== 'demande-administrative') || can(type, 'read-demandes');
