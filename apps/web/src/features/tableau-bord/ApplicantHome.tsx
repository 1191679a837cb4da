import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { Role } from '@habilis/api/role/Role';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { MilestoneTrack } from '@habilis/ui/MilestoneTrack';
import { NextStepBlock } from '@habilis/ui/NextStepBlock';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { rolePath } from '../../session/homePath.ts';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { deadlineView } from '../../shell/deadlineView.ts';
import { trackOf } from '../../shell/demandeTrack.tsx';

/** The one thing that the requester has to do, if any. */
function NextStep({ demande, href }: { demande: DemandeAdministrative | null; href: string }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const kicker = t('tableau-bord.a-faire');
  if (demande === null) {
    return (
      <NextStepBlock
        kicker={kicker}
        title={t('tableau-bord.commencer.titre')}
        action={{ href, label: t('tableau-bord.commencer.action') }}
      >
        {t('tableau-bord.commencer.texte')}
      </NextStepBlock>
    );
  }
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  if (task !== 'da_saisie' && task !== 'da_complement') return <Text>{t('tableau-bord.rien')}</Text>;
  const which = task === 'da_saisie' ? 'saisie' : 'complement';
  const { dateDebutTache: start, dateEcheance: due } = demande;
  const dueView =
    start === null || due === null
      ? undefined
      : {
          label: t('tableau-bord.a-rendre'),
          date: formatDate(due),
          words: deadlineView(t, { start, due, today }, false).words,
        };
  return (
    <NextStepBlock
      kicker={kicker}
      title={t(`tableau-bord.${which}.titre`)}
      due={dueView}
      action={{ href, label: t(`tableau-bord.${which}.action`) }}
    >
      {which === 'saisie' ? t('tableau-bord.saisie.texte') : t('workflow.phrase.complement')}
    </NextStepBlock>
  );
}

/** Home of a requester or manager. */
export function ApplicantHome({ demande, role }: { demande: DemandeAdministrative | null; role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const href = rolePath(role, `demandes-administratives/${demande?.id ?? 'nouvelle'}`);
  const open = demande?.numero
    ? t('tableau-bord.ouvrir', { numero: demande.numero })
    : t('tableau-bord.ouvrir-brouillon');
  return (
    <Stack gap={36}>
      <NextStep demande={demande} href={href} />
      {demande !== null && (
        <Section
          title={t('tableau-bord.dossier')}
          action={
            <Link href={href} isSmall>
              {open}
            </Link>
          }
        >
          <MilestoneTrack label={t('workflow.jalons')} {...trackOf(t, demande, { today, isApplicant: true })} />
        </Section>
      )}
    </Stack>
  );
}
