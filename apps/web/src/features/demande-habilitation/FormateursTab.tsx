import type { CertificatFormateur } from '@habilis/api/formateur/EtatDeCertificat';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { IconButton } from '@habilis/ui/IconButton';
import { ItemList } from '@habilis/ui/ItemList';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Trash2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { tellDone } from '../../messages/tellDone.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { AddFormateur } from './AddFormateur.tsx';
import { certificatWords } from './certificatWords.ts';
import type { DhTabProps } from './dhKind.ts';

type Props = DhTabProps & {
  /** The certificats, as they are today, of the formateurs already stored. */
  readonly certificats: readonly CertificatFormateur[];
  /** Whether the niveau asks its formateurs for no certificat. */
  readonly isSansCertificat: boolean;
};

/** A formateur's identifier, what the certificat says, and why the formateur is refused. */
function Described({
  one: { habilisId },
  certificat,
  fault,
}: {
  one: PersonneRef;
  certificat: CertificatFormateur | undefined;
  fault: string | undefined;
}): ReactNode {
  const words = certificatWords(useText(), certificat);
  return (
    <Stack gap={4}>
      <span>
        <Identifier>{habilisId}</Identifier>
        {words === undefined ? '' : ` · ${words}`}
      </span>
      {fault !== undefined && <Text tone="danger">{fault}</Text>}
    </Stack>
  );
}

/** The formateurs of the demande: each is declared by identifier, and named once found. */
export function FormateursTab({ saisie, set, faultOf, isReadOnly, certificats, isSansCertificat }: Props): ReactNode {
  const t = useText();
  const { formateurs } = saisie;
  const fault = faultOf('formateurs');
  const remove = (gone: PersonneRef) => {
    set({ formateurs: formateurs.filter(({ habilisId }) => habilisId !== gone.habilisId) });
    // The pressed button disappears with its formateur: the focus moves here.
    document.getElementById(fieldId('formateurs'))?.focus();
    tellDone('habilitations.demande.formateur-retire', { nom: gone.nomPrenom });
  };
  return (
    <Stack gap={28}>
      <Text>{t(`habilitations.demande.formateurs-aide${isSansCertificat ? '-sans-certificat' : ''}`)}</Text>
      {/* First: one declares here, then sees who is declared. */}
      {!isReadOnly && (
        <AddFormateur
          niveauId={saisie.dispositifNiveauId}
          declared={formateurs}
          onAdd={(one) => set({ formateurs: [...formateurs, one] })}
        />
      )}
      {fault !== undefined && <Text tone="danger">{fault}</Text>}
      {formateurs.length === 0 ? (
        fault === undefined && <Text tone="subtle">{t('habilitations.demande.aucun-formateur')}</Text>
      ) : (
        <ItemList
          label={t('habilitations.demande.onglet.formateurs')}
          items={formateurs.map((one, index) => ({
            key: one.habilisId,
            icon: UserRound,
            title: one.nomPrenom,
            description: (
              <Described
                one={one}
                certificat={certificats.find(({ habilisId }) => habilisId === one.habilisId)}
                fault={faultOf(`formateurs.${index}`)}
              />
            ),
            ...(isReadOnly
              ? {}
              : {
                  action: (
                    <div id={fieldId(`formateurs.${index}`)}>
                      <IconButton
                        icon={Trash2}
                        label={t('habilitations.demande.formateur-retirer', { nom: one.nomPrenom })}
                        onPress={() => remove(one)}
                      />
                    </div>
                  ),
                }),
          }))}
        />
      )}
    </Stack>
  );
}
