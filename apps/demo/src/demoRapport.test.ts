import { statistique } from '@habilis/api/statistique/endpoints';
import { PETITE_CASE } from '@habilis/domain/statistique/petitesCases';
import { SUJETS_DU_ROLE } from '@habilis/domain/statistique/SUJETS_STATISTIQUE';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { pdfFaults, pdfText } from '@habilis/server/platform/pdf/test/pdfFaults';
import { actAs, refusal } from '@habilis/server/test/actAs';
import type { TestServer } from '@habilis/server/test/startTestServer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemonstrationServer } from './test/startDemonstrationServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startDemonstrationServer();
});
afterAll(() => server.close());

const bytesOf = async ({ blob }: { readonly blob: Blob }) => new Uint8Array(await blob.arrayBuffer());
const rapportOf = async (habilisId: string, type: RoleType, annee: string, query = {}) => {
  const call = await actAs(server, habilisId, type);
  return bytesOf(await call(statistique.rapport, { params: { annee }, query }));
};

test.each([
  ['G', 'LPF20001', 'Lorraine Prévention Formation'],
  ['F', 'FOR40001', 'Formateur'],
  ['E', 'EXP80001', 'Expert'],
  ['RC', 'RCA60001', 'Nord-Est'],
  ['RD', 'RDI90001', 'dispositif'],
  ['ADM', 'ADM92001', 'Ensemble du réseau'],
] as const)(
  '[ST1064] the report of a year of %s is a tagged PDF of its subjects',
  async (type, habilisId, perimetre) => {
    const bytes = await rapportOf(habilisId, type, '2026');
    expect(await pdfFaults(bytes)).toEqual([]);
    const text = await pdfText(bytes);
    expect(text).toContain('Rapport de l’année 2026');
    expect(text).toContain(perimetre);
    expect(text).not.toMatch(/statistiques\.|undefined|NaN/);
    expect(SUJETS_DU_ROLE[type].length).toBeGreaterThan(0);
  },
);

test('[ST1064] a document tells the figures of the pages, and masks what they mask', async () => {
  const call = await actAs(server, 'ADM92001', 'ADM');
  const query = { caisse: 'NORD_EST' };
  const text = await pdfText(await rapportOf('ADM92001', 'ADM', '2026', query));
  expect(text).toContain('Fiche de caisse, année 2026');
  let masked = 0;
  for (const sujet of SUJETS_DU_ROLE.ADM.filter((one) => one !== 'formateurs' && one !== 'plateforme')) {
    const page = await call(statistique.page, {
      params: { sujet },
      query: { ...query, du: '2026-01', au: '2026-12', comparer: 'oui' },
    });
    masked += page.traces.flatMap(({ lignes }) => lignes.flatMap(({ masquees }) => masquees)).filter(Boolean).length;
    masked += page.figures.filter(({ masquee }) => masquee).length;
    for (const { valeur, unite } of page.figures)
      if (unite === 'nombre' && valeur !== null) expect(text).toContain(new Intl.NumberFormat('fr-FR').format(valeur));
  }
  expect(masked).toBeGreaterThan(0);
  expect(text.split(`moins de ${PETITE_CASE}`).length - 1).toBeGreaterThanOrEqual(masked);
  // Formateurs are of no caisse: a sheet does not tell them.
  expect(text).not.toContain('Formateurs par niveau');
});

test('[ST1064] whoever reads one caisse alone gets it whatever is asked; a year to come has no report', async () => {
  const text = await pdfText(await rapportOf('RCA60001', 'RC', '2026', { caisse: 'BRETAGNE' }));
  expect(text).toContain('Rapport de l’année 2026');
  expect(text).not.toContain('Fiche de caisse');
  const call = await actAs(server, 'RCA60001', 'RC');
  expect(await refusal(call(statistique.rapport, { params: { annee: '2027' } }))).toMatchObject({
    status: 400,
    title: 'statistique.periode-invalide',
  });
});

test('[ST1063] a caisse narrows no figure of formateurs, and is not offered', async () => {
  const call = await actAs(server, 'ADM92001', 'ADM');
  const read = (query: { readonly caisse?: string }) =>
    call(statistique.page, { params: { sujet: 'formateurs' }, query });
  const [all, asked] = [await read({}), await read({ caisse: 'NORD_EST' })];
  expect(asked.figures).toEqual(all.figures);
  expect(asked.traces).toEqual(all.traces);
  expect(all.filtres).toEqual(['dispositif', 'niveau']);
});
