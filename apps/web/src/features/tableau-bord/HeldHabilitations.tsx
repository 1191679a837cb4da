import { rolePath } from '@habilis/api/page/rolePaths';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { retraitCourt } from '@habilis/i18n/droitWords';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Deadline } from '@habilis/ui/Deadline';
import { Identifier } from '@habilis/ui/Identifier';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { StateList } from '@habilis/ui/StateList';
import type { ReactNode } from 'react';
import { deadlineView } from '../../etat/deadlineView.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { renouvellementPath } from '../../echeance/renouvellementPath.ts';
import { EtatHabilitationBadge } from '../../etat/EtatHabilitationBadge.tsx';
import type { Part } from './homeData.ts';
import { PartSection } from './PartSection.tsx';

const SHOWN = 6;

/** Until when a habilitation holds: counted down only for who can renew it. */
function End({ row, isRenewable }: { row: HabilitationSummary; isRenewable: boolean }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { dateDebut, dateFin, etat, prorogee, droit } = row;
  if (etat === 'ROMPUE') return null;
  const withheld = retraitCourt(t, droit);
  if (withheld !== null) return withheld;
  if (isRenewable && dateFin !== null)
    return <Deadline {...deadlineView(t, { start: dateDebut, due: dateFin, today }, true)} />;
  if (etat === 'FUTURE') return t('tableau-bord.habilitation.future', { date: formatDate(dateDebut) });
  if (dateFin === null) return t('entites.annuaire.sans-fin');
  const last = droit.sessions.at(-1)?.au ?? dateFin;
  return prorogee
    ? t('habilitations.prolongee-au', { date: formatDate(last) })
    : t('habilitations.jusqu-au', { date: formatDate(dateFin) });
}

/** The habilitations that are not over: their state, their end, and the renewal where it may be asked for. */
export function HeldHabilitations({
  part,
  aRenouveler,
  role,
}: {
  part: Part<HabilitationSummary>;
  aRenouveler: readonly HabilitationSummary[];
  role: Role;
}): ReactNode {
  const t = useText();
  const renewable = new Set(aRenouveler.map(({ id }) => id));
  const title = t('tableau-bord.detenues');
  return (
    <PartSection
      title={title}
      part={part}
      action={
        <Link href={rolePath(role, 'habilitations')} isSmall>
          {t('tableau-bord.toutes-habilitations')}
        </Link>
      }
    >
      {(held) => (
        <StateList
          label={title}
          items={held.slice(0, SHOWN).map((row) => ({
            key: String(row.id),
            title: row.dispositifNiveau.libelle,
            href: rolePath(role, 'habilitation', row.id),
            note: <Identifier>{row.numero}</Identifier>,
            state: <EtatHabilitationBadge etat={row.etat} />,
            date: <End row={row} isRenewable={renewable.has(row.id)} />,
            ...(renewable.has(row.id)
              ? {
                  action: (
                    <LinkButton href={renouvellementPath(role, row.id)} size="small">
                      {t('tableau-bord.renouveler')}
                    </LinkButton>
                  ),
                }
              : {}),
          }))}
        />
      )}
    </PartSection>
  );
}
