import { isInVue } from '@habilis/domain/certificat/vues';
import type { HttpHandler } from 'msw';
import type { CertificatSummary } from '../certificat/Certificat.ts';
import { certificat } from '../certificat/endpoints.ts';
import type { BodyOf } from '../endpoint.ts';
import { exampleCertificats } from './fixtures/exampleCertificats.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { problemAnswer } from './problemAnswer.ts';

type Asked = BodyOf<typeof certificat.search>;

function foundBy(rows: readonly CertificatSummary[], asked: Asked): CertificatSummary[] {
  const {
    vue = 'tous',
    recherche = '',
    entite = '',
    mode,
    finAvant,
    obtenuDu = '',
    obtenuAu = '9',
    tri,
    ordre,
  } = asked;
  const { today } = exampleServerProperties();
  const holds = (text: string, typed: string) => text.toLowerCase().includes(typed.toLowerCase());
  const found = rows
    .filter((one) => isInVue(one, vue, today))
    .filter((one) => mode === undefined || one.mode === mode)
    .filter((one) => finAvant === undefined || (one.dateFin ?? '9') < finAvant)
    .filter(({ dateObtention }) => dateObtention >= obtenuDu && dateObtention <= obtenuAu)
    .filter(({ numero, prenom, nom, habilisId }) => holds(`${numero} ${prenom} ${nom} ${habilisId}`, recherche))
    .filter(({ raisonSociale }) => holds(raisonSociale, entite))
    .toSorted((one, other) => (one[tri] ?? '').localeCompare(other[tri] ?? '', 'fr'));
  return ordre === 'desc' ? found.toReversed() : found;
}

/** The certificats: lists, the file of one, and each alone. */
export function certificatMocks(rows: readonly CertificatSummary[] = exampleCertificats()): HttpHandler[] {
  return [
    mock(certificat.search, ({ body }) => {
      const found = foundBy(rows, body);
      const { page, taille } = body;
      return { elements: found.slice((page - 1) * taille, page * taille), total: found.length, page, taille };
    }),
    mockFile(certificat.export, new File(['PK'], 'certificats.xlsx')),
    // Held for ten minutes.
    mock(certificat.revoquer, ({ params: { id }, body }) => ({
      certificatId: id,
      numero: 'SST-1-2026-004817',
      ...body,
      decideeLe: '2026-11-20T10:00:00.000Z',
      appliqueLe: '2026-11-20T10:10:00.000Z',
      annulable: true,
    })),
    mock(certificat.annulerRevocation, undefined),
    mock(certificat.get, ({ params }) => {
      const one = rows.find(({ id }) => String(id) === String(params.id));
      if (one === undefined) return problemAnswer(404, 'introuvable');
      const autres = rows.filter(({ id, habilisId }) => habilisId === one.habilisId && id !== one.id);
      return { ...one, entiteId: 1, habilitation: { id: 11, numero: '128/2023/SST-1/01' }, autres };
    }),
  ];
}
