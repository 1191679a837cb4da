import type { AlerteDeTous, AlertesDuType } from '@habilis/api/alerte/Alerte';
import type { alerte } from '@habilis/api/alerte/endpoints';
import type { QueryOf } from '@habilis/api/endpoint';
import { type DelaiAlerte, delaisFrom } from '@habilis/domain/alerte/delais';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf } from '../../../platform/lists/findPage.ts';

type Filters = QueryOf<typeof alerte.countOfAll> & Pick<QueryOf<typeof alerte.ofAll>, 'type'>;

const DUE = sql.ref('alerte.date_echeance');

/** The condition of each time left. */
function delaiIs(delai: DelaiAlerte, today: string): RawBuilder<boolean> {
  const { proche, loin } = delaisFrom(today);
  switch (delai) {
    case 'en-retard':
      return sql`${DUE} < ${proche}::date`;
    case 'sous-sept-jours':
      return sql`${DUE} >= ${proche}::date and ${DUE} < ${loin}::date`;
    case 'plus-tard':
      return sql`${DUE} >= ${loin}::date`;
    case 'sans-echeance':
      return sql`${DUE} is null`;
  }
}

/** Alerts for a caisse, and for the entites that it examines: each part has its index. */
const ofCaisse = (code: string): RawBuilder<boolean> =>
  sql`alerte.id in (
    select visee.id from mrp join alerte visee on visee.mrp_id = mrp.id where mrp.code = ${code}
    union all
    select visee.id from mrp join entite on entite.caisse_id = mrp.id join alerte visee on visee.entite_id = entite.id
    where mrp.code = ${code})`;

function selected({ db, today }: RoleContext, { type, role, caisse, delai }: Filters) {
  let rows = db.selectFrom('alerte');
  if (type !== undefined) rows = rows.where('alerte.type', '=', type);
  if (role !== undefined) rows = rows.where('alerte.role_type', '=', role);
  if (delai !== undefined) rows = rows.where(delaiIs(delai, today));
  return caisse === undefined || caisse === '' ? rows : rows.where(ofCaisse(caisse));
}

/** One page of the alerts of all, the earliest due first (A703). */
export async function listAlertesDeTous(
  context: RoleContext,
  { page, taille, ordre, ...filters }: QueryOf<typeof alerte.ofAll>,
) {
  const found = selected(context, filters).select([sql<string>`''`.as('genre'), 'alerte.id', sql`${DUE}`.as('cle')]);
  const { keys, ...total } = await findPage(context.db, [found], { ordre, from: (page - 1) * taille, most: taille });
  const rows = await context.db
    .selectFrom('alerte')
    .leftJoin('mrp', 'mrp.id', 'alerte.mrp_id')
    .leftJoin('entite', 'entite.id', 'alerte.entite_id')
    .leftJoin('personne', 'personne.id', 'alerte.personne_id')
    .selectAll('alerte')
    .select(['mrp.libelle', 'entite.raison_sociale', 'personne.nom', 'personne.prenom'])
    .where(sql<boolean>`alerte.id = any(${idsOf(keys)}::integer[])`)
    .execute();
  const elements = inOrderOf(keys, { '': rows }).map(({ valeurs, nom, prenom, ...row }): AlerteDeTous => ({
    id: row.id,
    type: row.type,
    dateEmission: row.date_emission,
    dateEcheance: row.date_echeance,
    objetType: row.objet_type,
    objetId: row.objet_id,
    reference:
      valeurs.numeroDemande ??
      valeurs.numeroSession ??
      valeurs.numeroHabilitation ??
      valeurs.intituleCertificat ??
      null,
    raisonSocialeEntite: valeurs.raisonSocialeEntite ?? null,
    roleTypeCible: row.role_type,
    rattachement: nom === null ? (row.raison_sociale ?? row.libelle) : `${prenom ?? ''} ${nom}`,
  }));
  return { elements, ...total, page, taille };
}

/** How many alerts of each type filters find, those that are most late first (A704). */
export function countAlertesDeTous(context: RoleContext, filters: Omit<Filters, 'type'>): Promise<AlertesDuType[]> {
  const counted = (isIn: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${isIn}))::integer`;
  const isLate = delaiIs('en-retard', context.today);
  const isNear = delaiIs('sous-sept-jours', context.today);
  return selected(context, filters)
    .select([
      'alerte.type',
      counted(isLate).as('enRetard'),
      counted(isNear).as('sousSeptJours'),
      counted(sql`((${isLate}) or (${isNear})) is not true`).as('apres'),
    ])
    .groupBy('alerte.type')
    .orderBy('enRetard', 'desc')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('alerte.type')
    .execute();
}
