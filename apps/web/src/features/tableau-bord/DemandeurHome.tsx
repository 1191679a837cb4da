import { rolePath } from '@habilis/api/page/rolePaths';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Estimation } from '@habilis/api/examen/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { MilestoneTrack } from '@habilis/ui/MilestoneTrack';
import { NextStepBlock } from '@habilis/ui/NextStepBlock';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { trackOf } from '../../demande/demandeTrack.tsx';
import { Declaration } from './Declaration.tsx';
import { DemandeItems } from './DemandeItems.tsx';
import { GesteBlock } from './GesteBlock.tsx';
import { HeldHabilitations } from './HeldHabilitations.tsx';
import type { DemandeurWork } from './homeData.ts';
import { HomeLine } from './HomeLine.tsx';
import { Nothing } from './Nothing.tsx';
import { followingOf, nextGeste, withoutNamed } from './nextGeste.ts';
import { Venir } from './Venir.tsx';
import { WithheldNotices } from './WithheldNotices.tsx';
import { SessionParts } from './SessionParts.tsx';

/** The steps of a dossier that its demandeur follows; before, they fill it in, and after, nothing of it moves. */
const FOLLOWED: ReadonlySet<string> = new Set(['da_instruction', 'da_complement', 'da_validation_rejet']);

/** Shown when nothing exists yet: begin the common file with a first habilitation demande, or alone. */
function Start({ role }: { role: Role }): ReactNode {
  const t = useText();
  const href = rolePath(role, 'demandeAdministrative', 'nouvelle');
  return (
    <>
      <Stack gap={12}>
        <NextStepBlock
          kicker={t('tableau-bord.a-faire')}
          title={t('tableau-bord.commencer.titre')}
          action={{ href: `${href}?avec-demande`, label: t('tableau-bord.commencer.action') }}
        >
          {t('tableau-bord.commencer.texte')}
        </NextStepBlock>
        <Text>
          <Link href={href}>{t('tableau-bord.commencer.seul')}</Link>
        </Text>
      </Stack>
      <Declaration />
    </>
  );
}

/** The habilitation demandes of the entite that are under way. */
function Demandes({
  demandes,
  estimations,
  role,
}: {
  demandes: readonly DemandeSummary[];
  estimations: ReadonlyMap<number, Estimation>;
  role: Role;
}): ReactNode {
  const t = useText();
  const title = t('tableau-bord.habilitations');
  if (demandes.length === 0) return null;
  return (
    <Section
      title={title}
      action={
        <Link href={rolePath(role, 'demandes')} isSmall>
          {t('tableau-bord.toutes-les-demandes')}
        </Link>
      }
    >
      <DemandeItems label={title} demandes={demandes} role={role} isOwn estimations={estimations} />
    </Section>
  );
}

/** Home of a demandeur or manager: the one thing to do, what they hold and when it ends, then what is under way. */
export function DemandeurHome({
  work,
  role,
  begin,
}: {
  work: DemandeurWork;
  role: Role;
  /** What may be begun, where the head of the page has no room for it. */
  begin?: ReactNode;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { demande, habilitations, estimations, aRenouveler, detenues, venir, ligne, sessions } = work;
  const geste = nextGeste(work, today);
  const task = demande?.currentWorkflowTask.currentTaskDefinitionKey;
  return (
    <>
      {geste !== null ? (
        <GesteBlock geste={geste} following={followingOf(work, today)} aRenouveler={aRenouveler} role={role} />
      ) : demande === null ? (
        <Start role={role} />
      ) : (
        <Nothing venir={venir} detenues={detenues} role={role} />
      )}
      <WithheldNotices part={detenues} role={role} />
      {begin}
      <Venir part={venir} role={role} />
      <HomeLine part={ligne} role={role} />
      <HeldHabilitations part={detenues} aRenouveler={aRenouveler} role={role} />
      <SessionParts sessions={withoutNamed(sessions, work)} role={role} />
      {demande !== null && task !== undefined && FOLLOWED.has(task) && (
        <Section
          title={t('tableau-bord.dossier')}
          action={
            <Link href={rolePath(role, 'demandeAdministrative', demande.id ?? 'nouvelle')} isSmall>
              {t('tableau-bord.ouvrir', { numero: demande.numero ?? '' })}
            </Link>
          }
        >
          <MilestoneTrack label={t('workflow.jalons')} {...trackOf(t, demande, { today, isDemandeur: true })} />
        </Section>
      )}
      <Demandes demandes={habilitations} estimations={estimations} role={role} />
    </>
  );
}
