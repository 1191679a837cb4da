import { urlOfCertificat } from '@habilis/domain/certificat/fragment';
import { encodePayload, SIGNATURE_BYTES } from '@habilis/domain/certificat/payload';

/** The code of another site: as long as any, and its signature is of no key of this one. */
export const OTHER_SITE = urlOfCertificat(
  'https://habilis.example.org',
  Buffer.concat([
    encodePayload({
      cleId: 200,
      serial: 4817,
      dateObtention: '2026-06-13',
      dateFin: '2028-06-12',
      codeNiveau: 'SST-1',
      initiales: 'A R',
      numeroHabilitation: '128/2023/SST-1/02',
    }),
    Buffer.alloc(SIGNATURE_BYTES, 7),
  ]),
);
