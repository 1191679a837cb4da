import { valeurAncree } from '@habilis/domain/demande-habilitation/valeurAncree';
import type { MotifComplement } from '@habilis/domain/complement/MOTIFS_COMPLEMENT';
import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import { niveauOf } from '@habilis/server/areas/demandes/demande-habilitation/niveauOf';
import { contenuAncrable } from '@habilis/server/areas/demandes/examen/contenuAncrable';

/** A point of a complement: the start of the name of its document, or the formateurs when the niveau asks for none. */
type Point = {
  readonly piece: string | null;
  readonly motif: MotifComplement;
  readonly commentaire: string;
  readonly reponse: string;
};

const FORMATEURS: Point = {
  piece: null,
  motif: 'perime',
  commentaire: 'Le certificat d’un des formateurs a pris fin : déclarez un autre formateur, ou joignez le nouveau.',
  reponse: 'Un autre formateur est déclaré.',
};
const GRILLE: Point = {
  piece: 'Grille',
  motif: 'differe',
  commentaire: 'Cette grille n’est pas celle du niveau demandé.',
  reponse: 'La grille du niveau demandé est jointe.',
};
const PROGRAMME: Point = {
  piece: 'Programme',
  motif: 'incomplet',
  commentaire: 'La durée de chaque séquence manque.',
  reponse: 'Les durées sont ajoutées.',
};
const DEROULE: Point = {
  piece: 'Déroulé',
  motif: 'illisible',
  commentaire: 'La numérisation coupe le bas des pages.',
  reponse: 'Le document est numérisé de nouveau.',
};
const MATERIEL: Point = {
  piece: 'Inventaire',
  motif: 'absent',
  commentaire: 'L’inventaire du matériel n’est pas joint.',
  reponse: 'L’inventaire est joint.',
};

/** What was asked of demandes that are over, in turn. */
const PASSES: readonly (readonly Point[])[] = [
  [GRILLE, PROGRAMME],
  [DEROULE],
  [FORMATEURS, MATERIEL],
  [PROGRAMME],
  [GRILLE, DEROULE, MATERIEL],
];
const DAY_MS = 24 * 60 * 60 * 1000;

type Asked = {
  readonly demandeId: number;
  readonly niveauId: number | null;
  readonly auteurId: number;
  readonly points: readonly Point[];
};

async function seedOne(db: Kysely<Database>, asked: Asked, demandeLe: Date, reponduLe: Date | null): Promise<void> {
  const { demandeId, niveauId, auteurId, points } = asked;
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
  const champs = niveau?.pedagogiqueUploadFieldsConfig ?? [];
  const cheminOf = (piece: string | null) => {
    const champ = piece === null ? undefined : champs.find(({ libelle }) => libelle.startsWith(piece));
    return champ === undefined ? 'formateurs' : `fileUploads.${champ.id}`;
  };
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
      points.map(({ piece, motif, commentaire, reponse }, rang) => ({
        complement_id: id,
        rang,
        chemin: cheminOf(piece),
        commentaire,
        motif,
        valeur_avant: valueOf(cheminOf(piece), true),
        valeur_apres: reponduLe === null ? null : valueOf(cheminOf(piece), false),
        traite: reponduLe !== null,
        reponse: reponduLe === null ? null : reponse,
      })),
    )
    .execute();
}

/** Complements asked by instructeurs field by field: one unanswered, the others answered, those of demandes that are over about one thing or another. */
export async function seedComplements(db: Kysely<Database>): Promise<void> {
  const steps = await db
    .selectFrom('historique_commentaire as pas')
    .innerJoin('demande_habilitation as demande', 'demande.id', 'pas.demande_id')
    .select(['demande.id as demandeId', 'demande.dispositif_niveau_id as niveauId', 'demande.en_cours as isLive'])
    .select(['pas.action_key', 'pas.tache', 'pas.auteur_id', 'pas.cree_le'])
    .where('pas.demande_type', '=', 'DH')
    .orderBy('pas.cree_le')
    .orderBy('pas.id')
    .execute();
  let past = 0;
  for (const { action_key: action, demandeId, niveauId, isLive, auteur_id: auteurId, cree_le: demandeLe } of steps) {
    if (action !== 'DemandeComplement' || auteurId === null) continue;
    const answer = steps.find(({ demandeId: id, tache }) => id === demandeId && tache === 'complement');
    const asked = answer === undefined ? [GRILLE, FORMATEURS] : [GRILLE];
    const points = isLive ? asked : (PASSES[past++ % PASSES.length] ?? asked);
    await seedOne(db, { demandeId, niveauId, auteurId, points }, demandeLe, answer?.cree_le ?? null);
  }
}
