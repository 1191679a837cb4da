import { MOTIF_REMPLACEMENT } from '@habilis/domain/certificat/MOTIFS_REVOCATION';
import { foldName } from '@habilis/domain/clean-text/foldName';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import type { BuiltIds } from '@habilis/server/builders/Building';
import type { Database } from '@habilis/server/database/Database';
import type { Kysely } from 'kysely';

type Seeding = { readonly ids: BuiltIds; readonly today: string };

/** Whose certificat was revoked, is about to be, or was made anew under another name. */
const REVOQUE = {
  nom: 'Jacob',
  motif: 'RESULTAT_ERRONE',
  texte: 'Le résultat saisi était celui d’un autre stagiaire : l’épreuve n’a pas été réussie.',
} as const;
const EN_ATTENTE = {
  nom: 'Aubert',
  motif: 'AUTRE_PERSONNE',
  texte: 'L’employeur signale qu’une autre personne a suivi la formation sous ce nom.',
} as const;
const REMPLACE = {
  nom: 'Lemoine',
  corrige: 'Le Moine',
  prenom: 'Sandrine',
  texte: 'Le nom s’écrit en deux mots sur la pièce d’identité.',
} as const;

const SUIVI = { nom: 'Weber', courriel: 'securite@chantiers-lille.example.org' } as const;

/** Holders who gave an address, to whom the link of their certificat may go (C37). */
const JOIGNABLES = {
  Weber: 'antoine.weber@example.org',
  Gillet: 'amelie.gillet@example.org',
  // He holds several, of two niveaux and two entites: the page of his address shows them all (C910).
  'O’Connor': 'liam.oconnor@example.org',
} as const;

/** The step by which a formateur's certificat was extended. */
const PROLONGATION = {
  habilisId: 'FOR40001',
  niveau: 'PRAP2S-2',
  auteur: 'RDI90003',
  age: 6,
  mois: 12,
  motif: 'Le recyclage prévu au printemps est reporté : le centre de formation est en travaux.',
} as const;

const certificatOf = (db: Kysely<Database>, nom: string) =>
  db.selectFrom('certificat').selectAll().where('nom', '=', nom).executeTakeFirstOrThrow();

const setRevoked = (db: Kysely<Database>, id: number) =>
  db.updateTable('certificat').set({ statut: 'REVOQUE' }).where('id', '=', id).execute();

/** A certificat that was revoked, and one whose revocation may still be cancelled until tomorrow. */
async function seedRevocations(db: Kysely<Database>, { ids, today }: Seeding): Promise<void> {
  const revoked = await certificatOf(db, REVOQUE.nom);
  const held = await certificatOf(db, EN_ATTENTE.nom);
  const { motif, texte } = EN_ATTENTE;
  await db
    .insertInto('revocation_certificat')
    .values([
      {
        certificat_id: revoked.id,
        motif: REVOQUE.motif,
        texte: REVOQUE.texte,
        personne_id: ids.personne.get('RDI90001') ?? null,
        role_type: 'RD',
        decidee_le: `${addDays(today, -12)}T13:05:00Z`,
        applique_le: `${addDays(today, -12)}T13:15:00Z`,
        appliquee_le: `${addDays(today, -12)}T13:15:00Z`,
      },
      {
        certificat_id: held.id,
        motif,
        texte,
        personne_id: ids.personne.get('ADM92001') ?? null,
        role_type: 'ADM',
        decidee_le: `${addDays(today, -1)}T15:40:00Z`,
        applique_le: `${addDays(today, 1)}T15:40:00Z`,
      },
    ])
    .execute();
  await setRevoked(db, revoked.id);
}

/** A name corrected after the closing: another certificat, and the former one revoked (rules/certificats#correction); on a day of other certificats, as a month of one is masked. */
async function seedRemplacement(db: Kysely<Database>, { ids, today }: Seeding): Promise<void> {
  const { id, numero, session_stagiaire_id: ligneId, ...former } = await certificatOf(db, REMPLACE.nom);
  const { corrige: nom, prenom, texte } = REMPLACE;
  const at = `${addDays(today, -58)}T16:20:00Z`;
  await db
    .updateTable('session_stagiaire')
    .set({ nom_corrige: nom, prenom_corrige: prenom, nom_inscrit: REMPLACE.nom, prenom_inscrit: prenom })
    .where('id', '=', ligneId)
    .execute();
  await db
    .updateTable('stagiaire')
    .set({ nom, cle_nom: cleDeNom(nom, prenom) })
    .where('id', '=', former.stagiaire_id)
    .execute();
  await setRevoked(db, id);
  await db
    .insertInto('revocation_certificat')
    .values({
      certificat_id: id,
      motif: MOTIF_REMPLACEMENT,
      texte,
      personne_id: ids.personne.get('SUP93001') ?? null,
      role_type: 'S',
      decidee_le: at,
      applique_le: at,
      appliquee_le: at,
    })
    .execute();
  const serial = await db
    .insertInto('certificat')
    .values({
      numero: `en cours ${ligneId}`,
      session_id: former.session_id,
      session_stagiaire_id: ligneId,
      stagiaire_id: former.stagiaire_id,
      entite_id: former.entite_id,
      habilitation_id: former.habilitation_id,
      dispositif_niveau_id: former.dispositif_niveau_id,
      mode: former.mode,
      nom,
      prenom,
      date_obtention: former.date_obtention,
      date_fin: former.date_fin,
      formateur_id: former.formateur_id,
      remplace_id: id,
      cree_le: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Its number holds its own serial.
  const debut = numero.slice(0, numero.lastIndexOf('-'));
  await db
    .updateTable('certificat')
    .set({ numero: `${debut}-${String(serial.id).padStart(6, '0')}` })
    .where('id', '=', serial.id)
    .execute();
}

/** A formateur's certificat that was extended some days ago (C6). */
async function seedProlongation(db: Kysely<Database>, { ids, today }: Seeding): Promise<void> {
  const { habilisId, niveau, auteur, age, mois, motif } = PROLONGATION;
  const { id, date_fin: fin } = await db
    .selectFrom('certificat_formateur')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'certificat_formateur.dispositif_niveau_id')
    .select(['certificat_formateur.id', 'certificat_formateur.date_fin'])
    .where('certificat_formateur.personne_id', '=', ids.personne.get(habilisId) ?? 0)
    .where('dispositif_niveau.code', '=', niveau)
    .executeTakeFirstOrThrow();
  await db.updateTable('certificat_formateur').set({ version: 2 }).where('id', '=', id).execute();
  await db
    .insertInto('prolongation_certificat')
    .values({
      certificat_id: id,
      date_fin_avant: addMonths(fin ?? today, -mois),
      date_fin: fin ?? today,
      motif,
      personne_id: ids.personne.get(auteur) ?? 0,
      role_type: 'RD',
      le: `${addDays(today, -age)}T10:15:00Z`,
    })
    .execute();
}

/** An employer follows the certificat of somebody whom they employ. */
async function seedSuivi(db: Kysely<Database>, { today }: Seeding): Promise<void> {
  const { id } = await certificatOf(db, SUIVI.nom);
  await db
    .insertInto('suivi_certificat')
    .values({
      certificat_id: id,
      courriel: SUIVI.courriel,
      demande_le: `${addDays(today, -9)}T08:12:00Z`,
      confirme_le: `${addDays(today, -9)}T08:15:00Z`,
    })
    .execute();
}

/** Addresses that holders gave as they were entered. */
async function seedAdresses(db: Kysely<Database>): Promise<void> {
  for (const [nom, courriel] of Object.entries(JOIGNABLES)) {
    await db.updateTable('stagiaire').set({ courriel }).where('nom', '=', nom).execute();
  }
}

/** The last day of the class whose certificats were mailed in part, and what became of the first mails (C840). */
const REMISE = { age: 239, issues: ['envoye', 'envoye', 'refuse'] } as const;

/** A class whose certificats were mailed in part: some arrived, one was refused, some were not sent, the last holder gave no address. */
async function seedRemise(db: Kysely<Database>, { today }: Seeding): Promise<void> {
  const rows = await db
    .selectFrom('certificat')
    .innerJoin('session_certification as session', 'session.id', 'certificat.session_id')
    .select(['certificat.id', 'certificat.nom', 'certificat.prenom'])
    .where('session.date_fin_session', '=', addDays(today, -REMISE.age))
    .orderBy('certificat.id')
    .execute();
  const remises = rows.slice(0, -1).map(({ id, nom, prenom }, rang) => {
    const adresse = `${foldName(prenom)}.${foldName(nom)}@example.org`.replaceAll(' ', '-');
    const issue = REMISE.issues[rang] ?? null;
    const envoi = issue === null ? {} : { envoye_le: `${addDays(today, 1 - REMISE.age)}T08:40:00Z`, envoye_a: adresse };
    return { certificat_id: id, adresse, issue, ...envoi };
  });
  await db.insertInto('remise_certificat').values(remises).execute();
}

/** What happened to certificats after they were issued: revoked, held, replaced, extended, followed, mailed; who may receive theirs (G861). */
export async function seedCertificats(db: Kysely<Database>, seeding: Seeding): Promise<void> {
  await seedRevocations(db, seeding);
  await seedRemplacement(db, seeding);
  await seedProlongation(db, seeding);
  await seedSuivi(db, seeding);
  await seedAdresses(db);
  await seedRemise(db, seeding);
}
