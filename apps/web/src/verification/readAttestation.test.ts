import { generateKeyPairSync, sign } from 'node:crypto';
import { type ChargeAttestation, encodeAttestation } from '@habilis/domain/attestation/chargeAttestation';
import { urlOfCertificat } from '@habilis/domain/certificat/fragment';
import { readCode } from '@habilis/domain/certificat/readCode';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Known, NOTHING_KNOWN } from './known.ts';
import { ecartsOf, readAttestation } from './readAttestation.ts';

const SITE = 'https://habilis.example.org';
const TODAY = '2026-11-20';
const TITRE = 'SST – Sauveteur secouriste du travail';
const CHARGE: ChargeAttestation = {
  cleId: 300,
  habilitationId: 12,
  dateEmission: TODAY,
  dateDebut: '2023-11-30',
  dateFin: '2028-11-30',
  codeNiveau: 'SST-1',
  numeroHabilitation: '128/2023/SST-1/02',
  raisonSociale: 'L’Atelier d’Escaut',
};
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const CLE = {
  id: CHARGE.cleId,
  clePublique: publicKey.export({ format: 'jwk' }).x ?? '',
  creeLe: '2026-01-01T00:00:00Z',
  retireeLe: null,
  compromiseLe: null,
};
const KNOWN: Known = { ...NOTHING_KNOWN, cles: [CLE], titres: new Map([['SST-1', TITRE]]) };

function signed(charge: ChargeAttestation, { site = SITE, isForged = false } = {}) {
  const bytes = encodeAttestation(charge);
  const signature = sign(null, isForged ? Buffer.from('autre') : bytes, privateKey);
  const code = urlOfCertificat(site, Buffer.concat([bytes, signature]));
  const read = readCode(code);
  if (read?.genre !== 'signe') throw new Error('un code signé');
  return { code, read };
}

/** What this page says of an attestation where the server does not answer. */
async function readAlone(
  charge: ChargeAttestation,
  { known = KNOWN, ...how }: Parameters<typeof signed>[1] & { known?: Known } = {},
) {
  const { code, read } = signed(charge, how);
  return readAttestation(code, read, { known: Promise.resolve(known), here: { today: TODAY, site: SITE } });
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('sans réseau'))));
afterEach(() => void vi.unstubAllGlobals());

test('[C862] without network this device tells the signature, the dates and the title of the niveau', async () => {
  const alone = { par: 'appareil', charge: CHARGE, titre: TITRE };
  expect(await readAlone(CHARGE)).toEqual({ ...alone, verdict: 'signee' });
  const over = { ...CHARGE, dateFin: '2026-11-19' };
  expect(await readAlone(over)).toEqual({ ...alone, charge: over, verdict: 'finie' });
  const later = { ...CHARGE, dateDebut: '2026-11-21' };
  expect(await readAlone(later)).toEqual({ ...alone, charge: later, verdict: 'pas-commencee' });
  // A niveau that this device does not know is told by its code.
  expect(await readAlone(CHARGE, { known: { ...KNOWN, titres: new Map() } })).toMatchObject({ titre: 'SST-1' });
});

test('[C862] without network nothing is told of what is forged, of another site, or of a key that is unknown or leaked', async () => {
  const nothing = (raison: string) => ({ par: 'rien', raison });
  expect(await readAlone(CHARGE, { isForged: true })).toEqual(nothing('signature-fausse'));
  expect(await readAlone(CHARGE, { known: NOTHING_KNOWN })).toEqual(nothing('cle-inconnue'));
  const leaked = { ...KNOWN, cles: [{ ...CLE, compromiseLe: '2026-06-01T00:00:00Z' }] };
  expect(await readAlone(CHARGE, { known: leaked })).toEqual(nothing('cle-compromise'));
  const site = 'https://ailleurs.example.org';
  expect(await readAlone(CHARGE, { known: NOTHING_KNOWN, site })).toEqual(nothing('autre-site'));
  expect(await readAlone(CHARGE, { isForged: true, site })).toEqual(nothing('autre-site'));
  expect(await readAlone(CHARGE, { known: leaked, site })).toEqual(nothing('cle-compromise'));
});

test('[C1022] the file of a code is compared without network too, and only where something signed is told', async () => {
  const texte = `Habilis atteste que ${CHARGE.raisonSociale} est habilitée jusqu’au 30/11/2031, ${TITRE}`;
  const document = { lignes: [{ texte, x: 50, y: 60, largeur: 400, taille: 10 }], isAnnote: false };
  const { read } = signed(CHARGE);
  const compared = async (lue: Awaited<ReturnType<typeof readAlone>>, file: typeof document | null) =>
    ecartsOf(lue, read, { document: file, known: Promise.resolve(KNOWN) });
  const lue = await readAlone(CHARGE);
  expect(await compared(lue, document)).toEqual([{ champ: 'dates', document: '2031-11-30', signe: null }]);
  expect(await compared(lue, null)).toEqual([]);
  expect(await compared(await readAlone(CHARGE, { isForged: true }), document)).toEqual([]);
});
