import { AppShell } from '@habilis/ui/AppShell';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { Card } from '@habilis/ui/Card';
import { Checkbox } from '@habilis/ui/Checkbox';
import { Columns } from '@habilis/ui/Columns';
import { FooterLinks } from '@habilis/ui/FooterLinks';
import { Form } from '@habilis/ui/Form';
import { Heading } from '@habilis/ui/Heading';
import { Link } from '@habilis/ui/Link';
import { Page } from '@habilis/ui/Page';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { SideNavigation } from '@habilis/ui/SideNavigation';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { colourOf, type Theme } from '@habilis/ui/theme/contrast';
import { tinted } from '@habilis/ui/theme/tinted';
import { Wordmark } from '@habilis/ui/Wordmark';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, CircleCheck, DoorOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { BRANDS } from '../../.storybook/docs/brands.ts';

const SIZES = [
  { id: 'petite', label: 'Moins de dix' },
  { id: 'grande', label: 'Dix et plus' },
];

function Reservation(): ReactNode {
  const [name, setName] = useState('Éloïse Martin');
  const [size, setSize] = useState<string | null>('petite');
  const [isHeld, setHeld] = useState(true);
  return (
    <Form onSubmit={() => setName('')}>
      <Stack gap={24}>
        <TextField label="Au nom de" value={name} onChange={setName} />
        <RadioGroup label="Personnes" options={SIZES} value={size} onChange={setSize} isInline />
        <Checkbox label="Me prévenir la veille" isSelected={isHeld} onChange={setHeld} />
        <ButtonGroup>
          <Button type="submit" variant="primary">
            Réserver
          </Button>
          <Button>Voir le plan</Button>
          <Button variant="danger">Annuler la réservation</Button>
        </ButtonGroup>
      </Stack>
    </Form>
  );
}

/** Un produit qui réserve des salles : rien n’y vient de Habilis que les composants. */
function RoomsPage(): ReactNode {
  return (
    <AppShell
      locationKey="salles"
      words={{
        skipLink: 'Aller au contenu',
        openMenu: 'Ouvrir le menu',
        closeMenu: 'Fermer le menu',
        navigation: 'Navigation principale',
      }}
      start={
        <Link href="#accueil" isQuiet aria-label="Salles, accueil">
          <Wordmark name="Salles" mark={<path d="M6 36V12L20 3l14 9v24H24V24h-8v12z" />} />
        </Link>
      }
      end={<Link href="#compte">Éloïse Martin</Link>}
      navigation={
        <SideNavigation
          label="Navigation principale"
          items={[
            { href: '#salles', label: 'Salles', icon: DoorOpen, isCurrent: true },
            { href: '#reservations', label: 'Mes réservations', icon: CalendarCheck, isCurrent: false },
          ]}
        />
      }
      footer={<FooterLinks label="Liens légaux" items={[{ href: '#accessibilite', label: 'Accessibilité' }]} />}
    >
      <Page header={<Heading level={1}>Réserver une salle</Heading>}>
        <Stack gap={24}>
          <Callout tone="success" title="La salle Belfort est libre jeudi">
            <Text>Elle vous est gardée dix minutes.</Text>
          </Callout>
          <Columns split="1.5fr 1fr">
            <Reservation />
            <Card
              title="Salle Belfort"
              href="#belfort"
              level={2}
              end={
                <Badge tone="success" icon={CircleCheck}>
                  Libre
                </Badge>
              }
            >
              <Text>Douze places, un écran, au deuxième étage.</Text>
            </Card>
          </Columns>
        </Stack>
      </Page>
    </AppShell>
  );
}

const SALLES = BRANDS.salles;
const ACCENT = { hue: Number(SALLES['--habilis-accent-hue']), chroma: Number(SALLES['--habilis-accent-chroma']) };

/** A colour of the brand as the browser tells it. */
function asComputed(colour: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Tries that the brand is worn, down to its radius, and that what means something keeps its colour. */
const wearsTheBrand =
  (theme: Theme, isHigh: boolean): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Réserver' }));
    await expect(button.backgroundColor).toBe(asComputed(tinted(colourOf('accent', theme, isHigh), ACCENT)));
    await expect(button.borderTopLeftRadius).toBe(SALLES['--habilis-radius-control']);
    // Rounder, a box to tick would be taken for a radio button.
    const tick = canvas.getByRole('checkbox').closest('label')?.querySelector('svg')?.parentElement;
    await expect(tick && getComputedStyle(tick).borderTopLeftRadius).toBe('4px');
    const danger = getComputedStyle(canvas.getByRole('button', { name: 'Annuler la réservation' }));
    await expect(danger.color).toBe(asComputed(colourOf('danger', theme, isHigh)));
  };

/** Un autre produit, un autre accent, d’autres rayons : deux nombres et deux longueurs sur la racine, et tout suit. */
const meta = {
  title: 'Modèles/Autre marque',
  component: RoomsPage,
  parameters: {
    layout: 'fullscreen',
    // Each in a page of its own: a brand is worn by the root.
    docs: { story: { inline: false, height: '46rem' } },
    rules: [
      'Un produit règle `--habilis-accent-hue`, `--habilis-accent-chroma` et, s’il le veut, `--habilis-radius-control` et `--habilis-radius-card` sur la racine de ses pages.',
      'Survols, appuis, anneau du focus, teintes et neutres suivent, en clair, en sombre et en contraste élevé ; les contrastes tiennent quel que soit l’accent.',
      'Ce qui veut dire quelque chose (réussite, information, attention, danger) garde sa couleur.',
      'En couleurs forcées, la marque s’efface devant les couleurs du système : il n’en reste que les formes.',
      'Le signe et le nom viennent de `Wordmark`. La barre du haut essaie l’autre marque sur toutes les histoires.',
    ],
  },
  globals: { brand: 'salles' },
} satisfies Meta<typeof RoomsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'En clair', play: wearsTheBrand('light', false) };

export const Dark: Story = {
  name: 'En sombre',
  globals: { theme: 'dark' },
  play: wearsTheBrand('dark', false),
};

export const HighContrast: Story = {
  name: 'En contraste élevé',
  globals: { theme: 'dark-contrast' },
  play: wearsTheBrand('dark', true),
};

export const OnAPhone: Story = {
  name: 'Sur un téléphone',
  globals: { viewport: { value: 'w360' } },
  play: wearsTheBrand('light', false),
};
