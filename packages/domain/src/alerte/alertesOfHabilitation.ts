import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import { type DatesHabilitation, etatHabilitation } from '../habilitation/etatHabilitation.ts';
import { isRappelUtile } from '../habilitation/refusalOfRappel.ts';
import { SANS_FIN } from '../habilitation/refusalOfSuspension.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { Settings } from '../setting/settings.ts';
import type { AlerteType } from './ALERTE_RULES.ts';
import type { WantedAlerte } from './alertesOfDemandeAdministrative.ts';
import { type CibleAlerte, ciblesOf } from './ciblesOf.ts';

type Habilitation = DatesHabilitation & {
  readonly entiteId: number;
  readonly dateDebutSuspension: string | null;
  /** The day on which the suspension or the rupture in force was decided. */
  readonly dateDecisionSuspension: string | null;
  readonly isRenouvellementEngage: boolean;
  /** The day on which it was granted with a reserve that still stands. */
  readonly dateReserve: string | null;
  /** The suspension in force was decided by a caisse and is not confirmed. */
  readonly suspensionAConfirmer: boolean;
  /** Who wants to be reminded to suspend it, and on which day. */
  readonly rappels: readonly { readonly roleType: RoleType; readonly personneId: number; readonly date: string }[];
  readonly delegataires: readonly number[];
  /** The persons who manage its dispositif. */
  readonly responsables: readonly number[];
};
type Delais = Pick<
  Settings,
  | 'premierRappelFinMois'
  | 'deuxiemeRappelFinMois'
  | 'dernierRappelFinMois'
  | 'affichageRuptureJours'
  | 'rappelReserveMois'
  | 'delaiReserveMois'
  | 'delaiConfirmationSuspensionMois'
>;
type Day = { readonly today: string; readonly settings: Delais };
type Given = Omit<WantedAlerte, 'cible'>;

/** Delegates and managers are alerted by name: not everyone in the entite or the network works on this habilitation. */
function ciblesFor(type: AlerteType, { entiteId, delegataires, responsables }: Habilitation): CibleAlerte[] {
  const ofPersons = responsables.flatMap((personneId) =>
    ciblesOf(type, { entiteId: null, caisseId: null, personneId }),
  );
  const ofEntite = ciblesOf(type, { entiteId, caisseId: null, personneId: null });
  return [
    ...ofEntite.flatMap((cible) =>
      cible.roleType === 'DL' ? delegataires.map((personneId) => ({ ...cible, personneId })) : [cible],
    ),
    ...ofPersons,
  ];
}

/** Alerts before the end, by months left; the dispositif's manager gets only the last one. */
function finProche(habilitation: Habilitation, { today, settings }: Day): WantedAlerte[] {
  const { dateFin, isRenouvellementEngage } = habilitation;
  const isOver = dateFin === null || dateFin < today || isRenouvellementEngage;
  if (isOver || etatHabilitation(habilitation, today) === 'ROMPUE') return [];
  const { premierRappelFinMois, deuxiemeRappelFinMois, dernierRappelFinMois } = settings;
  const days = [premierRappelFinMois, deuxiemeRappelFinMois, dernierRappelFinMois].map((months) =>
    addMonths(dateFin, -months),
  );
  const dateEmission = days.filter((day) => day <= today).at(-1);
  if (dateEmission === undefined) return [];
  const isLast = dateEmission === days.at(-1);
  return ciblesFor('HAB_FIN_PROCHE', habilitation)
    .filter(({ roleType }) => roleType !== 'RD' || isLast)
    .map((cible) => ({ type: 'HAB_FIN_PROCHE', cible, dateEmission, dateEcheance: dateFin }));
}

/** The suspension in force until its end, the rupture for a while. */
function withheld(habilitation: Habilitation, { today, settings }: Day): Given[] {
  const { dateDebutSuspension, dateDecisionSuspension, dateFinSuspension } = habilitation;
  const dateEmission = dateDecisionSuspension ?? dateDebutSuspension;
  if (dateEmission === null) return [];
  const etat = etatHabilitation(habilitation, today);
  if (etat === 'SUSPENDUE') {
    const dateEcheance = dateFinSuspension === SANS_FIN ? null : dateFinSuspension;
    return [{ type: 'HAB_SUSPENDUE', dateEmission, dateEcheance }];
  }
  const dateEcheance = addDays(dateEmission, settings.affichageRuptureJours);
  return etat === 'ROMPUE' && today <= dateEcheance ? [{ type: 'HAB_ROMPUE', dateEmission, dateEcheance }] : [];
}

/** Asks the dispositif's manager to confirm a caisse's suspension before it lapses. */
function aConfirmer(habilitation: Habilitation, { today, settings }: Day): Given[] {
  const { suspensionAConfirmer, dateDebutSuspension: debut, dateFinSuspension: fin } = habilitation;
  if (!suspensionAConfirmer || debut === null || etatHabilitation(habilitation, today) !== 'SUSPENDUE') return [];
  const due = addMonths(debut, settings.delaiConfirmationSuspensionMois);
  const dateEcheance = fin !== null && fin < due ? fin : due;
  return [{ type: 'SUSPENSION_A_CONFIRMER', dateEmission: debut, dateEcheance }];
}

/** Reminds those who planned to suspend, from the day they chose. */
function rappels(habilitation: Habilitation, { today }: Day): WantedAlerte[] {
  if (!isRappelUtile(habilitation, today)) return [];
  return habilitation.rappels
    .filter(({ date }) => date <= today)
    .map(({ roleType, personneId, date }) => ({
      type: 'SUSPENSION_RAPPEL',
      cible: { roleType, entiteId: null, mrpId: null, personneId },
      dateEmission: date,
      dateEcheance: date,
    }));
}

function reserve(habilitation: Habilitation, { today, settings }: Day): Given[] {
  const { dateReserve } = habilitation;
  if (dateReserve === null || etatHabilitation(habilitation, today) === 'ROMPUE') return [];
  const dateEmission = addMonths(dateReserve, settings.rappelReserveMois);
  if (dateEmission > today) return [];
  return [{ type: 'RESERVE_A_LEVER', dateEmission, dateEcheance: addMonths(dateReserve, settings.delaiReserveMois) }];
}

/** The alerts that a habilitation needs as it stands today; the caller closes any other (rules/alerts#alerts). */
export function alertesOfHabilitation(habilitation: Habilitation, day: Day): WantedAlerte[] {
  const others = [...withheld(habilitation, day), ...aConfirmer(habilitation, day), ...reserve(habilitation, day)];
  return [
    ...finProche(habilitation, day),
    ...rappels(habilitation, day),
    ...others.flatMap((given) => ciblesFor(given.type, habilitation).map((cible) => ({ ...given, cible }))),
  ];
}
