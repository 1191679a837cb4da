import type { JeuOuvert } from '@habilis/api/statistique/DonneesOuvertes';
import { pathTo } from '@habilis/api/page/paths';
import { byCode } from '../../../database/byCode.ts';
import type { Context } from '../../../platform/Handler.ts';
import { listEntites } from '../../entites/annuaire/listEntites.ts';
import { publishedEntites } from '../../entites/annuaire/publishedEntites.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';
import { habilitationsParLieu, lecturePublique, parMois } from './readChiffres.ts';

/** A row of open data, in the order of its fields. */
export type Row = readonly (string | number | boolean | null)[];
type Lue = Pick<Context, 'db' | 'today'>;
type ReadRows = (lue: Lue, siteUrl: string) => Promise<Row[]>;

/** More entites than the country has. */
const WHOLE = 100_000;
const SEPARATOR = '|';

/** The entites that agreed to be shown; never whom to write to, who may be one person. */
const annuaire: ReadRows = async ({ db, today }, siteUrl) => {
  const order = { tri: 'raisonSociale', ordre: 'asc', page: 1, taille: WHOLE } as const;
  const entites = await listEntites(db, { date: today, today }, order);
  return entites.map(({ id, raisonSociale, codePostal, ville, codeDepartement, ouverture, niveaux }) => [
    id,
    raisonSociale,
    codePostal,
    ville,
    codeDepartement,
    ouverture === 'TOUS',
    niveaux.map(({ code }) => code).join(SEPARATOR),
    `${siteUrl}${pathTo('ficheAnnuaire', id)}`,
  ]);
};

const habilitationsEnCours: ReadRows = async ({ db, today }) => {
  const rows = await db
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .where('habilitation.entite_id', 'in', publishedEntites(db, { date: today, today }).select('entite.id'))
    .where(activeHabilitation(today, today))
    .select(['habilitation.numero', 'entite.id', 'entite.raison_sociale', 'entite.code_departement'])
    .select(['dispositif.code as dispositif', 'dispositif_niveau.code as niveau'])
    .select(['habilitation.date_debut', 'habilitation.date_fin', 'habilitation.prorogee'])
    .orderBy('habilitation.numero', byCode)
    .execute();
  return rows.map((row) => [
    row.numero,
    row.id,
    row.raison_sociale,
    row.code_departement,
    row.dispositif,
    row.niveau,
    row.date_debut,
    row.date_fin,
    row.prorogee,
  ]);
};

const habilitations: ReadRows = async (lue) =>
  (await habilitationsParLieu(lue)).flatMap(({ code, departement, nombre }) =>
    departement === null ? [] : [[code, departement, nombre]],
  );

/** A month of fewer than five certificats has none to tell. */
const months =
  (jeu: 'certificats' | 'delais'): ReadRows =>
  async (lue) => {
    const lines = await parMois(await lecturePublique(lue));
    return lines[jeu].map(({ cle, valeurs }) => [cle, ...valeurs]);
  };

/** How each set is read (ST1049, ST1100). */
export const ROWS: Readonly<Record<JeuOuvert, ReadRows>> = {
  annuaire,
  'habilitations-en-cours': habilitationsEnCours,
  habilitations,
  certificats: months('certificats'),
  delais: months('delais'),
};
