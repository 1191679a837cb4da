import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { canLosePlateforme } from '@habilis/domain/habilitation/refusalOfSuppression';
import { can } from '@habilis/domain/role/can';
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
import type { ChangeProps } from './DialogProps.ts';
import { SuppressionDialog } from './SuppressionDialog.tsx';

type Plateforme = Habilitation['plateformesFixes'][number];

const placeOf = ({ adresse: { ligne1, ligne2, codePostalVille } }: Plateforme): string =>
  [ligne1, ligne2, `${codePostalVille.codePostal} ${codePostalVille.ville}`]
    .filter((part) => part !== null && part !== '')
    .join(', ');

/** Whether the remaining platform may not be deleted, because its niveau needs one. */
const keepsLastPlateforme = ({ avecPlateforme, plateformesFixes, plateformeMobile }: Habilitation): boolean =>
  plateformesFixes.length > 0 &&
  !canLosePlateforme({ avecPlateforme, nbPlateformesFixes: plateformesFixes.length, plateformeMobile });

const ajoutPath = (role: Role, id: number): string =>
  `${rolePath(role, 'demandeHabilitation', 'nouvelle')}?plateforme=${id}`;

/** The places of a habilitation in a file, and where a further one is asked for. */
function SectionActions({ one, role }: { one: Habilitation; role: Role }): ReactNode {
  const t = useText();
  const { id, plateformesFixes, actionsPossibles } = one;
  return (
    <Inline gap={12}>
      {plateformesFixes.length > 0 && (
        <DownloadButton
          label={t('habilitations.plateformes-fichier')}
          name="plateformes.xlsx"
          read={() => call(habilitation.fichierPlateformes, { params: { id } })}
          look={{ size: 'small', variant: 'quiet' }}
        />
      )}
      {actionsPossibles.includes('ajouter-plateforme') && (
        <Link href={ajoutPath(role, id)} isSmall>
          {t('habilitations.action.ajouter-plateforme')}
        </Link>
      )}
    </Inline>
  );
}

/** The places, each with when it was validated, and its removal for those who may. */
function Places({ one, onRemove }: { one: Habilitation; onRemove: (plateforme: Plateforme) => void }): ReactNode {
  const t = useText();
  const isEditable = one.actionsPossibles.includes('supprimer-plateforme');
  return (
    <ItemList
      label={t('habilitations.lieux')}
      items={one.plateformesFixes.map((plateforme) => ({
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
                  onPress={() => onRemove(plateforme)}
                />
              ),
            }
          : {}),
      }))}
    />
  );
}

/** The places for practical training. */
export function PlateformesSection({ one, role, onSent }: ChangeProps & { readonly role: Role }): ReactNode {
  const t = useText();
  const { id, version, avecPlateforme, plateformesFixes, plateformeMobile } = one;
  const [leaving, setLeaving] = useState<Plateforme | null>(null);
  const hasNone = plateformesFixes.length === 0;
  return (
    <Section title={t('habilitations.lieux')} action={<SectionActions one={one} role={role} />}>
      <Stack gap={8}>
        {!hasNone && <Places one={one} onRemove={setLeaving} />}
        {plateformeMobile && <Text>{t('habilitations.avec-mobile')}</Text>}
        {hasNone && !plateformeMobile && (
          <Text tone="subtle">
            {t(avecPlateforme ? 'habilitations.sans-plateforme' : 'habilitations.lieux.libres')}
          </Text>
        )}
        {can(role.type, 'delete-plateforme') && keepsLastPlateforme(one) && (
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
