import type { SESSION_MODES } from '@habilis/api/session-certification/SESSION_MODES';
import type {
  LIEU_FORMATION_TYPES,
  LIEUX_FORMATION,
  SESSION_ETATS,
} from '@habilis/api/session-certification/SessionCertification';
import type { Generated } from 'kysely';

/** A session that certifies stagiaires under a habilitation; once submitted it has days, a place and formateurs. */
export type SessionCertificationTable = {
  id: Generated<number>;
  version: Generated<number>;
  numero: string;
  habilitation_id: number;
  etat: (typeof SESSION_ETATS)[number];
  mode: (typeof SESSION_MODES)[number];
  date_session: string | null;
  date_fin_session: string | null;
  lieu_formation: (typeof LIEUX_FORMATION)[number] | null;
  lieu_formation_type: (typeof LIEU_FORMATION_TYPES)[number] | null;
  lieu_formation_adresse: string | null;
  lieu_formation_code_postal: string | null;
  lieu_formation_ville: string | null;
  /** The habilitation's fixed platform where it is held; null once deleted: the place stays as it was written. */
  plateforme_fixe_id: number | null;
  animateur_id: number | null;
  last_creator_updater_id: number;
};

declare module '../Database.ts' {
  /** Tables of certification sessions. */
  interface Database {
    session_certification: SessionCertificationTable;
  }
}
