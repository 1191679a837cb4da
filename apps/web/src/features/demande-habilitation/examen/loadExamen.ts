import type { Avis, AvisWrite } from '@habilis/api/avis/Avis';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import type { Complement } from '@habilis/api/examen/Complement';
import { type Estimation, examen } from '@habilis/api/examen/endpoints';
import { lecture } from '@habilis/api/lecture/endpoints';
import type { Vues } from '@habilis/api/lecture/Vues';
import { can } from '@habilis/domain/role/can';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { NO_VUES } from '../../../demande/lecture/useVues.ts';
import { call } from '../../../session/call.ts';

/** The examination data that comes with a demande; null marks what the role may not see. */
export type Examen = {
  readonly complements: readonly Complement[];
  readonly estimation: Estimation | null;
  readonly avis: readonly Avis[] | null;
  readonly brouillonAvis: AvisWrite | null;
  /** The tasks to which the reader may move the demande. */
  readonly taches: readonly string[];
  /** What the reader has marked as seen. */
  readonly vues: Vues;
};

export const NO_EXAMEN: Examen = {
  complements: [],
  estimation: null,
  avis: null,
  brouillonAvis: null,
  taches: [],
  vues: NO_VUES,
};

/** What the page knows already: what was marked, and how long decisions take unless it may have changed. */
type Kept = Pick<Examen, 'estimation' | 'vues'>;

/** Reads all the examination data, except the avis for the roles that audit: they ask for them, because the reading is recorded (DH57); nor what is kept. */
export async function loadExamen(id: string, role: RoleType, kept: Kept | null): Promise<Examen> {
  const input = { params: { id } };
  const isReader = can(role, 'read-avis') && !can(role, 'force-task');
  const [complements, estimation, avis, brouillonAvis, taches, vues] = await Promise.all([
    call(examen.complements, input),
    kept?.estimation ?? call(examen.estimation, input),
    isReader ? call(demandeHabilitation.avis, input) : null,
    can(role, 'give-avis') ? call(demandeHabilitation.avisDraft, input) : null,
    can(role, 'force-task') ? call(demandeHabilitation.wfTaskDefKeys, input) : [],
    kept?.vues ?? (isDemandeur(role) ? NO_VUES : call(lecture.vues, { params: { type: 'DH', id } })),
  ]);
  return { complements, estimation, avis, brouillonAvis, taches, vues };
}
