import { alerte } from '@habilis/api/alerte/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleAlerte } from '@habilis/api/mocks/fixtures/exampleAlertes';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

/** Ce qu’un rôle a à faire ou à savoir pour une date. */
const meta = {
  ...screenStory,
  title: 'Écrans/Alertes',
  args: { path: '/DM/12/alertes' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

const TELLING = 'Décision rendue sur la demande DH-2026-0433';

/** Celle qui informe s’en va ; « Annuler » la remet, le focus reste dans la liste ; refusé, c’est dit. */
export const Default: ScreenStory = {
  parameters: {
    msw: [mockProblem(alerte.dismiss, 400, 'alerte.non-supprimable', undefined, { isOnce: true }), ...sliceHandlers()],
  },
  play: async ({ canvas, step, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Alertes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await step('[DX949] seules celles qui demandent quelque chose comptent les jours', async () => {
      const left = within(list)
        .getAllByRole('listitem')
        .map((item) => /dans \d+ j/.test(item.textContent ?? ''));
      await expect(left).toEqual([true, true, false]);
    });
    const dismiss = () =>
      userEvent.click(canvas.getByRole('button', { name: `Supprimer l’alerte «\u00a0${TELLING}\u00a0»` }));
    await dismiss();
    await expectTold(/^L’alerte n’a pas été supprimée\./);
    await dismiss();
    await expectTold(/^Alerte supprimée/);
    await waitFor(() => expect(canvas.queryByRole('link', { name: TELLING })).toBeNull());
    await expect(canvas.getByRole('list', { name: 'Alertes' })).toHaveFocus();
    await expect(await canvas.findByRole('link', { name: 'Alertes\u00a0: 2' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler' }));
    await expect(await canvas.findByRole('link', { name: TELLING })).toBeVisible();
  },
};

/** [E783] Celle qui n’a plus lieu d’être quand on la supprime est dite telle, sans erreur. */
export const GoneMeanwhile: ScreenStory = {
  parameters: { msw: [mockProblem(alerte.dismiss, 404, 'introuvable'), ...sliceHandlers()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Supprimer l’alerte «\u00a0${TELLING}\u00a0»` }));
    await expectTold('Cette alerte n’a plus lieu d’être.');
    await expect(screen.queryByText('Introuvable')).toBeNull();
  },
};

/** Celles qui sont en retard, d’un seul objet, sur un téléphone. */
export const LateOnAPhone: ScreenStory = {
  args: { path: '/I/18/alertes?vue=en-retard&type=DA_A_INSTRUIRE' },
  parameters: { msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'I' })] }) }) },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Alertes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(list).getByText(/Ardoise Formation/)).toBeVisible();
    await expect(within(list).queryByRole('button')).toBeNull();
  },
};

const ofInstructeur = (alertes?: Parameters<typeof sliceHandlers>[0]) =>
  sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'I' })] }), ...alertes });

/** [A702] Ce que la liste des tâches montre déjà n’est ni compté par la cloche, ni montré d’abord. */
export const BesideTasks: ScreenStory = {
  args: { path: '/I/18/alertes' },
  parameters: { msw: ofInstructeur() },
  play: async ({ canvas, userEvent }) => {
    const shown = async () => within(await canvas.findByRole('list', { name: 'Alertes' })).getAllByRole('listitem');
    await expect(await shown()).toHaveLength(1);
    await expect(await canvas.findByRole('link', { name: 'Alertes\u00a0: 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Toutes 3$/ }));
    await waitFor(async () => expect(await shown()).toHaveLength(3));
  },
};

/** [A702] Qui répond d’autres apprend par la cloche leurs retards, non les siens : ils sont dans ses tâches. */
export const LateOfOthers: ScreenStory = {
  args: { path: '/RC/18/alertes' },
  parameters: { msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'RC' })] }) }) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Alertes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(list).getByRole('link', { name: /DH-2026-0418/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Alertes\u00a0: 1' })).toBeVisible();
  },
};

export const OnlyTasks: ScreenStory = {
  args: { path: '/I/18/alertes' },
  parameters: { msw: ofInstructeur({ alertes: [exampleAlerte()] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune alerte en dehors de vos tâches' })).toBeVisible();
  },
};

export const None: ScreenStory = {
  parameters: { msw: sliceHandlers({ alertes: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune alerte' })).toBeVisible();
  },
};

/** [A703][A704] Qui veille sur tous voit ce qui attend, chez qui, et le compte par objet ; il n’écarte rien. */
export const OfAll: ScreenStory = {
  args: { path: '/ADM/40/alertes' },
  parameters: {
    msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'ADM' })] }), alertes: [] }),
  },
  play: async ({ canvas, userEvent }) => {
    const whose = within(await canvas.findByRole('navigation', { name: 'De qui' }));
    await expect(whose.getByRole('link', { name: 'Les miennes' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(whose.getByRole('link', { name: 'De tous' }));
    const table = await canvas.findByRole('table', { name: 'Alertes de tous' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(within(table).getByText('Expert instructeur, Nadia Lefort')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Supprimer/ })).toBeNull();
    const counts = canvas.getByRole('table', { name: 'Par objet' });
    await expect(within(counts).getAllByRole('row')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer les 4 autres objets' }));
    await expect(within(counts).getAllByRole('row')).toHaveLength(11);
    await userEvent.click(within(counts).getByRole('link', { name: 'Avis d’expert attendu' }));
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  },
};

export const OfAllOnAPhone: ScreenStory = {
  args: { path: '/ADM/40/alertes/de-tous' },
  parameters: OfAll.parameters ?? {},
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DH-2026-0433')).toBeVisible();
    await expect(canvas.getByText('Sans échéance')).toBeVisible();
  },
};
