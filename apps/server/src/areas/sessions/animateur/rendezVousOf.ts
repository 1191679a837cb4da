import type { RendezVous } from '@habilis/domain/animateur/nouvelleConfiee';
import type { SessionRow } from '../session-certification/scope.ts';

type Placed = Pick<
  SessionRow,
  | 'date_session'
  | 'date_fin_session'
  | 'heure_debut'
  | 'heure_fin'
  | 'lieu_formation_adresse'
  | 'lieu_formation_code_postal'
  | 'lieu_formation_ville'
>;

const joined = (parts: readonly (string | null)[], by: string): string | null => {
  const said = parts.filter((part) => part !== null && part !== '');
  return said.length === 0 ? null : said.join(by);
};

/** When and where a session takes place, as its formateur is told. */
export const rendezVousOf = (row: Placed): RendezVous => ({
  dateSession: row.date_session,
  dateFinSession: row.date_fin_session,
  heureDebut: row.heure_debut,
  heureFin: row.heure_fin,
  lieu: joined(
    [row.lieu_formation_adresse, joined([row.lieu_formation_code_postal, row.lieu_formation_ville], ' ')],
    ', ',
  ),
});
