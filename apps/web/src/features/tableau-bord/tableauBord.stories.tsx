import { actualite } from '@habilis/api/actualite/endpoints';
import { alerte } from '@habilis/api/alerte/endpoints';
import { message } from '@habilis/api/message/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleAlerte } from '@habilis/api/mocks/fixtures/exampleAlertes';
import { exampleDemandeAdministrative } from '@habilis/api/mocks/fixtures/exampleDemandeAdministrative';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
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

const accountOf = (type: RoleType) => exampleAccount({ roles: [exampleRole({ type })] });

/** Un demandeur : ce qu’il doit faire d’abord ; un message lu s’en va, et revient si l’on se ravise. */
export const Default: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Permanence téléphonique' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer ce message' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Permanence téléphonique' })).toBeNull());
    const region = await canvas.findByRole('region', { name: 'Messages de l’application' });
    await userEvent.click(await within(region).findByRole('button', { name: 'Annuler' }));
    await expect(await canvas.findByRole('button', { name: 'Permanence téléphonique' })).toBeVisible();
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

/** Rien encore : la première demande reste à faire. */
export const WithoutDemande: ScreenStory = {
  parameters: {
    msw: sliceHandlers({
      account: exampleAccount({ roles: [exampleRole({ demandeAdministrative: null })] }),
      alertes: [],
      messages: [],
      actualites: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune alerte.')).toBeVisible();
    await expect(canvas.getByText('Aucun message.')).toBeVisible();
    await expect(canvas.getByText('Aucune actualité')).toBeVisible();
  },
};

/** Une habilitation qui prend fin sans renouvellement demandé : c’est ce qu’il y a à faire. */
export const ToRenew: ScreenStory = {
  args: { path: '/G/13' },
  parameters: {
    msw: sliceHandlers({
      account: exampleAccount({
        roles: [exampleRole({ type: 'G', demandeAdministrative: { id: 217, currentTaskDefinitionKey: 'validee' } })],
      }),
      demande: exampleDemandeAdministrative({}, { taskKey: 'validee', role: 'G' }),
      demandes: [],
    }),
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Demander le renouvellement' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/nouvelle\?renouvellement=\d+$/));
    await expect(canvas.queryByText(/Rien à faire/)).toBeNull();
  },
};

/** Qui examine, répartit, donne un avis ou décide : ses tâches et leurs nombres, que les alertes ne répètent pas. */
export const OfAReviewer: ScreenStory = {
  args: { path: '/E/18' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('E'),
      alertes: [exampleAlerte({ type: 'DH_AVIS_ATTENDU' }), exampleAlerte({ id: 2, type: 'DH_EN_RETARD' })],
    }),
  },
  play: async ({ canvas }) => {
    const taches = await canvas.findByRole('region', { name: 'Vos tâches' });
    await expect(within(taches).getAllByRole('link', { name: /^\d+$/ })).toHaveLength(4);
    const alertes = canvas.getByRole('list', { name: 'Alertes' });
    await expect(within(alertes).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Toutes les alertes (2)' })).toBeVisible();
  },
};

/** Qui suit les demandes sans tâche à soi : l’administration et le support. */
export const OfAFollower: ScreenStory = {
  args: { path: '/ADM/23' },
  parameters: { msw: sliceHandlers({ account: accountOf('ADM') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Toutes les demandes/ })).toBeVisible();
  },
};

/** Un formateur : les sessions qui l’attendent. */
export const OfAFormateur: ScreenStory = {
  args: { path: '/F/20' },
  parameters: { msw: sliceHandlers({ account: accountOf('F') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sessions attendent une action de votre part/)).toBeVisible();
  },
};

/** Ce qui ne peut pas être lu le dit, et le travail reste là. */
export const WhenCallsFail: ScreenStory = {
  parameters: {
    msw: [alerte.list, message.dashboard, actualite.list]
      .map((endpoint) => mockProblem(endpoint, 500, 'erreur-interne'))
      .concat(sliceHandlers()),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continuer le dossier' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(3);
  },
};
