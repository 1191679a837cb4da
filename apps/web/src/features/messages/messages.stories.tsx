import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, waitFor } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** Les messages reçus sous un rôle. */
const meta = {
  ...screenStory,
  title: 'Écrans/Messages',
  args: { path: '/DM/12/messages' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

/** Un message s’ouvre, et n’est plus « Non lu » ; il se supprime pour soi, et se reprend. */
export const Received: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('button', { name: /^Permanence téléphonique\s*Non lu$/ });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Attestations Urssaf' })).toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText(/^Votre caisse répond/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Permanence téléphonique' })).toBeVisible();
    const [remove] = canvas.getAllByRole('button', { name: 'Supprimer ce message' });
    if (remove === undefined) throw new Error('Nothing to remove');
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Permanence téléphonique' })).toBeNull());
  },
};

export const None: ScreenStory = {
  parameters: { msw: sliceHandlers({ messages: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun message' })).toBeVisible();
  },
};
