import type { MoveStagiaire } from '../../personnes/stagiaire/stagiaireReferences.ts';

/** Moves the certificats of one stagiaire to another, who is the same person (U18). */
export const moveCertificats: MoveStagiaire = async (db, { garde, absorbe }) => {
  await db
    .updateTable('certificat')
    .set({ stagiaire_id: garde })
    // Those of the kept one are found by the other identifier too.
    .where('stagiaire_id', 'in', [garde, absorbe])
    .execute();
};
