import { isRetire } from '@habilis/domain/certificat/statutCertificat';
import { isInVue } from '@habilis/domain/certificat/vues';
import { addDays } from '@habilis/domain/date/addDays';
import type { HttpHandler } from 'msw';
import type { Certificat, CertificatSummary } from '../certificat/Certificat.ts';
import { certificat } from '../certificat/endpoints.ts';
import type { AnswerOf, BodyOf } from '../endpoint.ts';
import { exampleCertificats } from './fixtures/exampleCertificats.ts';
import { exampleFeuille } from './fixtures/exampleFeuille.ts';
import { exampleRenouvellements } from './fixtures/exampleRenouvellements.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { contains } from './contains.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { pageOf } from './pageOf.ts';
import { pageTitulaireMocks } from './pageTitulaireMocks.ts';
import { problemAnswer } from './problemAnswer.ts';

type Asked = BodyOf<typeof certificat.search>;

function foundBy(rows: readonly CertificatSummary[], asked: Asked): CertificatSummary[] {
  const { vue = 'tous', recherche, entite, mode, finAvant, obtenuDu = '', obtenuAu = '9', tri, ordre } = asked;
  const { today } = exampleServerProperties();
  const found = rows
    .filter((one) => isInVue(one, vue, today))
    .filter((one) => mode === undefined || one.mode === mode)
    .filter((one) => finAvant === undefined || (one.dateFin ?? '9') < finAvant)
    .filter(({ dateObtention }) => dateObtention >= obtenuDu && dateObtention <= obtenuAu)
    .filter(({ numero, prenom, nom, habilisId }) => contains(`${numero} ${prenom} ${nom} ${habilisId}`, recherche))
    .filter(({ raisonSociale }) => contains(raisonSociale, entite))
    .toSorted((one, other) => (one[tri] ?? '').localeCompare(other[tri] ?? '', 'fr'));
  return ordre === 'desc' ? found.toReversed() : found;
}

const BADGE = new File(['{}'], 'badge.json', { type: 'application/json' });

/** A picture of a paper. */
const LOGO = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path fill="#186982" d="M0 0h4v1H0z"/></svg>'],
  'logo.svg',
  { type: 'image/svg+xml' },
);

/** Who may revoke reads it with its author. */
const AUTEUR = { auteurNomPrenom: 'Camille Administratrice', roleType: 'ADM' } as const;
const EFFECTIVE = {
  motif: 'RESULTAT_ERRONE',
  texte: 'Note reportée sur la mauvaise ligne.',
  decideeLe: '2026-11-18T10:00:00.000Z',
  appliqueLe: '2026-11-18T10:10:00.000Z',
  annulable: false,
  ...AUTEUR,
} as const satisfies Certificat['revocation'];
const DELAI_MS = 600_000;

/** A certificat as the person whom it names reads it. */
function papierOf(one: CertificatSummary): AnswerOf<typeof certificat.duTitulaire> {
  const { numero, statut, nom, prenom, libelleDispositifNiveau, mode, dateObtention, dateFin, raisonSociale } = one;
  const link = { codeCourt: '7K3M-9QX2-AB10', dateExpiration: addDays(exampleServerProperties().today, 30) };
  return {
    numero,
    statut,
    nom,
    prenom,
    libelleDispositifNiveau,
    mode,
    dateObtention,
    dateFin,
    raisonSociale,
    caisse: 'Carsat Nord-Est',
    revocation: statut === 'REVOQUE' ? { date: '2026-11-20', motif: 'SESSION_IRREGULIERE' as const } : null,
    remplacePar: statut === 'REMPLACE' ? { numero: 'SST-1-2026-005120', cle: 'suivante' } : null,
    ...link,
  };
}

/** The certificats: lists, the file of one, and each alone; `details` adds to what is read of some. */
export function certificatMocks(
  rows: readonly CertificatSummary[] = exampleCertificats(),
  details: Readonly<Record<number, Partial<Certificat>>> = {},
): HttpHandler[] {
  const held = new Map<string, NonNullable<Certificat['revocation']>>();
  return [
    mock(certificat.search, ({ body }) => pageOf(foundBy(rows, body), body)),
    mockFile(certificat.export, new File(['PK'], 'certificats.xlsx')),
    // Held for ten minutes.
    mock(certificat.revoquer, ({ params: { id }, body }) => {
      const dates = {
        decideeLe: new Date().toISOString(),
        appliqueLe: new Date(Date.now() + DELAI_MS).toISOString(),
        annulable: true,
      };
      held.set(String(id), { ...body, ...dates, ...AUTEUR });
      return { certificatId: id, numero: `SST-1-2026-00${id}`, ...body, ...dates };
    }),
    mock(certificat.annulerRevocation, ({ params: { id } }) => {
      held.delete(String(id));
      return undefined;
    }),
    mock(certificat.refaire, { id: 4817, numero: 'SST-1-2026-004817' }),
    mock(certificat.envoyerAuTitulaire, { dateExpiration: addDays(exampleServerProperties().today, 30) }),
    mock(certificat.duTitulaire, ({ params: { key } }) => {
      const [one] = rows;
      if (one === undefined || key === 'perime') return problemAnswer(404, 'introuvable');
      return papierOf(one);
    }),
    ...pageTitulaireMocks(rows),
    mockFile(certificat.papierDuTitulaire, new File(['%PDF'], 'certificat.pdf')),
    mockFile(certificat.badge, BADGE),
    mockFile(certificat.badgeDuTitulaire, BADGE),
    mock(certificat.feuille, exampleFeuille()),
    mock(certificat.feuilleDuTitulaire, exampleFeuille()),
    mockFile(certificat.imageDeFeuille, LOGO),
    mockFile(certificat.imageDuTitulaire, LOGO),
    mock(certificat.renouvellements, () => ({ groupes: exampleRenouvellements(rows), incomplet: false })),
    mock(certificat.get, ({ params }) => {
      const one = rows.find(({ id }) => String(id) === String(params.id));
      if (one === undefined) return problemAnswer(404, 'introuvable');
      const autres = rows.filter(({ id, habilisId }) => habilisId === one.habilisId && id !== one.id);
      return {
        ...one,
        entiteId: 1,
        habilitation: { id: 11, numero: '128/2023/SST-1/01' },
        revocation: held.get(String(one.id)) ?? (isRetire(one.statut) ? EFFECTIVE : null),
        remplace: null,
        ancienIdentifiant: one.repris ? `C-${one.id}` : null,
        remplacePar: null,
        correction: null,
        adresseTitulaire: isRetire(one.statut) || one.repris ? null : 'amandine.royer@example.org',
        suivis: 3,
        autres,
        ...details[one.id],
      };
    }),
  ];
}
