import type { HttpHandler } from 'msw';
import type { CertificatVerifie } from '../qrcode/CertificatVerifie.ts';
import { qrcode } from '../qrcode/endpoints.ts';
import type { SuiviCertificat } from '../qrcode/suivi.ts';
import { exampleCertificat } from './fixtures/exampleCertificat.ts';
import { mock } from './mock.ts';
import { problemAnswer } from './problemAnswer.ts';

const SUIVI: SuiviCertificat = {
  numero: 'SST-1-2026-004817',
  libelleDispositifNiveau: 'Sauveteur secouriste du travail (SST)',
  raisonSociale: 'Lorraine Prévention Formation',
  dateFin: '2028-06-12',
  estConfirme: false,
};

/** The check of a certificat, with the state that the story gives, and a link that follows it; nothing is stored. */
export const qrcodeMocks = (certificat: CertificatVerifie = exampleCertificat()): HttpHandler[] => [
  mock(qrcode.certificat, certificat),
  mock(qrcode.suivi, ({ params }) => (params.key === 'perime' ? problemAnswer(404, 'introuvable') : SUIVI)),
  mock(qrcode.confirmerSuivi, { ...SUIVI, estConfirme: true }),
  mock(qrcode.arreterSuivi, undefined),
];
