import { attestation } from '@habilis/api/attestation/endpoints';
import type { Delegataire, Habilitation } from '@habilis/api/habilitation/Habilitation';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { ActiviteHabilitation } from '@habilis/api/session-certification/ActiviteHabilitation';
import { derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import { type GestesHabilitation, gestesHabilitation } from '@habilis/domain/droit/gestesHabilitation';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { type Door, DoorList } from '@habilis/ui/DoorList';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { BadgeCheck, FilePlus2, Plus, RotateCw, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { renouvellementPath } from '../../echeance/renouvellementPath.ts';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { problemText } from '../../messages/reportError.ts';
import { call } from '../../session/call.ts';
import { certificatsPath, nouvelleSessionPath } from './listPaths.ts';

/** Where a habilitation leads its reader (H861). */
export const gestesOf = (one: Habilitation, role: Role): GestesHabilitation =>
  gestesHabilitation(
    {
      etat: one.etat,
      droit: one.droit,
      actionsPossibles: one.actionsPossibles,
      isSuivie: one.suivante !== null || one.demandeEnCours !== null,
      isBarred: one.partPrise !== undefined,
    },
    role.type,
  );

/** The buttons of its head: its attestation, then its renewal and a session, the likelier one last and filled. */
export function HeadActions({ one, role }: { one: Habilitation; role: Role }): ReactNode {
  const t = useText();
  const { premier, second } = gestesOf(one, role);
  const shown = [second, premier].filter((geste) => geste === 'renouveler' || geste === 'ouvrir-session');
  return (
    <ButtonGroup>
      {one.refusAttestation === null && (
        <DownloadButton
          label={t('habilitations.attestation')}
          name="attestation.pdf"
          read={() => call(attestation.telecharger, { params: { id: one.id } })}
        />
      )}
      {shown.map((geste) => (
        <LinkButton
          key={geste}
          variant={geste === premier ? 'primary' : 'secondary'}
          icon={geste === 'renouveler' ? RotateCw : Plus}
          href={geste === 'renouveler' ? renouvellementPath(role, one.id) : nouvelleSessionPath(role, one.id)}
        >
          {t(geste === 'renouveler' ? 'habilitations.action.renouveler' : 'sessions-certification.ouvrir')}
        </LinkButton>
      ))}
    </ButtonGroup>
  );
}

type Props = {
  one: Habilitation;
  role: Role;
  activite: ActiviteHabilitation;
  delegataires: readonly Delegataire[];
  onNommer: () => void;
};

function useDoors({ one, role, activite: { certificats }, delegataires, onNommer }: Props): Door[] {
  const t = useText();
  const { today } = useServerProperties();
  const doors: Door[] = [];
  if (gestesOf(one, role).premier === 'redemander')
    doors.push({
      icon: FilePlus2,
      title: t('habilitations.redemander'),
      description: t('habilitations.gestes.redemander-texte'),
      href: rolePath(role, 'demandeHabilitation', 'nouvelle'),
    });
  if (one.actionsPossibles.includes('nommer-delegataire'))
    doors.push({
      icon: UserPlus,
      title: t('habilitations.nommer'),
      description: t('habilitations.gestes.delegataire', {
        nombre: delegataires.length,
        nom: delegataires[0]?.nomPrenom ?? '',
      }),
      onPress: onNommer,
    });
  if (certificats !== null && certificats.enVigueur > 0)
    doors.push({
      icon: BadgeCheck,
      title: t('habilitations.gestes.finissent'),
      description: t('habilitations.gestes.finissent-texte', {
        nombre: certificats.aRenouveler,
        date: formatDate(derniereFinARenouveler(today)),
      }),
      href: certificatsPath(role, one.id, { vue: 'a-renouveler' }),
    });
  return doors;
}

/** Where the work goes on from a habilitation, and what it does not allow yet, with its reason or its day. */
export function Gestes(props: Props): ReactNode {
  const t = useText();
  const { one, role } = props;
  const doors = useDoors(props);
  const { renouvellement } = one.droit;
  const { sansSession } = gestesOf(one, role);
  const sentences = [
    sansSession === null ? null : t('habilitations.gestes.sans-session', { raison: problemText(sansSession) }),
    renouvellement?.etat === 'pas-encore' && isDemandeur(role.type)
      ? t('habilitations.gestes.renouveler', { date: formatDate(renouvellement.premierJour) })
      : null,
  ].filter((words) => words !== null);
  if (doors.length === 0 && sentences.length === 0) return null;
  return (
    <Section title={t('habilitations.gestes')}>
      <Stack gap={12}>
        {doors.length > 0 && <DoorList items={doors} />}
        {sentences.map((words) => (
          <Text key={words} look="small" tone="subtle">
            {words}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
