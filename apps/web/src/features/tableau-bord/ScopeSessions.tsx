import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { CompteursSessions } from '@habilis/api/session-certification/SessionCertification';
import { JOURS_CLOTURE } from '@habilis/domain/session-certification/JOURS_CLOTURE';
import { useText } from '@habilis/i18n/TextProvider';
import { Figures } from '@habilis/ui/Figures';
import type { ReactNode } from 'react';
import type { Part } from './homeData.ts';
import { PartSection } from './PartSection.tsx';

const inFrench = new Intl.NumberFormat('fr-FR');

/** How many sessions of the scope are under way, and which of them are about to be deleted; nothing where there is none. */
export function ScopeSessions({ part, role }: { part: Part<CompteursSessions>; role: Role }): ReactNode {
  const t = useText();
  const title = t('sessions-certification.liste.titre');
  const href = rolePath(role, 'sessions');
  const shown = part.isRead ? { ...part, items: part.items.filter(({ vues }) => vues['en-cours'] > 0) } : part;
  return (
    <PartSection title={title} part={shown}>
      {(counts) =>
        counts.map(({ vues, imminentes }) => (
          <Figures
            key="sessions"
            label={title}
            items={[
              {
                key: 'imminentes',
                value: inFrench.format(imminentes),
                label: t('tableau-bord.sessions.imminentes'),
                href: `${href}?cloture=${JOURS_CLOTURE.imminente}`,
                tone: imminentes > 0 ? 'danger' : 'neutral',
              },
              ...(['a-saisir', 'resultats', 'a-verifier'] as const).map((vue) => ({
                key: vue,
                value: inFrench.format(vues[vue]),
                label: t(`tableau-bord.sessions.vue.${vue}`),
                href: `${href}?vue=${vue}`,
              })),
            ]}
          />
        ))
      }
    </PartSection>
  );
}
