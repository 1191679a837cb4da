import { rolePath } from '@habilis/api/page/rolePaths';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Estimation } from '@habilis/api/examen/endpoints';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { MilestoneTrack } from '@habilis/ui/MilestoneTrack';
import { NextStepBlock } from '@habilis/ui/NextStepBlock';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { deadlineView } from '../../alerte/deadlineView.ts';
import { demandePath } from '../../demande/demandePath.ts';
import { niveauOfDemande } from '../../demande/niveauOfDemande.ts';
import { trackOf } from '../../demande/demandeTrack.tsx';
import { DemandeItems } from './DemandeItems.tsx';

type Props = {
  demande: DemandeAdministrative | null;
  /** The demandes d'habilitation under way. */
  habilitations: readonly DemandeSummary[];
  /** How long the waiting demandes may take, by their ids. */
  estimations: ReadonlyMap<number, Estimation>;
  /** The habilitations whose renewal is possible and not yet asked for, first to end first. */
  aRenouveler: readonly HabilitationSummary[];
  role: Role;
};

/** Shown when nothing exists yet: begin the common file with a first habilitation demande, or alone. */
function Start({ role }: { role: Role }): ReactNode {
  const t = useText();
  const href = rolePath(role, 'demandeAdministrative', 'nouvelle');
  return (
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
  );
}

/** The habilitation demandes of the entite, and how to begin another. */
function Habilitations({
  demandes,
  estimations,
  role,
}: {
  demandes: readonly DemandeSummary[];
  estimations: Props['estimations'];
  role: Role;
}): ReactNode {
  const t = useText();
  return (
    <Section
      title={t('tableau-bord.habilitations')}
      action={
        <Link href={rolePath(role, 'demandeHabilitation', 'nouvelle')} isSmall>
          {t('habilitations.demande.demander')}
        </Link>
      }
    >
      {demandes.length === 0 ? (
        <Text tone="subtle">{t('tableau-bord.aucune-demande')}</Text>
      ) : (
        <DemandeItems
          label={t('tableau-bord.habilitations')}
          demandes={demandes}
          role={role}
          isOwn
          estimations={estimations}
        />
      )}
    </Section>
  );
}

/** By when something is due, if there is a day. */
function dueOf(
  t: Texts,
  { dateDebutTache: start, dateEcheance: due }: Pick<DemandeSummary, 'dateDebutTache' | 'dateEcheance'>,
  today: string,
) {
  if (start === null || due === null) return undefined;
  const { words } = deadlineView(t, { start, due, today }, false);
  return { label: t('tableau-bord.a-rendre'), date: formatDate(due), words };
}

/** The habilitation demande that waits for the demandeur: a complement first, then a draft. */
const nextOf = (demandes: readonly DemandeSummary[]): DemandeSummary | undefined =>
  ['complement', 'saisie'].flatMap((task) => demandes.filter((one) => one.currentTaskDefinitionKey === task)).at(0);

function NextHabilitation({ demande, role }: { demande: DemandeSummary; role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const which = demande.currentTaskDefinitionKey === 'complement' ? 'demande-complement' : 'demande-saisie';
  const niveau = niveauOfDemande(t, demande);
  return (
    <NextStepBlock
      kicker={t('tableau-bord.a-faire')}
      title={t(`tableau-bord.${which}.titre`)}
      due={dueOf(t, demande, today)}
      action={{ href: demandePath(role, demande), label: t(`tableau-bord.${which}.action`) }}
    >
      {t(`tableau-bord.${which}.texte`, { niveau })}
    </NextStepBlock>
  );
}

/** The habilitation that ends first and has no renewal asked for. */
function NextRenewal({
  habilitations,
  role,
}: {
  habilitations: readonly HabilitationSummary[];
  role: Role;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const [first] = habilitations;
  if (first === undefined) return <Text>{t('tableau-bord.rien')}</Text>;
  const { id, dateFin, dispositifNiveau } = first;
  const isOver = dateFin !== null && dateFin < today;
  const due =
    dateFin === null
      ? undefined
      : {
          label: t(isOver ? 'tableau-bord.renouvellement.finie' : 'tableau-bord.renouvellement.fin'),
          date: formatDate(dateFin),
          words: t(isOver ? 'tableau-bord.renouvellement.depuis' : 'tableau-bord.renouvellement.dans', {
            jours: Math.abs(daysBetween(today, dateFin)),
          }),
        };
  return (
    <NextStepBlock
      kicker={t('tableau-bord.a-faire')}
      title={t('tableau-bord.renouvellement.titre')}
      due={due}
      action={{
        href: `${rolePath(role, 'demandeHabilitation', 'nouvelle')}?renouvellement=${id}`,
        label: t('tableau-bord.renouvellement.action'),
      }}
    >
      {t('tableau-bord.renouvellement.texte', { niveau: dispositifNiveau.libelle, autres: habilitations.length - 1 })}
    </NextStepBlock>
  );
}

/** The next thing that the demandeur has to do, if any. */
function NextStep({
  demande,
  habilitations,
  aRenouveler,
  role,
}: Omit<Props, 'estimations'> & { demande: DemandeAdministrative }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const kicker = t('tableau-bord.a-faire');
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  if (task !== 'da_saisie' && task !== 'da_complement') {
    const own = nextOf(habilitations);
    return own === undefined ? (
      <NextRenewal habilitations={aRenouveler} role={role} />
    ) : (
      <NextHabilitation demande={own} role={role} />
    );
  }
  const href = demandePath(role, { type: 'DA', id: demande.id ?? 0 });
  const which = task === 'da_saisie' ? 'saisie' : 'complement';
  const due = dueOf(t, demande, today);
  return (
    <NextStepBlock
      kicker={kicker}
      title={t(`tableau-bord.${which}.titre`)}
      due={due}
      action={{ href, label: t(`tableau-bord.${which}.action`) }}
    >
      {which === 'saisie' ? t('tableau-bord.saisie.texte') : t('workflow.phrase.complement')}
    </NextStepBlock>
  );
}

/** Home of a demandeur or manager. */
export function DemandeurHome({ demande, habilitations, estimations, aRenouveler, role }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const href = rolePath(role, 'demandeAdministrative', demande?.id ?? 'nouvelle');
  const open = demande?.numero
    ? t('tableau-bord.ouvrir', { numero: demande.numero })
    : t('tableau-bord.ouvrir-brouillon');
  return (
    <Stack gap={36}>
      {demande === null ? (
        <Start role={role} />
      ) : (
        <NextStep demande={demande} habilitations={habilitations} aRenouveler={aRenouveler} role={role} />
      )}
      {demande !== null && (
        <Section
          title={t('tableau-bord.dossier')}
          action={
            <Link href={href} isSmall>
              {open}
            </Link>
          }
        >
          <MilestoneTrack label={t('workflow.jalons')} {...trackOf(t, demande, { today, isDemandeur: true })} />
        </Section>
      )}
      {(role.entite !== null || demande !== null) && (
        <Habilitations demandes={habilitations} estimations={estimations} role={role} />
      )}
    </Stack>
  );
}
