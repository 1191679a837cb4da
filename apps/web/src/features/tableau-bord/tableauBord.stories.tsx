import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../boot/screenStory.tsx';

/** L’accueil d’un rôle : la prochaine chose à faire, puis le reste. */
const meta = {
  ...screenStory,
  title: 'Écrans/Tableau de bord',
  args: { path: '/DM/12' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

export const Default: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

/** Rien encore : la première demande reste à faire. */
export const WithoutDemande: ScreenStory = {
  parameters: {
    msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ demandeAdministrative: null })] }) }),
  },
};

/** L’examinateur d’une caisse. */
export const OfAFund: ScreenStory = {
  args: { path: '/I/18' },
  parameters: { msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'I' })] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
