import { examenDe, isSecondRegard } from '@habilis/domain/second-regard/isSecondRegard';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { RoleContext } from '../../../platform/Handler.ts';
import { personsOf } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import type { Candidate } from './Candidate.ts';

/** A demande whose task may be a second look, and those who may have it. */
type Looked = {
  readonly type: 'DA' | 'DH';
  readonly id: number;
  readonly tache: DaTaskKey | DhTaskKey;
  readonly titulaires: () => Promise<readonly Candidate[]>;
};

/** Whether the caller, or whoever acts in their name, concluded what a task looks at a second time, while somebody else may look at it (rules/demandes#second-look). */
export async function isOwnExamen(context: RoleContext, { type, id, tache, titulaires }: Looked): Promise<boolean> {
  const examen = examenDe(tache);
  if (examen === null) return false;
  const persons = personsOf(context.caller);
  const concluded = await context.db
    .selectFrom('historique_commentaire')
    .select(['auteur_id', 'en_tant_que_par'])
    .where('demande_type', '=', type)
    .where('demande_id', '=', id)
    .where('tache', '=', examen)
    .where('tache_suivante', '=', tache)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!persons.some((one) => one === concluded?.auteur_id || one === concluded?.en_tant_que_par)) return false;
  return (await titulaires()).some(({ personneId }) => !persons.includes(personneId));
}

/** 403 for who concludes on their own examination while somebody else may (rules/demandes#second-look). */
export async function refuseOwnExamen(
  context: RoleContext<'demande.propre-instruction'>,
  looked: Looked,
  action: string,
): Promise<void> {
  if (isSecondRegard(looked.tache, action) && (await isOwnExamen(context, looked)))
    throw context.refuse.forbidden('demande.propre-instruction');
}
