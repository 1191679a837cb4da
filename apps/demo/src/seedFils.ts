import { addDays } from '@habilis/domain/date/addDays';
import { coteDe } from '@habilis/domain/fil/coteDe';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { giveAlertesDeFil } from '@habilis/server/areas/avertir/alerte/alertesDeFil';
import { ensureFil } from '@habilis/server/areas/fils/fil/filOf';
import type { Database } from '@habilis/server/database/Database';
import type { Kysely } from 'kysely';
import { uuidOf } from '@habilis/server/builders/uuidOf';

type Dit = readonly [age: number, habilisId: string, role: RoleType, texte: string];

/** What a gestionnaire and the instructeur of the caisse wrote to each other; the last word waits for its answer. */
const DITS: readonly Dit[] = [
  [
    44,
    'RSC20002',
    'G',
    'Bonjour, notre salle de Lyon est en travaux jusqu’à la fin du mois. Cela change-t-il la demande ?',
  ],
  [
    43,
    'INS50005',
    'I',
    'Bonjour, non : seules comptent les plateformes déclarées. Prévenez-nous si les travaux durent.',
  ],
  [29, 'RSC20002', 'G', 'Les travaux sont finis, la salle a rouvert lundi. Merci de votre réponse.'],
  [29, 'INS50005', 'I', 'Merci, c’est noté.'],
  [
    1,
    'RSC20002',
    'G',
    'Bonjour, un second formateur nous rejoint en janvier. Faut-il vous l’annoncer dès maintenant ?',
  ],
];

/** The thread of the first renewal that an expert has. */
export async function seedFils(db: Kysely<Database>, today: string): Promise<void> {
  const demande = await db
    .selectFrom('demande_habilitation')
    .innerJoin('role', 'role.entite_id', 'demande_habilitation.entite_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .innerJoin('entite', 'entite.id', 'demande_habilitation.entite_id')
    .select(['demande_habilitation.id', 'demande_habilitation.numero', 'entite.raison_sociale'])
    .where('personne.habilis_id', '=', 'RSC20002')
    .where('demande_habilitation.tache', '=', 'sous_commission')
    .orderBy('demande_habilitation.id')
    .executeTakeFirstOrThrow();
  const filId = await ensureFil(db, { dossier: 'demande-habilitation', id: demande.id });
  for (const [rank, [age, habilisId, type, texte]] of DITS.entries()) {
    const auteur = await db
      .selectFrom('personne')
      .innerJoin('role', 'role.personne_id', 'personne.id')
      .select(['personne.id', 'role.mrp_id'])
      .where('personne.habilis_id', '=', habilisId)
      .where('role.type', '=', type)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('fil_message')
      .values({
        fil_id: filId,
        cle: uuidOf(`fil ${rank}`),
        cote: coteDe(type),
        auteur_id: auteur.id,
        auteur_role_type: type,
        auteur_mrp_id: auteur.mrp_id,
        texte,
        ecrit_le: new Date(`${addDays(today, -age)}T0${8 + (rank % 2)}:15:00Z`),
      })
      .execute();
  }
  const { id: personneId } = await db
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'INS50005')
    .executeTakeFirstOrThrow();
  const valeurs = { numeroDemande: demande.numero, raisonSocialeEntite: demande.raison_sociale };
  const objet = { type: 'demande-habilitation', id: demande.id } as const;
  await giveAlertesDeFil(db, objet, [{ personneId, type: 'I' }], { today: addDays(today, -1), valeurs });
}
