import { refusalOfInitiale } from '@habilis/domain/demande-habilitation/refusalOfInitiale';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import type { Context } from '../../../platform/Handler.ts';
import { etatHabilitationSql } from '../../habilitations/habilitation/etatHabilitationSql.ts';
import { type Owner, ownedBy } from '../../niveaux/dispositif-niveau/ownedBy.ts';

type Asked = Owner & {
  readonly niveauId: number | null;
  readonly mode: HabilitationSourceMode;
  /** Absent when the demande is not stored. */
  readonly id?: number;
};

/** 409 when the entite, or the role without one, already asks for the niveau, or already has it and asks for a first habilitation (domain, C.2 and C.3). */
export async function refuseSecond(
  {
    db,
    today,
    refuse,
  }: Pick<Context<'habilitation.deja-accordee' | 'habilitation.demande-deja-en-cours'>, 'db' | 'today' | 'refuse'>,
  { entiteId, roleId, niveauId, mode, id = 0 }: Asked,
): Promise<void> {
  if (niveauId === null) return;
  const other = await db
    .selectFrom('demande_habilitation')
    .select('id')
    .where(ownedBy({ entiteId, roleId }))
    .where('dispositif_niveau_id', '=', niveauId)
    .where('en_cours', '=', true)
    .where('id', '<>', id)
    // A draft does not block a submit.
    .$if(id !== 0, (query) => query.where('date_first_soumission', 'is not', null))
    .executeTakeFirst();
  const held =
    mode === 'INI' && entiteId !== null
      ? await db
          .selectFrom('habilitation')
          .select(etatHabilitationSql(today).as('etat'))
          .where('entite_id', '=', entiteId)
          .where('dispositif_niveau_id', '=', niveauId)
          .execute()
      : [];
  const etats = held.map(({ etat }) => etat);
  const reason = refusalOfInitiale({ hasDemandeEnCours: other !== undefined, etats });
  if (reason !== null) throw refuse.conflict(reason);
}
