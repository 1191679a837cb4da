import { refusalOfInitiale } from '@habilis/domain/demande-habilitation/refusalOfInitiale';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import type { Context } from '../../../platform/Handler.ts';
import { etatHabilitationSql } from '../../habilitations/habilitation/etatHabilitationSql.ts';
import { type Owner, ownedBy } from '../../niveaux/dispositif-niveau/ownedBy.ts';

type Asked = Owner & {
  readonly niveauId: number | null;
  /** Absent when the demande is not stored. */
  readonly id?: number;
};

/** Whether the entite, or the role without one, asks for the niveau by another demande. */
export async function asksElsewhere(
  { db }: Pick<Context, 'db'>,
  { entiteId, roleId, niveauId, id = 0 }: Asked,
): Promise<boolean> {
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
  return other !== undefined;
}

/** 409 when the entite, or the role without one, already asks for the niveau, or already has it and asks for a first habilitation (rules/demandes#modes, rules/demandes#submit). */
export async function refuseSecond(
  {
    db,
    today,
    refuse,
  }: Pick<Context<'habilitation.deja-accordee' | 'habilitation.demande-deja-en-cours'>, 'db' | 'today' | 'refuse'>,
  asked: Asked & { readonly mode: HabilitationSourceMode },
): Promise<void> {
  const { entiteId, niveauId, mode } = asked;
  if (niveauId === null) return;
  const hasDemandeEnCours = await asksElsewhere({ db }, asked);
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
  const reason = refusalOfInitiale({ hasDemandeEnCours, etats });
  if (reason !== null) throw refuse.conflict(reason);
}
