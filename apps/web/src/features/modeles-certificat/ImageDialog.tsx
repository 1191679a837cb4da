import { EXTENSIONS_IMAGE, POINTS_MAX } from '@habilis/domain/modele-certificat/images';
import { useText } from '@habilis/i18n/TextProvider';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { v4 as uuid } from 'uuid';
import { ChosenFilesField } from '../../forms/ChosenFilesField.tsx';
import { FieldRefusal } from '../../forms/FieldRefusal.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useChosenFiles } from '../../forms/useChosenFiles.ts';
import { useForm } from '../../forms/useForm.ts';
import type { Image } from './useModele.ts';

const GENRES = ['logo', 'signature', 'fond'] as const;
const PATH = 'fileUploads.image';

/** A picture that was chosen, with its size in pixels; without alternative text it is decoration. */
export type ImageChoisie = Image & {
  readonly isFond: boolean;
  readonly alternative: string;
  readonly largeur: number;
  readonly hauteur: number;
};

/** The size of a picture in pixels; a file that is none, or too large a one, is refused at its field. */
async function sizeOf(file: File): Promise<{ largeur: number; hauteur: number }> {
  const size = await createImageBitmap(file).catch(() => null);
  if (size === null || size.width * size.height > POINTS_MAX)
    throw new FieldRefusal([{ path: PATH, title: 'modele-certificat.pas-une-image' }]);
  return { largeur: size.width, hauteur: size.height };
}

type Props = { readonly onDone: (image: ImageChoisie) => void; readonly onClose: () => void };

/** Chooses a logo, a signature or the background; it is sent with the model. */
export function ImageDialog({ onDone, onClose }: Props): ReactNode {
  const t = useText();
  const chosen = useChosenFiles(EXTENSIONS_IMAGE);
  const form = useForm({
    initial: { genre: GENRES[0] as string, alternative: '' },
    judge: () => [
      ...chosen.faults,
      ...(chosen.files.length + chosen.faults.length === 0 ? [{ path: PATH, title: 'champ.requis' }] : []),
    ],
    send: async ({ genre, alternative }): Promise<ImageChoisie | null> => {
      const [file] = chosen.files;
      if (file === undefined) return null;
      const size = await sizeOf(file);
      return { champ: `image-${uuid()}`, file, isFond: genre === 'fond', alternative: alternative.trim(), ...size };
    },
    onDone: (image) => {
      if (image !== null) onDone(image);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('modeles-certificat.image')}
      submitLabel={t('modeles-certificat.image-placer')}
      form={form}
      onClose={onClose}
    >
      <RadioGroup
        {...form.field('genre')}
        label={t('modeles-certificat.image-genre')}
        options={GENRES.map((id) => ({ id, label: t(`modeles-certificat.image-genre.${id}`) }))}
      />
      <ChosenFilesField
        chosen={chosen}
        champ="image"
        label={t('modeles-certificat.image-fichier')}
        isRequired
        progress={null}
        faultOf={form.faultOf}
      />
      {form.values.genre !== 'fond' && (
        <TextField
          {...form.field('alternative')}
          label={t('modeles-certificat.alternative')}
          description={t('modeles-certificat.alternative-aide')}
          maxLength={100}
        />
      )}
    </FormDialog>
  );
}
