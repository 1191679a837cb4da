import { EXAMPLE_DEFI } from '@habilis/api/mocks/fixtures/EXAMPLE_DEFI';
import { qrcodeMocks } from '@habilis/api/mocks/qrcodeMocks';
import type { Messages } from '@habilis/i18n/loadMessages';
import { TextProvider } from '@habilis/i18n/TextProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { NOTHING_KNOWN } from '../known.ts';
import { loadTexts } from '../loadTexts.ts';
import { ListePage } from './ListePage.tsx';

const KNOWN = Promise.resolve({ ...NOTHING_KNOWN, demonstration: false });
const answering = (answer: () => Response) => ({ msw: { handlers: [http.post('/api/qrcode/liste', answer)] } });

/** Vérifier d’un coup tous les certificats d’une équipe : seuls les codes partent, les noms restent. */
const meta = {
  title: 'Écrans/Vérification d’un certificat/Liste',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', msw: { handlers: qrcodeMocks() } },
  loaders: [() => ({ messages: loadTexts() })],
  render: (_, { loaded }) => (
    <TextProvider messages={loaded['messages'] as Messages}>
      <ListePage known={KNOWN} />
    </TextProvider>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'w360' } };
const LISTE = [
  'Nom\tCode',
  'Karim BENALI\t7K3M-9QX2-AB19',
  '7K3M-9QX2-AB11',
  'Léa VASSEUR\t7K3M-9QX2-AB12',
  'Claire BASTIEN\t7K3M-9QX2-AB10',
  'Hugo BENOÎT\t7K3M-9QX2-AB20',
  'Samuel FERRY\t7K3M-9QX2-AB30',
  'Marion DUPRÉ\t7K3M-9QX2-AB13',
  'Jeanne LEROUX\t8K3M-9QX2-AB10',
  'Paul MEUNIER\t7K3M-9QX2-AU10',
  'Karim BENALI\t7K3M-9QX2-AB19',
].join('\n');

async function paste({ canvas, userEvent }: Canvas, texte: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Coller' }));
  await userEvent.paste(texte);
}

/** Rien n’est encore donné : trois façons de commencer. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Coller' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ouvrir la caméra' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Ce qui demande un geste d’abord ; les comptes filtrent ; une lettre de trop se corrige d’un geste. */
export const Mixed: Story = {
  play: async (story) => {
    const { canvas, userEvent } = story;
    await paste(story, LISTE);
    await expect(await canvas.findByRole('heading', { level: 2, name: '9 certificats' })).toBeVisible();
    await expect(await canvas.findByText(/11 lignes collées, 8 codes reconnus/)).toBeVisible();
    await expect(canvas.getByText(/1 doublon \(ligne 11\)/)).toBeVisible();
    const table = await canvas.findByRole('table');
    const rows = () => within(table).getAllByRole('row').slice(1);
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/Révoqué/));
    await expect(rows()[0]).toHaveTextContent(/ligne 3.*révoqué le 04\/09\/2026/);
    await expect(rows()[1]).toHaveTextContent(/Remplacé.*Marion DUPRÉ.*remplacé par SST-1-2026-005120/);
    await expect(rows()[2]).toHaveTextContent(/Expiré.*Léa VASSEUR.*à renouveler/);
    await expect(within(table).getByRole('row', { name: /Karim BENALI/ })).toHaveTextContent(/finit dans 15 jours/);
    await userEvent.click(canvas.getByRole('button', { name: /Essayer/ }));
    await expect(await canvas.findByRole('heading', { level: 2, name: '10 certificats' })).toBeVisible();
    const chips = within(canvas.getByRole('group', { name: 'Montrer' }));
    await userEvent.click(chips.getByRole('button', { name: /^Expiré/ }));
    await expect(rows()).toHaveLength(1);
    await userEvent.click(chips.getByRole('button', { name: /^Tous/ }));
  },
};

/** Sur un téléphone, la caméra d’abord et des cartes. */
export const OnAPhone: Story = {
  globals: phone,
  play: async (story) => {
    const { canvas, canvasElement } = story;
    await paste(story, LISTE);
    const cards = await canvas.findByRole('list', { name: /certificats/ });
    await waitFor(() => expect(within(cards).getAllByRole('listitem')[0]).toHaveTextContent(/Révoqué/));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Sans réseau, les codes courts attendent, comptés. */
export const NoNetwork: Story = {
  parameters: answering(() => HttpResponse.error()),
  play: async (story) => {
    const { canvas } = story;
    await paste(story, '7K3M-9QX2-AB10\n7K3M-9QX2-AB11');
    await expect(await canvas.findByText(/^Pas de réseau : 2 codes courts attendent/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(canvas.getAllByText('attend le réseau')).toHaveLength(2);
  },
};

/** Pendant une mise à jour, les codes courts attendent aussi, et l’on dit pourquoi. */
export const Stopped: Story = {
  parameters: answering(() => HttpResponse.json({ title: 'arret.complet' }, { status: 503 })),
  play: async (story) => {
    await paste(story, '7K3M-9QX2-AB10');
    await expect(await story.canvas.findByText(/^Habilis est à l’arrêt pour une mise à jour : 1 code/)).toBeVisible();
  },
};

/** Trop de listes en peu de temps : ce qui reste attend. */
export const TooMany: Story = {
  parameters: answering(() => HttpResponse.json({ title: 'trop-de-consultations' }, { status: 429 })),
  globals: phone,
  play: async (story) => {
    await paste(story, '7K3M-9QX2-AB10');
    await expect(await story.canvas.findByText(/^Trop de vérifications en peu de temps/)).toBeVisible();
  },
};

/** Cinq mille codes au plus : la suite est comptée, et l’on dit comment la vérifier. */
export const FiveThousand: Story = {
  play: async (story) => {
    const { canvas } = story;
    const many = Array.from({ length: 5003 }, (_, rang) => `7K3M-9QX2-${String(rang).padStart(4, '0')}`);
    await paste(story, many.join('\n'));
    await expect(await canvas.findByText(/3 codes ne sont pas vérifiés/)).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 2, name: /^5\s000 certificats$/ }, { timeout: 10_000 }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Vérification de/)).toBeNull(), { timeout: 20_000 });
  },
};

/** On suit une liste par une adresse, comme un certificat : les codes en vigueur partent, sans un nom. */
export const Followed: Story = {
  globals: phone,
  parameters: {
    msw: {
      handlers: [
        http.get('/api/qrcode/defi', () => HttpResponse.json(EXAMPLE_DEFI)),
        http.post('/api/qrcode/liste/suivi', async ({ request }) => {
          const { codes } = (await request.json()) as { codes: string[] };
          return new HttpResponse(null, {
            status: codes.join() === '7K3M9QX2AB19,7K3M9QX2AB10,7K3M9QX2AB20,7K3M9QX2AB30' ? 204 : 409,
          });
        }),
        ...qrcodeMocks(),
      ],
    },
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await paste(story, LISTE);
    await userEvent.click(await canvas.findByRole('button', { name: 'Suivre cette liste' }));
    const field = await canvas.findByRole('textbox', { name: 'Votre adresse électronique' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'employeur{Enter}');
    await expect(field).toHaveAccessibleDescription(/Vérifiez l’adresse électronique/);
    await userEvent.type(field, '@example.org{Enter}');
    await expect(await canvas.findByText('Un courriel vous attend')).toBeVisible();
  },
};
