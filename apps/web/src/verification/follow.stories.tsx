import { EXAMPLE_DEFI } from '@habilis/api/mocks/fixtures/EXAMPLE_DEFI';
import { TextProvider } from '@habilis/i18n/TextProvider';
import type { Messages } from '@habilis/i18n/loadMessages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { CheckShell } from './CheckShell.tsx';
import { FollowCertificat } from './Follow.tsx';
import { loadTexts } from './loadTexts.ts';

const answering = (answer: () => Response | Promise<Response>) => ({
  msw: {
    handlers: [
      http.get('/api/qrcode/defi', () => HttpResponse.json(EXAMPLE_DEFI)),
      http.get('/api/server-properties', () => HttpResponse.json({})),
      http.post('/api/qrcode/suivi', answer),
    ],
  },
});
const refusing = (status: number) => answering(() => HttpResponse.json({ title: 'refus' }, { status }));

/** Suivre le certificat qu’on vient de vérifier : une adresse, confirmée par son courriel. */
const meta = {
  title: 'Écrans/Vérification d’un certificat/Suivre',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...answering(() => new HttpResponse(null, { status: 204 })) },
  loaders: [() => ({ messages: loadTexts() })],
  render: (_, { loaded }) => (
    <TextProvider messages={loaded['messages'] as Messages}>
      <CheckShell isOnline heading="Vérifier un certificat">
        <FollowCertificat code="7K3M-9QX2-AB10" />
      </CheckShell>
    </TextProvider>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'w360' } };

async function leave({ canvas, userEvent }: Canvas, address: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Suivre ce certificat' }));
  const field = await canvas.findByRole('textbox', { name: 'Votre adresse électronique' });
  await expect(field).toHaveFocus();
  await userEvent.type(field, `${address}{Enter}`);
  return field;
}

/** Une adresse absente ou fausse se dit sur le champ ; la bonne part, et la page dit que faire. */
export const Leaving: Story = {
  globals: phone,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const field = await leave(story, 'employeur');
    await expect(field).toHaveAccessibleDescription(/Vérifiez l’adresse électronique/);
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAccessibleDescription(/Saisissez votre adresse électronique\./);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.type(field, 'employeur@example.org{Enter}');
    await expect(await canvas.findByText('Un courriel vous attend')).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('Un courriel vous attend');
  },
};
/** Le certificat a pu être révoqué entre-temps. */
export const Pointless: Story = {
  parameters: refusing(409),
  play: async (story) => {
    const field = await leave(story, 'employeur@example.org');
    await expect(await story.canvas.findByText(/^Ce certificat n’est plus en vigueur/)).toBeVisible();
    await expect(field).toHaveValue('employeur@example.org');
  },
};
export const TooMany: Story = {
  parameters: refusing(429),
  play: async (story) => {
    await leave(story, 'employeur@example.org');
    await expect(await story.canvas.findByText(/^Trop de demandes en peu de temps/)).toBeVisible();
  },
};
export const NoNetwork: Story = {
  parameters: answering(() => HttpResponse.error()),
  globals: phone,
  play: async (story) => {
    await leave(story, 'employeur@example.org');
    await expect(await story.canvas.findByText(/^La demande n’est pas partie/)).toBeVisible();
  },
};
