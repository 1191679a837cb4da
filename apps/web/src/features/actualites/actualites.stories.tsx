import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** Les actualités en entier, pour tous. */
const meta = {
  ...screenStory,
  title: 'Écrans/Actualités',
  args: { path: '/actualites', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

export const OfAGuest: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /^Le dossier administratif/ })).toBeVisible();
  },
};

/** Depuis un titre de la page de connexion : le sien prend le focus. */
export const FromATitle: ScreenStory = {
  args: { path: '/connexion' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Maintenance/ }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Maintenance/ })).toHaveFocus();
  },
};

/** Sous un rôle, sans rien de publié. */
export const NoneUnderARole: ScreenStory = {
  args: { path: '/DM/12/actualites', isSignedIn: true },
  parameters: { msw: sliceHandlers({ actualites: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune actualité' })).toBeVisible();
  },
};
