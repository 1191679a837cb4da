import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { TacheEnStock } from '@habilis/api/demande/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { todoTasks } from '@habilis/domain/demande/todoTasks';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { BarTable } from '@habilis/ui/BarTable';
import { Columns } from '@habilis/ui/Columns';
import { type FigureItem, Figures } from '@habilis/ui/Figures';
import { Link } from '@habilis/ui/Link';
import { NextStepBlock } from '@habilis/ui/NextStepBlock';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { demandePath } from '../../demande/demandePath.ts';
import { niveauOfDemande } from '../../demande/niveauOfDemande.ts';
import { DemandeItems } from './DemandeItems.tsx';
import { dueOf } from './GesteBlock.tsx';
import type { TasksWork } from './homeData.ts';
import { PartSection } from './PartSection.tsx';
import { ScopeSessions } from './ScopeSessions.tsx';
import { Sessions } from './SessionParts.tsx';
import { SeanceBlock } from './SeanceBlock.tsx';

const inFrench = new Intl.NumberFormat('fr-FR');

/** The tasks that wait for the role itself. */
const ownTasks = ({ type }: Role): ReadonlySet<string> =>
  new Set<string>([...todoTasks(DA_WORKFLOW, type), ...todoTasks(DH_WORKFLOW, type)]);

/** Whether a count of the stock is of the role's own work: its tasks, and those that nobody holds and that it gives to somebody. */
const isOwn = (role: Role, { tache, sansTitulaire }: TacheEnStock): boolean =>
  sansTitulaire || ownTasks(role).has(tache);

/** The task to open first: the soonest due of those that nobody else holds. */
function Urgent({ demande, role }: { demande: DemandeSummary; role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { currentTaskDefinitionKey: task, type, numero, raisonSociale } = demande;
  const named = raisonSociale ?? t('listes.sans-nom');
  return (
    <NextStepBlock
      kicker={t('tableau-bord.plus-urgente')}
      title={
        ownTasks(role).has(task) ? (t.find(`tableau-bord.geste.${task}`) ?? task) : t('tableau-bord.geste.a-confier')
      }
      due={dueOf(t, { due: demande.dateEcheance, today })}
      action={{
        href: demandePath(role, demande),
        label: t(type === 'DA' ? 'tableau-bord.ouvrir-dossier' : 'tableau-bord.ouvrir-demande'),
      }}
    >
      {[named, type === 'DA' ? null : niveauOfDemande(t, demande), numero].filter((part) => part !== null).join(' · ')}
    </NextStepBlock>
  );
}

function TaskFigures({ work, role }: { work: TasksWork; role: Role }): ReactNode {
  const t = useText();
  const { counts, stock, tenues } = work;
  const href = rolePath(role, 'taches');
  const soon = stock.isRead
    ? stock.items.filter((one) => isOwn(role, one)).reduce((sum, one) => sum + one.sousSeptJours, 0)
    : undefined;
  const figures: readonly (FigureItem | false)[] = [
    ...tenues.map(({ date, aDecider }): FigureItem => ({
      key: date,
      value: inFrench.format(aDecider),
      label: t('tableau-bord.seance.a-saisir', { decisions: aDecider, date: formatDate(date) }),
      href: rolePath(role, 'commissionDecision', date),
      tone: 'warning',
    })),
    {
      key: 'en-retard',
      value: inFrench.format(counts.enRetard),
      label: t('tableau-bord.compte.en-retard'),
      href: `${href}?vue=en-retard`,
      tone: counts.enRetard > 0 ? 'danger' : 'neutral',
    },
    soon !== undefined && {
      key: 'semaine',
      value: inFrench.format(soon),
      label: t('tableau-bord.compte.semaine'),
      href: `${href}?echeance=7`,
      tone: soon > 0 ? 'warning' : 'neutral',
    },
    counts.lesMiennes > 0 && {
      key: 'les-miennes',
      value: inFrench.format(counts.lesMiennes),
      label: t('tableau-bord.compte.les-miennes', { nombre: counts.lesMiennes }),
      href: `${href}?vue=les-miennes`,
    },
    counts.nonAffectees > 0 && {
      key: 'non-affectees',
      value: inFrench.format(counts.nonAffectees),
      label: t('tableau-bord.compte.non-affectees', { nombre: counts.nonAffectees }),
      href: `${href}?vue=non-affectees`,
    },
    { key: 'a-traiter', value: inFrench.format(counts.total), label: t('tableau-bord.compte.a-traiter'), href },
  ];
  return <Figures label={t('tableau-bord.taches')} items={figures.filter((one) => one !== false)} />;
}

/** What stands at each task of the scope, the late and the near ones apart. */
function Stock({ work, role }: { work: TasksWork; role: Role }): ReactNode {
  const t = useText();
  const rows = work.stock.isRead
    ? { ...work.stock, items: work.stock.items.filter((one) => one.total > 0 || isOwn(role, one)) }
    : work.stock;
  const title = t('tableau-bord.stock');
  // One's own tasks are a list; those of others are demandes under way.
  const hrefOf = (one: TacheEnStock) =>
    `${rolePath(role, isOwn(role, one) ? 'taches' : 'demandes')}?tache=${one.tache}`;
  return (
    <PartSection title={title} part={rows}>
      {(stock) => (
        <BarTable
          label={title}
          parts={[
            { key: 'retard', label: t('tableau-bord.stock.en-retard'), tone: 'danger' },
            { key: 'semaine', label: t('tableau-bord.stock.semaine'), tone: 'warning' },
            { key: 'apres', label: t('tableau-bord.stock.apres'), tone: 'neutral' },
          ]}
          rows={stock.map((one) => ({
            key: one.sansTitulaire ? `${one.tache}-sans-titulaire` : one.tache,
            label: one.sansTitulaire
              ? (t.find(`tableau-bord.sans-titulaire.${one.tache}`) ?? one.tache)
              : (t.find(`tableau-bord.taches.${one.tache}`) ?? one.tache),
            href: hrefOf(one),
            values: [one.enRetard, one.sousSeptJours, one.total - one.enRetard - one.sousSeptJours],
          }))}
          words={{ name: t('tableau-bord.stock.tache'), total: t('tableau-bord.stock.total') }}
        />
      )}
    </PartSection>
  );
}

/** Home of those who examine: what presses, how much waits, and where it lies. */
export function TasksHome({ work, role, habilisId }: { work: TasksWork; role: Role; habilisId: string }): ReactNode {
  const t = useText();
  const { next, seance } = work;
  const urgent = next.find(({ assignedUserHabilisId: holder }) => holder === null || holder === habilisId);
  const title = t('tableau-bord.prochaines');
  // The block already shows it.
  const others = seance === null ? next.filter((one) => one !== urgent) : next;
  const stock = <Stock work={work} role={role} />;
  return (
    <>
      {seance !== null ? (
        <SeanceBlock seance={seance} suivante={work.suivante} role={role} />
      ) : urgent !== undefined ? (
        <Urgent demande={urgent} role={role} />
      ) : (
        next.length === 0 && work.totalAFinir === 0 && <Text>{t('tableau-bord.aucune-tache')}</Text>
      )}
      {work.counts.total > 0 && <TaskFigures work={work} role={role} />}
      {others.length === 0 ? (
        stock
      ) : (
        <Columns split="1.5fr 1fr">
          <Section
            title={title}
            action={
              <Link href={rolePath(role, 'taches')} isSmall>
                {t('tableau-bord.toutes')}
              </Link>
            }
          >
            <DemandeItems label={title} demandes={others} role={role} />
          </Section>
          {stock}
        </Columns>
      )}
      <Sessions
        title={t('tableau-bord.sessions.a-finir')}
        part={work.aFinir}
        role={role}
        action={
          <Link href={rolePath(role, 'sessionsAFaire')} isSmall>
            {t('tableau-bord.sessions.a-finir-liste', { total: work.totalAFinir })}
          </Link>
        }
      />
      <ScopeSessions part={work.sessions} role={role} />
    </>
  );
}
