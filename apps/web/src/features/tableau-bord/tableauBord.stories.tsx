import { actualite } from '@habilis/api/actualite/endpoints';
import { alerte } from '@habilis/api/alerte/endpoints';
import { commission } from '@habilis/api/commission/endpoints';
import { echeance } from '@habilis/api/echeance/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { message } from '@habilis/api/message/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleAlerte } from '@habilis/api/mocks/fixtures/exampleAlertes';
import { exampleDemandeAdministrative } from '@habilis/api/mocks/fixtures/exampleDemandeAdministrative';
import { exampleDemandeSummary } from '@habilis/api/mocks/fixtures/exampleDemandeSummary';
import { exampleHabilitation } from '@habilis/api/mocks/fixtures/exampleHabilitations';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleSessionSummaries } from '@habilis/api/mocks/fixtures/exampleSessions';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { expect, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** L’accueil d’un rôle : ce qu’il a à faire, puis ses alertes, ses messages et les actualités. */
const meta = {
  ...screenStory,
  title: 'Écrans/Tableau de bord',
  args: { path: '/DM/12' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

/** Sessions of one niveau in one place, by their day and number. */
const alike = (named: readonly (readonly [string, string])[]) => {
  const [first] = exampleSessionSummaries();
  return named.flatMap(([dateSession, numero], index) =>
    first === undefined ? [] : [{ ...first, id: 4901 + index, numero, dateSession, dateFinSession: dateSession }],
  );
};
const accountOf = (type: RoleType) => exampleAccount({ roles: [exampleRole({ type })] });

/** Un demandeur : ce qu’il doit faire d’abord ; un message lu s’en va, et revient si l’on se ravise. */
export const Default: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Permanence téléphonique/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer ce message' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Permanence téléphonique/ })).toBeNull());
    const region = await canvas.findByRole('region', { name: 'Messages de l’application' });
    await userEvent.click(await within(region).findByRole('button', { name: 'Annuler' }));
    await expect(await canvas.findByRole('button', { name: /^Permanence téléphonique/ })).toBeVisible();
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

/** Rien encore : la première demande reste à faire ; ce qui est vide ne prend pas de place. */
export const WithoutDemande: ScreenStory = {
  parameters: {
    msw: sliceHandlers({
      account: exampleAccount({ roles: [exampleRole({ entite: null, demandeAdministrative: null })] }),
      demandes: [],
      sessions: [],
      echeances: [],
      alertes: [],
      messages: [],
      actualites: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Commencer' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Le dossier administratif que vous remplirez' })).toHaveTextContent(
      /Urssaf de moins de \d+\sjours/,
    );
    await expect(canvas.queryByRole('region', { name: /Alertes|Messages|Actualités|habilitation|Ligne/ })).toBeNull();
    await expect(canvas.queryByText(/Rien|Aucun/)).toBeNull();
  },
};

const VALIDEE = { id: 217, currentTaskDefinitionKey: 'validee' };
const ofManager = (scene: Parameters<typeof sliceHandlers>[0] = {}) =>
  sliceHandlers({
    account: exampleAccount({ roles: [exampleRole({ type: 'G', demandeAdministrative: VALIDEE })] }),
    demande: exampleDemandeAdministrative({}, { taskKey: 'validee', role: 'G' }),
    demandes: [],
    sessions: [],
    ...scene,
  });

/** Un gestionnaire : une habilitation qui prend fin sans renouvellement demandé, ce qu’il détient, et l’année qui vient. */
export const OfAManager: ScreenStory = {
  args: { path: '/G/13' },
  parameters: { msw: ofManager() },
  play: async ({ canvas }) => {
    const block = within(await canvas.findByRole('region', { name: 'Le plus proche pour vous' }));
    await expect(block.getByRole('heading', { name: 'Compléter la demande d’habilitation' })).toBeVisible();
    await expect(block.getByText('en retard de 8 jours')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Le plus proche pour vous' })).toHaveTextContent(
      /Puis\s: DA-2026-0217/,
    );
    const coming = within(canvas.getByRole('list', { name: 'Ce qui vient' })).getAllByRole('listitem');
    await expect(coming).toHaveLength(7);
    await expect(coming[0]).toHaveTextContent(/en retard de 8 jours.*DH-2026-0398.*à vous/);
    await expect(canvas.queryByText(/Rien à faire/)).toBeNull();
    const held = await canvas.findByRole('list', { name: 'Vos habilitations' });
    await expect(within(held).getAllByRole('listitem').length).toBeGreaterThan(1);
    await expect(within(held).queryByText('Terminée')).toBeNull();
    await expect(await canvas.findByRole('list', { name: 'Ligne de temps' })).toBeVisible();
    // Its dossier is finished: its track says nothing more.
    await expect(canvas.queryByRole('list', { name: 'Étapes' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ouvrir une session' })).toBeVisible();
  },
};

/** Sur un téléphone la liste dit tout : pas de ligne de temps. */
export const OfAManagerOnAPhone: ScreenStory = {
  ...OfAManager,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const coming = within(await canvas.findByRole('list', { name: 'Ce qui vient' }));
    await expect(coming.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.queryByText('Ligne de temps')).toBeNull();
  },
};

/** Rien ne l’attend : une seule ligne le dit, et l’action principale est dans l’en-tête. */
export const NothingToDo: ScreenStory = {
  args: { path: '/G/13' },
  parameters: {
    msw: ofManager({ habilitations: [], echeances: [], alertes: [], messages: [], actualites: [] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rien à faire aujourd’hui.')).toBeVisible();
    await expect(canvas.getAllByText(/Rien|Aucun/)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Demander une habilitation' })).toBeVisible();
  },
};

/** Une suspension court : l’accueil la dit, et ce qu’elle permet encore, sans « rien à faire » ni la fin de l’habilitation pour sa fin. */
export const Suspended: ScreenStory = {
  args: { path: '/G/13' },
  parameters: {
    msw: [
      mock(habilitation.aRenouveler, []),
      ...ofManager({
        habilitations: [
          exampleHabilitation({
            dateFin: '2029-02-27',
            dateDebutSuspension: '2026-11-02',
            dateFinSuspension: '2999-12-31',
            motifSuspension: 'AUDIT',
          }),
        ],
        echeances: [],
        alertes: [],
        messages: [],
        actualites: [],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/: suspendue depuis le 02\/11\/2026, jusqu’à nouvel ordre$/)).toBeVisible();
    const held = await canvas.findByRole('list', { name: 'Vos habilitations' });
    await expect(within(held).getByText('jusqu’à nouvel ordre')).toBeVisible();
    await expect(canvas.queryByText(/27\/02\/2029|Rien à faire/)).toBeNull();
  },
};

/** Qui examine, répartit, donne un avis ou décide : ce qui presse, combien, et où ; les alertes ne répètent pas les tâches. */
export const OfAReviewer: ScreenStory = {
  args: { path: '/I/18' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('I'),
      alertes: [
        exampleAlerte({ type: 'DH_A_INSTRUIRE' }),
        // Its task stands in the list above.
        exampleAlerte({ id: 2, type: 'DA_SUSPENSION' }),
        exampleAlerte({ id: 3, type: 'DA_SUSPENSION', objetId: 999 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Votre tâche la plus urgente' })).toBeVisible();
    const taches = canvas.getByRole('list', { name: 'Vos tâches' });
    await expect(within(taches).getByRole('link', { name: /^\d+ en retard$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/taches\?vue=en-retard$/),
    );
    await expect(within(taches).getByRole('link', { name: /^\d+ à rendre sous 7\sjours$/ })).toBeVisible();
    const stock = canvas.getByRole('table', { name: 'Demandes par tâche' });
    await expect(within(stock).getByRole('link', { name: 'Dossiers à instruire' })).toHaveAttribute(
      'href',
      expect.stringMatching(/taches\?tache=da_instruction$/),
    );
    await expect(within(stock).getByRole('link', { name: 'Rejets à confirmer' })).toHaveAttribute(
      'href',
      expect.stringMatching(/demandes\?tache=da_validation_rejet$/),
    );
    const alertes = canvas.getByRole('list', { name: 'Alertes' });
    await expect(within(alertes).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const OfAReviewerOnAPhone: ScreenStory = { ...OfAReviewer, globals: { viewport: { value: 'w360' } } };

/** Qui décide : la prochaine séance d’abord. */
export const OfTheCommission: ScreenStory = {
  args: { path: '/CNH/23' },
  parameters: { msw: sliceHandlers({ account: accountOf('CNH') }) },
  play: async ({ canvas }) => {
    const seance = await canvas.findByRole('region', { name: 'Séance de la commission' });
    await expect(within(seance).getByText('20/11/2026')).toBeVisible();
    await expect(within(seance).getByRole('link', { name: 'Saisir les décisions' })).toHaveAttribute(
      'href',
      expect.stringMatching(/commission\/seances\/2026-11-20\/decision$/),
    );
  },
};

/** La séance tenue dont il reste des décisions à saisir passe devant celle qui vient. */
export const OfTheCommissionAfterASeance: ScreenStory = {
  args: { path: '/CNH/23' },
  parameters: {
    msw: [
      mock(commission.seances, {
        ouvertes: [
          { date: '2026-11-18', aDecider: 2, enAttente: 0, rendues: 3 },
          { date: '2026-12-09', aDecider: 4, enAttente: 0, rendues: 0 },
        ],
        tenues: [],
      }),
      ...sliceHandlers({ account: accountOf('CNH') }),
    ],
  },
  play: async ({ canvas }) => {
    const seance = await canvas.findByRole('region', { name: 'Séance de la commission' });
    await expect(within(seance).getByText('en retard de 2 jours')).toBeVisible();
    await expect(seance).toHaveTextContent(/Puis\s: séance du 09\/12\/2026, dans 19 jours/);
    await expect(within(seance).getByRole('link', { name: 'Saisir les décisions' })).toHaveAttribute(
      'href',
      expect.stringMatching(/commission\/seances\/2026-11-18\/decision$/),
    );
  },
};

/** Qui suit les demandes sans tâche à soi, l’administration et le support : ce qui attend à l’assistance et chez tous, puis des jours, que rien ne décompte, et ce qui est en retard. */
export const OfAFollower: ScreenStory = {
  args: { path: '/ADM/21' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('ADM'),
      demandes: [
        exampleDemandeSummary({ id: 301, dateDebutTache: '2020-03-02', dateEcheance: '2020-04-02' }),
        exampleDemandeSummary({ id: 302, dateDebutTache: '2020-03-02', dateEcheance: '2099-04-02' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Toutes les demandes/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Traiter les \d+ messages$/ })).toHaveAttribute(
      'href',
      '/ADM/21/assistance/messages',
    );
    const figures = within(canvas.getByRole('list', { name: 'Ce qui attend' })).getAllByRole('link');
    await expect(figures.map((one) => one.getAttribute('href'))).toEqual([
      '/ADM/21/assistance/messages',
      '/ADM/21/assistance/messages?vue=sans-responsable',
      '/ADM/21/alertes/de-tous?delai=en-retard',
    ]);
    await expect(figures[0]).toHaveTextContent(/^\d+ messages à l’assistance à traiter$/);
    // Beside what is late, nobody is told that nothing waits.
    await expect(canvas.queryByText(/ne vous attend|Rien à faire/)).toBeNull();
    const list = canvas.getByRole('list', { name: 'Demandes dues en premier' });
    const [late, later] = within(list).getAllByRole('listitem');
    await expect(late).toHaveTextContent(/02\/04\/2020.*en retard/);
    await expect(later).toHaveTextContent('02/04/2099');
    await expect(later).not.toHaveTextContent(/dans|retard/);
  },
};

/** Un formateur : les sessions qui l’attendent. */
export const OfAFormateur: ScreenStory = {
  args: { path: '/F/20' },
  parameters: { msw: sliceHandlers({ account: accountOf('F') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ouvrir la session' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/F\/20\/sessions\/\d+$/),
    );
    const block = canvas.getByRole('region', { name: 'Le plus proche pour vous' });
    await expect(within(block).getByText('dans 10 jours')).toBeVisible();
    await expect(block).toHaveTextContent(/elle est supprimée et personne n’a de certificat/);
    await expect(canvas.getByRole('list', { name: 'Sessions qui vous attendent' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Votre activité' })).toBeVisible();
    const sessions = canvas.getAllByRole('list', { name: /^Sessions / });
    const named = sessions.flatMap((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    await expect(named).toEqual([...new Set(named)]);
  },
};

/** Sur un téléphone, deux sessions du même niveau au même endroit ont chacune leur nom : par leur jour, sinon par leur numéro. */
export const OfAFormateurOnAPhone: ScreenStory = {
  args: { path: '/F/20' },
  globals: { viewport: { value: 'w360' } },
  parameters: {
    msw: [
      mock(sessionCertification.todoList, { elements: [], total: 0, page: 1, taille: 5 }),
      mock(sessionCertification.search, {
        elements: alike([
          ['2026-12-01', 'S-2026-004901'],
          ['2026-12-01', 'S-2026-004902'],
          ['2026-12-08', 'S-2026-004903'],
        ]),
        total: 3,
        page: 1,
        taille: 5,
      }),
      ...sliceHandlers({ account: accountOf('F') }),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Sessions à venir' }));
    const names = list.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual([
      'SST, acteur, Nancy, 01/12/2026, S-2026-004901',
      'SST, acteur, Nancy, 01/12/2026, S-2026-004902',
      'SST, acteur, Nancy, 08/12/2026',
    ]);
  },
};

/** Une caisse lit sur son accueil ce que plus personne d’autre ne peut finir. */
export const WithASessionToFinish: ScreenStory = {
  args: { path: '/RC/15' },
  parameters: { msw: sliceHandlers({ account: accountOf('RC') }) },
  play: async ({ canvas }) => {
    const title = 'Sessions à finir, faute de formateur ou d’entité';
    const list = within(await canvas.findByRole('list', { name: title }));
    await expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/RC/15/sessions/4817');
    await expect(canvas.getByRole('link', { name: /^Voir les 4\ssessions/ })).toHaveAttribute(
      'href',
      '/RC/15/sessions-a-faire',
    );
  },
};

/** Un délégataire : les sessions qui l’attendent, et les habilitations qu’on lui délègue. */
export const OfADelegataire: ScreenStory = {
  args: { path: '/DL/17' },
  parameters: { msw: sliceHandlers({ account: accountOf('DL') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Vos habilitations' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Renouveler' })).toBeNull();
  },
};

/** Une session que d’autres tardent à clôturer : son entité lit ce qui se perd, quand, et chez qui elle est. */
export const WithASessionSoonDeleted: ScreenStory = {
  args: { path: '/DL/17' },
  parameters: {
    msw: [
      mock(sessionCertification.todoList, { elements: [], total: 0, page: 1, taille: 5 }),
      ...sliceHandlers({ account: accountOf('DL') }),
    ],
  },
  play: async ({ canvas }) => {
    const [item, ...others] = within(await canvas.findByRole('list', { name: 'Ce qui vient' })).getAllByRole(
      'listitem',
    );
    await expect(others).toEqual([]);
    await expect(item).toHaveTextContent(/dans 11 jours.*01\/12\/2026.*supprimée si rien n’est fait/);
    await expect(item).toHaveTextContent(/chez Julie Perrin/);
    await expect(canvas.getByText(/^Rien n’est à vous, 1\schez d’autres$/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Sessions qui vous attendent' })).toBeNull();
  },
};

/** Ce qui ne peut pas être lu le dit, et le travail reste là. */
export const WhenCallsFail: ScreenStory = {
  parameters: {
    msw: [alerte.list, message.dashboard, actualite.list, echeance.ligne, echeance.list, habilitation.list]
      .map((endpoint) => mockProblem(endpoint, 500, 'erreur-interne'))
      .concat(sliceHandlers()),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les échéances ne répondent pas.')).toBeVisible();
    // Nobody is told that nothing waits while it is not known.
    await expect(canvas.queryByText(/^Rien/)).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(6);
  },
};
