import { valeurAncree } from '@habilis/domain/demande-habilitation/valeurAncree';
import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import { niveauOf } from '@habilis/server/areas/demandes/demande-habilitation/niveauOf';
import { contenuAncrable } from '@habilis/server/areas/demandes/examen/contenuAncrable';

const FORMATEURS = 'Le certificat d’un des formateurs a pris fin : déclarez un autre formateur, ou joignez le nouveau.';
const DOCUMENT = 'Cette grille n’est pas celle du niveau demandé.';
const ANSWER = 'La grille du niveau demandé est jointe.';
const DAY_MS = 24 * 60 * 60 * 1000;

type Asked = { readonly demandeId: number; readonly niveauId: number | null; readonly auteurId: number };

async function seedOne(db: Kysely<Database>, asked: Asked, demandeLe: Date, reponduLe: Date | null): Promise<void> {
  const { demandeId, niveauId, auteurId } = asked;
  const { id: auteurRoleId } = await db
    .selectFrom('role')
    .select('id')
    .where('personne_id', '=', auteurId)
    .where('type', '=', 'I')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('demande_complement')
    .values({
      demande_id: demandeId,
      tache: 'instruction',
      auteur_role_id: auteurRoleId,
      demande_le: demandeLe,
      repondu_le: reponduLe,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const contenu = await contenuAncrable(db, demandeId);
  const niveau = await niveauOf(db, niveauId);
  const grille = niveau?.pedagogiqueUploadFieldsConfig.find(({ libelle }) => libelle.startsWith('Grille'));
  const slot = grille === undefined ? 'formateurs' : `fileUploads.${grille.id}`;
  const points = [
    { chemin: slot, motif: 'differe' as const, commentaire: DOCUMENT, reponse: reponduLe === null ? null : ANSWER },
    ...(reponduLe === null
      ? [{ chemin: 'formateurs', motif: 'perime' as const, commentaire: FORMATEURS, reponse: null }]
      : []),
  ];
  const before = new Date(demandeLe.getTime() - 7 * DAY_MS).toISOString();
  const valueOf = (chemin: string, isBefore: boolean) =>
    JSON.stringify(
      valeurAncree(contenu, chemin).map((one) => {
        if (reponduLe === null) return one;
        // The upload field held another document before the answer.
        return isBefore
          ? { cle: `avant ${one.cle}`, libelle: `autre-${one.libelle}`, deposeLe: before }
          : { ...one, deposeLe: reponduLe.toISOString() };
      }),
    );
  await db
    .insertInto('demande_complement_point')
    .values(
      points.map(({ chemin, motif, commentaire, reponse }, rang) => ({
        complement_id: id,
        rang,
        chemin,
        commentaire,
        motif,
        valeur_avant: valueOf(chemin, true),
        valeur_apres: reponduLe === null ? null : valueOf(chemin, false),
        traite: reponduLe !== null,
        reponse,
      })),
    )
    .execute();
}

/** Complements asked by instructeurs field by field: one unanswered, one answered. */
export async function seedComplements(db: Kysely<Database>): Promise<void> {
  const steps = await db
    .selectFrom('historique_commentaire as pas')
    .innerJoin('demande_habilitation as demande', 'demande.id', 'pas.demande_id')
    .select(['demande.id as demandeId', 'demande.dispositif_niveau_id as niveauId'])
    .select(['pas.action_key', 'pas.tache', 'pas.auteur_id', 'pas.cree_le'])
    .where('pas.demande_type', '=', 'DH')
    .orderBy('pas.cree_le')
    .orderBy('pas.id')
    .execute();
  for (const { action_key: action, demandeId, niveauId, auteur_id: auteurId, cree_le: demandeLe } of steps) {
    if (action !== 'DemandeComplement' || auteurId === null) continue;
    const answer = steps.find(({ demandeId: id, tache }) => id === demandeId && tache === 'complement');
    await seedOne(db, { demandeId, niveauId, auteurId }, demandeLe, answer?.cree_le ?? null);
  }
}
