import { placesByName } from '@habilis/domain/file-name/placesByName';
import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import type { StoredDemande, WriteBase } from './DemandeKind.ts';
import type { FileSlot } from './FileSlots.tsx';
import { fileViews } from './fileViews.ts';
import type { OpenDemande } from './useDocument.ts';
import { useFiles } from './useFiles.ts';

/** Room of a place that takes any number of files. */
const MANY = 1000;

/** The choice that leaves a file out. */
const NOWHERE = 'nulle-part';

type Props<D extends StoredDemande, S extends object, B extends WriteBase> = {
  readonly open: OpenDemande<D, S, B>;
  readonly slots: readonly FileSlot[];
};

/** Where the files of a batch go: how many found their place by their name, and those that wait for one. */
function usePlaces<D extends StoredDemande, S extends object, B extends WriteBase>({ open, slots }: Props<D, S, B>) {
  const files = useFiles(open);
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [placed, setPlaced] = useState<number | null>(null);
  const roomOf = ({ champ, isMultiple = false }: FileSlot) =>
    isMultiple ? MANY : Math.max(0, 1 - fileViews(open.state, champ).length);
  const free = slots.filter((slot) => roomOf(slot) > 0);
  const take = (chosen: readonly File[]) => {
    const places = placesByName(
      chosen.map(({ name }) => name),
      slots.map((slot) => ({ champ: slot.champ, label: slot.label, room: roomOf(slot) })),
    );
    const told = chosen.flatMap((file, rank) => {
      const champ = places[rank];
      return champ == null ? [] : [{ champ, file }];
    });
    if (told.length > 0) files.addEach(told);
    setPlaced(told.length);
    setWaiting([...waiting, ...chosen.filter((_, rank) => places[rank] === null)]);
  };
  const settle = (file: File, champ: string) => {
    setWaiting(waiting.filter((one) => one !== file));
    if (champ !== NOWHERE) files.addEach([{ champ, file }]);
  };
  return { files, waiting, placed, free, take, settle };
}

/** Several files at once, each put in the place that its name tells; the others wait for their place to be chosen. */
export function FileBatch<D extends StoredDemande, S extends object, B extends WriteBase>(
  props: Props<D, S, B>,
): ReactNode {
  const t = useText();
  const { files, waiting, placed, free, take, settle } = usePlaces(props);
  return (
    <Stack gap={12}>
      <FileUpload
        label={t('upload.lot')}
        optionalLabel={t('entites.facultatif')}
        description={`${t('upload.lot-aide')} ${files.limits}`}
        accept={files.accept}
        files={[]}
        isMultiple
        onAdd={take}
        onRemove={() => undefined}
        onReplace={() => undefined}
        onOpen={() => undefined}
        words={{ ...files.words, dropzone: t('upload.lot-deposer'), browse: t('upload.lot-parcourir') }}
      />
      <div role="status">
        {placed !== null && (
          <Text look="small" tone={placed === 0 ? 'subtle' : 'success'}>
            {t('upload.lot-places', { nombre: placed })}
          </Text>
        )}
      </div>
      {waiting.map((file, rank) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- two files may bear one name
          key={`${file.name}-${rank}`}
          label={t('upload.lot-ou', { nom: file.name })}
          placeholder={t('upload.lot-choisir')}
          options={[
            ...free.map(({ champ, label }) => ({ id: champ, label })),
            { id: NOWHERE, label: t('upload.lot-ecarter') },
          ]}
          value={null}
          onChange={(champ) => settle(file, champ)}
        />
      ))}
    </Stack>
  );
}
