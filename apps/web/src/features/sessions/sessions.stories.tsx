import { habilitation } from '@habilis/api/habilitation/endpoints';
import { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleDemandeSummary } from '@habilis/api/mocks/fixtures/exampleDemandeSummary';
import { exampleEcheances } from '@habilis/api/mocks/fixtures/exampleEcheances';
import { exampleHabilitations } from '@habilis/api/mocks/fixtures/exampleHabilitations';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleSessionCertification, exampleSessionSummaries } from '@habilis/api/mocks/fixtures/exampleSessions';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { problemAnswer } from '@habilis/api/mocks/problemAnswer';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { heard } from '@habilis/ui/heard';
import { expect, screen, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

const submits = { isRefused: false };

type Type = 'G' | 'DL' | 'F' | 'RC' | 'RD' | 'ADM';
const accountOf = (type: Type) => exampleAccount({ roles: [exampleRole({ type })] });
const phone = { viewport: { value: 'w360' } };

/** A year's worth of sessions, some of them about to be deleted. */
function manySessions(): SessionSummary[] {
  const [first] = exampleSessionSummaries();
  if (first === undefined) return [];
  const one = (id: number, changes: Partial<SessionSummary>): SessionSummary => ({
    ...first,
    id,
    numero: `S-2026-00${id}`,
    ...changes,
  });
  const days = (dateSession: string, dateFinSession: string, dateSuppressionSession: string) => ({
    dateSession,
    dateFinSession,
    dateSuppressionSession,
  });
  const prap = {
    libelleDispositifNiveau: 'PRAP IBC, acteur',
    dispositif: 'PRAP IBC',
    animateurNomPrenom: 'Marc Thévenot',
  };
  return [
    one(3902, { etat: 'VERIFICATION', ...days('2026-08-25', '2026-08-26', '2026-11-26'), nbStagiaires: 9 }),
    one(3951, { etat: 'RESULTATS', mode: 'MAC', ...days('2026-08-27', '2026-08-27', '2026-11-27'), lieu: 'Toul' }),
    one(4105, { etat: 'RESULTATS', ...prap, ...days('2026-09-08', '2026-09-10', '2026-12-10'), lieu: 'Lunéville' }),
    one(4633, { etat: 'RESULTATS', ...prap, ...days('2026-11-03', '2026-11-05', '2027-02-05'), lieu: 'Lunéville' }),
    one(4702, { etat: 'RESULTATS', mode: 'MAC', ...days('2026-11-12', '2026-11-12', '2027-02-12') }),
    one(4793, { etat: 'RESULTATS', ...days('2026-11-19', '2026-11-20', '2027-02-20'), nbStagiaires: 8 }),
    one(4806, { mode: 'MAC', ...days('2026-11-26', '2026-11-26', '2027-02-26'), lieu: 'Toul', nbStagiaires: 5 }),
    one(4811, { ...prap, ...days('2026-11-24', '2026-11-26', '2027-02-26'), lieu: 'Metz', nbStagiaires: 4 }),
    one(4817, { ...days('2026-12-14', '2026-12-15', '2027-03-15'), nbStagiaires: 10 }),
    one(3105, { etat: 'CLOTUREE', ...days('2026-06-02', '2026-06-03', '2026-09-03') }),
  ];
}

const handlersOf = (type: Type, session?: Partial<SessionCertification>) =>
  sliceHandlers({
    account: accountOf(type),
    sessions: manySessions(),
    ...(session === undefined ? {} : { sessionCertification: exampleSessionCertification(session, { role: type }) }),
  });

const NAMESAKE: SessionCertification['homonymes'][number] = {
  stagiaireId: exampleSessionCertification({ etat: 'VERIFICATION' }).stagiaires[0]?.id ?? 0,
  autreStagiaireId: 9001,
  numero: null,
  libelleDispositifNiveau: 'SST – Sauveteur secouriste du travail',
  dateSession: '2026-11-18',
  dateFinSession: '2026-11-19',
  isMemeIdentite: false,
  isADire: true,
  refus: 'session-certification.homonyme',
  dite: null,
};
const NAMESAKES: Partial<SessionCertification> = { etat: 'VERIFICATION', homonymes: [NAMESAKE] };
const saidOf = (reponse: 'DEUX_PERSONNES' | 'UNE_PERSONNE') =>
  exampleSessionCertification({
    ...NAMESAKES,
    homonymes: [
      {
        ...NAMESAKE,
        isADire: false,
        refus: null,
        dite: { reponse, parNomPrenom: 'Sophie Marchal', le: '2026-11-28T09:00:00.000Z' },
      },
    ],
  });

/** Les sessions de certification : les trouver, les ouvrir, y inscrire des stagiaires, les vérifier et les clore. */
const meta = {
  ...screenStory,
  title: 'Écrans/Sessions',
  args: { path: '/G/13/sessions' },
  parameters: { ...screenStory.parameters, msw: handlersOf('G') },
};
export default meta;

/** La liste et le mois ont les mêmes filtres ; une barre met sa ligne en lumière ; ce qui va être supprimé se filtre d’un geste. */
export const List: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'S-2026-003902' });
    await expect(link).toHaveAttribute('href', '/G/13/sessions/3902');
    // A number is read whole on every row.
    for (const one of canvas.getAllByRole('link', { name: /^S-\d{4}-\d{6}$/ })) {
      const cell = one.closest('td, th');
      await expect(cell?.scrollWidth).toBe(cell?.clientWidth);
    }
    await expect(canvas.getByText(/^supprimée dans 6/)).toBeVisible();
    const bar = await canvas.findByRole('link', { name: /^Session SST, acteur, des 19 et 20\snovembre 2026/ });
    bar.focus();
    await waitFor(() => expect(canvas.getByText('S-2026-004793').closest('tr')).toHaveAttribute('data-lit'));
    await userEvent.click(canvas.getByRole('link', { name: /2\sseront supprimées/ }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'S-2026-004817' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'S-2026-003951' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^À vérifier/ }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'S-2026-003951' })).toBeNull());
  },
};

/** Sur un téléphone la liste vient avant le mois. */
export const ListOnAPhone: ScreenStory = {
  globals: phone,
  play: async ({ canvas }) => {
    const first = await canvas.findByText('S-2026-003902');
    await expect(first.getBoundingClientRect().top + window.scrollY).toBeLessThan(440);
    const month = canvas.getByText(/^Novembre 2026/i);
    await expect(month.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().top);
  },
};

/** Une vue sans session dit pourquoi. */
export const EmptyView: ScreenStory = {
  args: { path: '/G/13/sessions?vue=a-verifier' },
  parameters: { msw: sliceHandlers({ account: accountOf('G'), sessions: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune session à vérifier' })).toBeVisible();
  },
};

/** Le réseau lit les sessions de sa caisse, sans calendrier ni ouverture. */
export const Network: ScreenStory = {
  args: { path: '/RC/15/sessions' },
  parameters: { msw: handlersOf('RC') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les sessions des entités de votre caisse')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ouvrir une session' })).toBeNull();
  },
};

/** [EC33] Un gestionnaire : tout ce qui est à lui en une liste, le plus proche d’abord quelle qu’en soit la nature, puis ce qui n’a pas de jour. */
export const TasksOfAManager: ScreenStory = {
  args: { path: '/G/13/sessions-a-faire' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('G'),
      echeances: exampleEcheances('G').map((one) =>
        one.type === 'session-cloture' ? { ...one, date: '2026-12-08' } : one,
      ),
      demandes: [
        exampleDemandeSummary({ type: 'DH', numero: null, currentTaskDefinitionKey: 'saisie', dateEcheance: null }),
      ],
      sessions: exampleSessionSummaries().map((one, index) =>
        index === 0 ? { ...one, numero: null, dateSession: null, dateSuppressionSession: null } : one,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('list', { name: 'Ce qui est à vous' }));
    const rows = own.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    await expect(rows[0]).toMatch(/en retard de 8 jours.*DH-2026-0398.*à vous/);
    const days = rows.map((words) => /(\d\d)\/(\d\d)\/(\d{4})/.exec(words)?.slice(1).toReversed().join('-') ?? '');
    await expect(days).toEqual(days.toSorted());
    // A session that is soon deleted stands between a complement and what ends next year.
    const session = rows.findIndex((words) => words.includes('S-2026-000031'));
    await expect(rows[session]).toMatch(/dans 18 jours/);
    await expect(rows[session + 1]).toMatch(/2027/);
    await expect(own.getByRole('link', { name: /^Renouveler/ })).toBeVisible();
    const sansJour = within(canvas.getByRole('list', { name: 'Sans échéance' }));
    await expect(sansJour.getByRole('link', { name: /^Session\s: / })).toBeVisible();
    await expect(sansJour.getAllByRole('link', { name: /^Demande\s: / })[0]).toBeVisible();
    await expect(sansJour.getAllByText(/Brouillon/).length).toBeGreaterThan(0);
  },
};

/** [EC33] Rien n’attend : c’est dit, sans tableau vide. */
export const NoTaskOfAManager: ScreenStory = {
  args: { path: '/G/13/sessions-a-faire' },
  parameters: { msw: sliceHandlers({ account: accountOf('G'), echeances: [], sessions: [], demandes: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rien ne vous attend' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Ce qui attend le rôle : une liste à elle. */
export const Todo: ScreenStory = {
  args: { path: '/F/20/sessions-a-faire' },
  parameters: { msw: handlersOf('F') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('S-2026-004793')).toBeVisible();
    await expect(canvas.getAllByText('Lorraine Prévention Formation').length).toBeGreaterThan(1);
  },
};

/** On choisit l’habilitation ; celles qui n’admettent pas de session disent pourquoi. */
export const Choosing: ScreenStory = {
  args: { path: '/G/13/sessions/nouvelle' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /128\/2023/ });
    await expect(first).toHaveAttribute('href', expect.stringContaining('/G/13/sessions/nouvelle?habilitation='));
  },
};

/** Un niveau fermé depuis n’est plus proposé, ni ses sessions passées : la liste dit pourquoi. */
export const ChoosingUnderAClosedLevel: ScreenStory = {
  args: { path: '/G/13/sessions/nouvelle' },
  parameters: {
    msw: [
      mock(habilitation.list, () => ({
        elements: exampleHabilitations().map((one) => ({
          ...z.parse(HabilitationSummary, one),
          refusSession: 'session-certification.niveau-ferme' as const,
        })),
        total: exampleHabilitations().length,
        page: 1,
        taille: 100,
      })),
      ...handlersOf('G'),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/· Ce niveau est fermé/))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Aucune habilitation ne permet/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Reprendre une session passée' })).toBeNull();
  },
};

/** Une session commence : le formateur se choisit par son nom, ou par son identifiant ; il est vérifié aussitôt, une faute se lit avant l’envoi. */
export const Opening: ScreenStory = {
  args: { path: '/G/13/sessions/nouvelle?habilitation=11' },
  play: async ({ canvas, userEvent }) => {
    const nom = await canvas.findByRole('combobox', { name: 'Formateur' });
    await expect(nom).toHaveValue('Julie Perrin');
    // The answer that scrolls into view would close a list opened before it.
    await canvas.findByText(/^Julie Perrin peut animer cette session/);
    await userEvent.clear(nom);
    await userEvent.type(nom, 'dio');
    await userEvent.click(await screen.findByRole('option', { name: /^Awa Diop certificat fini le 30\/06\/2026/ }));
    await expect(await canvas.findByText(/^Awa Diop/)).toHaveTextContent('Il a pris fin');
    await userEvent.click(canvas.getByRole('button', { name: 'Un autre formateur, par son identifiant' }));
    const identifiant = canvas.getByLabelText(/Identifiant du formateur/);
    await expect(identifiant).toHaveFocus();
    await userEvent.clear(identifiant);
    await userEvent.type(identifiant, 'FOR4000');
    await userEvent.tab();
    await expect(identifiant).toBeInvalid();
    await expect(identifiant).toHaveAccessibleDescription(/Un identifiant compte trois lettres et cinq chiffres/);
    await userEvent.clear(identifiant);
    await userEvent.type(identifiant, 'for40001');
    await expect(await canvas.findByText(/^Julie Perrin peut animer cette session/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir par le nom' }));
    await expect(await canvas.findByRole('combobox', { name: 'Formateur' })).toHaveFocus();
    const debut = canvas.getByLabelText(/^Début/);
    await userEvent.clear(debut);
    await userEvent.type(debut, '9h15');
    await userEvent.tab();
    await expect(debut).toHaveValue('09:15');
    await waitFor(() => expect(canvas.getByText(/^Brouillon enregistré à/)).toBeVisible(), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Soumettre au formateur' }));
    await expect(await canvas.findByText(/^Session.:.Indiquez le premier jour/)).toBeVisible();
  },
};

/** Au clavier : la liste dit de chacun la fin de son certificat et les jours où il est pris ; qui est pris peut être choisi, et cela se lit. */
export const FormateurByKeyboard: ScreenStory = {
  args: { path: '/G/13/sessions/4817/informations' },
  parameters: {
    msw: handlersOf('G', { etat: 'SAISIE', dateSession: '2026-12-14', dateFinSession: '2026-12-15' }),
  },
  play: async ({ canvas, userEvent }) => {
    const nom = await canvas.findByRole('combobox', { name: 'Formateur' });
    await userEvent.clear(nom);
    await userEvent.keyboard('thev');
    await expect(
      await screen.findByRole('option', {
        name: 'Marc Thévenot certificat jusqu’au 30/06/2027 · déjà pris le 14/12/2026',
      }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(nom).toHaveValue('Marc Thévenot');
    await expect(await canvas.findByText(/^Ce formateur anime une autre session/)).toBeVisible();
  },
};

/** Sur un téléphone, la liste tient dans la page. */
export const FormateurOnAPhone: ScreenStory = {
  args: { path: '/G/13/sessions/4817/informations' },
  globals: phone,
  parameters: {
    msw: handlersOf('G', { etat: 'SAISIE', dateSession: '2026-12-14', dateFinSession: '2026-12-15' }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Formateur' });
    // A list closes when the page scrolls, as it does while it settles: the key opens it again.
    await waitFor(async () => {
      field.focus();
      if (screen.queryAllByRole('option').length === 0) await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getAllByRole('option')).toHaveLength(3);
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};

/** Une entité dont personne n’est connu nomme le formateur par son identifiant. */
export const FormateurOfNobodyKnown: ScreenStory = {
  args: { path: '/G/13/sessions/nouvelle?habilitation=11' },
  parameters: { msw: [mock(sessionCertification.formateurs, []), ...handlersOf('G')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Identifiant du formateur/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Choisir par le nom' })).toBeNull());
  },
};

/** Le certificat du formateur a pris fin entre le choix et l’envoi : c’est dit par son nom, avec le jour, et le champ a le focus. */
export const FormateurOfAnEndedCertificat: ScreenStory = {
  args: { path: '/G/13/sessions/4817/stagiaires' },
  parameters: {
    msw: [
      mock(sessionCertification.checkAnimateur, () => ({
        nomPrenom: 'Julie Perrin',
        certificatValide: !submits.isRefused,
        dateFinCertificat: '2026-11-19',
        refus: submits.isRefused ? ('session-certification.animateur-certificat-fini' as const) : null,
        dejaPris: false,
      })),
      mock(sessionCertification.submit, () => {
        submits.isRefused = true;
        return problemAnswer(400, 'donnees-invalides', {
          errors: [{ path: 'animateurHabilisId', title: 'session-certification.animateur-certificat-fini' }],
        });
      }),
      ...handlersOf('G', { etat: 'SAISIE', dateSession: '2026-12-14', dateFinSession: '2026-12-15' }),
    ],
  },
  beforeEach: () => {
    submits.isRefused = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soumettre au formateur' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Soumettre au formateur' }));
    const nom = await canvas.findByRole('combobox', { name: 'Formateur' });
    await waitFor(() => expect(nom).toHaveFocus());
    const told =
      /Julie Perrin.: Le certificat de ce formateur prend fin avant le dernier jour.*Il a pris fin le 19\/11\/2026/;
    await waitFor(() => expect(nom).toHaveAccessibleDescription(told));
    await expect(canvas.getByRole('link', { name: told })).toBeVisible();
  },
};

/** L’action en vue suit le travail : continuer vers ce qui manque ailleurs, d’un onglet à l’autre, puis soumettre. */
export const Onward: ScreenStory = {
  args: { path: '/G/13/sessions/4817/informations' },
  globals: { viewport: { value: 'w1280' } },
  parameters: { msw: handlersOf('G', { etat: 'SAISIE', stagiaires: [] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(canvas.getByLabelText('Ou coller depuis un tableur')).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: /^Stagiaires/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Continuer' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Soumettre au formateur' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Session' }));
    await userEvent.clear(canvas.getByLabelText(/^Début/));
    await userEvent.click(canvas.getByRole('tab', { name: /^Stagiaires/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Début/)).toHaveFocus());
  },
};

/** L’habilitation n’admet plus de session : un dialogue dit pourquoi, et l’on revient au choix. */
export const Refused: ScreenStory = {
  args: { path: '/G/13/sessions/nouvelle' },
  parameters: {
    msw: [mockProblem(sessionCertification.start, 409, 'session-certification.entite-suspendue'), ...handlersOf('G')],
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('link', { name: /128\/2023/ });
    if (first !== undefined) await userEvent.click(first);
    const dialog = await screen.findByRole('alertdialog', { name: 'La session ne peut pas être ouverte' });
    await expect(dialog).toHaveTextContent('Le dossier administratif de l’entité est suspendu');
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { name: 'Ouvrir une session' })).toBeVisible();
  },
};

/** Une personne inconnue est saisie ; une personne proche est montrée masquée, et l’on choisit. */
export const Stagiaires: ScreenStory = {
  args: { path: '/G/13/sessions/4817/stagiaires' },
  parameters: { msw: handlersOf('G', { etat: 'SAISIE' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Élodie MARCHAND')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('S-2026-004817');
    await expect(document.title).toMatch(/^S-2026-004817 - /);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await expect(await canvas.findByText(/^Indiquez la date de naissance/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Nom/), 'Martin');
    await userEvent.type(canvas.getByLabelText(/^Prénom/), 'Claire');
    await userEvent.type(canvas.getByLabelText(/^Date de naissance/), '12 mai 1988');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await expect(await canvas.findByText(/^C\. M\., 1988/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'C’est une autre personne' }));
    await expect(await canvas.findByText('Claire MARTIN')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Awa NDIAYE' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    heard.length = 0;
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(canvas.queryByText('Awa NDIAYE')).toBeNull());
    await expectTold('Awa NDIAYE ne fait plus partie des stagiaires');
    await waitFor(() =>
      expect(heard).toEqual([expect.stringContaining('Awa NDIAYE ne fait plus partie des stagiaires')]),
    );
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Stagiaires' })).toHaveFocus());
  },
};

/** Un maintien : qui vient trop tard est nommé, et sa ligne le dit une seule fois ; qui ouvre pour le réseau se lit chez lui. */
export const Upkeep: ScreenStory = {
  args: { path: '/RD/17/sessions/4817/stagiaires' },
  parameters: {
    msw: handlersOf('RD', {
      etat: 'SAISIE',
      mode: 'MAC',
      modifiable: true,
      actionsPossibles: [{ key: 'Soumet', commentaireRequis: false }],
      stagiaires: exampleSessionCertification().stagiaires.map((one, index) => ({
        ...one,
        anterieur: { etat: index === 0 ? 'TROP_TARD' : 'RATTRAPAGE', dateFin: '2024-11-18' },
      })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Vous', { selector: 'dd, dd *' })).toBeVisible();
    const late = /^Certificat fini le 18\/11\/2024.: trop ancien pour être maintenu/;
    await expect(canvas.getByText(late)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Soumettre au formateur' }));
    const told = /Le certificat de ce stagiaire a pris fin il y a trop longtemps/;
    await expect(await canvas.findByRole('link', { name: told })).toHaveAccessibleName(/Élodie Marchand/i);
    await expect(canvas.getAllByText(told)).toHaveLength(1);
    await expect(canvas.getByText(late)).toBeVisible();
  },
};

/** De qui fut choisi parmi des personnes masquées, on ne lit que ce qui fut saisi, jusqu’au certificat. */
export const Masked: ScreenStory = {
  args: { path: '/G/13/sessions/4817/stagiaires' },
  parameters: {
    msw: handlersOf('G', {
      etat: 'SAISIE',
      mode: 'MAC',
      stagiaires: exampleSessionCertification().stagiaires.map((one, index) => ({
        ...one,
        habilisId: null,
        preCompteId: null,
        anterieur: { etat: index === 0 ? 'TROP_TARD' : 'VALIDE', dateFin: null },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/personne déjà connue/))[0]).toBeVisible();
    await expect(canvas.getByText('Certificat antérieur trop ancien pour être maintenu.')).toBeVisible();
    await expect(canvas.getAllByText('Certificat antérieur retrouvé : le maintien est possible')[0]).toBeVisible();
  },
};

/** La clôture d’une session de formateurs nomme qui restera sans compte. */
export const NewFormateurs: ScreenStory = {
  args: { path: '/G/13/sessions/4817' },
  parameters: {
    msw: handlersOf('G', {
      etat: 'VERIFICATION',
      apercuCloture: {
        nbCertificats: 4,
        nbNouveauxStagiaires: 2,
        nbRolesFormateur: 2,
        sansCompte: ['Luc Baron', 'Rose Castel'],
        dateObtention: '2026-11-19',
        fins: [{ dateFin: '2029-11-18', nb: 4 }],
        modeleSimple: false,
        fautes: [],
        empreinte: 'Tels-quels',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^2 personnes seront formateurs sans compte.: Luc Baron, Rose Castel/),
    ).toBeVisible();
  },
};

export const StagiairesOnAPhone: ScreenStory = {
  args: { path: '/G/13/sessions/4817/stagiaires' },
  parameters: { msw: handlersOf('G', { etat: 'SAISIE' }) },
  globals: phone,
};

/** L’entité vérifie les résultats, corrige un nom, voit ce que la clôture va faire, puis clôt. */
export const Verification: ScreenStory = {
  args: { path: '/G/13/sessions/4817' },
  parameters: { msw: handlersOf('G', { etat: 'VERIFICATION' }) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ce que la clôture va faire' })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /^Corriger le nom d’Élodie MARCHAND|Corriger le nom de Élodie MARCHAND/ }),
    );
    const naming = within(await screen.findByRole('alertdialog'));
    await userEvent.clear(naming.getByLabelText(/^Nom/));
    await userEvent.click(naming.getByRole('button', { name: 'Corriger' }));
    await waitFor(() => expect(naming.getByLabelText(/^Nom/)).toBeInvalid());
    await userEvent.type(naming.getByLabelText(/^Nom/), '王小明');
    await userEvent.click(naming.getByRole('button', { name: 'Corriger' }));
    await waitFor(() => expect(screen.getByText('Le nom est corrigé')).toBeVisible());
    await expect(
      await canvas.findByText(/^Le certificat ne peut pas imprimer.* Élodie 王小明\. Écrivez-le/),
    ).toBeVisible();
    await expect(await canvas.findByText('à l’inscription : Élodie MARCHAND')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clôturer la session' }));
    const closing = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(closing.getByText(/^4 certificats seront délivrés/)).toBeVisible());
    await expect(closing.getByText(/^Aucun modèle de certificat n’est en vigueur/)).toBeVisible();
    await userEvent.click(closing.getByRole('button', { name: 'Clôturer la session' }));
    await waitFor(() => expect(screen.getByText(/^Session clôturée/)).toBeVisible());
  },
};

/** Un homonyme d’une session des mêmes jours est dit avant la clôture ; la réponse y reste, et peut être changée. */
export const Namesakes: ScreenStory = {
  args: { path: '/G/13/sessions/4817' },
  parameters: {
    msw: [mock(sessionCertification.direHomonyme, ({ body }) => saidOf(body.reponse)), ...handlersOf('G', NAMESAKES)],
  },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Un stagiaire est peut-être inscrit à deux sessions des mêmes jours'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Élodie MARCHAND\s: une personne du même nom.*d’une autre entité des 18 et 19/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Élodie MARCHAND\s: deux personnes/ }));
    await expect(await canvas.findByText(/^Deux personnes, d’après Sophie Marchal/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /une seule personne/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /deux personnes/ })).toBeNull();
  },
};

/** Une session close ne se corrige que sur les noms, par un administrateur : un à un, avec un motif. */
export const CorrectingAName: ScreenStory = {
  args: { path: '/ADM/11/sessions/4817' },
  parameters: {
    msw: handlersOf('ADM', {
      etat: 'CLOTUREE',
      actionsPossibles: [{ key: 'Corrige', commentaireRequis: true }],
    }),
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corriger un nom' }));
    const pencil = await canvas.findByRole('button', { name: /^Corriger le nom .*Élodie MARCHAND/ });
    await waitFor(() => expect(pencil).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const naming = within(await screen.findByRole('alertdialog'));
    await userEvent.clear(naming.getByLabelText(/^Nom/));
    await userEvent.type(naming.getByLabelText(/^Nom/), 'Marchandeau');
    await userEvent.click(naming.getByRole('button', { name: 'Corriger' }));
    await waitFor(() => expect(naming.getByLabelText(/^Commentaire/)).toHaveFocus());
    await userEvent.keyboard('Faute de frappe.');
    await userEvent.click(naming.getByRole('button', { name: 'Corriger' }));
    await waitFor(() => expect(screen.getByText('Le nom est corrigé')).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Corriger le nom/));
  },
};

/** Renvoyer demande un commentaire. */
export const SendingBack: ScreenStory = {
  args: { path: '/G/13/sessions/4817/verification' },
  parameters: { msw: handlersOf('G', { etat: 'VERIFICATION' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer au formateur' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Renvoyer au formateur' }));
    await expect(await dialog.findByText(/^Écrivez un commentaire/)).toBeVisible();
  },
};

/** Deux personnes écrivent : rien n’est perdu, l’on choisit. */
export const Conflict: ScreenStory = {
  args: { path: '/G/13/sessions/4817/informations' },
  parameters: {
    msw: [
      mock(sessionCertification.update, () =>
        Response.json(
          {
            title: 'session-certification.version-perimee',
            status: 409,
            courant: exampleSessionCertification({ version: 9, heureFin: '18:00' }, { role: 'G' }),
          },
          { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
        ),
      ),
      ...handlersOf('G', { etat: 'SAISIE' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const fin = await canvas.findByLabelText(/^Fin/);
    await userEvent.clear(fin);
    await userEvent.type(fin, '16h');
    await expect(await canvas.findByRole('button', { name: 'Reprendre ma saisie' }, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Cette session a été modifiée ailleurs' })).toBeVisible();
    await expect(fin).toHaveValue('16h');
    await expect(await canvas.findByText('Non enregistré : modifié ailleurs')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir la version' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reprendre ma saisie' })).toHaveFocus();
  },
};

/** Un premier jour hors de l’habilitation se dit à son champ, et les locaux proposent l’adresse de l’entité. */
export const RefusedDay: ScreenStory = {
  args: { path: '/DL/14/sessions/4817/informations' },
  parameters: {
    msw: [
      mock(sessionCertification.update, () =>
        Response.json(
          { title: 'session-certification.habilitation-suspendue', status: 409 },
          { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
        ),
      ),
      ...handlersOf('DL', {
        etat: 'SAISIE',
        lieuFormation: 'FR',
        lieuFormationType: 'CLIENT',
        lieuFormationAdresse: null,
        lieuFormationCodePostalVille: null,
        plateformeFixeId: null,
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Dans les locaux de l’entité'));
    await expect(canvas.getByLabelText('Adresse')).toHaveValue('12 rue des Fonderies');
    await expect(canvas.getByRole('combobox', { name: 'Ville' })).toHaveValue('Nancy');
    const [day] = within(canvas.getByRole('group', { name: /^Premier jour/ })).getAllByRole('spinbutton');
    await waitFor(() => expect(day).toHaveAccessibleDescription(/L’habilitation est suspendue/), { timeout: 5000 });
  },
};

/** L’habilitation a été suspendue depuis : la page dit ce que cela change. */
export const Withheld: ScreenStory = {
  args: { path: '/G/13/sessions/4817/informations' },
  parameters: {
    msw: handlersOf('G', {
      etat: 'SAISIE',
      empechement: 'session-certification.habilitation-suspendue',
      commentaireRenvoi: 'Deux stagiaires sont d’une autre classe.',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^L’habilitation est suspendue/ })).toBeVisible();
    const [day] = within(canvas.getByRole('group', { name: /^Premier jour/ })).getAllByRole('spinbutton');
    await expect(day).toHaveAccessibleDescription(/L’habilitation est suspendue/);
    await expect(canvas.getByText('Deux stagiaires sont d’une autre classe.')).toBeVisible();
    // What would be refused is not asked about: the focus goes to what says why.
    await userEvent.click(canvas.getByRole('button', { name: 'Soumettre au formateur' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^L’habilitation est suspendue/));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Le formateur n’a plus de certificat valable ces jours-là : il le lit avant de soumettre, avec ce qui reste possible. */
export const WithheldByItsFormateur: ScreenStory = {
  args: { path: '/F/20/sessions/4817/resultats' },
  globals: phone,
  parameters: {
    msw: handlersOf('F', {
      etat: 'RESULTATS',
      empechement: 'session-certification.animateur-certificat-fini',
      stagiaires: exampleSessionCertification({}, { role: 'F' }).stagiaires.map((one) => ({
        ...one,
        present: true,
        identiteVerifiee: true,
        resultat: 'ADMIS',
      })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Le certificat de ce formateur prend fin/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Les résultats ne peuvent pas être soumis\. Renvoyée à l’entité/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Relire et soumettre' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Le certificat de ce formateur/));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Ce qui est refusé d’un champ se dit dans la page : la question posée au-dessus s’en va. */
export const RefusedField: ScreenStory = {
  args: { path: '/G/13/sessions/4817/informations' },
  parameters: {
    msw: [
      mockProblem(sessionCertification.submit, 400, 'donnees-invalides', [
        { path: 'animateurHabilisId', title: 'session-certification.animateur-certificat-fini' },
      ]),
      ...handlersOf('G', { etat: 'SAISIE' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soumettre au formateur' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Soumettre au formateur' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText(/^Veuillez corriger (le|les \d+) champs? en erreur\.$/)).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Veuillez corriger/));
  },
};

/** Une session qui n’est pas close se supprime, en sachant ce qui est perdu ; refusé, c’est dit. */
export const Deletion: ScreenStory = {
  args: { path: '/G/13/sessions/4817' },
  parameters: {
    msw: [
      mockProblem(sessionCertification.remove, 400, 'donnees-invalides', undefined, { isOnce: true }),
      ...handlersOf('G', { etat: 'SAISIE' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Supprimer la session/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/ses 6 stagiaires/)).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/Commentaire/), 'Reportée.');
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer la session' }));
    await expectTold(/^La session n’a pas été supprimée\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer la session' }));
    await expectTold('Session supprimée');
  },
};

/** Le formateur lit la session ; les résultats se saisissent dans leur onglet. Une question qui se ferme ne parle pas de l’étape suivante. */
export const Formateur: ScreenStory = {
  args: { path: '/F/20/sessions/4817/informations' },
  parameters: { msw: handlersOf('F', { etat: 'RESULTATS' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer à l’entité' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/Commentaire/), 'Deux stagiaires sont d’une autre classe.');
    const titles = new Set<string | null>();
    const title = () => screen.queryByRole('alertdialog')?.querySelector('h2')?.textContent ?? null;
    const seen = new MutationObserver(() => titles.add(title()));
    const asked = title();
    seen.observe(document.body, { childList: true, characterData: true, subtree: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Renvoyer à l’entité' }));
    await waitFor(() => expect(screen.getByText('Session renvoyée')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    seen.disconnect();
    await expect([...titles].filter((one) => one !== null)).toEqual([asked]);
  },
};

/** Ce qu’un autre avait saisi ne compte plus, et la phrase de celui qui a renvoyé la session est la sienne. */
export const SetAside: ScreenStory = {
  args: { path: '/F/20/sessions/4817/informations' },
  parameters: {
    msw: handlersOf('F', {
      etat: 'SAISIE',
      commentaireRenvoi: 'Malade, reportez-la.',
      saisieEcartee: {
        nbLignes: 5,
        formateurNomPrenom: 'Marc Thévenot',
        dateSession: '2026-11-18',
        dateFinSession: '2026-11-19',
        mode: 'INI',
        ecarteeLe: '2026-11-20T09:00:00.000Z',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous avez renvoyé cette session à l’entité')).toBeVisible();
    await expect(canvas.getByText('5 résultats ont été mis de côté')).toBeVisible();
    await expect(canvas.getByText(/des 18 et 19 novembre 2026, avec Marc Thévenot/)).toBeVisible();
  },
};

/** Les papiers se téléchargent ; sans jours, on n’émarge pas encore. */
export const Papers: ScreenStory = {
  args: { path: '/G/13/sessions/4817/papiers' },
  parameters: { msw: handlersOf('G', { etat: 'SAISIE', dateSession: null, dateFinSession: null }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Indiquez d’abord les jours de la session.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Feuille d’émargement$/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Dossier de la session$/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Dossier de la session$/ })).toBeEnabled());
  },
};

/** Ses résultats soumis, le formateur les relit : l’onglet où il les saisissait n’est plus là. */
export const HandedIn: ScreenStory = {
  args: { path: '/F/20/sessions/4817/resultats' },
  parameters: { msw: handlersOf('F', { etat: 'VERIFICATION', actionsPossibles: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Vérification', selected: true })).toBeVisible();
    await expect(canvas.getByText(/^4 admis/)).toBeVisible();
  },
};

/** Un autre onglet a renvoyé la session : la clôture est refusée là où on le lit, même depuis le bas de la page, et le redit si on insiste. */
export const MovedOn: ScreenStory = {
  args: { path: '/G/13/sessions/4817' },
  parameters: {
    msw: [
      mockProblem(sessionCertification.submitVerification, 409, 'session-certification.etape-modifiee'),
      ...handlersOf('G', { etat: 'VERIFICATION' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const close = { name: 'Clôturer la session' };
    await userEvent.click(await canvas.findByRole('button', close));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', close));
    const notice = await canvas.findByRole('heading', { name: 'Cette session a changé d’étape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const isFocused = () => waitFor(() => expect(notice.closest('[tabindex="-1"]')).toHaveFocus());
    await isFocused();
    await userEvent.click(canvas.getByRole('button', close));
    await isFocused();
  },
};

/** Renvoyée ou close dans un autre onglet : le commentaire qui n’est pas parti se lit là où c’est dit. */
export const CommentOfAStaleAction: ScreenStory = {
  args: { path: '/G/13/sessions/4817' },
  parameters: {
    msw: [
      mockProblem(sessionCertification.submitVerification, 409, 'session-certification.etape-modifiee'),
      ...handlersOf('G', { etat: 'VERIFICATION' }),
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer au formateur' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /commentaire/i }), 'Deux noms sont mal écrits.');
    await userEvent.click(dialog.getByRole('button', { name: 'Renvoyer au formateur' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 5000 });
    await step('[U947] le commentaire qui n’est pas parti se lit là où le refus est dit', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Cette session a changé d’étape' })).toBeVisible();
      await expect(canvas.getByText(/^Votre commentaire n’est pas parti.+Deux noms sont mal écrits\./)).toBeVisible();
    });
  },
};

/** Le lien d’un ancien courriel mène à une session supprimée : sa page dit quand, pourquoi, et ce qu’il en reste. */
export const Deleted: ScreenStory = {
  args: { path: '/G/13/sessions/4817' },
  parameters: {
    msw: handlersOf('G', {
      etat: 'SUPPRIMEE',
      etapes: [
        {
          id: 9,
          action: 'Supprime',
          de: 'RESULTATS',
          vers: 'SUPPRIMEE',
          commentaire: null,
          auteurNomPrenom: null,
          roleType: null,
          faitLe: '2026-11-18T01:00:00Z',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Supprimée le 18/11/2026, faute d’avoir été close')).toBeVisible();
    await expect(canvas.getByText(/^Aucun certificat n’en a été délivré.+Les noms de ses 6 stagiaires/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Supprimer|Soumettre/ })).toBeNull();
  },
};

/** Close, la session se lit ; son historique aussi. */
export const Closed: ScreenStory = {
  args: { path: '/G/13/sessions/4817/historique' },
  parameters: { msw: handlersOf('G', { etat: 'CLOTUREE' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Session ouverte')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Supprimer la session' })).toBeNull();
  },
};

/** Ce qui n’est plus à un formateur se lit : ce qu’elle est devenue, à qui, quand, et rien de ses stagiaires. */
export const NoLongerTheirs: ScreenStory = {
  args: { path: '/F/20/sessions/4820' },
  parameters: {
    msw: [mockProblem(sessionCertification.get, 404, 'introuvable'), ...handlersOf('F')],
  },
  play: async ({ canvas }) => {
    const title = /^La session S-2026-004820 n’est plus la vôtre/;
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText(/^Confiée à Marc Thévenot le 19\/11\/2026/)).toBeVisible();
    await expect(canvas.getByText('03–04/12/2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir vos sessions' })).toHaveAttribute('href', '/F/20/sessions');
  },
};

/** Sur un téléphone, la liste d’un formateur dit d’une ligne ce que sont devenues celles qui étaient les siennes. */
export const NoLongerTheirsInTheList: ScreenStory = {
  args: { path: '/F/20/sessions' },
  globals: phone,
  parameters: { msw: handlersOf('F') },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Sessions qui ne sont plus les vôtres' }));
    await expect(list.getByRole('link', { name: /^S-2026-004820, SST/ })).toHaveAttribute(
      'href',
      '/F/20/sessions/4820',
    );
    await expect(list.getByText(/^Confiée à Marc Thévenot le 19\/11\/2026/)).toBeVisible();
    await expect(list.getByText(/^Annulée le/)).toBeVisible();
  },
};

/** Un formateur sans rôle ni compte : l’entité saisit à sa place, et c’est dit. */
export const WithoutFormateur: ScreenStory = {
  args: { path: '/G/13/sessions/4817' },
  parameters: { msw: handlersOf('G', { etat: 'RESULTATS', sansFormateur: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Julie Perrin n’a plus de rôle ou de compte de formateur')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Résultats/, selected: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Relire et soumettre' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Relancer' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /^Chez/ })).toBeNull();
  },
};

/** Une entité sans personne : la caisse vérifie et clôt à sa place. */
export const WithoutGestionnaire: ScreenStory = {
  args: { path: '/RC/15/sessions/4817' },
  parameters: { msw: handlersOf('RC', { etat: 'VERIFICATION', sansGestionnaire: true }) },
  play: async ({ canvas }) => {
    const title = 'Plus personne dans l’entité ne peut vérifier cette session';
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clôturer la session' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Supprimer la session' })).toBeNull();
  },
};

/** Une session confiée se reprend avec une raison, que son formateur lira ; ou il se relance. */
export const TakingBack: ScreenStory = {
  args: { path: '/G/13/sessions/4817' },
  parameters: { msw: handlersOf('G', { etat: 'RESULTATS' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Relancer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre la session' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Commentaire/ }), 'Salle prise.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre la session' }));
    await expectTold(/^Session reprise\s: vous pouvez la modifier/);
  },
};
