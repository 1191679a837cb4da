import { addDays } from '../date/addDays.ts';
import { dernierJourProlongeant, finProrogation } from '../habilitation/finProrogation.ts';
import { fenetreRenouvellement, refusalOfRenouvellement } from '../habilitation/refusalOfRenouvellement.ts';
import type { Settings } from '../setting/settings.ts';

/** Settings that the days of a renewal follow from. */
export type DelaisDroit = Pick<
  Settings,
  'fenetreRenouvellementMois' | 'rattrapageRenouvellementMois' | 'avanceProrogationMois' | 'dureeProrogationMois'
>;

/** How the renewal of a habilitation stands. */
export const ETATS_RENOUVELLEMENT = [
  'renouvelee',
  'exclu',
  'depose-a-temps',
  'depose-tard',
  'refuse',
  'pas-encore',
  'a-temps',
  'tard',
  'clos',
] as const;
export type EtatRenouvellement = (typeof ETATS_RENOUVELLEMENT)[number];

/** The renewal of a habilitation with the days that count. */
export type Renouvellement = {
  readonly etat: EtatRenouvellement;
  /** The first day on which it may be asked for. */
  readonly premierJour: string;
  /** The last day on which asking extends it until the decision. */
  readonly prolongeJusquau: string;
  readonly fin: string;
  /** The last day on which it may be asked for. */
  readonly dernierJour: string;
  /** When it was asked for. */
  readonly dateDepot: string | null;
  /** Until when it keeps the habilitation usable, asked for in time and undecided. */
  readonly prolongeeJusquau: string | null;
  /** From this day on no session starts until the decision; null while asking still extends it, or where nothing is to be decided. */
  readonly sansDroitDu: string | null;
};

/** What the renewal of a habilitation depends on. */
export type SituationRenouvellement = Parameters<typeof refusalOfRenouvellement>[0] & {
  /** The renewal asked for and undecided, be it a draft without a day; one that was refused once extends nothing. */
  readonly demande: { readonly dateDepot: string | null; readonly isRefusee: boolean } | null;
};

type Day = { readonly today: string; readonly settings: DelaisDroit };

function etatOf(
  situation: SituationRenouvellement,
  prolongeJusquau: string,
  { today, settings }: Day,
): EtatRenouvellement {
  const { isRenouvelee, rupture, isSansSuite, dateFinActivite, demande, dateFin } = situation;
  if (isRenouvelee) return 'renouvelee';
  if (rupture || isSansSuite || dateFinActivite !== null) return 'exclu';
  if (demande !== null && demande.dateDepot !== null) {
    if (demande.isRefusee) return 'refuse';
    return demande.dateDepot <= prolongeJusquau ? 'depose-a-temps' : 'depose-tard';
  }
  if (refusalOfRenouvellement(situation, { today, settings }) === null)
    return today <= prolongeJusquau ? 'a-temps' : 'tard';
  return dateFin !== null && today <= dateFin ? 'pas-encore' : 'clos';
}

/** How the renewal of a habilitation stands on a day: in time, late or over, and from when no session starts; null without end (rules/habilitations#renewal; H11, H18, H715). */
export function renouvellementOf(situation: SituationRenouvellement, day: Day): Renouvellement | null {
  const { dateFin, demande } = situation;
  const fenetre = fenetreRenouvellement(dateFin, day.settings);
  if (dateFin === null || fenetre === null) return null;
  const prolongeJusquau = dernierJourProlongeant(dateFin, day.settings);
  const etat = etatOf(situation, prolongeJusquau, day);
  const dateDepot = demande?.dateDepot ?? null;
  const limite = etat === 'depose-a-temps' ? finProrogation(situation, dateDepot, day.settings) : dateFin;
  const isAwaited = etat === 'depose-a-temps' || etat === 'depose-tard' || etat === 'refuse' || etat === 'tard';
  return {
    etat,
    premierJour: fenetre.debut,
    prolongeJusquau,
    fin: dateFin,
    dernierJour: fenetre.fin,
    dateDepot,
    prolongeeJusquau: etat === 'depose-a-temps' ? limite : null,
    sansDroitDu: isAwaited && limite !== null ? addDays(limite, 1) : null,
  };
}
