import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { demande } from '@habilis/api/demande/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../boot/screenStory.tsx';

const account = exampleAccount({ roles: [exampleRole({ type: 'I' })] });

/** Les listes de demandes d’une caisse : les tâches à traiter, et toutes les demandes en cours. */
const meta = {
  ...screenStory,
  title: 'Écrans/Listes de demandes',
  args: { path: '/I/18/taches' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

export const Default: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'DA-2026-0217' })).toHaveAttribute(
      'href',
      '/I/18/demandes-administratives/217',
    );
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

export const Late: ScreenStory = { args: { path: '/I/18/taches?vue=en-retard' } };

export const CurrentDemandes: ScreenStory = { args: { path: '/I/18/demandes' } };

/** On cherche, l’adresse garde la recherche, et le vide s’explique. */
export const NothingFound: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'introuvable{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Empty: ScreenStory = { parameters: { msw: sliceHandlers({ account, demandes: [] }) } };

/** La page reste debout et propose de réessayer. */
export const Failed: ScreenStory = {
  parameters: { msw: [mockProblem(demande.todoList, 500, 'erreur-interne'), ...sliceHandlers({ account })] },
};
