import { certificatMocks } from '@habilis/api/mocks/certificatMocks';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import type { Messages } from '@habilis/i18n/loadMessages';
import { createTexts, TextProvider } from '@habilis/i18n/TextProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { start } from '../../boot/start.ts';
import { setTexts } from '../../messages/texts.ts';
import { RevocationDialog } from './RevocationDialog.tsx';

/** Révoquer un certificat : pourquoi, et jusqu’à quand on peut y revenir. */
const meta = {
  title: 'Écrans/Révocation d’un certificat',
  component: RevocationDialog,
  tags: ['!autodocs'],
  args: { id: 41, numero: 'SST-1-2026-004817', onSent: fn(), onClose: fn() },
  parameters: { msw: [...certificatMocks(), ...sliceHandlers()] },
  loaders: [
    async () => {
      const messages = await start(() => undefined);
      setTexts(createTexts(messages));
      return { messages };
    },
  ],
  render: (args, { loaded }) => (
    <TextProvider messages={loaded['messages'] as Messages}>
      <RevocationDialog {...args} />
    </TextProvider>
  ),
} satisfies Meta<typeof RevocationDialog>;
export default meta;

export const Empty: StoryObj<typeof meta> = {
  play: async ({ args, userEvent }) => {
    const delay = await screen.findByText('Vous pouvez revenir sur votre décision pendant 10 minutes.');
    await waitFor(() => expect(delay).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Révoquer' }));
    await waitFor(() => expect(screen.getByLabelText('Explication')).toBeInvalid());
    await expect(screen.getByLabelText('Explication')).toHaveAccessibleDescription(/Expliquez pourquoi/);
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

export const Filled: StoryObj<typeof meta> = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Motif/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Résultat erroné' }));
    await userEvent.type(screen.getByLabelText('Explication'), 'Note reportée sur la mauvaise ligne.');
    await userEvent.click(screen.getByRole('button', { name: 'Révoquer' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSent).toHaveBeenCalledOnce();
  },
};
