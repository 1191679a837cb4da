import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** Les clés qui signent les certificats : en changer, dire qu’une a fuité. */
const meta = {
  ...screenStory,
  title: 'Écrans/Clés des certificats',
  args: { path: '/ADM/15/cles-certificat' },
  parameters: {
    ...screenStory.parameters,
    msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'ADM' })] }) }),
  },
};
export default meta;

/** La clé en service se remplace après une question ; l’ancienne reste, retirée. */
export const Keys: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer de clé' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Changer de clé' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    // Two keys, under the column that says when.
    await expect(canvas.getAllByText('Retirée')).toHaveLength(3);
    const row = within(canvas.getByRole('row', { name: /^911/ }));
    await userEvent.click(row.getByRole('button', { name: 'Signaler une fuite' }));
    const asked = await screen.findByRole('alertdialog');
    await expect(asked).toHaveTextContent(/ne prouvera plus rien hors connexion/);
    await userEvent.click(within(asked).getByRole('button', { name: 'Signaler la fuite' }));
    await expect(await canvas.findByText('Fuite signalée')).toBeVisible();
  },
};

/** La clé en service n’a pas de jour de retrait : sa carte n’en dit rien. */
export const KeysOnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Clés des certificats' }));
    const [current, retired] = cards.getAllByRole('listitem');
    await expect(current).toHaveTextContent('En service');
    await expect(current).not.toHaveTextContent('Retirée');
    await expect(retired).toHaveTextContent(/Retirée \d\d\//);
  },
};
