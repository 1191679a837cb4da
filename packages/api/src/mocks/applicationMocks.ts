import type { HttpHandler } from 'msw';
import { application } from '../application/endpoints.ts';
import { commune } from '../commune/endpoints.ts';
import { file } from '../file/endpoints.ts';
import { mrp } from '../mrp/endpoints.ts';
import { exampleApplicationProperties } from './fixtures/exampleApplicationProperties.ts';
import { EXAMPLE_MRPS } from './fixtures/exampleMrp.ts';
import { examplePdf } from './fixtures/examplePdf.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';

/** Communes by postal code; one code has two. */
const COMMUNES = [
  { codePostal: '54000', ville: 'Nancy', codeDepartement: '54' },
  { codePostal: '57000', ville: 'Metz', codeDepartement: '57' },
  { codePostal: '54520', ville: 'Laxou', codeDepartement: '54' },
  { codePostal: '88150', ville: 'Thaon-les-Vosges', codeDepartement: '88' },
  { codePostal: '88150', ville: 'Chavelot', codeDepartement: '88' },
];

const PIECE = examplePdf('Attestation de vigilance', [
  'Bar-le-Duc, le 12/02/2026',
  'SIRET de l’établissement : 010 231 454 00017',
  'Effectif moyen mensuel : 19 salariés',
]);

/** What every screen may ask for: properties, caisses, communes and files. */
export function applicationMocks(): HttpHandler[] {
  return [
    mock(application.serverProperties, exampleServerProperties()),
    mock(application.applicationProperties, exampleApplicationProperties()),
    mock(mrp.list, [...EXAMPLE_MRPS]),
    mock(commune.byCodePostal, ({ query }) => COMMUNES.filter(({ codePostal }) => codePostal === query.codePostal)),
    mockFile(file.download, new File([PIECE], 'attestation Urssaf.pdf', { type: 'application/pdf' })),
  ];
}
