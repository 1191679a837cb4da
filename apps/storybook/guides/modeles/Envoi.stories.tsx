import { FileUpload, type UploadedFileView } from '@habilis/ui/FileUpload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';

const LIMIT = 1_000_000;

const viewOf = (file: File): UploadedFileView => ({
  key: file.name,
  name: file.name,
  sizeLabel: `${Math.ceil(file.size / 1000)} ko`,
  ...(file.size > LIMIT
    ? { state: 'error', errorMessage: 'Ce fichier pèse plus de 1 Mo. Joignez-en un plus léger.' }
    : { state: 'done' }),
});

function Upload(): ReactNode {
  const [files, setFiles] = useState<readonly UploadedFileView[]>([]);
  const remove = (key: string) => setFiles(files.filter((file) => file.key !== key));
  return (
    <FileUpload
      label="Récépissé de la déclaration d’activité"
      description="PDF, JPEG ou PNG, 1 Mo au plus."
      accept={['application/pdf', 'image/jpeg', 'image/png']}
      isMultiple
      files={files}
      onAdd={(added) => setFiles([...files, ...added.map(viewOf)])}
      onRemove={remove}
      onReplace={(key, file) => setFiles(files.map((known) => (known.key === key ? viewOf(file) : known)))}
      onOpen={(key) => remove(key)}
      words={{
        dropzone: 'Déposez vos fichiers ici, ou',
        browse: 'Choisir des fichiers',
        remove: (name) => `Retirer ${name}`,
        replace: (name) => `Remplacer ${name}`,
        open: (name) => `Ouvrir ${name}`,
        chosen: (name) => `${name}\u00A0: fichier choisi.`,
        done: (name) => `${name}\u00A0: déposé.`,
        removed: (name) => `${name}\u00A0: retiré.`,
        refused: (name, reason) => `${name}\u00A0: refusé. ${reason}`,
        progress: (name, percent) => `${name} : ${percent} %`,
      }}
    />
  );
}

/** Joindre des pièces : ce qui est admis se dit avant, ce qui est refusé se dit à côté du fichier. */
const meta = {
  title: 'Modèles/Envoi de pièces',
  component: Upload,
  parameters: {
    rules: [
      'Dire avant le choix les formats et la taille admis ; vérifier aussitôt, avant d’envoyer.',
      'Chaque fichier a son avancement, sa faute, ses actions ; un fichier refusé n’arrête pas les autres.',
      'Le bouton suffit à tout : déposer et coller sont des raccourcis (`FileUpload`).',
      'Une coupure garde les fichiers choisis et reprend l’envoi ; la page ne se quitte pas sans prévenir.',
    ],
  },
} satisfies Meta<typeof Upload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Un fichier admis, un refusé',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await expect(input).not.toBeNull();
    if (input === null) return;
    await userEvent.upload(input, [
      new File(['récépissé'], 'recepisse.pdf', { type: 'application/pdf' }),
      new File([new Uint8Array(LIMIT + 1)], 'photo.png', { type: 'image/png' }),
    ]);
    await expect(await canvas.findByText(/^Ce fichier pèse plus de 1 Mo/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer photo.png' }));
    await expect(canvas.queryByText(/^Ce fichier pèse plus de 1 Mo/)).toBeNull();
    await expect(canvas.getByText('recepisse.pdf')).toBeVisible();
  },
};
