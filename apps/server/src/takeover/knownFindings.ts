import { isMemeNom } from '@habilis/domain/compte/isMemeNom';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { textOf } from '../platform/reprise/Taken.ts';
import type { FileName } from './FILES.ts';
import type { Finding, Row } from './Finding.ts';
import type { Seen } from './Seen.ts';

type Told = Pick<Finding, 'isFault' | 'what' | 'remedy'>;
type Known = (
  db: Kysely<Database>,
  rows: readonly Row[],
  seen: Seen,
) => Promise<(row: Row) => readonly (Told & { column: string })[]>;

const values = (rows: readonly Row[], column: string): string[] =>
  rows.map((row) => textOf(row, column)).filter((one) => one !== '');
const codesOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/u)
    .filter((code) => code !== '');
const told = (column: string, isFault: boolean, what: string, remedy: string) => [{ column, isFault, what, remedy }];

const ofNiveaux: Known = async (db, rows) => {
  const niveaux = await db.selectFrom('dispositif_niveau').select('code').execute();
  const dispositifs = await db.selectFrom('dispositif').select('code').execute();
  const [codes, families] = [new Set(niveaux.map(({ code }) => code)), new Set(dispositifs.map(({ code }) => code))];
  const named = new Set(
    rows.filter((row) => row['dispositif_libelle'] !== null).map((row) => textOf(row, 'dispositif')),
  );
  return (row) => [
    ...(codes.has(textOf(row, 'code'))
      ? told(
          'code',
          false,
          `le niveau ${textOf(row, 'code')} est déjà dans Habilis`,
          'Il y reste tel qu’il est : comparez ses durées',
        )
      : []),
    ...(families.has(textOf(row, 'dispositif')) || named.has(textOf(row, 'dispositif'))
      ? []
      : told(
          'dispositif_libelle',
          true,
          `le dispositif ${textOf(row, 'dispositif')} n’est pas dans Habilis`,
          'Écrivez son nom',
        )),
  ];
};

const ofEntites: Known = async (db, rows) => {
  const sirets = values(rows, 'siret');
  const known =
    sirets.length === 0
      ? []
      : await db.selectFrom('entite').select(['siret', 'raison_sociale']).where('siret', 'in', sirets).execute();
  const names = new Map(known.map(({ siret, raison_sociale }) => [siret, raison_sociale]));
  return (row) => {
    const name = names.get(textOf(row, 'siret'));
    return name === undefined || row['siret'] === null
      ? []
      : told(
          'siret',
          false,
          `ce SIRET est celui de « ${name} », déjà dans Habilis`,
          'La ligne lui est rattachée et ne change rien à sa fiche',
        );
  };
};

const ofPersonnes: Known = async (db, rows) => {
  const known = await db
    .selectFrom('personne')
    .select(['email', 'nom', 'prenom', 'habilis_id'])
    .where('email', 'in', [...values(rows, 'courriel'), ''])
    .execute();
  const byEmail = new Map(known.map((one) => [one.email, one]));
  return (row) => {
    const one = byEmail.get(textOf(row, 'courriel'));
    if (one === undefined) return [];
    return isMemeNom(one, { nom: textOf(row, 'nom'), prenom: textOf(row, 'prenom') })
      ? told(
          'courriel',
          false,
          `cette adresse est celle du compte ${one.habilis_id}, du même nom`,
          'La ligne lui est rattachée',
        )
      : told(
          'courriel',
          true,
          `cette adresse est celle du compte ${one.habilis_id}, d’un autre nom`,
          'Écrivez l’adresse propre à cette personne',
        );
  };
};

const ofHabilitations: Known = async (db, rows) => {
  const known = await db
    .selectFrom('habilitation')
    .select('numero')
    .where('numero', 'in', [...values(rows, 'numero'), ''])
    .execute();
  const numeros = new Set(known.map(({ numero }) => numero));
  return (row) =>
    numeros.has(textOf(row, 'numero'))
      ? told(
          'numero',
          true,
          `une habilitation de Habilis porte déjà le numéro ${textOf(row, 'numero')}`,
          'Retirez la ligne si c’est la même, sinon distinguez son numéro',
        )
      : [];
};

const ofStagiaires: Known = async (db, rows) => {
  const cleOf = (row: Row) => cleDeNom(textOf(row, 'nom'), textOf(row, 'prenom'));
  const { rows: known } = await sql<{ habilis_id: string; cle: string }>`
    select habilis_id, cle_nom || ' ' || date_naissance as cle from stagiaire
    join unnest(${rows.map(cleOf)}::text[], ${rows.map((row) => row['date_naissance'] ?? null)}::date[]) asked (cle, naissance)
      on cle_nom = asked.cle and date_naissance = naissance`.execute(db);
  const byCle = new Map(known.map(({ cle, habilis_id }) => [cle, habilis_id]));
  return (row) => {
    const habilisId = byCle.get(`${cleOf(row)} ${textOf(row, 'date_naissance')}`);
    return habilisId === undefined
      ? []
      : told(
          'nom',
          false,
          `${habilisId} a déjà ce nom et cette naissance dans Habilis`,
          'Si c’est la même personne, fusionnez les deux identités après la reprise',
        );
  };
};

const ofRoles: Known = async (db, _rows, seen) => {
  const niveaux = await db.selectFrom('dispositif_niveau').select('code').execute();
  const dispositifs = await db.selectFrom('dispositif').select('code').execute();
  const given = seen.valuesOf('niveaux', 'code');
  const known = {
    niveaux: new Set([...given, ...niveaux.map(({ code }) => code)]),
    dispositifs: new Set([...given.map((code) => code.replace(/-[^-]*$/, '')), ...dispositifs.map(({ code }) => code)]),
  };
  return (row) =>
    (['dispositifs', 'niveaux'] as const).flatMap((column) =>
      codesOf(textOf(row, column))
        .filter((code) => !known[column].has(code))
        .flatMap((code) =>
          told(column, true, `${code} n’est pas connu`, 'Corrigez ce code, ou ajoutez-le à niveaux.csv'),
        ),
    );
};

const nothing: Known = async () => () => [];

/** What rows that were never taken over meet in the database, file by file (C1142). */
export const KNOWN: Readonly<Record<FileName, Known>> = {
  niveaux: ofNiveaux,
  entites: ofEntites,
  personnes: ofPersonnes,
  roles: ofRoles,
  habilitations: ofHabilitations,
  plateformes: nothing,
  stagiaires: ofStagiaires,
  certificats_formateurs: nothing,
  certificats: nothing,
};
