import type { HttpHandler } from 'msw';
import type { CertificatSummary } from '../certificat/Certificat.ts';
import { certificat } from '../certificat/endpoints.ts';
import type { PageTitulaire } from '../certificat/pageTitulaire.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { problemAnswer } from './problemAnswer.ts';

const CALENDAR = new File(['BEGIN:VCALENDAR'], 'mes-certificats.ics', { type: 'text/calendar' });
const BADGE = new File(['{}'], 'badge.json', { type: 'application/json' });
const PDF = new File(['%PDF'], 'certificat.pdf', { type: 'application/pdf' });

const presented = (one: CertificatSummary): PageTitulaire['certificats'][number] => ({
  certificatId: one.id,
  repris: one.repris,
  formateurId: null,
  numero: one.numero,
  statut: one.statut,
  nom: one.nom,
  prenom: one.prenom,
  libelleDispositifNiveau: one.libelleDispositifNiveau,
  mode: one.mode,
  dateObtention: one.dateObtention,
  dateFin: one.dateFin,
  raisonSociale: one.raisonSociale,
  codeCourt: '7K3M-9QX2-AB10',
  remplacePar: one.statut === 'REMPLACE' ? 'SST-1-2026-005120' : null,
});

/** The page of a holder of these certificats, opened by any key but `perime`; at an address `isShared` by several until one is named. */
export function pageTitulaireMocks(
  rows: readonly CertificatSummary[],
  { isShared = false, isOpen = false } = {},
): HttpHandler[] {
  let [open, shared] = [isOpen, isShared];
  return [
    mock(certificat.requestPage, () => undefined),
    mock(certificat.openPage, ({ body }) => {
      if (body.cle === 'perime') return problemAnswer(409, 'certificat.page-fermee');
      open = true;
      return undefined;
    }),
    mock(certificat.readPage, () =>
      open
        ? {
            aPreciser: shared,
            finLe: '2026-11-20T10:15:00.000Z',
            certificats: shared ? [] : rows.map(presented),
          }
        : problemAnswer(409, 'certificat.page-fermee'),
    ),
    mock(certificat.preciserPage, ({ body }) => {
      if (!rows.some(({ nom }) => nom.toLowerCase() === body.nom.toLowerCase())) {
        return problemAnswer(409, 'certificat.titulaire-autre');
      }
      shared = false;
      return undefined;
    }),
    mock(certificat.closePage, () => {
      open = false;
      return undefined;
    }),
    mockFile(certificat.agendaDePage, CALENDAR),
    mockFile(certificat.papierDePage, PDF),
    mockFile(certificat.badgeDePage, BADGE),
  ];
}
