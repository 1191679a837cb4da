import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@habilis/domain/date/addDays';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAILY_WORKS } from '../areas.ts';
import { startPeopledServer } from '../test/startPeopledServer.ts';
import type { TestServer } from '../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../test/TEST_TODAY.ts';
import { findingText } from './Finding.ts';
import { judgeTakeover, writeTakeover } from './takeOver.ts';

let server: TestServer;
let folder: string;
const db = () => server.services.connection.db;
const MANY = Array.from({ length: 40 }, (_, rank) => rank + 1);

const FILES = {
  niveaux: `identifiant;dispositif;dispositif_libelle;code;niveau;avec_technique;avec_plateforme;stagiaires_min;stagiaires_max;par_formateur;ouvert;duree_session_max_jours
N1;SST;Sauvetage;SST-1;Secouriste;non;non;4;10;oui;oui;30`,
  entites: [
    'identifiant;raison_sociale;code_postal;ville;regime',
    ...MANY.map((n) => `E${n};Ancienne ${n};35000;Rennes;GENERAL`),
  ].join('\n'),
  personnes: [
    'identifiant;nom;prenom;courriel',
    ...MANY.map((n) => `G${n};Gestion${'abcdefghij'[n % 10]};Anne;g${n}@exemple.fr`),
    'F1;Formatrice;Zoé;f1@exemple.fr',
    'F2;Retraitée;Zoé;f2@exemple.fr',
  ].join('\n'),
  roles: ['identifiant;personne;type;entite', ...MANY.map((n) => `R${n};G${n};G;E${n}`)].join('\n'),
  habilitations: [
    'identifiant;numero;entite;niveau;date_debut;date_fin;debut_suspension;fin_suspension;motif_suspension;rupture;plateforme_mobile',
    ...MANY.map((n) =>
      n % 4 === 0
        ? `H${n};AGR-${n};E${n};N1;2015-01-01;2020-12-31;2016-01-01;2016-02-01;AUDIT;non;non`
        : n % 4 === 1
          ? `H${n};AGR-${n};E${n};N1;2015-01-01;2020-12-31;2016-01-01;;AUDIT;oui;non`
          : `H${n};AGR-${n};E${n};N1;2015-01-01;2020-12-31;;;;non;non`,
    ),
  ].join('\n'),
  stagiaires: [
    'identifiant;nom;prenom;date_naissance',
    ...MANY.map((n) => `S${n};Durand${'abcdefghij'[n % 10]};Zoé;1980-01-01`),
  ].join('\n'),
  certificats_formateurs: [
    'identifiant;personne;niveau;date_obtention;date_fin',
    ...MANY.map((n) => `CF${n};F1;N1;2012-01-01;2015-01-01`),
  ].join('\n'),
  certificats: [
    'identifiant;numero;stagiaire;habilitation;formateur;mode;date_obtention;date_fin',
    ...MANY.map((n) => `C${n};CERT/${n};S${n};H${n};F2;INI;2016-05-31;2018-05-31`),
  ].join('\n'),
};

/** Does every work of a night; none may fail. */
async function night(day: string): Promise<void> {
  for (const { run } of DAILY_WORKS) await run({ ...server.services, now: () => new Date(`${day}T03:30:00Z`) });
}

/** What nights tell people and keep of them. */
async function told() {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::integer from courriel) as courriels,
    -- Demandes of the cast grow old meanwhile.
    (select count(*)::integer from alerte where objet_type <> 'demande-administrative') as alertes,
    (select count(*)::integer from evenement) as evenements,
    (select count(*)::integer from habilitation_rappel) as rappels`.execute(db());
  return rows[0];
}

const masked = async () =>
  (await db().selectFrom('stagiaire').select('nom').where('pseudonymise_le', 'is not', null).execute()).length;

beforeAll(async () => {
  server = await startPeopledServer();
  folder = await mkdtemp(join(tmpdir(), 'habilis-nuits-'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, `${name}.csv`), `${text}\n`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('[C1150] nights over a register that was taken over tell nobody of what ended years ago, and delete no account that it names', async () => {
  const faults: string[] = [];
  const takeover = {
    db: db(),
    folder,
    today: TODAY,
    now: () => new Date(`${TODAY}T10:00:00Z`),
    tell: (finding: Parameters<typeof findingText>[0]) => finding.isFault && faults.push(findingText(finding)),
  };
  await judgeTakeover(takeover);
  expect(faults).toEqual([]);
  await writeTakeover(takeover);
  const before = await told();
  const personnes = (await db().selectFrom('personne').select('id').execute()).length;
  await night(addDays(TODAY, 1));
  expect(await told()).toEqual(before);
  expect(await masked()).toBe(0);
  await night(addDays(TODAY, 9));
  expect(await told()).toEqual(before);
  expect(await masked()).toBe(MANY.length);
  await night(addDays(TODAY, 120));
  expect(await told()).toEqual(before);
  expect(await db().selectFrom('personne').select('id').execute()).toHaveLength(personnes);
});

test('[C1150][EN930] an entite whose gestionnaire came and went is told as any other', async () => {
  const { id } = await db()
    .selectFrom('personne')
    .select('id')
    .where('email', '=', 'g1@exemple.fr')
    .executeTakeFirstOrThrow();
  await db().updateTable('personne').set({ etat: 'active' }).where('id', '=', id).execute();
  await db()
    .updateTable('role')
    .set({ fin_le: new Date(`${TODAY}T10:00:00Z`) })
    .where('personne_id', '=', id)
    .execute();
  await night(addDays(TODAY, 121));
  const alertes = await db().selectFrom('alerte').select('type').where('objet_type', '=', 'entite').execute();
  expect(alertes).toEqual([{ type: 'ENTITE_SANS_GESTIONNAIRE' }]);
});
