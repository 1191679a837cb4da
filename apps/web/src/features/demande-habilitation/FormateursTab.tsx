import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { IconButton } from '@habilis/ui/IconButton';
import { ItemList } from '@habilis/ui/ItemList';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Trash2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldId } from '../../shell/document/fieldId.ts';
import { AddFormateur } from './AddFormateur.tsx';
import type { DhTabProps } from './habilitationKind.ts';

/** Who will train: each is declared by identifier, and named once found. */
export function FormateursTab({ saisie, set, faultOf, isReadOnly }: DhTabProps): ReactNode {
  const t = useText();
  const { formateurs } = saisie;
  const fault = faultOf('formateurs');
  const remove = (gone: PersonneRef) => {
    set({ formateurs: formateurs.filter(({ habilisId }) => habilisId !== gone.habilisId) });
    // The button that was pressed leaves with its trainer.
    document.getElementById(fieldId('formateurs'))?.focus();
  };
  return (
    <Stack gap={28}>
      <Text>{t('habilitations.demande.formateurs-aide')}</Text>
      {fault !== undefined && <Text tone="danger">{fault}</Text>}
      {formateurs.length === 0 ? (
        <Text tone="subtle">{t('habilitations.demande.aucun-formateur')}</Text>
      ) : (
        <ItemList
          label={t('habilitations.demande.onglet.formateurs')}
          items={formateurs.map((one) => ({
            key: one.habilisId,
            icon: UserRound,
            title: one.nomPrenom,
            description: <Identifier>{one.habilisId}</Identifier>,
            ...(isReadOnly
              ? {}
              : {
                  action: (
                    <IconButton
                      icon={Trash2}
                      label={t('habilitations.demande.formateur-retirer', { nom: one.nomPrenom })}
                      onPress={() => remove(one)}
                    />
                  ),
                }),
          }))}
        />
      )}
      {!isReadOnly && (
        <AddFormateur
          niveauId={saisie.dispositifNiveauId}
          declared={formateurs}
          onAdd={(one) => set({ formateurs: [...formateurs, one] })}
        />
      )}
    </Stack>
  );
}
