import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import type { Settings } from '../setting/settings.ts';
import type { DatesHabilitation } from './etatHabilitation.ts';

type Delais = Pick<Settings, 'fenetreRenouvellementMois' | 'rattrapageRenouvellementMois'>;
type Candidate = Pick<DatesHabilitation, 'dateFin' | 'rupture'> & {
  /** Already renewed: only the next habilitation can be renewed. */
  readonly isRenouvelee: boolean;
  /** Its end was decided, and nothing may follow from it. */
  readonly isSansSuite: boolean;
  /** The last day of its entite's activity: nothing more is given to it. */
  readonly dateFinActivite: string | null;
};

/** First and last day to start a renewal, around the end; null without end (H11). */
export function fenetreRenouvellement(
  dateFin: string | null,
  { fenetreRenouvellementMois, rattrapageRenouvellementMois }: Delais,
): { readonly debut: string; readonly fin: string } | null {
  if (dateFin === null) return null;
  return {
    debut: addMonths(dateFin, -fenetreRenouvellementMois),
    fin: addDays(addMonths(dateFin, rattrapageRenouvellementMois), -1),
  };
}

/** Why a habilitation cannot be renewed on a day, null when it can (rules/demandes#modes; H11, H12, H711). */
export function refusalOfRenouvellement(
  { dateFin, rupture, isRenouvelee, isSansSuite, dateFinActivite }: Candidate,
  { today, settings }: { readonly today: string; readonly settings: Delais },
): 'renouvellement-impossible' | null {
  const fenetre = fenetreRenouvellement(dateFin, settings);
  const isOpen = fenetre !== null && fenetre.debut <= today && today <= fenetre.fin;
  const isEnded = rupture || isSansSuite || dateFinActivite !== null;
  return isOpen && !isEnded && !isRenouvelee ? null : 'renouvellement-impossible';
}
