import type { HttpHandler } from 'msw';
import type { CertificatVerifie } from '../qrcode/CertificatVerifie.ts';
import { qrcode } from '../qrcode/endpoints.ts';
import { exampleCertificat } from './fixtures/exampleCertificat.ts';
import { mock } from './mock.ts';

/** The check of a certificat, with the state that the story gives. */
export const qrcodeMocks = (certificat: CertificatVerifie = exampleCertificat()): HttpHandler[] => [
  mock(qrcode.certificat, certificat),
];
