import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { renouvellementWords } from '@habilis/i18n/droitWords';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { NextStepBlock, type NextStepBlockProps } from '@habilis/ui/NextStepBlock';
import type { ReactNode } from 'react';
import { deadlineView } from '../../alerte/deadlineView.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { demandePath } from '../../demande/demandePath.ts';
import { niveauOfDemande } from '../../demande/niveauOfDemande.ts';
import type { Geste } from './nextGeste.ts';

type Due = NextStepBlockProps['due'];

/** By when a task is due, if there is a day. */
export function dueOf(
  t: Texts,
  { due, start, today }: { due: string | null; start: string | null; today: string },
): Due {
  if (start === null || due === null) return undefined;
  const { words } = deadlineView(t, { start, due, today }, false);
  return { label: t('tableau-bord.a-rendre'), date: formatDate(due), words };
}

/** When a habilitation ends or ended. */
function endOf(t: Texts, dateFin: string | null, today: string): Due {
  if (dateFin === null) return undefined;
  const isOver = dateFin < today;
  return {
    label: t(isOver ? 'tableau-bord.renouvellement.finie' : 'tableau-bord.renouvellement.fin'),
    date: formatDate(dateFin),
    words: t(isOver ? 'tableau-bord.renouvellement.depuis' : 'tableau-bord.renouvellement.dans', {
      jours: Math.abs(daysBetween(today, dateFin)),
    }),
  };
}

/** The one thing that a demandeur has to do next. */
export function GesteBlock({ geste, renewals, role }: { geste: Geste; renewals: number; role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const kicker = t('tableau-bord.a-faire');
  switch (geste.kind) {
    case 'dossier': {
      const { which, demande, due } = geste;
      return (
        <NextStepBlock
          kicker={kicker}
          title={t(`tableau-bord.${which}.titre`)}
          due={dueOf(t, { due, start: demande.dateDebutTache, today })}
          action={{
            href: demandePath(role, { type: 'DA', id: demande.id ?? 0 }),
            label: t(`tableau-bord.${which}.action`),
          }}
        >
          {which === 'saisie' ? t('tableau-bord.saisie.texte') : t('workflow.phrase.complement')}
        </NextStepBlock>
      );
    }
    case 'demande': {
      const { which, demande, due } = geste;
      return (
        <NextStepBlock
          kicker={kicker}
          title={t(`tableau-bord.demande-${which}.titre`)}
          due={dueOf(t, { due, start: demande.dateDebutTache, today })}
          action={{ href: demandePath(role, demande), label: t(`tableau-bord.demande-${which}.action`) }}
        >
          {t(`tableau-bord.demande-${which}.texte`, { niveau: niveauOfDemande(t, demande) })}
        </NextStepBlock>
      );
    }
    case 'renouvellement': {
      const { id, dateFin, dispositifNiveau, droit } = geste.habilitation;
      return (
        <NextStepBlock
          kicker={kicker}
          title={t('tableau-bord.renouvellement.titre')}
          due={endOf(t, dateFin, today)}
          action={{
            href: `${rolePath(role, 'demandeHabilitation', 'nouvelle')}?renouvellement=${id}`,
            label: t('tableau-bord.renouvellement.action'),
          }}
        >
          {[
            t('tableau-bord.renouvellement.texte', { niveau: dispositifNiveau.libelle, autres: renewals - 1 }),
            renouvellementWords(t, droit, true),
            droit.renouvellement === null
              ? null
              : t('tableau-bord.renouvellement.dernier', { date: formatDate(droit.renouvellement.dernierJour) }),
          ]
            .filter((words) => words !== null)
            .join(' ')}
        </NextStepBlock>
      );
    }
    case 'session': {
      const { session, due } = geste;
      const { id, etat, numero, libelleDispositifNiveau: niveau, lieu, dateSession, dateFinSession } = session;
      const key = etat === 'SAISIE' || etat === 'RESULTATS' ? etat : 'VERIFICATION';
      const closing = dueOf(t, { due, start: dateFinSession ?? dateSession, today });
      return (
        <NextStepBlock
          kicker={kicker}
          title={t(`tableau-bord.session.${key}`)}
          due={closing && { ...closing, label: t('tableau-bord.session.avant') }}
          action={{ href: rolePath(role, 'session', id), label: t('tableau-bord.session.ouvrir') }}
        >
          {[niveau, lieu, numero].filter((words) => words !== null).join(' · ')}
        </NextStepBlock>
      );
    }
  }
}
