import type { Call } from '@habilis/api/client/createClient';
import { certificat } from '@habilis/api/certificat/endpoints';
import type { BodyOf } from '@habilis/api/endpoint';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { addMonths } from '@habilis/domain/date/addMonths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenSession } from '../../../builders/Population.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';

let server: TestServer;
let g: Call;

const NANCY = { type: 'LOCAUX', adresse: '12 rue des Carmes', codePostal: '54000', ville: 'Nancy' } as const;
const named = (nom: string, resultat?: 'NON_ADMIS' | 'ABSENT') => ({
  nom,
  prenom: 'Anne',
  naissance: '1990-04-12',
  ...(resultat === undefined ? {} : { resultat }),
});
const LORRAINE = {
  entite: 1,
  niveau: 'SST-1',
  mode: 'INI',
  animateur: 'FOR40001',
  auteur: 'LPF20001',
  lieu: NANCY,
} as const;
const SESSIONS: readonly GivenSession[] = [
  { ...LORRAINE, etat: 'SAISIE', jours: [-20, -21], animateur: 'FOR40002' },
  { ...LORRAINE, etat: 'RESULTATS', jours: [-3, -4], stagiaires: [named('Petit')] },
  { ...LORRAINE, etat: 'VERIFICATION', jours: [30, 29], stagiaires: [named('Roux')] },
  {
    ...LORRAINE,
    etat: 'CLOTUREE',
    jours: [60, 59],
    stagiaires: [named('Marchand'), named('Gomez', 'NON_ADMIS'), named('Lefort', 'ABSENT'), named('Diallo')],
  },
  // Of the year before, and of another niveau.
  { ...LORRAINE, etat: 'CLOTUREE', jours: [400, 399], animateur: 'FOR40003', stagiaires: [named('Nguyen')] },
  { ...LORRAINE, etat: 'SUPPRIMEE', jours: [130, 129] },
  { ...LORRAINE, etat: 'CLOTUREE', niveau: 'PRAPIBC-1', jours: [50, 49], stagiaires: [named('Vidal')] },
];

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    certificats: [
      ['FOR40001', 'SST-2', 400, 695],
      ['FOR40001', 'PRAPIBC-1', 400, 20],
    ],
    sessions: SESSIONS,
  });
  g = await actAs(server, 'LPF20001');
});
afterAll(() => server.close());

async function heldOf(by: Call): Promise<number> {
  const { elements } = await by(sessionCertification.search, { body: { niveau: 'SST-1', taille: 60 } });
  return elements[0]?.habilitationId ?? 0;
}

test('[H860] each figure of a habilitation is the total of the list that it opens, for each who reads it', async () => {
  const id = await heldOf(g);
  for (const habilisId of ['LPF20001', 'DEL30001', 'RCA60001', 'RDI90001', 'INS50001', 'CNH91001', 'ADM92001']) {
    const by = await actAs(server, habilisId);
    const read = await by(sessionCertification.activite, { params: { id } });
    const { sessions, annee, certificats } = read;
    const search = async (asked: Partial<BodyOf<typeof sessionCertification.search>>) =>
      by(sessionCertification.search, { body: { taille: 200, habilitationId: id, ...asked } });
    const count = async (asked: Partial<BodyOf<typeof certificat.search>>) =>
      (await by(certificat.search, { body: { taille: 200, habilitationId: id, ...asked } })).total;
    const year = { dateDebut: annee.du, dateFin: annee.au };
    const { elements: closed, total: closes } = await search({ vue: 'cloturees', ...year });
    const sumOf = (key: 'nbAdmis' | 'nbStagiaires') => closed.reduce((sum, one) => sum + one[key], 0);
    expect([habilisId, read.sessions]).toEqual([
      habilisId,
      {
        total: (await search({ vue: 'toutes' })).total,
        deLAnnee: (await search({ vue: 'toutes', ...year })).total,
        aVenir: 2,
        closes,
        // One did not come.
        presents: sumOf('nbStagiaires') - 1,
        admis: sumOf('nbAdmis'),
        premieres: sessions.premieres,
      },
    ]);
    expect(certificats).toEqual({
      deLAnnee: await count({ vue: 'tous', obtenuDu: annee.du, obtenuAu: annee.au }),
      unAnPlusTot: await count({
        vue: 'tous',
        obtenuDu: addMonths(annee.du, -12),
        obtenuAu: addMonths(TODAY, -12),
      }),
      enVigueur: await count({ vue: 'en-vigueur' }),
      aRenouveler: await count({ vue: 'a-renouveler' }),
    });
  }
  const { sessions, certificats } = await g(sessionCertification.activite, { params: { id } });
  expect(sessions).toMatchObject({ total: 5, deLAnnee: 4, closes: 1, presents: 3, admis: 2 });
  expect(certificats).toMatchObject({ deLAnnee: 2, enVigueur: 3 });
});

test('[H860] sessions under way are shown first, by their days, and a formateur with the sessions of the year and the end of their certificat', async () => {
  const { sessions, formateurs } = await g(sessionCertification.activite, { params: { id: await heldOf(g) } });
  expect(sessions.premieres.map(({ etat }) => etat)).toEqual(['VERIFICATION', 'RESULTATS', 'SAISIE']);
  // Who is named by a draft alone is not told.
  expect(formateurs.map(({ habilisId, sessions: nb }) => [habilisId, nb])).toEqual([
    ['FOR40001', 3],
    ['FOR40003', 0],
  ]);
  expect(formateurs[0]?.dateFinCertificat).toMatch(/^2028-/);
  expect(formateurs[1]?.dateFinCertificat).toBeNull();
});

test('[H860] an expert, who reads no certificat, reads the rest; nobody reads the activity of what is not theirs', async () => {
  const id = await heldOf(await actAs(server, 'ADM92001'));
  const { elements } = await g(habilitation.list, { query: { niveau: 'PRAPIBC-1', taille: 60 } });
  const expert = await actAs(server, 'EXP80001');
  const own = await expert(habilitation.list, { query: { taille: 60 } });
  const [first] = own.elements;
  expect(first).toBeDefined();
  const read = await expert(sessionCertification.activite, { params: { id: first?.id ?? 0 } });
  expect(read.certificats).toBeNull();
  const nord = await actAs(server, 'NAP20003');
  expect(await refusal(nord(sessionCertification.activite, { params: { id } }))).toMatchObject({ status: 404 });
  expect(elements.length).toBeGreaterThan(0);
});
