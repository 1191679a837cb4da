import { addDays } from '@habilis/domain/date/addDays';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { JOURS_CLOTURE } from '@habilis/domain/session-certification/JOURS_CLOTURE';
import { stagiaireLineFaults } from '@habilis/domain/stagiaire/stagiaireLineFaults';
import { transition } from '@habilis/domain/session-certification/transition';
import { SESSION_VUES, type SessionVue } from '@habilis/domain/session-certification/vues';
import type { HttpHandler } from 'msw';
import type { AnswerOf, BodyOf } from '../endpoint.ts';
import { certificat } from '../certificat/endpoints.ts';
import { sessionCertification } from '../session-certification/endpoints.ts';
import type { SessionCertification, SessionSummary } from '../session-certification/SessionCertification.ts';
import { exampleActivite } from './fixtures/exampleActivite.ts';
import { exampleTouchees } from './fixtures/exampleTouchees.ts';
import { exampleDevenues, exampleSessionConfiee } from './fixtures/exampleDevenues.ts';
import {
  exampleSessionCertification,
  exampleSessionSummaries,
  exampleStagiaire,
  situationOf,
} from './fixtures/exampleSessions.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { contains } from './contains.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { pageOf } from './pageOf.ts';
import { problemAnswer } from './problemAnswer.ts';

type Acting = { readonly actionKey?: string | null | undefined; readonly commentaire?: string | null | undefined };

/** The formateurs of the examples: one who may lead any session, one whose certificat has ended. */
const FORMATEURS = {
  FOR40001: { nomPrenom: 'Julie Perrin', certificatValide: true, dateFinCertificat: '2028-03-12', refus: null },
  FOR40002: { nomPrenom: 'Marc Thévenot', certificatValide: true, dateFinCertificat: '2027-06-30', refus: null },
  FOR40003: {
    nomPrenom: 'Awa Diop',
    certificatValide: false,
    dateFinCertificat: '2026-06-30',
    refus: 'session-certification.animateur-certificat-fini',
  },
} as const;

/** The formateurs of the examples by name: one free, one taken on a day, one whose certificat has ended. */
const PROPOSES: AnswerOf<typeof sessionCertification.formateurs> = [
  {
    habilisId: 'FOR40001',
    nom: 'Perrin',
    prenom: 'Julie',
    dateFinCertificat: '2028-03-12',
    refus: null,
    joursPris: [],
  },
  {
    habilisId: 'FOR40002',
    nom: 'Thévenot',
    prenom: 'Marc',
    dateFinCertificat: '2027-06-30',
    refus: null,
    joursPris: [{ du: '2026-12-14', au: '2026-12-14' }],
  },
  {
    habilisId: 'FOR40003',
    nom: 'Diop',
    prenom: 'Awa',
    dateFinCertificat: '2026-06-30',
    refus: 'session-certification.animateur-certificat-fini',
    joursPris: [],
  },
];

type Asked = Partial<BodyOf<typeof sessionCertification.search>>;

const isInVue = ({ etat }: SessionSummary, vue: SessionVue): boolean => SESSION_VUES[vue].some((one) => one === etat);

/** The sessions that match a search, by their order. */
function foundBy(summaries: readonly SessionSummary[], asked: Asked): SessionSummary[] {
  const { vue, recherche, mode, dateDebut, dateFin, suppressionAvant, tri = 'dateSession', ordre } = asked;
  const found = summaries
    .filter((one) => vue === undefined || isInVue(one, vue))
    .filter((one) => mode === undefined || one.mode === mode)
    .filter((one) => suppressionAvant === undefined || (one.dateSuppressionSession ?? '9') < suppressionAvant)
    .filter(({ dateSession, dateFinSession }) => {
      const day = dateSession ?? '';
      return (
        (dateFin === undefined || day <= dateFin) && (dateDebut === undefined || (dateFinSession ?? day) >= dateDebut)
      );
    })
    .filter(({ numero, lieu, raisonSociale }) => contains(`${numero} ${lieu} ${raisonSociale}`, recherche))
    .toSorted((one, other) => (one[tri] ?? '').localeCompare(other[tri] ?? '', 'fr'));
  return ordre === 'desc' ? found.toReversed() : found;
}

/** What a session answers to those who change it; nothing is stored. */
type Answers = {
  readonly session: SessionCertification;
  readonly changed: (changes: Partial<SessionCertification>) => SessionCertification;
  readonly acted: (acting: Acting) => SessionCertification | Response;
};

function answersOf(session: SessionCertification, role: RoleType): Answers {
  const { today } = exampleServerProperties();
  const changed = (changes: Partial<SessionCertification>) =>
    exampleSessionCertification({ ...session, ...changes, version: session.version + 1 }, { role });
  const acted = ({ actionKey = null, commentaire = null }: Acting) => {
    const outcome = transition({
      etat: situationOf(session),
      actionKey,
      role,
      today,
      hasComment: (commentaire ?? '') !== '',
      dateFinSession: session.dateFinSession,
    });
    if (!outcome.ok) return problemAnswer(400, outcome.reason);
    const { id, chezFormateur, version } = session;
    const reminded =
      outcome.action === 'Relance' && chezFormateur !== undefined
        ? { chezFormateur: { ...chezFormateur, relanceeLe: `${today}T13:32:00.000Z` } }
        : {};
    return exampleSessionCertification({ id, etat: outcome.next, version: version + 1, ...reminded }, { role });
  };
  return { session, changed, acted };
}

/** The lists of sessions, and their counts. */
function listMocks(summaries: readonly SessionSummary[]): HttpHandler[] {
  const { today } = exampleServerProperties();
  const countOf = (vue: SessionVue) => summaries.filter((one) => isInVue(one, vue)).length;
  return [
    mock(sessionCertification.todoListCount, { total: summaries.length }),
    mock(sessionCertification.todoList, ({ query }) => pageOf(summaries, query)),
    mock(sessionCertification.search, ({ body }) => pageOf(foundBy(summaries, body), body)),
    mock(sessionCertification.compteurs, {
      vues: {
        'en-cours': countOf('en-cours'),
        'a-saisir': countOf('a-saisir'),
        resultats: countOf('resultats'),
        'a-verifier': countOf('a-verifier'),
        cloturees: countOf('cloturees'),
        toutes: countOf('toutes'),
      },
      imminentes: foundBy(summaries, {
        vue: 'en-cours',
        suppressionAvant: addDays(today, JOURS_CLOTURE.imminente + 1),
      }).length,
      animateurs: [{ habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' }],
    }),
    mockFile(sessionCertification.export, new File(['PK'], 'sessions.xlsx')),
  ];
}

/** Who may lead a session. */
const animateurMocks = (): HttpHandler[] => [
  // Days that nobody knows yet take nobody.
  mock(sessionCertification.formateurs, ({ query }) =>
    PROPOSES.map((one) => (query.dateSession === undefined ? { ...one, joursPris: [] } : one)),
  ),
  mock(sessionCertification.checkAnimateur, ({ body }) => {
    const known = Object.entries(FORMATEURS).find(([habilisId]) => habilisId === body.animateurHabilisId)?.[1];
    return known === undefined
      ? {
          nomPrenom: null,
          certificatValide: false,
          dateFinCertificat: null,
          refus: 'session-certification.animateur-inconnu' as const,
          dejaPris: false,
        }
      : { ...known, dejaPris: body.animateurHabilisId === 'FOR40002' };
  }),
];

/** The steps of a session: what is written at each, and its end. */
function stepMocks({ session, changed, acted }: Answers): HttpHandler[] {
  return [
    mock(sessionCertification.update, ({ body: { stagiaires: kept, ...content } }) =>
      changed({
        ...content,
        id: session.id ?? 4817,
        numero: session.numero ?? 'S-2026-004817',
        stagiaires: session.stagiaires.filter(
          ({ id }) => kept === null || kept.some(({ stagiaireId }) => stagiaireId === id),
        ),
      }),
    ),
    mock(sessionCertification.submit, ({ body }) => acted(body)),
    mock(sessionCertification.updateResultats, ({ body: { resultats } }) =>
      changed({
        stagiaires: session.stagiaires.map((one) => {
          const written = resultats.find(({ stagiaireId }) => stagiaireId === one.id);
          return written === undefined ? one : { ...one, ...written, version: one.version + 1 };
        }),
      }),
    ),
    mock(sessionCertification.submitResultats, ({ body }) => acted(body)),
    mock(sessionCertification.updateVerification, ({ body: { corrections } }) =>
      changed({
        stagiaires: session.stagiaires.map((one) => {
          const written = corrections.find(({ stagiaireId }) => stagiaireId === one.id);
          return written === undefined
            ? one
            : { ...one, nom: written.nom, prenom: written.prenom, nomInscrit: one.nom, prenomInscrit: one.prenom };
        }),
      }),
    ),
    mock(sessionCertification.submitVerification, ({ body }) => acted(body)),
    mock(sessionCertification.corriger, ({ body }) => acted({ ...body, actionKey: 'Corrige' })),
    mock(sessionCertification.remove, undefined),
  ];
}

/** Persons of nearly this name. */
const prochesOf = ({ nom, prenom }: { readonly nom: string; readonly prenom: string }) =>
  nom === 'Martin' && prenom.startsWith('C')
    ? [{ cle: 'proche-1', initiales: 'C. M.', raison: 'NOM_PROCHE' as const, anneeNaissance: 1988 }]
    : [];

/** The stagiaires of a session, each by itself. */
function stagiaireMocks({ session, changed }: Answers): HttpHandler[] {
  return [
    mock(sessionCertification.createPreAccount, ({ body: { nom, prenom, dateNaissance, courriel } }) =>
      changed({
        stagiaires: [
          ...session.stagiaires,
          exampleStagiaire({ id: 599, nom, prenom, dateNaissance, courriel, habilisId: null, preCompteId: 899 }),
        ],
      }),
    ),
    mock(sessionCertification.removePreAccount, ({ body }) =>
      changed({ stagiaires: session.stagiaires.filter(({ preCompteId }) => preCompteId !== body.preCompteId) }),
    ),
    mock(sessionCertification.checkStagiaire, ({ body: { habilisId, identite } }) =>
      habilisId === 'STA30001'
        ? {
            stagiaire: { ...identite, habilisId, dateNaissance: '1990-04-12', cle: 'connu-1' },
            proches: [],
          }
        : { stagiaire: null, proches: prochesOf(identite) },
    ),
    mock(sessionCertification.checkCreateStagiaire, ({ body }) => ({ stagiaire: null, proches: prochesOf(body) })),
  ];
}

/** The stagiaires that come from a file, into one session or several. */
function importMocks({ session, changed }: Answers): HttpHandler[] {
  const { today } = exampleServerProperties();
  const inscribed = (
    lignes: BodyOf<typeof sessionCertification.importer>['lignes'],
    before: SessionCertification['stagiaires'] = session.stagiaires,
  ) =>
    changed({
      imports: [
        {
          id: 71,
          importeLe: '2026-11-20T10:00:00.000Z',
          auteurNomPrenom: 'Sophie Marchal',
          nbLignes: lignes.length,
        },
      ],
      stagiaires: [
        ...before,
        ...lignes.map((typed, index) => {
          const { nom, prenom, dateNaissance, courriel } = stagiaireLineFaults(typed, today).ligne;
          const ids = { id: 601 + index, preCompteId: 901 + index, importId: 71, habilisId: null };
          return exampleStagiaire({ nom, prenom, dateNaissance, courriel, ...ids });
        }),
      ],
    });
  return [
    mock(sessionCertification.juger, ({ body: { lignes } }) =>
      lignes.map((typed) => {
        const { ligne, fautes, avertissements } = stagiaireLineFaults(typed, today);
        return { fautes: [...fautes], avertissements: [...avertissements], connu: null, proches: prochesOf(ligne) };
      }),
    ),
    mock(sessionCertification.importer, ({ body: { lignes } }) => inscribed(lignes)),
    mock(sessionCertification.repartir, ({ body: { ici, autres } }) => ({
      session: ici.length === 0 ? session : inscribed(ici),
      autres: autres.map(({ lignes }, index) => ({
        ...inscribed(lignes, []),
        id: 4900 + index,
        numero: `S-2026-00${4900 + index}`,
      })),
    })),
    mock(sessionCertification.annulerImport, ({ body }) =>
      changed({
        imports: [],
        stagiaires: session.stagiaires.filter(({ importId }) => importId !== body.importId),
      }),
    ),
    mock(sessionCertification.importColonnes, [
      { entete: 'Nom de naissance', champ: 'nom' },
      { entete: 'Prénom', champ: 'prenom' },
      { entete: 'Né(e) le', champ: 'naissance' },
    ]),
  ];
}

/** A session of which nothing is entered yet. */
const START = {
  id: null,
  version: 0,
  numero: null,
  dateSession: null,
  dateFinSession: null,
  dateSuppressionSession: null,
  stagiaires: [],
  etapes: [],
} satisfies Partial<SessionCertification>;

/** The certification sessions; a write answers with the changed one, but stores nothing. */
export function sessionCertificationMocks(
  role: RoleType = 'G',
  session: SessionCertification = exampleSessionCertification({}, { role }),
  summaries: readonly SessionSummary[] = exampleSessionSummaries(),
): HttpHandler[] {
  const answers = answersOf(session, role);
  return [
    mock(sessionCertification.touchees, exampleTouchees()),
    mock(sessionCertification.activite, exampleActivite()),
    mock(sessionCertification.devenues, exampleDevenues()),
    mock(sessionCertification.devenir, exampleSessionConfiee()),
    ...listMocks(summaries),
    mock(sessionCertification.preparerMac, () => answers.changed({ mode: 'MAC' })),
    mock(sessionCertification.start, () => exampleSessionCertification(START, { role })),
    mock(sessionCertification.get, () => session),
    mock(sessionCertification.plateformes, session.habilitation.plateformesFixes),
    ...animateurMocks(),
    ...stepMocks(answers),
    ...stagiaireMocks(answers),
    ...importMocks(answers),
    mockFile(sessionCertification.telechargements, new File(['%PDF'], 'certificats.pdf')),
    mockFile(sessionCertification.certificats, new File(['%PDF'], 'certificats.pdf')),
    mockFile(certificat.telecharger, new File(['%PDF'], 'certificat.pdf')),
    mockFile(sessionCertification.emargement, new File(['%PDF'], 'emargement.pdf')),
    mockFile(sessionCertification.listeStagiaires, new File(['%PDF'], 'stagiaires.pdf')),
    mockFile(sessionCertification.dossier, new File(['%PDF'], 'dossier.pdf')),
  ];
}
