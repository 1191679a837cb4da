import { caisseOf } from '@habilis/domain/entite/caisseOf';
import { etatSelonFin } from '@habilis/domain/entite/etatSelonFin';
import type { Regime } from '@habilis/domain/entite/REGIMES';
import { sql } from 'kysely';
import { departementOfCity } from '../../../platform/communes/findCommunes.ts';
import { sameIn, type Taken, type TakesOver, textOf } from '../../../platform/reprise/Taken.ts';

/** The département of a row's place, and its caisse: its own, or that of its régime and département. */
export function placeDe(row: Parameters<typeof textOf>[0]) {
  const [codePostal, ville] = [textOf(row, 'code_postal'), textOf(row, 'ville')];
  const codeDepartement = codePostal === '' ? null : departementOfCity(codePostal, ville === '' ? null : ville);
  // The file holds none but a régime of the list.
  const regime = row['regime'] as Regime | null;
  return { code_departement: codeDepartement, caisse: row['caisse'] ?? caisseOf({ regime, codeDepartement }) };
}

/** What follows from a row: its place, and whether it still works. */
function completed(row: Taken, today: string) {
  const fin = textOf(row, 'fin_activite');
  return {
    ...row,
    ...placeDe(row),
    etat: etatSelonFin(fin === '' ? null : fin, 'active', today),
  };
}

/** Takes over entites; one whose SIRET is here is kept as it is (C1145). */
export const reprendreEntites: TakesOver = {
  table: 'entite',
  existing: async (db, rows) => {
    const sirets = rows.map((row) => textOf(row, 'siret')).filter((siret) => siret !== '');
    if (sirets.length === 0) return new Map();
    const known = await db.selectFrom('entite').select(['id', 'siret']).where('siret', 'in', sirets).execute();
    return sameIn(rows, 'siret', new Map(known.map(({ id, siret }) => [siret, id])));
  },
  write: async (db, rows, today) => {
    const given = JSON.stringify(rows.map((row) => completed(row, today)));
    await sql`insert into entite (id, raison_sociale, siret, etat, type_entite, regime, caisse_id, code_postal, ville, code_departement,
        date_fin_activite)
      overriding system value
      select taken.id, raison_sociale, siret, etat, type, regime, mrp.id, code_postal, ville, code_departement, fin_activite
      from json_to_recordset(${given}::json) taken (id integer, raison_sociale text, siret text, etat text, type text, regime text,
        caisse text, code_postal text, ville text, code_departement text, fin_activite date)
      left join mrp on mrp.code = taken.caisse
      order by taken.id`.execute(db);
  },
};
