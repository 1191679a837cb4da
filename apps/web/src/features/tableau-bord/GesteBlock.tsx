import type { Echeance } from '@habilis/api/echeance/Echeance';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { renouvellementWords } from '@habilis/i18n/droitWords';
import { formatDate } from '@habilis/i18n/format';
import { formatMonth } from '@habilis/i18n/formatMonths';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { NextStepBlock, type NextStepBlockProps } from '@habilis/ui/NextStepBlock';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { demandePath } from '../../demande/demandePath.ts';
import { niveauOfDemande } from '../../demande/niveauOfDemande.ts';
import { acteOf } from '../../echeance/acteOf.ts';
import { dueWords, type EcheanceReader, echeanceView } from '../../echeance/echeanceView.ts';
import type { Geste } from './nextGeste.ts';

type Due = NonNullable<NextStepBlockProps['due']>;
type Told = { readonly title: string; readonly why: string; readonly action: string };

/** By when a task is due, if there is a day, and how pressing it is. */
export function dueOf(t: Texts, { due, today }: { due: string | null; today: string }): Due | undefined {
  if (due === null) return undefined;
  const { ton, quand } = dueWords(t, due, today);
  return { label: t('tableau-bord.a-rendre'), date: formatDate(due), words: quand, tone: ton };
}

/** Why a renewal is to be asked for, and until when. */
function renewalWords(t: Texts, { objetId, libelleDispositifNiveau }: Echeance, all: readonly HabilitationSummary[]) {
  const renewed = all.find(({ id }) => id === objetId);
  const niveau = renewed?.dispositifNiveau.libelle ?? libelleDispositifNiveau ?? '';
  const words = t('tableau-bord.renouvellement.texte', { niveau, autres: Math.max(0, all.length - 1) });
  if (renewed === undefined) return words;
  const { droit } = renewed;
  const last =
    droit.renouvellement === null
      ? null
      : t('tableau-bord.renouvellement.dernier', { date: formatDate(droit.renouvellement.dernierJour) });
  return [words, renouvellementWords(t, droit, true), last].filter((part) => part !== null).join(' ');
}

/** A session by its niveau and number, and what is lost. */
const sessionWords = (t: Texts, { numero, libelleDispositifNiveau: niveau }: Echeance): string =>
  `${[niveau, numero].filter((part) => part !== null).join(' · ')}. ${t('tableau-bord.session.perte')}`;

/** What to do about a date, why, and the words of its button. */
function toldOf(t: Texts, echeance: Echeance, aRenouveler: readonly HabilitationSummary[]): Told {
  const { type, date, tache, nombre, libelleDispositifNiveau } = echeance;
  const niveau = libelleDispositifNiveau ?? '';
  const ofDossier = t('tableau-bord.ouvrir-dossier');
  switch (type) {
    case 'da-complement':
      return {
        title: t('tableau-bord.complement.titre'),
        why: t('workflow.phrase.complement'),
        action: t('tableau-bord.complement.action'),
      };
    case 'dh-complement':
      return {
        title: t('tableau-bord.demande-complement.titre'),
        why: t('tableau-bord.demande-complement.texte', { niveau }),
        action: t('tableau-bord.demande-complement.action'),
      };
    case 'da-suspension':
    case 'attestation-urssaf':
      return {
        title: t(`tableau-bord.du.${type}.titre`),
        why: t(`tableau-bord.du.${type}.texte`),
        action: ofDossier,
      };
    case 'reserve':
      return {
        title: t('tableau-bord.du.reserve.titre'),
        why: t('tableau-bord.du.reserve.texte', { niveau }),
        action: t('tableau-bord.du.reserve.action'),
      };
    case 'habilitation-fin':
      return {
        title: t('tableau-bord.renouvellement.titre'),
        why: renewalWords(t, echeance, aRenouveler),
        action: t('tableau-bord.renouvellement.action'),
      };
    case 'session-cloture': {
      const step = tache === 'SAISIE' || tache === 'RESULTATS' ? tache : 'VERIFICATION';
      return {
        title: t(`tableau-bord.session.${step}`),
        why: sessionWords(t, echeance),
        action: t('tableau-bord.session.ouvrir'),
      };
    }
    case 'certificats-fin':
      return {
        title: t('tableau-bord.du.certificats-fin.titre'),
        why: t('tableau-bord.du.certificats-fin.texte', { nombre: nombre ?? 0, mois: formatMonth(date.slice(0, 7)) }),
        action: t('tableau-bord.du.certificats-fin.action'),
      };
    default:
      return {
        title: t('tableau-bord.du.recours.titre'),
        why: t('tableau-bord.du.recours.texte', { niveau }),
        action: t('tableau-bord.ouvrir-demande'),
      };
  }
}

/** A date among those that one has, in one line: « Session de Nancy : à vérifier, dans 11 jours ». */
export function lineOf(
  t: Texts,
  echeance: Echeance,
  reader: Omit<EcheanceReader, 'isNaming'>,
): { readonly quoi: string; readonly quand: string } {
  const { sujet, quoi, quand } = echeanceView(t, echeance, { ...reader, isNaming: false });
  return { quoi: t('echeances.objet', { sujet, quoi }), quand };
}

/** The one thing that a home names: the nearest of what is its reader's move, or the draft to finish, and what follows it. */
export function GesteBlock({
  geste,
  following,
  aRenouveler = [],
  role,
}: {
  geste: Geste;
  following: Echeance | null;
  aRenouveler?: readonly HabilitationSummary[];
  role: Role;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const next = following === null ? undefined : t('tableau-bord.puis', lineOf(t, following, { role, today }));
  if (geste.kind === 'echeance') {
    const { echeance } = geste;
    const { title, why, action } = toldOf(t, echeance, aRenouveler);
    const { ton, quand, href } = echeanceView(t, echeance, { role, today, isNaming: false });
    const isEnd = echeance.type === 'habilitation-fin' || echeance.type === 'certificats-fin';
    const isOver = echeance.date < today;
    const label = isEnd
      ? t(isOver ? 'tableau-bord.renouvellement.finie' : 'tableau-bord.renouvellement.fin')
      : t('tableau-bord.avant');
    const words =
      quand === '' ? t('tableau-bord.renouvellement.depuis', { jours: daysBetween(echeance.date, today) }) : quand;
    return (
      <NextStepBlock
        kicker={t('tableau-bord.plus-proche')}
        title={title}
        due={{ label, date: formatDate(echeance.date), words, tone: ton }}
        next={next}
        action={{ href: acteOf(t, echeance, role)?.href ?? href, label: action }}
      >
        {why}
      </NextStepBlock>
    );
  }
  const isDossier = geste.kind === 'dossier';
  const href = isDossier
    ? demandePath(role, { type: 'DA', id: geste.demande.id ?? 0 })
    : demandePath(role, geste.demande);
  return (
    <NextStepBlock
      kicker={t('tableau-bord.a-faire')}
      title={t(isDossier ? 'tableau-bord.saisie.titre' : 'tableau-bord.demande-saisie.titre')}
      next={next}
      action={{ href, label: t(isDossier ? 'tableau-bord.saisie.action' : 'tableau-bord.demande-saisie.action') }}
    >
      {geste.kind === 'dossier'
        ? t('tableau-bord.saisie.texte')
        : t('tableau-bord.demande-saisie.texte', { niveau: niveauOfDemande(t, geste.demande) })}
    </NextStepBlock>
  );
}
