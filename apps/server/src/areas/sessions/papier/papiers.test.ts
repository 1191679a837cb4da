import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFaults, pdfText } from '../../../platform/pdf/test/pdfFaults.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { habilitationOf } from '../test/habilitationOf.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';

let server: TestServer;
let g: Call;
let habilitationId: number;
beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, certificats: [['FOR40001', 'SST-2', 400, 695]] });
  g = await actAs(server, 'LPF20001');
  habilitationId = await habilitationOf(server.services.connection.db, 'Lorraine Prévention Formation', 'SST-1');
});
afterAll(() => server.close());

const write = (changes: Partial<SessionWrite> = {}): SessionWrite =>
  sessionWriteOf({ habilitationId, dateSession: '2026-12-14', dateFinSession: '2026-12-15' }, changes);
const bytesOf = async ({ blob }: { readonly blob: Blob }) => new Uint8Array(await blob.arrayBuffer());

test('the papers of a session are tagged PDFs: a sheet to sign for each half day, the list, and all of it in one', async () => {
  const { id } = await g(sessionCertification.update, { body: write() });
  const params = { id: id ?? 0 };
  const ligne = { habilisId: '', courriel: '', choix: null };
  await g(sessionCertification.importer, {
    params,
    body: {
      lignes: [
        { ...ligne, nom: 'Łukasik', prenom: 'Ewa', naissance: '05/12/1986' },
        { ...ligne, nom: 'N’Diaye', prenom: 'Mamadou', naissance: '22/08/1990' },
        ...['Aubry', 'Bastien', 'Claudel', 'Didier', 'Ferry', 'Grandjean', 'Humbert', 'Idoux'].map((nom, at) => ({
          ...ligne,
          nom,
          prenom: 'Marion',
          naissance: `1${at}/02/1987`,
        })),
      ],
      colonnes: [],
    },
  });
  const emargement = await bytesOf(await g(sessionCertification.emargement, { params }));
  const liste = await bytesOf(await g(sessionCertification.listeStagiaires, { params }));
  const dossier = await bytesOf(await g(sessionCertification.dossier, { params }));
  for (const bytes of [emargement, liste, dossier]) expect(await pdfFaults(bytes)).toEqual([]);
  const text = await pdfText(emargement);
  for (const demiJournee of ['14 décembre 2026, matin', '14 décembre 2026, après-midi', '15 décembre 2026, matin'])
    // In the title of the sheet, and in the head that each of its pages repeats.
    expect(text.split(demiJournee)).toHaveLength(3);
  // Four half days, a page each.
  expect(text).toContain('Page 4 sur 4');
  expect(text.split('ŁUKASIK Ewa')).toHaveLength(5);
  expect(text.split('Julie Perrin').length - 1).toBeGreaterThanOrEqual(8);
  expect(await pdfText(liste)).toContain('N’DIAYE Mamadou');
  const all = await pdfText(dossier);
  for (const words of ['Session ouverte', '12 rue des Carmes', 'ŁUKASIK Ewa', '15 décembre 2026, après-midi'])
    expect(all).toContain(words);
});

test('nobody signs for days that are not known, and the rest is there before', async () => {
  const { id } = await g(sessionCertification.update, {
    body: write({ dateSession: null, dateFinSession: null, heureDebut: null, heureFin: null }),
  });
  const params = { id: id ?? 0 };
  expect(await refusal(g(sessionCertification.emargement, { params }))).toMatchObject({
    status: 400,
    title: 'session-certification.date-debut-requise',
  });
  for (const paper of [sessionCertification.listeStagiaires, sessionCertification.dossier]) {
    const bytes = await bytesOf(await g(paper, { params }));
    expect(await pdfFaults(bytes)).toEqual([]);
    expect(await pdfText(bytes)).toContain('Aucun stagiaire n’est encore inscrit.');
  }
});

test('columns of a file are remembered for the entite, and one that holds nothing any more is forgotten', async () => {
  const importOf = async (nom: string, colonnes: { entete: string; champ: 'nom' | null }[]) => {
    const { id } = await g(sessionCertification.update, { body: write() });
    const params = { id: id ?? 0 };
    const lignes = [{ habilisId: '', nom, prenom: 'Zoé', naissance: '01/02/1990', courriel: '', choix: null }];
    await g(sessionCertification.importer, { params, body: { lignes, colonnes } });
    return g(sessionCertification.importColonnes, { params });
  };
  expect(await importOf('Colombier', [{ entete: 'Patronyme', champ: 'nom' }])).toContainEqual({
    entete: 'Patronyme',
    champ: 'nom',
  });
  expect(await importOf('Delorme', [{ entete: 'Patronyme', champ: null }])).toEqual([]);
});
