import { actualite } from '@habilis/api/actualite/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleDemandes } from '@habilis/api/mocks/fixtures/exampleDemandes';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mock } from '@habilis/api/mocks/mock';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect } from 'storybook/test';
import { type ScreenStory, screenStory } from '../screenStory.tsx';

const account = exampleAccount({ roles: [exampleRole({ type: 'I' })] });
const NEVER = { delay: 'infinite' } as const;

/** Une page, ou la même sous d’autres filtres, se fait attendre : une barre mince le dit, ce qui est là demeure. */
const meta = {
  ...screenStory,
  title: 'Écrans/Page qui tarde',
  args: { path: '/connexion', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

/** Sans compte, d’une page à la suivante. */
export const Guest: ScreenStory = {
  parameters: { msw: [mock(actualite.guestList, [], NEVER), ...sliceHandlers()] },
  play: async ({ canvas, step, userEvent }) => {
    await step('[R860] la page d’avant demeure, et la barre paraît', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Actualités/ }));
      const bar = await canvas.findByRole('progressbar', { name: 'Chargement de la page' });
      await expect(bar).toBeVisible();
      await expect(bar.parentElement).toHaveRole('status');
      await expect(canvas.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    });
  },
};

const elements = exampleDemandes();
const tasks = { elements, total: elements.length, page: 1, taille: 20 };

/** D’autres filtres : les lignes d’avant demeurent sous la barre. */
export const Filters: ScreenStory = {
  args: { path: '/I/18/taches?nature=DA', isSignedIn: true },
  parameters: {
    msw: [
      mock(demande.todoList, tasks, { isOnce: true }),
      mock(demande.todoList, tasks, NEVER),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[R860] les lignes d’avant demeurent, et la barre paraît', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Retirer Nature/ }));
      await expect(await canvas.findByRole('progressbar', { name: 'Chargement de la page' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'DA-2026-0217' })).toBeVisible();
    });
  },
};
