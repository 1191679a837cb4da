import { sql } from 'kysely';
import { skipRangs } from '../../../platform/nextNumero.ts';
import { type Taken, type TakesOver, textOf } from '../../../platform/reprise/Taken.ts';

/** A number of the form of ours: its rank in the year, the year. */
const NUMERO = /^(\d{1,9})\/(\d{4})\//;

/** The highest rank of each year among former numbers of our form. */
function rangsOf(rows: readonly Taken[]): Map<number, number> {
  const rangs = new Map<number, number>();
  for (const row of rows) {
    const [, rang, annee] = NUMERO.exec(textOf(row, 'numero')) ?? [];
    if (rang !== undefined) rangs.set(Number(annee), Math.max(Number(rang), rangs.get(Number(annee)) ?? 0));
  }
  return rangs;
}

/** Takes over habilitations with their last suspension, under their former numbers, which are not given again (C1145). */
export const reprendreHabilitations: TakesOver = {
  table: 'habilitation',
  write: async (db, rows) => {
    const given = JSON.stringify(rows);
    await sql`insert into habilitation (id, numero, entite_id, dispositif_niveau_id, date_debut, date_fin, date_debut_suspension,
        date_fin_suspension, commentaire_suspension, motif_suspension, date_decision_suspension, rupture, plateforme_mobile, source_id)
      overriding system value
      select id, numero, entite, niveau, date_debut, date_fin, debut_suspension, fin_suspension, commentaire_suspension, motif_suspension,
        debut_suspension, rupture, plateforme_mobile, renouvelle
      from json_to_recordset(${given}::json) taken (id integer, numero text, entite integer, niveau integer, date_debut date, date_fin date,
        debut_suspension date, fin_suspension date, commentaire_suspension text, motif_suspension text, rupture boolean,
        plateforme_mobile boolean, renouvelle integer)
      order by id`.execute(db);
    await sql`insert into habilitation_suspension (habilitation_id, date_debut, date_fin, rupture, motif, commentaire)
      select id, debut_suspension, fin_suspension, rupture, motif_suspension, commentaire_suspension
      from json_to_recordset(${given}::json) taken (id integer, debut_suspension date, fin_suspension date, commentaire_suspension text,
        motif_suspension text, rupture boolean)
      where debut_suspension is not null
      order by id`.execute(db);
    for (const [annee, rang] of rangsOf(rows)) await skipRangs(db, 'HAB', annee, rang);
  },
};

/** Takes over the platforms of habilitations (C1145). */
export const reprendrePlateformes: TakesOver = {
  table: 'habilitation_plateforme',
  write: async (db, rows) => {
    await sql`insert into habilitation_plateforme (id, habilitation_id, ligne1, ligne2, code_postal, ville, date_validation_cnh)
      overriding system value
      select id, habilitation, adresse, complement, code_postal, ville, validee_le
      from json_to_recordset(${JSON.stringify(rows)}::json) taken (id integer, habilitation integer, adresse text, complement text,
        code_postal text, ville text, validee_le date)
      order by id`.execute(db);
  },
};
