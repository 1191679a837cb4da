import type { Echeance } from '@habilis/api/echeance/Echeance';
import type { Role } from '@habilis/api/role/Role';
import { namesEntites } from '@habilis/domain/echeance/namesEntites';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DueList } from '@habilis/ui/DueList';
import { LinkButton } from '@habilis/ui/LinkButton';
import type { ReactNode } from 'react';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { toldApart } from '../etat/toldApart.ts';
import { acteOf } from './acteOf.ts';
import { echeanceView } from './echeanceView.ts';

/** Some dates of a role, in their order: how pressing each is, what it is about, whose move it is, and what can be done. */
export function EcheanceItems({
  label,
  echeances,
  among = echeances,
  role,
}: {
  label: string;
  echeances: readonly Echeance[];
  /** All that are shown beside them, which tell whether their entites are named. @default those alone */
  among?: readonly Echeance[];
  role: Role;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const isNaming = namesEntites(role.type, among);
  const views = echeances.map((echeance) => {
    const view = echeanceView(t, echeance, { role, today, isNaming });
    return { echeance, view };
  });
  const words = new Map(views.map(({ echeance, view }) => [echeance, t('echeances.objet', view)]));
  const titles = toldApart(echeances, (echeance) => words.get(echeance) ?? '');
  return (
    <DueList
      label={label}
      items={views.map(({ echeance, view: { key, ton, quand, aQui, href } }) => {
        const { numero, raisonSociale, libelleDispositifNiveau } = echeance;
        const title = titles.get(echeance) ?? '';
        const facts = [numero, libelleDispositifNiveau, isNaming ? raisonSociale : null].filter(
          (fact) => fact !== null && !title.includes(fact),
        );
        const acte = acteOf(t, echeance, role);
        return {
          key,
          tone: ton,
          when: quand,
          date: formatDate(echeance.date),
          title,
          href,
          ...(facts.length === 0 ? {} : { description: facts.join(' · ') }),
          ...(aQui === null ? {} : { whose: { isReader: echeance.aQui === 'VOUS', words: aQui } }),
          ...(acte === null
            ? {}
            : {
                action: (
                  <LinkButton
                    href={acte.href}
                    size="small"
                    variant={acte.isQuiet ? 'quiet' : 'secondary'}
                    aria-label={t('echeances.acte.sur', { acte: acte.label, objet: title })}
                  >
                    {acte.label}
                  </LinkButton>
                ),
              }),
        };
      })}
    />
  );
}
