// Times a takeover of certificats, its judgement included, beside a bare COPY of the same rows into the same table; fails beyond five times.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@habilis/server/config';
import { connect } from '@habilis/server/database/connect';
import { migrate } from '@habilis/server/database/migrate';
import { sourceOf } from '@habilis/server/database/sourceOf';
import { judgeTakeover, type Takeover, writeTakeover } from '@habilis/server/takeover/takeOver';
import { sql } from 'kysely';
import { VOLUME_WORDS } from '../src/volume/VOLUME_WORDS.ts';

/** Most times the COPY that a takeover may take. */
const LIMIT = 5;
const DEFAULT = 40_000;
const HABILITATIONS = 200;
/** Certificats of one stagiaire. */
const EACH = 2;

const certificats = Number(process.argv[2] ?? DEFAULT);
if (!Number.isInteger(certificats) || certificats < HABILITATIONS) {
  console.error(`Dites combien de certificats, ${HABILITATIONS} au moins : npm run bench -- takeover ${DEFAULT}`);
  process.exit(1);
}

const { noms, prenoms } = VOLUME_WORDS;
const pick = (words: readonly string[], rank: number): string => words[rank % words.length] ?? '';
const lines = (count: number, lineOf: (rank: number) => string): string =>
  Array.from({ length: count }, (_, rank) => `${lineOf(rank)}\n`).join('');
const day = (rank: number, year: number): string =>
  new Date(Date.UTC(year, rank % 12, 1 + (rank % 28))).toISOString().slice(0, 10);

const REFERENCES = {
  niveaux: `identifiant;dispositif;dispositif_libelle;code;niveau;avec_technique;avec_plateforme;stagiaires_min;stagiaires_max;par_formateur;ouvert;duree_session_max_jours
N;SST;Sauvetage secourisme du travail;SST-1;acteur;non;non;4;10;oui;oui;30\n`,
  entites: `identifiant;raison_sociale\n${lines(HABILITATIONS, (rank) => `E${rank};Entité de formation ${rank}`)}`,
  personnes: `identifiant;nom;prenom;courriel\n${lines(HABILITATIONS, (rank) => `F${rank};${pick(noms, rank)};${pick(prenoms, rank)};formateur.${rank}@example.org`)}`,
  habilitations: `identifiant;numero;entite;niveau;date_debut;rupture;plateforme_mobile\n${lines(HABILITATIONS, (rank) => `H${rank};AGR-${rank};E${rank};N;2015-01-01;non;non`)}`,
  stagiaires: `identifiant;nom;prenom;date_naissance\n${lines(Math.ceil(certificats / EACH), (rank) => `S${rank};${pick(noms, rank * 7)};${pick(prenoms, rank * 3)};${day(rank * 5, 1960 + (rank % 40))}`)}`,
};
const CERTIFICATS = `identifiant;numero;stagiaire;habilitation;formateur;mode;date_obtention;date_fin\n${lines(
  certificats,
  (rank) => {
    const from = rank % HABILITATIONS;
    return `C${rank};CERT/${2016 + (rank % 10)}/${rank};S${Math.floor(rank / EACH)};H${from};F${from};INI;${day(rank, 2016 + (rank % 10))};${day(rank, 2018 + (rank % 10))}`;
  },
)}`;

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

const { db, close } = await connect(sourceOf(readConfig(process.env)));
const folder = await mkdtemp(join(tmpdir(), 'habilis-reprise-'));
const rows = join(folder, 'lignes');
try {
  await migrate(db);
  const takeover: Takeover = {
    db,
    folder,
    today: new Date().toISOString().slice(0, 10),
    now: () => new Date(),
    tell: ({ isFault, what, line }) => {
      if (isFault) throw new Error(`ligne ${line} : ${what}`);
    },
  };
  const both = async () => {
    await judgeTakeover(takeover);
    await writeTakeover(takeover);
  };
  for (const [name, text] of Object.entries(REFERENCES)) await writeFile(join(folder, `${name}.csv`), text);
  const before = await seconds(both);
  for (const name of Object.keys(REFERENCES)) await rm(join(folder, `${name}.csv`));
  await writeFile(join(folder, 'certificats.csv'), CERTIFICATS);
  const taken = await seconds(both);
  // The server writes and reads it, as another user.
  await chmod(folder, 0o777);
  await sql`copy certificat to ${sql.lit(rows)}`.execute(db);
  await sql`create table certificat_nu (like certificat)`.execute(db);
  const naked = await seconds(() => sql`copy certificat_nu from ${sql.lit(rows)}`.execute(db));
  await sql`truncate certificat cascade`.execute(db);
  const copied = await seconds(() => sql`copy certificat from ${sql.lit(rows)}`.execute(db));
  const rate = (time: number) => `${Math.round(certificats / time).toLocaleString('fr')} lignes/s`;
  console.log(
    `${certificats.toLocaleString('fr')} certificats (avant eux, entités et stagiaires : ${before.toFixed(1)} s)`,
  );
  console.log(`reprise, jugement compris : ${taken.toFixed(1)} s, ${rate(taken)}`);
  console.log(`COPY dans la même table : ${copied.toFixed(1)} s, ${rate(copied)}`);
  console.log(`COPY sans index ni déclencheur, pour mémoire : ${naked.toFixed(1)} s, ${rate(naked)}`);
  console.log(`${(taken / copied).toFixed(2)} fois la COPY ; ${LIMIT} au plus.`);
  if (taken > LIMIT * copied) process.exitCode = 1;
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
