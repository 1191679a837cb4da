import type { MoveStagiaire } from '../../personnes/stagiaire/stagiaireReferences.ts';

/** Moves the lines of one stagiaire to another, who is the same person (U18). */
export const moveLignes: MoveStagiaire = async (db, { garde, absorbe }) => {
  await db.updateTable('session_stagiaire').set({ stagiaire_id: garde }).where('stagiaire_id', '=', absorbe).execute();
};
