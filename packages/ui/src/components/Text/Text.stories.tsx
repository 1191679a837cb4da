import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

/** Le texte courant, de 70 caractères de large au plus. */
const meta = {
  title: 'Textes/Text',
  component: Text,
  parameters: {
    guide: {
      use: ['Tout ce qui se lit et n’est ni titre, ni libellé, ni lien.'],
      avoid: [
        { when: 'Un numéro que l’on compare.', instead: 'Identifier' },
        { when: 'Un état.', instead: 'Badge' },
        { when: 'Un avertissement.', instead: 'Callout' },
      ],
      anatomy: [
        ['Regard', '`body` 16, `small` 14, `label` 16 gras.'],
        ['Ton', 'Une couleur de rôle, jamais seule à dire quelque chose.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Des phrases courtes, un paragraphe par idée.', dont: '`small` pour faire tenir plus de mots.' }],
    } satisfies ComponentGuide,
  },
  args: {
    children:
      'Votre demande est examinée par la caisse de votre région. Vous êtes prévenu par courriel à chaque étape ; vous n’avez rien à faire tant qu’aucun complément ne vous est demandé.',
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/Votre demande/);
    const seventy = document.createElement('span');
    seventy.textContent = '0'.repeat(70);
    seventy.style.position = 'absolute';
    paragraph.append(seventy);
    const { width } = seventy.getBoundingClientRect();
    seventy.remove();
    await expect(paragraph.getBoundingClientRect().width).toBeLessThanOrEqual(width + 1);
  },
};

export const Looks: Story = {
  render: () => (
    <Stack>
      <Text>Texte courant</Text>
      <Text isStrong>Texte fort</Text>
      <Text look="label">Libellé</Text>
      <Text look="small">Petit texte</Text>
    </Stack>
  ),
};

/** Un numéro tient sur une ligne : coupé à ses traits, il ne se reconnaît plus. */
export const Numbers: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Text>La demande qui vous est confiée porte le numéro DH-2026-0433 ; elle renouvelle 366/2021/PRAPIBC-1/01.</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const number of ['DH-2026-0433', '366/2021/PRAPIBC-1/01'])
      await expect(canvas.getByText(number).getClientRects()).toHaveLength(1);
  },
};

/** Un nombre garde le mot qu’il compte, et une adresse passe entière à la ligne suivante quand elle y tient. */
export const KeptTogether: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Text>
        Vous avez encore à traiter ces 3 demandes, dont 1 200 stagiaires attendent la suite avant le 3 mars 2026.
      </Text>
      <Text>Écrivez-nous à l’adresse assistance@habilis-exemple.fr</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const counted = canvas.getByText(/Vous avez/).textContent;
    await expect(counted).toContain('3\u00A0demandes, dont');
    await expect(counted).toContain('le 3\u00A0mars 2026');
    const address = canvas.getByText(/Écrivez-nous/);
    await expect(address.querySelector('wbr')).toBeNull();
    await expect(address).toHaveTextContent('Écrivez-nous à l’adresse assistance@habilis-exemple.fr');
  },
};

/** Les lettres d’ailleurs, comme « Ł », viennent de la même police, chargée quand la page en a une. */
export const LettersOfElsewhere: Story = {
  args: { children: 'Łukasz Żółć, Őri Gül, Čapek' },
  play: async () => {
    const others = () =>
      [...document.fonts].filter(
        ({ family, unicodeRange, status }) =>
          family.includes('Hyperlegible Next') && /U\+0?100-/i.test(unicodeRange) && status === 'loaded',
      );
    await waitFor(() => expect(others().length).toBeGreaterThan(0));
  },
};

/** Ce qu’une personne a tapé garde ses lignes et ses paragraphes. */
export const TypedLines: Story = {
  args: { children: 'Deux points à régler :\n- la grille\n- le matériel\n\nMerci.' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Deux points/);
    const lines = document.createRange();
    lines.selectNodeContents(text);
    const tops = new Set([...lines.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
    await expect(tops.size).toBe(4);
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(
      Number.parseFloat(getComputedStyle(text).lineHeight) * 4.5,
    );
  },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text tone="subtle">Déposée le 20/11/2026</Text>
      <Text tone="success">Vérifié au registre</Text>
      <Text tone="warning">Registre injoignable</Text>
      <Text tone="danger">Le SIRET n’est pas valide</Text>
    </Stack>
  ),
};

export const LongWords: Story = {
  args: { children: 'anticonstitutionnellement'.repeat(4) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
