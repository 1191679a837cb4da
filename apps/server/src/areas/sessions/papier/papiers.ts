import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { demiJournees, type DemiJournee } from '@habilis/domain/session-saisie/demiJournees';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { formatDate, formatInstantDate } from '@habilis/i18n/format';
import { formatLongDate } from '@habilis/i18n/formatMonths';
import type { Config } from '../../../config.ts';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { answerPdf } from '../../../platform/pdf/answerPdf.ts';
import { PAGE_PLACES, type PdfBlock, type PdfDocument } from '../../../platform/pdf/PdfDocument.ts';
import { textsOf } from '../../../platform/textsOf.ts';
import { type LetterTexts, letterTextsOf } from '../../demandes/lettre/LetterTexts.ts';
import { readSession } from '../lecture/openSession.ts';

/** Room for a signature, in points: 12 mm. */
const SIGNING = 34;

/** The texts of the papers of a session. */
export function paperTextsOf(config: Config): LetterTexts {
  const { specimen } = letterTextsOf(config);
  return { format: textsOf(config, ['lettres', 'sessions-certification', 'listes', 'roles']), specimen };
}

type Asked = { readonly t: Formatter; readonly session: SessionCertification };

const nomDe = ({ nom, prenom }: { readonly nom: string; readonly prenom: string }): string =>
  `${nom.toLocaleUpperCase('fr')} ${prenom}`;
const dateOf = (date: string | null): string => (date === null ? '' : formatDate(date));

function lieuOf({ t, session }: Asked): string {
  const { lieuFormationAdresse: adresse, lieuFormationCodePostalVille: ville, plateformeFixeId } = session;
  const plateforme = session.habilitation.plateformesFixes.find(({ id }) => id === plateformeFixeId)?.adresse;
  const type = session.lieuFormationType;
  const place = plateforme?.codePostalVille ?? ville;
  return [
    type === null ? null : t(`sessions-certification.type-lieu.${type}`),
    ...(plateforme === undefined ? [adresse] : [plateforme.ligne1, plateforme.ligne2]),
    place === null ? null : `${place.codePostal} ${place.ville}`,
  ]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

/** What the session is, on each of its papers. */
function factsOf({ t, session }: Asked): PdfBlock {
  const { habilitation, mode, dateSession, dateFinSession, heureDebut, heureFin, animateurNomPrenom } = session;
  const jours =
    dateSession === null
      ? ''
      : dateFinSession === null || dateFinSession === dateSession
        ? formatDate(dateSession)
        : t('sessions-certification.papiers.du-au', {
            debut: formatDate(dateSession),
            fin: formatDate(dateFinSession),
          });
  const horaires =
    heureDebut === null || heureFin === null
      ? ''
      : t('sessions-certification.horaires-courts', { debut: heureDebut, fin: heureFin });
  const facts = [
    { name: t('sessions-certification.papiers.niveau'), value: habilitation.dispositifNiveau.libelle },
    { name: t('sessions-certification.saisie.mode'), value: t(`sessions-certification.mode-long.${mode}`) },
    { name: t('sessions-certification.papiers.jours'), value: jours },
    { name: t('sessions-certification.papiers.horaires'), value: horaires },
    { name: t('sessions-certification.saisie.lieu'), value: lieuOf({ t, session }) },
    { name: t('sessions-certification.papiers.formateur'), value: animateurNomPrenom ?? '' },
    { name: t('sessions-certification.papiers.habilitation'), value: habilitation.numero },
  ];
  return { kind: 'facts', facts: facts.map((fact) => ({ ...fact, value: fact.value === '' ? '—' : fact.value })) };
}

/** One sheet a half day: a row for each stagiaire, and the last one for the formateur, each with room to sign. */
function feuille({ t, session }: Asked, { date, moment }: DemiJournee): PdfBlock[] {
  const { stagiaires, regles, animateurNomPrenom } = session;
  // Nobody is known yet: the sheet is filled in by hand.
  const rows =
    stagiaires.length === 0
      ? Array.from({ length: regles.nbStagiairesMax }, () => ['', '', ''])
      : stagiaires.map((one) => [nomDe(one), dateOf(one.dateNaissance), '']);
  const formateur = t('sessions-certification.papiers.formateur-signe', { nom: animateurNomPrenom ?? '' });
  const demiJournee = t(`sessions-certification.papiers.${moment}`, { jour: formatLongDate(date) });
  return [
    { kind: 'subheading', text: demiJournee },
    {
      kind: 'table',
      columns: [
        { name: t('sessions-certification.papiers.signataire'), share: 2.6 },
        { name: t('sessions-certification.saisie.naissance'), share: 1.2 },
        // Said again above each page: a second one is known by itself.
        { name: t('sessions-certification.papiers.signature', { demiJournee }), share: 2.6 },
      ],
      rows: [...rows, [formateur, '', '']],
      rowHeight: SIGNING,
      hasEdges: true,
    },
  ];
}

/** The half days of a session; none while its days are not known. */
const demiJourneesOf = ({ dateSession, dateFinSession, ...hours }: SessionCertification): DemiJournee[] =>
  dateSession === null ? [] : demiJournees({ dateSession, dateFinSession: dateFinSession ?? dateSession, ...hours });

/** The stagiaires with their results, once they are entered, and their certificats. */
function liste({ t, session }: Asked): PdfBlock[] {
  const { stagiaires } = session;
  if (stagiaires.length === 0) return [{ kind: 'paragraph', text: t('sessions-certification.saisie.aucun-stagiaire') }];
  const hasResults = stagiaires.some(({ resultat }) => resultat !== null);
  const hasCertificats = stagiaires.some(({ numeroCertificat }) => numeroCertificat !== null);
  return [
    {
      kind: 'table',
      columns: [
        { name: t('sessions-certification.papiers.rang'), share: 0.4 },
        { name: t('sessions-certification.verification.stagiaire'), share: 2.6 },
        { name: t('sessions-certification.saisie.naissance'), share: 1.2 },
        { name: t('sessions-certification.saisie.identifiant'), share: 1.2 },
        ...(hasResults ? [{ name: t('sessions-certification.verification.resultat'), share: 1.6 }] : []),
        ...(hasCertificats ? [{ name: t('sessions-certification.papiers.certificat'), share: 1.8 }] : []),
      ],
      rows: stagiaires.map((one, index) => [
        String(index + 1),
        nomDe(one),
        dateOf(one.dateNaissance),
        one.habilisId ?? '',
        ...(hasResults
          ? [
              [one.resultat === null ? '' : t(`sessions-certification.resultat.${one.resultat}`), one.motif]
                .filter((part) => part !== null && part !== '')
                .join('\n'),
            ]
          : []),
        ...(hasCertificats ? [one.numeroCertificat ?? ''] : []),
      ]),
    },
  ];
}

function historique({ t, session }: Asked): PdfBlock[] {
  const said = ({ action, vers }: SessionCertification['etapes'][number]) =>
    t.find(`sessions-certification.histoire.${action}-vers-${vers}`) ??
    t.find(`sessions-certification.histoire.${action}`) ??
    action;
  return [
    { kind: 'subheading', text: t('sessions-certification.onglet.historique') },
    {
      kind: 'table',
      columns: [
        { name: t('sessions-certification.papiers.date'), share: 1 },
        { name: t('sessions-certification.papiers.etape'), share: 2.4 },
        { name: t('sessions-certification.papiers.auteur'), share: 1.8 },
        { name: t('sessions-certification.papiers.commentaire'), share: 2.6 },
      ],
      rows: session.etapes.map((etape) => [
        formatInstantDate(etape.faitLe),
        said(etape),
        etape.auteurNomPrenom ?? '',
        etape.commentaire ?? '',
      ]),
    },
  ];
}

/** Each half day on a page of its own, with what the session is. */
const feuilles = (asked: Asked): PdfBlock[] =>
  demiJourneesOf(asked.session).flatMap((demiJournee): PdfBlock[] => [
    { kind: 'page' },
    factsOf(asked),
    ...feuille(asked, demiJournee),
  ]);

const PAPIERS = {
  emargement: (asked: Asked): PdfBlock[] => {
    const [, ...first] = feuilles(asked);
    return first;
  },
  'liste-stagiaires': (asked: Asked): PdfBlock[] => [factsOf(asked), ...liste(asked)],
  dossier: (asked: Asked): PdfBlock[] => [
    factsOf(asked),
    { kind: 'subheading', text: asked.t('sessions-certification.onglet.stagiaires') },
    ...liste(asked),
    ...historique(asked),
    ...feuilles(asked).flatMap((block, index): PdfBlock[] =>
      index === 0
        ? [block, { kind: 'subheading', text: asked.t('sessions-certification.papiers.emargement') }]
        : [block],
    ),
  ],
} as const;

/** A paper of a session, as its reader may see the session. */
async function papierPdf(
  { now, today }: Pick<RoleContext, 'now' | 'today'>,
  { format: t, specimen }: LetterTexts,
  session: SessionCertification,
  papier: keyof typeof PAPIERS,
): Promise<FileAnswer> {
  const numero = session.numero ?? '';
  const title = t(`sessions-certification.papiers.${papier}`);
  const document: PdfDocument = {
    title: `${title} — ${numero}`,
    sender: [session.habilitation.raisonSociale, t('sessions-certification.papiers.session', { numero })],
    hasMark: false,
    writtenLe: now,
    blocks: [{ kind: 'heading', text: title }, ...PAPIERS[papier]({ t, session })],
    footer: t('sessions-certification.papiers.pied', { numero, date: formatDate(today) }),
    pageLabel: t('lettres.page', PAGE_PLACES),
    specimen,
  };
  return answerPdf(document, `${papier}-${numero}.pdf`);
}

/** The sheets to sign, for days that are known. */
export async function emargementPdf(
  context: RoleContext<'session-certification.date-debut-requise'>,
  texts: LetterTexts,
  id: number,
): Promise<FileAnswer> {
  const session = await readSession(context, id);
  if (session.dateSession === null) throw context.refuse.badRequest('session-certification.date-debut-requise');
  return papierPdf(context, texts, session, 'emargement');
}

/** The list of the stagiaires. */
export const listePdf = async (context: RoleContext, texts: LetterTexts, id: number): Promise<FileAnswer> =>
  papierPdf(context, texts, await readSession(context, id), 'liste-stagiaires');

/** All the papers of a session as one document. */
export const dossierPdf = async (context: RoleContext, texts: LetterTexts, id: number): Promise<FileAnswer> =>
  papierPdf(context, texts, await readSession(context, id), 'dossier');
