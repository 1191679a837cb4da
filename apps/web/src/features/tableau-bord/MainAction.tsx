import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { LinkButton } from '@habilis/ui/LinkButton';
import { FilePlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import type { DemandeurWork, SessionsWork, Work } from './homeData.ts';
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
          {t('sessions-certification.nouvelle')}
        </LinkButton>
      )}
    </ButtonGroup>
  );
}

/** The button beside the title of a home; none where a block of the page already holds the main one. */
export function MainAction({ work, role }: { work: Work; role: Role }): ReactNode {
  const t = useText();
  switch (work.kind) {
    case 'demandeur':
    case 'sessions':
      return <Begin work={work} role={role} />;
    case 'follower':
      return (
        work.total > 0 && (
          <ButtonGroup>
            <LinkButton href={rolePath(role, 'demandes')} variant="primary">
              {t('tableau-bord.toutes-demandes', { total: work.total })}
            </LinkButton>
          </ButtonGroup>
        )
      );
    case 'tasks':
      return null;
  }
}
