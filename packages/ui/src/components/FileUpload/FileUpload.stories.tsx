import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { heard } from '../../internal/heard.ts';
import { FileUpload, type FileUploadProps, type UploadedFileView } from './FileUpload.tsx';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const done: UploadedFileView = { key: '12', name: 'extrait-kbis.pdf', sizeLabel: '240 ko', state: 'done' };
const waiting = (file: File): UploadedFileView => ({
  key: file.name,
  name: file.name,
  sizeLabel: '8 octets',
  state: 'pending',
});

function Held(props: FileUploadProps): ReactNode {
  const [files, setFiles] = useState(props.files);
  return (
    <FileUpload
      {...props}
      files={files}
      onAdd={(added) => {
        setFiles([...files, ...added.map(waiting)]);
        props.onAdd(added);
      }}
      onRemove={(key) => {
        setFiles(files.filter((file) => file.key !== key));
        props.onRemove(key);
      }}
      onReplace={(key, other) => {
        setFiles(files.map((file) => (file.key === key ? waiting(other) : file)));
        props.onReplace(key, other);
      }}
    />
  );
}

/** Des fichiers à joindre : déposés, collés ou choisis. */
const meta = {
  title: 'Champs/FileUpload',
  component: FileUpload,
  parameters: {
    guide: {
      use: ['Une pièce demandée, nommée, avec les formats et la taille admis.'],
      avoid: [
        { when: 'Un texte que l’on peut saisir.', instead: 'TextArea' },
        { when: 'Une pièce que l’on ne fait que lire.', instead: 'Link' },
      ],
      anatomy: [
        ['Nom et aide', 'Quelle pièce, quels formats, quelle taille.'],
        ['Zone et bouton', 'Déposer, coller ou choisir ; le bouton suffit à tout.'],
        ['Fichier', 'Son nom l’ouvre ; où en est son envoi, ou pourquoi il est refusé : c’est dit aussi à voix haute.'],
        ['Actions', 'Remplacer, retirer.'],
      ],
      keyboard: [
        ['Tab', 'Va au bouton, puis aux actions de chaque fichier.'],
        ['Entrée, Espace', 'Ouvre le choix de fichiers.'],
        ['Ctrl + V', 'Joint le fichier du presse-papiers quand le bouton a le focus.'],
      ],
      doDont: [
        {
          do: 'Dire formats et taille avant le choix.',
          dont: 'Refuser après l’envoi ce que l’on pouvait vérifier avant.',
        },
        { do: 'Une faute par fichier.', dont: '« Un fichier est invalide » pour cinq fichiers.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Extrait d’immatriculation',
    description: 'pdf, png, jpg ; 10 Mo au plus par fichier.',
    accept: ['.pdf', '.png', '.jpg'],
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onReplace: fn(),
    onOpen: fn(),
    words: {
      dropzone: 'Déposez un fichier ici, ou',
      browse: 'choisissez un fichier',
      remove: (name) => `Retirer ${name}`,
      replace: (name) => `Remplacer ${name}`,
      open: (name) => `Ouvrir ${name}`,
      progress: (name, percent) => `Envoi de ${name}\u00A0: ${percent}\u00A0%`,
      chosen: (name) => `${name}\u00A0: fichier choisi.`,
      done: (name) => `${name}\u00A0: déposé.`,
      removed: (name) => `${name}\u00A0: retiré.`,
      refused: (name, reason) => `${name}\u00A0: refusé. ${reason}`,
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

function pickerOf(element: HTMLElement): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No file may be chosen here');
  return input;
}

/** Choisi, le fichier prend la place de la zone, et le focus reste dans le champ. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Extrait d’immatriculation' });
    await expect(canvas.getByRole('button', { name: 'choisissez un fichier' })).toHaveAccessibleDescription(
      'pdf, png, jpg ; 10 Mo au plus par fichier.',
    );
    const picker = pickerOf(canvasElement);
    const opened = fn((event: Event) => event.preventDefault());
    picker.addEventListener('click', opened);
    await userEvent.click(canvas.getByRole('button', { name: 'choisissez un fichier' }));
    await expect(opened).toHaveBeenCalledOnce();
    picker.removeEventListener('click', opened);
    await expect(picker).toHaveAttribute('accept', '.pdf,.png,.jpg');
    await expect(picker.multiple).toBe(false);
    const file = pdf('extrait-kbis.pdf');
    await userEvent.upload(picker, file);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenLastCalledWith([file]);
    await expect(canvas.queryByRole('button', { name: 'choisissez un fichier' })).toBeNull();
    await expect(group).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('extrait-kbis.pdf : fichier choisi.');
  },
};

/** What the system sends while files are dragged; a page cannot build all of it. */
const dragged = (type: string, ...files: File[]) =>
  Object.defineProperty(new DragEvent(type, { bubbles: true, cancelable: true }), 'dataTransfer', {
    value: {
      types: ['Files'],
      items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
      effectAllowed: 'all',
    },
  });

/** Un seul fichier est pris, même si plusieurs sont déposés. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText('Déposez un fichier ici, ou').parentElement ?? document.body;
    const [first, second] = [pdf('extrait-kbis.pdf'), pdf('autre.pdf')];
    await fireEvent(zone, dragged('dragenter', first, second));
    await expect(zone).toHaveAttribute('data-drop-target', 'true');
    await fireEvent(zone, dragged('drop', first, second));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onAdd).toHaveBeenLastCalledWith([first]);
  },
};

/** Joint : son nom l’ouvre, il se remplace et se retire. */
export const Done: Story = {
  args: { files: [done] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Ouvrir extrait-kbis.pdf' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenLastCalledWith('12');
    const other = pdf('extrait-2026.pdf');
    await userEvent.upload(pickerOf(canvasElement), other);
    await expect(args.onReplace).toHaveBeenCalledOnce();
    await expect(args.onReplace).toHaveBeenLastCalledWith('12', other);
    await expect(canvas.getByRole('group')).toHaveFocus();
    canvas.getByRole('button', { name: 'Retirer extrait-2026.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenLastCalledWith('extrait-2026.pdf');
    await expect(canvas.getByRole('group')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('extrait-2026.pdf : retiré.');
    // No hidden button of the zone comes first.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'choisissez un fichier' })).toHaveFocus();
  },
};

export const Uploading: Story = {
  args: { files: [{ ...done, state: 'uploading', progress: 0.426 }] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Envoi de extrait-kbis.pdf : 43 %' });
    await expect(bar).toHaveAttribute('aria-valuenow', '43');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** En attente d’envoi. */
export const Pending: Story = { args: { files: [{ ...done, state: 'pending' }] } };

/** A file whose fate the test decides. */
function Fated(props: FileUploadProps): ReactNode {
  const [files, setFiles] = useState<readonly UploadedFileView[]>([done]);
  const sent: UploadedFileView = { key: 'x', name: 'statuts.pdf', sizeLabel: '80 ko', state: 'pending' };
  const fault = 'Ce type de fichier n’est pas accepté.';
  const photo: UploadedFileView = { ...sent, key: 'y', name: 'photo.gif', state: 'error', errorMessage: fault };
  return (
    <>
      <FileUpload {...props} files={files} />
      <button onClick={() => setFiles([done, sent])}>Choisir</button>
      <button onClick={() => setFiles([done, { ...sent, state: 'uploading', progress: 0.5 }])}>Envoyer</button>
      <button onClick={() => setFiles([done, { ...sent, key: '13', state: 'done' }])}>Ranger</button>
      <button onClick={() => setFiles([done, photo])}>Refuser</button>
    </>
  );
}

/** Choisi, envoyé, refusé : chaque fois le nom du fichier est dit. */
export const Heard: Story = {
  args: { files: [], isMultiple: true },
  render: (args) => <Fated {...args} />,
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const said = canvas.getByRole('status');
    // What was there already is no news.
    await expect(said.textContent).toBe('');
    heard.length = 0;
    await press('Choisir');
    await expect(said).toHaveTextContent('statuts.pdf : fichier choisi.');
    await press('Envoyer');
    await expect(said).toHaveTextContent('statuts.pdf : fichier choisi.');
    await press('Ranger');
    await expect(said).toHaveTextContent('statuts.pdf : déposé.');
    await press('Refuser');
    await expect(said).toHaveTextContent('photo.gif : refusé. Ce type de fichier n’est pas accepté.');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() =>
      expect(heard.map((words) => words.replaceAll('\u00A0', ' '))).toEqual([
        'statuts.pdf : fichier choisi.',
        'statuts.pdf : déposé.',
        'photo.gif : refusé. Ce type de fichier n’est pas accepté.',
      ]),
    );
  },
};

/** Collé : ce qui est dans le presse-papiers est joint. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(pdf('extrait-kbis.pdf'));
    const button = canvas.getByRole('button', { name: 'choisissez un fichier' });
    await fireEvent(button, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
};

/** Refusé : la faute est dite sous le fichier. */
export const Refused: Story = {
  args: {
    files: [{ ...done, name: 'photo.gif', state: 'error', errorMessage: 'Ce type de fichier n’est pas accepté.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ce type de fichier n’est pas accepté.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remplacer photo.gif' })).toBeEnabled();
  },
};

/** Requise : le bouton qui choisit le dit. */
export const Required: Story = {
  args: { requiredLabel: 'obligatoire' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'choisissez un fichier' })).toHaveAccessibleDescription(
      /^obligatoire\.\s+pdf, png, jpg/,
    );
  },
};

/** Requis et absent : l’`id` mène au bouton qui choisit. */
export const WithError: Story = {
  args: { id: 'piece', errorMessage: 'Joignez cette pièce.' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'choisissez un fichier' });
    await expect(button).toHaveAccessibleDescription(/Joignez cette pièce\./);
    // Heard once on the way to the button.
    await expect(canvas.getByRole('group')).not.toHaveAccessibleDescription();
    canvasElement.querySelector<HTMLElement>('#piece button')?.focus();
    await expect(button).toHaveFocus();
  },
};

/** Le champ est plein : l’`id` mène aux fichiers. */
export const ReachedWhenFull: Story = {
  args: { id: 'piece', files: [done], errorMessage: 'L’extrait date de plus de trois mois. Remplacez-le.' },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('#piece button')?.focus();
    await expect(canvas.getByRole('button', { name: 'Remplacer extrait-kbis.pdf' })).toHaveFocus();
  },
};

export const Optional: Story = {
  args: { label: 'Autre pièce', optionalLabel: '(facultatif)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Autre pièce (facultatif)');
  },
};

export const Multiple: Story = {
  args: {
    label: 'Autres pièces',
    isMultiple: true,
    files: [
      done,
      { key: '13', name: 'statuts.pdf', sizeLabel: '1,2 Mo', state: 'uploading', progress: 0.8 },
      { key: '14', name: 'attestation.pdf', sizeLabel: '310 ko', state: 'pending' },
      {
        key: '15',
        name: 'scan.tiff',
        sizeLabel: '18 Mo',
        state: 'error',
        errorMessage: 'Ce fichier est trop volumineux.',
      },
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const pickers = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"][multiple]');
    await expect(pickers).toHaveLength(1);
    const files = [pdf('a.pdf'), pdf('b.pdf')];
    for (const picker of pickers) await userEvent.upload(picker, files);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenLastCalledWith(files);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'choisissez un fichier' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { files: [done], isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ouvrir extrait-kbis.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Sans rien à montrer, l’écran dit pourquoi. */
export const ReadOnlyAndEmpty: Story = { args: { isReadOnly: true, description: 'Aucune pièce jointe.' } };

export const LongWords: Story = {
  args: {
    files: [
      {
        ...done,
        name: 'attestation_de_vigilance_urssaf_2026_11_signée_définitive_corrigée.pdf',
        state: 'error',
        errorMessage: 'Le contenu du fichier ne correspond pas à son extension. Enregistrez-le à nouveau en PDF.',
      },
    ],
    isMultiple: true,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Dans la main, l’appareil photo : il s’ouvre pour une seule image ; à la souris il n’est pas proposé. */
export const WithCamera: Story = {
  args: { words: { ...meta.args.words, photo: 'prenez une photo' } },
  play: async ({ args, canvasElement, userEvent }) => {
    const camera = canvasElement.querySelector<HTMLInputElement>('input[capture="environment"]');
    if (camera === null) throw new Error('aucun appareil photo');
    await expect(camera.accept).toBe('image/jpeg,image/png');
    const photo = new File(['x'], 'image.jpg', { type: 'image/jpeg' });
    await userEvent.upload(camera, photo);
    await expect(args.onAdd).toHaveBeenCalledWith([photo]);
    await expect(camera.closest('span')).not.toBeVisible();
  },
};
