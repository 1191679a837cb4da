import type { AnnuaireFiche } from '@habilis/api/annuaire/AnnuaireEntite';
import type { Kysely } from 'kysely';
import { byCode } from '../../../database/byCode.ts';
import type { Database } from '../../../database/Database.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';
import { IDENTITY, identityOf, SAISIE } from './identityOf.ts';
import { type AnnuaireQuestion, publishedEntites } from './publishedEntites.ts';

async function habilitationsOf(db: Kysely<Database>, entiteId: number, { date, today }: AnnuaireQuestion) {
  const rows = await db
    .selectFrom('habilitation')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .select(['habilitation.id', 'habilitation.numero', 'habilitation.date_debut', 'habilitation.date_fin'])
    .select(['habilitation.prorogee', 'habilitation.plateforme_mobile'])
    .select(['dispositif_niveau.code', 'dispositif_niveau.niveau', 'dispositif.libelle_court'])
    .where('habilitation.entite_id', '=', entiteId)
    .where(activeHabilitation(date, today))
    .orderBy('dispositif_niveau.code', byCode)
    .orderBy('habilitation.date_debut')
    .execute();
  const places = await db
    .selectFrom('habilitation_plateforme')
    .select(['habilitation_id', 'code_postal', 'ville'])
    .where('habilitation_id', 'in', [0, ...rows.map(({ id }) => id)])
    // A place counts from the day on which the commission validated it.
    .where('date_validation_cnh', '<=', date)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    dispositif: row.libelle_court,
    niveau: row.niveau,
    numero: row.numero,
    dateDebut: row.date_debut,
    dateFin: row.date_fin,
    prorogee: row.prorogee,
    plateformeMobile: row.plateforme_mobile,
    plateformesFixes: places
      .filter(({ habilitation_id }) => habilitation_id === row.id)
      .map(({ code_postal, ville }) => ({ codePostal: code_postal, ville })),
  }));
}

/** What the directory shows of one entite on a day; 404 when it does not show it. */
export async function findFiche(db: Kysely<Database>, id: number, question: AnnuaireQuestion): Promise<AnnuaireFiche> {
  const row = await publishedEntites(db, question)
    .where('entite.id', '=', id)
    .select(IDENTITY)
    .select(SAISIE)
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return {
    ...identityOf(row),
    siteWeb: row.saisie.diffusionSiteWeb,
    habilitations: await habilitationsOf(db, id, question),
  };
}
