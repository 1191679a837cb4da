import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@habilis/ui/Button';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FormFaults } from './FormFaults.tsx';
import { useSending } from './useSending.ts';

/** Three messages and a sending that never ends. */
function Messages(): ReactNode {
  const sending = useSending();
  const tell = () => {
    const said = {
      severity: 'warn',
      summary: 'Attention',
      detail: 'La séance est proche.',
      isPersistent: true,
    } as const;
    sending.tell(said);
    sending.tell({ ...said, severity: 'success', summary: 'C’est fait', detail: 'Vérifié.', isPersistent: false });
    sending.tell({ ...said, severity: 'error', summary: 'Erreur', detail: 'Refusé.', isPersistent: false });
  };
  return (
    <Stack gap={16}>
      <FormFaults said={sending} />
      <Button onPress={tell}>Dire</Button>
      <Button onPress={() => void sending.send(() => new Promise(() => undefined))}>Envoyer</Button>
    </Stack>
  );
}

/** Ce qui est dit d’un formulaire entier, au-dessus de ses champs. */
const meta = { title: 'Écrans/Messages de formulaire', component: Messages, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Told: StoryObj<typeof meta> = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dire' }));
    await step('[R48] un message a sa gravité, son titre et son détail', async () => {
      await expect(await canvas.findByText('Refusé.')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Attention' })).toBeVisible();
      await expect(canvas.getByText('Vérifié.')).toBeVisible();
    });
    await step('[R49] un nouvel envoi les efface, sauf celui qui demeure', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
      await waitFor(() => expect(canvas.queryByText('Refusé.')).toBeNull());
      await expect(canvas.queryByText('Vérifié.')).toBeNull();
      await expect(canvas.getByText('La séance est proche.')).toBeVisible();
    });
  },
};
