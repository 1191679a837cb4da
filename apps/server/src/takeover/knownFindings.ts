import { isMemeNom } from '@habilis/domain/compte/isMemeNom';
import { ORGANISME_NATIONAL } from '@habilis/domain/entite/caisses';
import { overlaps } from '@habilis/domain/habilitation/overlaps';
import { isHabilisId } from '@habilis/domain/identifiant/isHabilisId';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { placeDe } from '../areas/entites/reprise/reprendreEntites.ts';
import { takenAmong } from '../areas/personnes/reprise/keptIdentifiants.ts';
import { formerIds } from '../platform/reprise/formerIds.ts';
import { codesOf, textOf } from '../platform/reprise/Taken.ts';
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
const told = (column: string, isFault: boolean, what: string, remedy: string) => [{ column, isFault, what, remedy }];

/** Keeps which rows are here already, for what names them in later files. */
function attachAll(seen: Seen, file: FileName, rows: readonly Row[], idOf: (row: Row) => number | undefined): void {
  for (const row of rows) {
    const id = idOf(row);
    if (id !== undefined) seen.attach(file, textOf(row, 'identifiant'), id);
  }
}

const ofNiveaux: Known = async (db, rows, seen) => {
  const niveaux = await db.selectFrom('dispositif_niveau').select(['id', 'code']).execute();
  const dispositifs = await db.selectFrom('dispositif').select('code').execute();
  const [codes, families] = [new Set(niveaux.map(({ code }) => code)), new Set(dispositifs.map(({ code }) => code))];
  attachAll(seen, 'niveaux', rows, (row) => niveaux.find(({ code }) => code === textOf(row, 'code'))?.id);
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

/** Whether a caisse follows from nothing that a row says: the national body is then no more than what is left. */
const isCaisseGuessed = (row: Row): boolean =>
  row['caisse'] === null &&
  (row['regime'] === null || (row['regime'] === 'GENERAL' && placeDe(row).caisse === ORGANISME_NATIONAL));

const ofEntites: Known = async (db, rows, seen) => {
  const sirets = values(rows, 'siret');
  const known =
    sirets.length === 0
      ? []
      : await db.selectFrom('entite').select(['id', 'siret', 'raison_sociale']).where('siret', 'in', sirets).execute();
  const bySiret = new Map(known.map((one) => [one.siret, one]));
  const sameAs = (row: Row) => (row['siret'] === null ? undefined : bySiret.get(textOf(row, 'siret')));
  attachAll(seen, 'entites', rows, (row) => sameAs(row)?.id);
  return (row) => {
    const name = sameAs(row)?.raison_sociale;
    if (name === undefined)
      return isCaisseGuessed(row)
        ? told(
            'caisse',
            false,
            'sans caisse, régime et ville, c’est l’organisme national qui suivra cette entité',
            'Remplissez le régime et la ville, ou la caisse, si c’en est une autre',
          )
        : [];
    return told(
      'siret',
      false,
      `ce SIRET est celui de « ${name} », déjà dans Habilis`,
      'La ligne lui est rattachée et ne change rien à sa fiche',
    );
  };
};

/** Former identifiers written as ours that somebody here has already. */
const identifiantsPris = (db: Kysely<Database>, rows: readonly Row[]): Promise<ReadonlySet<string>> =>
  takenAmong(
    db,
    rows.map((row) => textOf(row, 'identifiant')).filter((one) => isHabilisId(one)),
  );
const identifiantPris = (taken: ReadonlySet<string>, row: Row) =>
  taken.has(textOf(row, 'identifiant'))
    ? told(
        'identifiant',
        false,
        `quelqu’un porte déjà ${textOf(row, 'identifiant')} dans Habilis`,
        'La personne de cette ligne aura un autre identifiant ; si c’est la même, fusionnez les deux après la reprise',
      )
    : [];

const ofPersonnes: Known = async (db, rows, seen) => {
  for (const row of rows) seen.name(textOf(row, 'identifiant'), cleDeNom(textOf(row, 'nom'), textOf(row, 'prenom')));
  const taken = await identifiantsPris(db, rows);
  const known = await db
    .selectFrom('personne')
    .select(['email', 'nom', 'prenom', 'habilis_id'])
    .where('email', 'in', [...values(rows, 'courriel'), ''])
    .execute();
  const byEmail = new Map(known.map((one) => [one.email, one]));
  return (row) => {
    const one = byEmail.get(textOf(row, 'courriel'));
    if (one === undefined) return identifiantPris(taken, row);
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

/** Our ids of what rows name in a column: taken over before, or here already. */
async function idsNamed(db: Kysely<Database>, seen: Seen, file: FileName, names: readonly string[]) {
  const before = await formerIds(db, file, names);
  return (ancien: string): number | undefined => before.get(ancien) ?? seen.attached(file, ancien);
}

/** The number of a habilitation here with which a row has a day in common (H711). */
async function overlapsHere(db: Kysely<Database>, rows: readonly Row[], seen: Seen) {
  const entiteOf = await idsNamed(db, seen, 'entites', values(rows, 'entite'));
  const niveauOf = await idsNamed(db, seen, 'niveaux', values(rows, 'niveau'));
  const entites = rows.map((row) => entiteOf(textOf(row, 'entite'))).filter((id) => id !== undefined);
  const here = await db
    .selectFrom('habilitation')
    .select(['numero', 'entite_id', 'dispositif_niveau_id', 'date_debut as dateDebut', 'date_fin as dateFin'])
    .where('entite_id', 'in', [...new Set(entites), 0])
    .where('rupture', '=', false)
    .execute();
  const byEntite = Map.groupBy(here, (one) => one.entite_id);
  return (row: Row): string | undefined => {
    if (row['rupture'] === true) return undefined;
    const days = {
      dateDebut: textOf(row, 'date_debut'),
      dateFin: row['date_fin'] === null ? null : textOf(row, 'date_fin'),
    };
    const niveau = niveauOf(textOf(row, 'niveau'));
    return byEntite
      .get(entiteOf(textOf(row, 'entite')) ?? 0)
      ?.find((one) => one.dispositif_niveau_id === niveau && overlaps(one, days))?.numero;
  };
}

const ofHabilitations: Known = async (db, rows, seen) => {
  const known = await db
    .selectFrom('habilitation')
    .select('numero')
    .where('numero', 'in', [...values(rows, 'numero'), ''])
    .execute();
  const numeros = new Set(known.map(({ numero }) => numero));
  const overlapped = await overlapsHere(db, rows, seen);
  return (row) => {
    if (numeros.has(textOf(row, 'numero')))
      return told(
        'numero',
        true,
        `une habilitation de Habilis porte déjà le numéro ${textOf(row, 'numero')}`,
        'Retirez la ligne si c’est la même, sinon distinguez son numéro',
      );
    const other = overlapped(row);
    return other === undefined
      ? []
      : told(
          'date_debut',
          false,
          `un même niveau de la même entité court déjà ces jours-là dans Habilis, sous le numéro ${other}`,
          'Retirez la ligne si c’est la même ; sinon les deux courent, terminez l’une la veille du début de l’autre',
        );
  };
};

const ofStagiaires: Known = async (db, rows, seen) => {
  const alone = rows.filter((row) => row['personne'] === null);
  const taken = await identifiantsPris(db, alone);
  const cleOf = (row: Row) => cleDeNom(textOf(row, 'nom'), textOf(row, 'prenom'));
  const { rows: known } = await sql<{ habilis_id: string; cle: string }>`
    select habilis_id, cle_nom || ' ' || date_naissance as cle from stagiaire
    join unnest(${rows.map(cleOf)}::text[], ${rows.map((row) => row['date_naissance'] ?? null)}::date[]) asked (cle, naissance)
      on cle_nom = asked.cle and date_naissance = naissance`.execute(db);
  const byCle = new Map(known.map(({ cle, habilis_id }) => [cle, habilis_id]));
  return (row) => {
    const habilisId = byCle.get(`${cleOf(row)} ${textOf(row, 'date_naissance')}`);
    const compte = seen.nameOf(textOf(row, 'personne'));
    return [
      ...(habilisId === undefined
        ? row['personne'] === null
          ? identifiantPris(taken, row)
          : []
        : told(
            'nom',
            false,
            `${habilisId} a déjà ce nom et cette naissance dans Habilis`,
            'Si c’est la même personne, fusionnez les deux identités après la reprise',
          )),
      ...(compte === undefined || compte === cleOf(row)
        ? []
        : told(
            'personne',
            false,
            'cette personne porte un autre nom',
            'Vérifiez que c’est elle : elle tient les certificats de ce stagiaire',
          )),
    ];
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
  return (row) => [
    ...(row['type'] === 'ADM' && row['fin'] === null
      ? told(
          'type',
          false,
          'ce rôle administre Habilis',
          'Vérifiez que cette personne doit l’avoir, sinon retirez la ligne',
        )
      : []),
    ...(['dispositifs', 'niveaux'] as const).flatMap((column) =>
      codesOf(textOf(row, column))
        .filter((code) => !known[column].has(code))
        .flatMap((code) =>
          told(column, true, `${code} n’est pas connu`, 'Corrigez ce code, ou ajoutez-le à niveaux.csv'),
        ),
    ),
  ];
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
