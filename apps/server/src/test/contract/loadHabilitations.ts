import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { NO_OWNER, type Subject } from './Subject.ts';

/** The matrix's habilitations: one of the demandeur's entite, a delegated one of the manager's, one of another caisse and dispositif. */
export const ACCREDITED = [
  'Ardoise Formation AMSS4-1',
  'Lorraine Prévention Formation SST-1',
  'Garonne Soins Formation APSASD-1',
];

/** Authors of avis, by habilitation. */
const AVIS = [
  ['Ardoise Formation', 'AMSS4-1', 'INS50001', 'I', 'instruction'],
  ['Lorraine Prévention Formation', 'SST-1', 'EXP80001', 'E', 'sous_commission'],
] as const;

/** Gives each habilitation its demande, with an avis. */
async function arrangeAvis(db: Kysely<Database>): Promise<void> {
  for (const [raisonSociale, niveau, habilisId, roleType, tache] of AVIS) {
    const row = await db
      .selectFrom('habilitation')
      .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
      .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
      .select(['habilitation.id', 'habilitation.entite_id', 'habilitation.dispositif_niveau_id'])
      .where('entite.raison_sociale', '=', raisonSociale)
      .where('dispositif_niveau.code', '=', niveau)
      .orderBy('habilitation.id', 'desc')
      .executeTakeFirstOrThrow();
    const role = await db
      .selectFrom('role')
      .innerJoin('personne', 'personne.id', 'role.personne_id')
      .select(['role.id', 'role.personne_id'])
      .where('personne.habilis_id', '=', habilisId)
      .executeTakeFirstOrThrow();
    const { id: demande_id } = await db
      .insertInto('demande_habilitation')
      .values({
        cle_brouillon: randomUUID(),
        role_id: role.id,
        demandeur_id: role.personne_id,
        entite_id: row.entite_id,
        dispositif_niveau_id: row.dispositif_niveau_id,
        habilitation_id: row.id,
        mode: 'INI',
        tache: 'acceptee',
        en_cours: false,
        date_debut_tache: '2026-01-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('avis')
      .values({
        demande_id,
        tache,
        personne_id: role.personne_id,
        role_type: roleType,
        type: 'F',
        texte: null,
        rendu_le: new Date('2026-01-01T10:00:00Z'),
      })
      .execute();
  }
}

/** Gives the demandeur's entite a habilitation that ends soon, since addTried gives none. */
async function arrangeHabilitation(db: Kysely<Database>): Promise<void> {
  const { id: entite_id } = await db
    .selectFrom('entite')
    .select('id')
    .where('raison_sociale', '=', 'Ardoise Formation')
    .executeTakeFirstOrThrow();
  const { id: dispositif_niveau_id } = await db
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', 'AMSS4-1')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('habilitation')
    .values({
      numero: '900/2026/AMSS4-1/01',
      entite_id,
      dispositif_niveau_id,
      date_debut: '2024-01-01',
      date_fin: '2026-12-31',
    })
    .execute();
}

export async function loadHabilitations(db: Kysely<Database>): Promise<Subject[]> {
  await arrangeHabilitation(db);
  await arrangeAvis(db);
  const rows = await db
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .select(['habilitation.id', 'habilitation.entite_id', 'entite.caisse_id', 'entite.raison_sociale'])
    .select('dispositif_niveau.code')
    .orderBy('habilitation.id', 'desc')
    .execute();
  const avis = await db
    .selectFrom('avis')
    .innerJoin('demande_habilitation', 'demande_habilitation.id', 'avis.demande_id')
    .select(['avis.personne_id', 'demande_habilitation.habilitation_id'])
    .execute();
  const delegates = await db.selectFrom('delegation').select(['habilitation_id', 'role_id']).execute();
  return rows.map((row) => ({
    id: String(row.id),
    nom: `${row.raison_sociale} ${row.code}`,
    owners: {
      ...NO_OWNER,
      entiteId: row.entite_id,
      caisseId: row.caisse_id,
      assigneId: avis.find(({ habilitation_id: id }) => id === row.id)?.personne_id ?? null,
      niveau: row.code,
      delegataireRoleIds: delegates.filter(({ habilitation_id: id }) => id === row.id).map(({ role_id: id }) => id),
    },
  }));
}
