import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { type FigureItem, Figures } from '@habilis/ui/Figures';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { DemandeItems } from './DemandeItems.tsx';
import type { FollowerWork } from './homeData.ts';

const inFrench = new Intl.NumberFormat('fr-FR');

/** What waits besides the demandes: the alerts of all that are late, and the messages to the support. */
function Veille({ work: { support, alertesEnRetard }, role }: { work: FollowerWork; role: Role }): ReactNode {
  const t = useText();
  const [late] = alertesEnRetard.isRead ? alertesEnRetard.items : [];
  const [waiting] = support.isRead ? support.items : [];
  const desk = rolePath(role, 'messagesSupport');
  const figures: readonly (FigureItem | false)[] = [
    waiting !== undefined && {
      key: 'support',
      value: inFrench.format(waiting.total),
      label: t('tableau-bord.veille.support', { total: waiting.total }),
      href: desk,
    },
    waiting !== undefined &&
      waiting.sansResponsable > 0 && {
        key: 'sans-responsable',
        value: inFrench.format(waiting.sansResponsable),
        label: t('tableau-bord.veille.sans-responsable'),
        href: `${desk}?vue=sans-responsable`,
        tone: 'warning',
      },
    late !== undefined && {
      key: 'alertes',
      value: inFrench.format(late),
      label: t('tableau-bord.veille.alertes', { total: late }),
      href: `${rolePath(role, 'alertesDeTous')}?delai=en-retard`,
      tone: late > 0 ? 'danger' : 'neutral',
    },
  ];
  const shown = figures.filter((one) => one !== false);
  return shown.length > 0 && <Figures label={t('tableau-bord.veille')} items={shown} />;
}

/** Home of those who follow demandes without tasks of their own: what waits for them, then the demandes under way, first due first. */
export function FollowerHome({ work, role }: { work: FollowerWork; role: Role }): ReactNode {
  const t = useText();
  const title = t('tableau-bord.premieres-dues');
  return (
    <>
      <Veille work={work} role={role} />
      {work.next.length === 0 ? (
        <Text>{t('tableau-bord.aucune-demande')}</Text>
      ) : (
        <Section
          title={title}
          action={
            <Link href={rolePath(role, 'demandes')} isSmall>
              {t('tableau-bord.toutes-demandes', { total: work.total })}
            </Link>
          }
        >
          <DemandeItems label={title} demandes={work.next} role={role} isFollowed />
        </Section>
      )}
    </>
  );
}
