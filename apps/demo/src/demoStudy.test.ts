import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '@habilis/server/test/startTestServer';
import { TEST_PASSWORD, testPasswordHash } from '@habilis/server/test/testPassword';
import { seedDemonstration } from './seedDemonstration.ts';

const TODAY = '2026-11-20';
let server: TestServer;
beforeAll(async () => {
  const hash = await testPasswordHash();
  server = await startTestServer({
    now: () => new Date(`${TODAY}T10:00:00Z`),
    worksOffJobs: false,
    prepare: async ({ connection, files }) => {
      await connection.db
        .transaction()
        .execute((db) =>
          seedDemonstration(db, { hashPassword: async () => hash, files, today: TODAY, password: TEST_PASSWORD }),
        );
    },
  });
});
afterAll(() => server.close());

/** The entites of the demonstration (rules/demonstration#entites): name, SIRET, kind, régime, postal code, caisse. */
const ENTITES = [
  ['Lorraine Prévention Formation', '01023145400017', 'OF', 'GENERAL', '54000', 'NORD_EST'],
  ['Rhône Sécurité Conseil', '01187420300026', 'OF', 'GENERAL', '69003', 'RHONE_ALPES'],
  ['Atelier des Gestes Sûrs', '02045718000014', 'OF', 'GENERAL', '75012', 'CRAMIF'],
  ['Nord Amiante Pédagogie', '03310082700014', 'OF', 'GENERAL', '59000', 'NORD_PICARDIE'],
  ['Garonne Soins Formation', '04056291000030', 'OF', 'GENERAL', '33000', 'AQUITAINE'],
  ['Breizh Secours Entreprise', '05572103900018', 'OF', 'GENERAL', '35000', 'BRETAGNE'],
  ['Calanques Travaux Confinés', '06114039800019', 'OF', 'GENERAL', '13002', 'SUD_EST'],
  ['Établissements Vauclair', '07250916900024', 'ENT', 'GENERAL', '31000', 'MIDI_PYRENEES'],
  ['Hôpital des Trois-Îlets (fictif)', '08009347900014', 'EP', 'FONCTION_PUBLIQUE', '97200', 'NATIONAL'],
  ['Coopérative agricole du Ried', '08831275600013', 'ENT', 'AGRICOLE', '67000', 'NATIONAL'],
  ['Camille Aubertin', '09126640300012', 'E', 'INDEPENDANT', '44000', 'NATIONAL'],
  ['Loire Échafaudage Formation', '09947731700046', 'OF', 'GENERAL', '45000', 'CENTRE_VAL_DE_LOIRE'],
] as const;

/** Persons of the demonstration (rules/demonstration#cast) with their roles. */
const PERSONS = {
  AUB10001: 'Camille Aubertin DM',
  VAU10002: 'Éric Vauclair DM',
  LPF20001: 'Sophie Marchal G',
  RSC20002: 'Karim Benali G',
  NAP20003: 'Hélène Delattre G',
  MUL20004: 'Paul Lefèvre DL F G',
  DEL30001: 'Inès Moreau DL',
  DEL30002: 'Yann Le Goff DL',
  FOR40001: 'Julie Perrin F',
  FOR40002: 'Marc Thévenot F',
  FOR40003: 'Awa Diop F',
  INS50001: 'Luc Fontaine I',
  INS50002: 'Nadia Cherif I',
  INS50003: 'Rose Zobel I',
  RCA60001: 'Alain Kieffer RC',
  RCA60002: 'Maud Lenoir RC',
} as const;

test('[G8] the entites, persons and roles of the demonstration are those that were agreed', async () => {
  const { db } = server.services.connection;
  const rows = await db
    .selectFrom('demande_administrative')
    .leftJoin('mrp', 'mrp.id', 'caisse_id')
    .select(['donnees', 'mrp.code'])
    .execute();
  const found = rows.map(({ donnees, code }) => [
    donnees.raisonSociale,
    donnees.siret,
    donnees.typeEntite,
    donnees.regime,
    donnees.adresse.codePostalVille.codePostal,
    code,
  ]);
  for (const entite of ENTITES) expect(found).toContainEqual([...entite]);
  const roles = await db
    .selectFrom('personne')
    .innerJoin('role', 'role.personne_id', 'personne.id')
    .select(['habilis_id', 'prenom', 'nom', 'type'])
    .where('habilis_id', 'in', Object.keys(PERSONS))
    .where('fin_le', 'is', null)
    .orderBy('type')
    .execute();
  const told = Map.groupBy(roles, ({ habilis_id: id }) => id);
  const persons = [...told].map(([id, all]) => [
    id,
    [all[0]?.prenom, all[0]?.nom, ...new Set(all.map(({ type }) => type))].join(' '),
  ]);
  expect(Object.fromEntries(persons)).toEqual(PERSONS);
});

test('[S19] one person has one identifier and any number of roles; stagiaires have one too, unlike any other', async () => {
  const { db } = server.services.connection;
  const persons = await db.selectFrom('personne').select('habilis_id').execute();
  const stagiaires = await db.selectFrom('stagiaire').select('habilis_id').execute();
  const ids = [...persons, ...stagiaires].map(({ habilis_id: id }) => id);
  expect(stagiaires.length).toBeGreaterThan(50);
  expect(ids.filter((id) => !/^[A-Z]{3}\d{5}$/.test(id))).toEqual([]);
  for (const table of [persons, stagiaires])
    expect(new Set(table.map(({ habilis_id: id }) => id)).size).toBe(table.length);
  const signedIn = await server.signIn('MUL20004');
  const account = (await (await signedIn.request('GET', '/account')).json()) as { roles: { type: string }[] };
  expect(account.roles.map(({ type }) => type).toSorted()).toEqual(['DL', 'F', 'G']);
});
