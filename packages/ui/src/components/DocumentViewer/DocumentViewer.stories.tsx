import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';
import { makePdf } from './test/makePdf.ts';

const pdf = (...args: Parameters<typeof makePdf>) => {
  const blob = new Blob([makePdf(...args)], { type: 'application/pdf' });
  return () => Promise.resolve(blob);
};
const ATTESTATION = pdf({
  pages: [
    ['Attestation de vigilance', 'Bar-le-Duc, le 12/02/2026', 'Effectif moyen mensuel : 19 salariés'],
    ['Annexe', 'Dernière déclaration reçue : janvier 2026'],
    ['Fin de l’attestation'.replace('’', "'")],
  ],
});
const LONG = pdf({
  pages: Array.from({ length: 3000 }, (_, rank) => [`Page ${rank + 1}`, rank === 2499 ? 'aiguille' : 'foin']),
});

/** Un carré gris de 32 pixels, lu comme JBIG2 : le décodeur le refuse, comme un fichier abîmé. */
const SCAN = pdf({ pages: [['Numérisation']], picture: { filter: 'JPXDecode', bytes: new Uint8Array([0, 1, 2, 3]) } });

async function drawing(): Promise<Blob> {
  const canvas = new OffscreenCanvas(600, 400);
  const context = canvas.getContext('2d');
  context?.fillRect(40, 40, 520, 320);
  return canvas.convertToBlob({ type: 'image/png' });
}

const PLAN = {
  key: 'image',
  title: 'Plan de la salle',
  description: 'Image · 40 ko',
  kind: 'picture',
  read: drawing,
} as const;

/** Lire une pièce dans la page, sans la télécharger. */
const meta = {
  title: 'Données/DocumentViewer',
  component: DocumentViewer,
  parameters: {
    layout: 'fullscreen',
    picture: { width: 552 },
    guide: {
      use: ['Les pièces d’un dossier, à côté de ce qu’elles prouvent.'],
      avoid: [
        { when: 'Une seule image qui illustre un texte.', instead: 'une image dans la page' },
        { when: 'Un fichier que l’on emporte.', instead: 'LinkButton' },
      ],
      anatomy: [
        ['Tête', 'Pièce précédente, suivante ; son titre ; ce qu’on en dit ; la télécharger.'],
        ['Outils', 'Page, que l’on peut taper ; zoom ; largeur ; recherche.'],
        ['Pages', 'L’une sous l’autre, dessinées quand elles approchent ; leurs mots se sélectionnent et s’entendent.'],
      ],
      keyboard: [
        ['Tab', 'Tête, outils, puis les pages, que les flèches font défiler.'],
        ['← →', 'D’un outil à l’autre.'],
        ['Entrée', 'Dans le numéro : va à la page. Dans la recherche : va au mot suivant.'],
        ['Échap', 'Ferme la recherche et rend le focus aux pages.'],
      ],
      doDont: [
        {
          do: 'Garder le zoom dans la page : la pièce suivante a le même.',
          dont: 'Le remettre à zéro à chaque pièce.',
        },
        { do: 'Dire d’un fichier de bureau qu’il se télécharge.', dont: 'Le télécharger sans le dire.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    document: {
      key: '1',
      title: 'Attestation de vigilance',
      description: 'Pièce 2 sur 3 · PDF · 184 ko',
      kind: 'pdf',
      read: ATTESTATION,
    },
    zoom: 'width',
    onZoom: fn(),
    onPercent: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onDownload: fn(),
    pdfResources: '/pdf/',
    words: {
      previous: 'Pièce précédente',
      next: 'Pièce suivante',
      download: 'Télécharger',
      tools: 'Outils de lecture',
      previousPage: 'Page précédente',
      nextPage: 'Page suivante',
      page: 'Page',
      of: (count) => `sur ${count}`,
      pageOf: (page, count) => `Page ${page} sur ${count}`,
      zoomIn: 'Agrandir',
      zoomOut: 'Réduire',
      percent: (percent) => `${percent}\u00A0%`,
      fitWidth: 'Largeur',
      find: 'Rechercher dans la pièce',
      findPrevious: 'Résultat précédent',
      findNext: 'Résultat suivant',
      closeFind: 'Fermer la recherche',
      found: (rank, count, isReading) =>
        count === 0 ? (isReading ? 'Recherche…' : 'Aucun résultat') : `${rank} sur ${count}`,
      loading: 'Chargement de la pièce…',
      retry: 'Réessayer',
      failed: ['La pièce n’a pas pu être lue', 'Vérifiez votre connexion, puis réessayez.'],
      broken: [
        'Cette pièce ne peut pas être affichée',
        'Son fichier est abîmé ou d’une sorte inconnue. Vous pouvez le télécharger.',
      ],
      protected: [
        'Cette pièce demande un mot de passe',
        'Téléchargez-la pour l’ouvrir, ou demandez-la sans protection.',
      ],
      other: ['Cette pièce se télécharge', 'Un fichier de bureau ne s’affiche pas dans la page.'],
      none: ['Aucune pièce', 'Choisissez une pièce à lire.'],
      incomplete: 'Une image de cette page n’a pas pu être dessinée. Téléchargez la pièce pour la voir.',
    },
  },
  render: function Render(args) {
    const [zoom, setZoom] = useState(args.zoom);
    return (
      <div style={{ blockSize: 640, maxInlineSize: 552 }}>
        <DocumentViewer
          {...args}
          zoom={zoom}
          onZoom={(next) => {
            args.onZoom(next);
            setZoom(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof DocumentViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce qui dessine les pages se charge avec la première. */
const LOADED = { timeout: 15_000 };
const firstPage = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.findByRole('region', { name: 'Page 1 sur 3' }, LOADED);

/** Les mots d’une page se lisent et se sélectionnent ; le numéro se tape. */
export const Default: Story = {
  args: { mark: <Checkbox label="Vue" isSelected={false} onChange={fn()} /> },
  play: async ({ canvas, userEvent, args }) => {
    const first = await firstPage(canvas);
    await waitFor(() => expect(first).toHaveTextContent('Effectif moyen mensuel'));
    const picture = first.querySelector('canvas');
    await expect(picture?.getContext('2d')?.getImageData(0, 0, picture.width, picture.height).data.includes(0)).toBe(
      true,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pièce suivante' }));
    await expect(args.onNext).toHaveBeenCalled();
    const number = canvas.getByRole('textbox', { name: /Page/ });
    await userEvent.click(number);
    await userEvent.keyboard('3{Enter}');
    await waitFor(() => expect(number).toHaveValue('3'));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Page 3 sur 3' })).toHaveTextContent('Fin de'));
  },
};

/** Le zoom se règle, et revient à la largeur. */
export const Zoom: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const width = await canvas.findByRole('button', { name: 'Largeur' }, LOADED);
    await expect(width).toHaveAttribute('aria-pressed', 'true');
    const figure = Number.parseInt(canvas.getByText(/^\d+\s%$/).textContent, 10);
    await expect(args.onPercent).toHaveBeenLastCalledWith(figure);
    await userEvent.click(canvas.getByRole('button', { name: 'Agrandir' }));
    await expect(args.onZoom).toHaveBeenCalledWith(expect.any(Number));
    await expect(width).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(width);
    await expect(args.onZoom).toHaveBeenLastCalledWith('width');
  },
};

/** Des mots se cherchent dans toutes les pages, sans égard aux accents. */
export const Find: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rechercher dans la pièce' }, LOADED));
    await userEvent.type(canvas.getByRole('searchbox'), 'declaration');
    await waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent('1 sur 1'));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Page 2 sur 3' })).toHaveTextContent('janvier 2026'));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'introuvable');
    await waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent('Aucun résultat'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('search')).toBeNull());
  },
};

/** Trois mille pages : seules celles qui approchent existent. */
export const ThreeThousandPages: Story = {
  args: { document: { key: 'long', title: 'Registre', description: 'PDF · 1,2 Mo', kind: 'pdf', read: LONG } },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: /Page/ }, LOADED);
    await expect(canvas.getAllByRole('region', { name: /sur 3000/ }).length).toBeLessThan(8);
    await userEvent.click(number);
    await userEvent.keyboard('2500{Enter}');
    await waitFor(
      () => expect(canvas.getByRole('region', { name: 'Page 2500 sur 3000' })).toHaveTextContent('aiguille'),
      LOADED,
    );
    await expect(canvas.getAllByRole('region', { name: /sur 3000/ }).length).toBeLessThan(8);
  },
};

export const Picture: Story = {
  args: { document: PLAN },
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('img', { name: 'Plan de la salle' });
    await waitFor(() => expect(picture.clientWidth).toBeGreaterThan(400));
    await userEvent.click(canvas.getByRole('button', { name: 'Agrandir' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Largeur' })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

/** Le pourcentage suit la place qu’a l’image, aussi quand elle se charge avant d’être montrée. */
export const PictureInLessRoom: Story = {
  args: { document: PLAN },
  play: async ({ canvas, canvasElement }) => {
    const picture = await canvas.findByRole('img', { name: 'Plan de la salle' });
    const told = () => Number.parseInt(canvas.getByText(/^\d+\s%$/).textContent, 10);
    const expectTold = () => waitFor(() => expect(told()).toBe(Math.round((picture.clientWidth / 600) * 100)));
    await waitFor(() => expect(picture.clientWidth).toBeGreaterThan(400));
    await expectTold();
    const wide = told();
    const frame = canvasElement.firstElementChild as HTMLElement;
    frame.style.display = 'none';
    frame.style.maxInlineSize = '320px';
    frame.style.display = '';
    await waitFor(() => expect(picture.clientWidth).toBeLessThan(320));
    await expectTold();
    await expect(told()).toBeLessThan(wide);
  },
};

export const OfficeFile: Story = {
  args: { document: { key: 'doc', title: 'Programme', description: 'DOCX · 90 ko', kind: 'other', read: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Cette pièce se télécharge')).toBeVisible();
    const [, download] = canvas.getAllByRole('button', { name: 'Télécharger' });
    if (download !== undefined) await userEvent.click(download);
    await expect(args.onDownload).toHaveBeenCalled();
  },
};

export const Broken: Story = {
  args: {
    document: {
      key: 'x',
      title: 'Kbis',
      description: 'PDF · 3 o',
      kind: 'pdf',
      read: () => Promise.resolve(new Blob(['xyz'])),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette pièce ne peut pas être affichée', undefined, LOADED)).toBeVisible();
  },
};

export const Protected: Story = {
  args: {
    document: {
      key: 'p',
      title: 'Statuts',
      description: 'PDF · 12 ko',
      kind: 'pdf',
      read: pdf({ pages: [['Statuts']], isProtected: true }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette pièce demande un mot de passe', undefined, LOADED)).toBeVisible();
  },
};

/** Une image que rien ne sait dessiner : la page le dit, plutôt que de rester blanche. */
export const UnreadablePicture: Story = {
  args: { document: { key: 's', title: 'Récépissé', description: 'PDF · 2 ko', kind: 'pdf', read: SCAN } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’a pas pu être dessinée/, undefined, LOADED)).toBeVisible();
  },
};

const twice = fn();
/** La connexion manque : on réessaie sans quitter la pièce. */
export const Failed: Story = {
  args: {
    document: {
      key: 'f',
      title: 'Assurance',
      description: 'PDF · 80 ko',
      kind: 'pdf',
      read: () => {
        twice();
        return twice.mock.calls.length === 1 ? Promise.reject(new Error('réseau')) : ATTESTATION();
      },
    },
  },
  beforeEach: () => {
    twice.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }, LOADED));
    await waitFor(
      () => expect(canvas.getByRole('region', { name: 'Page 1 sur 3' })).toHaveTextContent('vigilance'),
      LOADED,
    );
  },
};

export const None: Story = { args: { document: null } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await firstPage(canvas);
    // Above its buttons the title is whole.
    const title = canvas.getByRole('heading', { level: 2 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('button', { name: 'Pièce suivante' }).getBoundingClientRect().top,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
