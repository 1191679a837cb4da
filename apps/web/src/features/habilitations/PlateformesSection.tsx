import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { MapPin, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { SuppressionDialog } from './SuppressionDialog.tsx';

type Plateforme = Habilitation['plateformesFixes'][number];

const placeOf = ({ adresse: { ligne1, ligne2, codePostalVille } }: Plateforme): string =>
  [ligne1, ligne2, `${codePostalVille.codePostal} ${codePostalVille.ville}`]
    .filter((part) => part !== null && part !== '')
    .join(', ');

/** The places for practical training. */
export function PlateformesSection({
  one,
  ajout,
  isEditable,
  isLast,
  onSent,
}: {
  one: Habilitation;
  /** Where a further one is asked for, for who may. */
  ajout: string | null;
  isEditable: boolean;
  /** True when the reader may delete platforms, but the niveau needs the last one. */
  isLast: boolean;
  /** Reads the habilitation again, whether the change succeeded or not. */
  onSent: () => Promise<unknown>;
}): ReactNode {
  const t = useText();
  const { id, version, avecPlateforme, plateformesFixes, plateformeMobile } = one;
  const [leaving, setLeaving] = useState<Plateforme | null>(null);
  const items = plateformesFixes.map((plateforme) => ({
    key: String(plateforme.id),
    icon: MapPin,
    title: placeOf(plateforme),
    description:
      plateforme.dateValidationCnh === null
        ? t('habilitations.plateforme-non-validee')
        : t('habilitations.plateforme-validee', { date: formatDate(plateforme.dateValidationCnh) }),
    ...(isEditable
      ? {
          action: (
            <IconButton
              icon={Trash2}
              label={t('habilitations.supprimer-plateforme', { adresse: placeOf(plateforme) })}
              onPress={() => setLeaving(plateforme)}
            />
          ),
        }
      : {}),
  }));
  return (
    <Section
      title={t('habilitations.lieux')}
      action={
        <Inline gap={12}>
          {plateformesFixes.length > 0 && (
            <DownloadButton
              label={t('habilitations.plateformes-fichier')}
              name="plateformes.xlsx"
              read={() => call(habilitation.fichierPlateformes, { params: { id } })}
              look={{ size: 'small', variant: 'quiet' }}
            />
          )}
          {ajout !== null && (
            <Link href={ajout} isSmall>
              {t('habilitations.action.ajouter-plateforme')}
            </Link>
          )}
        </Inline>
      }
    >
      <Stack gap={8}>
        {items.length > 0 && <ItemList label={t('habilitations.lieux')} items={items} />}
        {plateformeMobile && <Text>{t('habilitations.avec-mobile')}</Text>}
        {items.length === 0 && !plateformeMobile && (
          <Text tone="subtle">
            {t(avecPlateforme ? 'habilitations.sans-plateforme' : 'habilitations.lieux.libres')}
          </Text>
        )}
        {isLast && (
          <Text look="small" tone="subtle">
            {t('habilitations.derniere-plateforme')}
          </Text>
        )}
      </Stack>
      {leaving !== null && (
        <SuppressionDialog
          what="plateforme"
          one={one}
          title={t('habilitations.supprimer-plateforme-question')}
          text={placeOf(leaving)}
          remove={(motif) =>
            call(habilitation.removePlateforme, {
              params: { id, platformId: leaving.id },
              body: { motif, version },
            })
          }
          onSent={onSent}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  );
}
