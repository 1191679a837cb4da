import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { examplePageStatistique } from '@habilis/api/mocks/fixtures/exampleStatistiques';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { rolePath } from '@habilis/api/page/rolePaths';
import { statistique } from '@habilis/api/statistique/endpoints';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { expect, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const sceneOf = (type: RoleType) => sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type })] }) });
const storyOf = (type: RoleType): ScreenStory => ({
  args: { path: rolePath(exampleRole({ type }), 'statistiques') },
  parameters: { msw: sceneOf(type) },
});

/** Les chiffres d’un rôle : un onglet par sujet, des filtres dans l’adresse, chaque chiffre vers sa liste. */
const meta = {
  ...screenStory,
  title: 'Écrans/Statistiques',
  args: { path: '/RC/15/statistiques' },
  parameters: { ...screenStory.parameters, msw: sceneOf('RC') },
};
export default meta;

/** Un responsable de caisse : ses demandes, comparées à l’année précédente. */
export const Default: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Sujets' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Demandes');
    const figures = within(canvas.getByRole('list', { name: 'Chiffres principaux' }));
    await expect(figures.getByRole('link', { name: /Demandes reçues/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/RC\/15\/demandes/),
    );
    await expect(canvas.getByText(/ · Jours clos jusqu’au 19\/11\/2026, aujourd’hui ajouté à 15:30$/)).toBeVisible();
    const plot = within(canvas.getByRole('region', { name: 'Demandes en cours, par étape et par âge' }));
    await userEvent.click(plot.getByRole('radio', { name: 'Tableau' }));
    await expect(plot.getByRole('columnheader', { name: /^en retard/ })).toBeVisible();
    await userEvent.click(tabs.getByRole('link', { name: 'Habilitations' }));
    await expect(await canvas.findByRole('region', { name: 'Habilitations par département' })).toBeVisible();
  },
};

/** Sans comparaison, rien n’est dit de l’année précédente. */
export const Alone: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(/un an plus tôt/)).length).toBeGreaterThan(0);
    await userEvent.click(await canvas.findByRole('button', { name: /Plus de filtres/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Comparer à l’année précédente' }));
    await waitFor(() => expect(canvas.queryByText(/un an plus tôt/)).toBeNull());
    await expect(canvas.getByRole('button', { name: /Retirer Sans comparaison/ })).toBeVisible();
  },
};

/** Des jours manquent : la page le dit, et montre ce qui est arrêté. */
export const Late: ScreenStory = {
  parameters: {
    msw: [mock(statistique.page, examplePageStatistique('RC', 'demandes', { enRetard: true })), ...sceneOf('RC')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Arrêté au 19/11/2026, les jours suivants arrivent.')).toBeVisible();
  },
};

/** Rien sur la période demandée : la page le dit, et ramène aux douze derniers mois. */
export const Empty: ScreenStory = {
  args: { path: '/RC/15/statistiques?periode=annee-precedente' },
  parameters: {
    msw: [
      mock(statistique.page, () => {
        const page = examplePageStatistique('RC', 'demandes');
        return {
          ...page,
          figures: page.figures.map((figure) => ({ ...figure, valeur: null, avant: null, sur: null, precision: null })),
          traces: page.traces.map((trace) => ({ ...trace, lignes: [] })),
        };
      }),
      ...sceneOf('RC'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rien sur cette période' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Revenir aux 12 derniers mois' })).toHaveAttribute(
      'href',
      '/RC/15/statistiques',
    );
  },
};

/** La page n’a pas pu être lue : on réessaie. */
export const Failed: ScreenStory = {
  parameters: { msw: [mockProblem(statistique.page, 500, 'erreur-interne'), ...sceneOf('RC')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const OnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /^Filtres/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OfADemandeur: ScreenStory = storyOf('DM');
export const OfAManager: ScreenStory = storyOf('G');
export const OfADelegate: ScreenStory = storyOf('DL');
export const OfAFormateur: ScreenStory = storyOf('F');
export const OfAnInstructeur: ScreenStory = storyOf('I');
export const OfAnExpert: ScreenStory = storyOf('E');
export const OfARepartiteur: ScreenStory = storyOf('R');
export const OfADispositif: ScreenStory = storyOf('RD');
/** La commission : chaque séance mène à son ordre du jour. */
export const OfTheCommission: ScreenStory = {
  ...storyOf('CNH'),
  play: async ({ canvas }) => {
    const seances = within(await canvas.findByRole('region', { name: 'Séances où il reste à décider' }));
    const [first] = seances.getAllByRole('link');
    await expect(first).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/CNH\/\d+\/commission\/seances\/2026-\d\d-\d\d$/),
    );
  },
};
export const OfAnAdministrator: ScreenStory = storyOf('ADM');
export const OfTheSupport: ScreenStory = storyOf('S');

/** La plateforme, pour qui la tient : comptes, courriels, travaux et ceux en échec. */
export const Plateforme: ScreenStory = {
  args: { path: '/ADM/21/statistiques?sujet=plateforme' },
  parameters: { msw: sceneOf('ADM') },
  play: async ({ canvas }) => {
    const jobs = within(await canvas.findByRole('region', { name: 'Travaux par file' }));
    await expect(jobs.getByRole('columnheader', { name: /^En échec/ })).toBeVisible();
  },
};

/** La charge de chacun, la plus lourde se voit. */
export const Workload: ScreenStory = { args: { path: '/RC/15/statistiques?sujet=charge' } };
/** Les sessions, par mois, par lieu et par taille. */
export const Sessions: ScreenStory = { args: { path: '/RC/15/statistiques?sujet=sessions' } };
/** Les certificats, où ils sont et quand ils prennent fin. */
export const Certificats: ScreenStory = { args: { path: '/RC/15/statistiques?sujet=certificats' } };
