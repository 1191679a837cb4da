import type { Avis, AvisWrite } from '@habilis/api/avis/Avis';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import type { Complement } from '@habilis/api/examen/Complement';
import { type Estimation, examen } from '@habilis/api/examen/endpoints';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { call } from '../../../session/call.ts';

/** The examination data that comes with a demande; null marks what the role may not see. */
export type Examen = {
  readonly complements: readonly Complement[];
  readonly estimation: Estimation | null;
  readonly avis: readonly Avis[] | null;
  readonly brouillonAvis: AvisWrite | null;
  /** The tasks to which the reader may move the demande. */
  readonly taches: readonly string[];
};

export const NO_EXAMEN: Examen = { complements: [], estimation: null, avis: null, brouillonAvis: null, taches: [] };

/** Reads all the examination data, except the avis for the roles that audit: they ask for them, because the reading is recorded (DH57). */
export async function loadExamen(id: string, role: RoleType): Promise<Examen> {
  const input = { params: { id } };
  const isReader = can(role, 'read-avis') && !can(role, 'force-task');
  const [complements, estimation, avis, brouillonAvis, taches] = await Promise.all([
    call(examen.complements, input),
    call(examen.estimation, input),
    isReader ? call(demandeHabilitation.avis, input) : null,
    can(role, 'give-avis') ? call(demandeHabilitation.avisDraft, input) : null,
    can(role, 'force-task') ? call(demandeHabilitation.wfTaskDefKeys, input) : [],
  ]);
  return { complements, estimation, avis, brouillonAvis, taches };
}
