import { annuaire } from '@habilis/api/annuaire/endpoints';
import { attestation } from '@habilis/api/attestation/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { decodeAttestation } from '@habilis/domain/attestation/chargeAttestation';
import { ecartsAttestation } from '@habilis/domain/attestation/ecartsAttestation';
import type { LigneLue } from '@habilis/domain/certificat/DocumentLu';
import { readCode } from '@habilis/domain/certificat/readCode';
import { addDays } from '@habilis/domain/date/addDays';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { habilitationRows } from '../../habilitations/habilitation/habilitationRows.ts';
import { signAttestation } from './signAttestation.ts';

const NUMERO = '12/2025/AMSS4-1/01';
let server: TestServer;
let admin: Call;
let id: number;
const db = () => server.services.connection.db;
const held = () => habilitationRows(db()).where('habilitation.id', '=', id).executeTakeFirstOrThrow();

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS });
  admin = await actAs(server, 'ADM92001');
  ({ id } = await habilitationRows(db()).where('dispositif_niveau.code', '=', 'AMSS4-1').executeTakeFirstOrThrow());
});
afterAll(() => server.close());

/** The lines of each page, as a reader of PDF finds them. */
async function pagesOf(bytes: Uint8Array): Promise<LigneLue[][]> {
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const [, , , height = 0] = page.view;
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
        // What stands across the page, as the words of a specimen, is no line.
        if (b !== 0 || c !== 0) return [];
        return [{ texte: item.str, x, y: height - y, largeur: item.width, taille: Math.max(a, d) }];
      });
    }),
  );
  await task.destroy();
  return pages;
}

/** The pages of the attestation as the product makes it, with what its code signs. */
async function paper() {
  const { blob } = await admin(attestation.telecharger, { params: { id } });
  const pages = await pagesOf(new Uint8Array(await blob.arrayBuffer()));
  const row = await held();
  const code = await signAttestation(
    server.services.config,
    { db: db(), now: new Date(`${TODAY}T10:00:00Z`), today: TODAY },
    row,
  );
  const read = readCode(code);
  const charge = decodeAttestation(read?.genre === 'signe' ? read.charge : Uint8Array.of());
  if (typeof charge === 'string') throw new Error(charge);
  const niveaux = await admin(annuaire.niveaux, {});
  const titres = new Map(
    niveaux.map(({ code, dispositif, niveau }) => [code, libelleNiveau({ libelleCourt: dispositif, niveau })]),
  );
  return {
    pages,
    ecartsOf: (lignes: readonly LigneLue[]) => ecartsAttestation({ lignes, isAnnote: false }, charge, titres),
  };
}

const nameIt = (raison_sociale: string) => async () =>
  db()
    .updateTable('entite')
    .set({ raison_sociale })
    .where('id', '=', (await held()).entite_id)
    .execute();
const setDates = (change: { date_debut?: string; date_fin?: string | null; prorogee?: boolean }) => async () =>
  db().updateTable('habilitation').set(change).where('id', '=', id).execute();
const addPlateformes =
  (...lignes: readonly string[]) =>
  async () =>
    db()
      .insertInto('habilitation_plateforme')
      .values(lignes.map((ligne1) => ({ habilitation_id: id, ligne1, code_postal: '59000', ville: 'Lille' })))
      .execute();

/** What may differ from one attestation to another, each added to those before. */
const CHANGES: Readonly<Record<string, () => Promise<unknown>>> = {
  'two platforms': async () => undefined,
  'a name with apostrophes': nameIt("L’Atelier d’Étude et d'Essai de l’Escaut « Prévention »"),
  'a name longer than its code holds': nameIt(
    'Association interdépartementale pour la prévention, la formation-continue et l’accompagnement des métiers du bâtiment/travaux publics de la vallée de l’Escaut et du Hainaut',
  ),
  'a name of one long word': nameIt(`Préven${'tion'.repeat(30)}`),
  'a name in letters that no paper writes': nameIt('東京防災 Formation'),
  'a name with a day': nameIt('Collectif du 13 novembre 2015'),
  'a street with a day': addPlateformes('8 place du 13-Novembre-2015', '4 rue du 1er janvier 2002'),
  'no end': setDates({ date_fin: null }),
  'a beginning on the first of a month': setDates({ date_debut: '2027-01-01', date_fin: '2031-12-31' }),
  'a renewal that waits': setDates({ date_debut: '2020-01-01', date_fin: addDays(TODAY, -10), prorogee: true }),
  'forty platforms': addPlateformes(
    ...Array.from({ length: 40 }, (_, rank) => `${rank + 1} rue de l’Écluse, bâtiment 12-14, entrée 3/2`),
  ),
};

test('[C1022] an attestation as it is made says nothing but what its code signs, on the page of its code', async () => {
  for (const [name, change] of Object.entries(CHANGES)) {
    await change();
    const { pages, ecartsOf } = await paper();
    const [first = []] = pages;
    const hasCode = first.some(({ texte }) => texte.includes('Vérifier cette attestation'));
    expect([name, hasCode, ecartsOf(first)]).toEqual([name, true, []]);
  }
});

test('[C1022] an attestation that was altered says where', async () => {
  await nameIt('L’Atelier d’Escaut')();
  await setDates({ date_debut: '2025-04-25', date_fin: '2028-04-24', prorogee: false })();
  const { pages, ecartsOf } = await paper();
  const altered = (from: string, to: string) =>
    ecartsOf((pages[0] ?? []).map((line) => ({ ...line, texte: line.texte.replace(from, to) })));
  expect(altered('', '')).toEqual([]);
  expect(altered('24/04/2028', '24/04/2031')).toEqual([{ champ: 'dates', document: '2031-04-24', signe: null }]);
  expect(altered('24 avril 2028', '24 avril 2031')).toEqual([{ champ: 'dates', document: '2031-04-24', signe: null }]);
  expect(altered('d’Escaut', 'de Lys')).toEqual([{ champ: 'entite', document: null, signe: 'L’Atelier d’Escaut' }]);
  expect(altered(NUMERO, NUMERO.replace('AMSS4-1', 'AMSS4-2'))).toEqual([
    { champ: 'numero', document: NUMERO.replace('AMSS4-1', 'AMSS4-2'), signe: NUMERO },
  ]);
  expect(altered('Opérateur', 'Encadrant')).toEqual([
    { champ: 'niveau', document: 'Amiante SS4 – Encadrant', signe: 'Amiante SS4 – Opérateur' },
  ]);
});
