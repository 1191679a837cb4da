import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { LinkButton } from '@habilis/ui/LinkButton';
import { FilePlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import type { DemandeurWork, FollowerWork, SessionsWork, Work } from './homeData.ts';
import { nextGeste } from './nextGeste.ts';

/** What a demandeur or a delegataire may begin: one of them is the page's main button, and only when nothing waits. */
function Begin({ work, role }: { work: DemandeurWork | SessionsWork; role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const main = nextGeste(work, today) !== null ? 'secondary' : 'primary';
  const opensSessions =
    can(role.type, 'manage-sessions') &&
    work.detenues.isRead &&
    work.detenues.items.some(({ droit }) => droit.sessions.length > 0);
  // Without a dossier, the block of the page begins both.
  const asks = work.kind === 'demandeur' && (work.demande !== null || role.entite !== null);
  return (
    <ButtonGroup>
      {asks && (
        <LinkButton
          href={rolePath(role, 'demandeHabilitation', 'nouvelle')}
          variant={opensSessions ? 'secondary' : main}
          icon={FilePlus}
        >
          {t('habilitations.demande.demander')}
        </LinkButton>
      )}
      {opensSessions && (
        <LinkButton href={rolePath(role, 'nouvelleSession')} variant={main} icon={Plus}>
          {t('sessions-certification.ouvrir')}
        </LinkButton>
      )}
    </ButtonGroup>
  );
}

/** What waits first for who follows: the messages to the support, then what is late for anybody; null when nothing does. */
function Waiting({ work: { support, alertesEnRetard }, role }: { work: FollowerWork; role: Role }): ReactNode {
  const t = useText();
  const messages = support.isRead ? (support.items[0]?.total ?? 0) : 0;
  const late = alertesEnRetard.isRead ? (alertesEnRetard.items[0] ?? 0) : 0;
  if (messages === 0 && late === 0) return null;
  return (
    <ButtonGroup>
      <LinkButton
        href={messages > 0 ? rolePath(role, 'messagesSupport') : `${rolePath(role, 'alertesDeTous')}?delai=en-retard`}
        variant="primary"
      >
        {messages > 0
          ? t('tableau-bord.veille.traiter', { total: messages })
          : t('tableau-bord.veille.voir-retards', { total: late })}
      </LinkButton>
    </ButtonGroup>
  );
}

/** The button beside the title of a home; none where a block of the page already holds the main one. */
export function MainAction({ work, role }: { work: Work; role: Role }): ReactNode {
  switch (work.kind) {
    case 'demandeur':
    case 'sessions':
      return <Begin work={work} role={role} />;
    case 'follower':
      return <Waiting work={work} role={role} />;
    case 'tasks':
      return null;
  }
}
