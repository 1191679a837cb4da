import { type Droit, entitlementRefusal, type RefusDroit } from './entitlementRefusal.ts';
import { etatHabilitation } from '../habilitation/etatHabilitation.ts';
import { dernierJourUtile } from '../habilitation/finProrogation.ts';
import { SANS_FIN } from '../habilitation/refusalOfSuspension.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { Settings } from '../setting/settings.ts';
import { joursDeSession, type Jours } from './joursDeSession.ts';
import {
  type DelaisDroit,
  type Renouvellement,
  type SituationRenouvellement,
  renouvellementOf,
} from './renouvellementOf.ts';

/** A habilitation with its entite, its niveau and what was asked for from it. */
export type SituationHabilitation = Droit &
  Pick<SituationRenouvellement, 'isRenouvelee' | 'demande'> & {
    readonly habilitation: Droit['habilitation'] & {
      readonly isSansSuite: boolean;
      readonly suspensionAConfirmer: boolean;
    };
  };

/** What withholds a right, without the reasons of who decided it. */
export type Retrait = {
  readonly du: string | null;
  /** Its last day; null until further notice, or for good. */
  readonly au: string | null;
  readonly isDefinitif: boolean;
  /** A caisse decided it, and nobody has confirmed it. */
  readonly aConfirmer: boolean;
};

/** What a habilitation allows from a day on. */
export type DroitHabilitation = {
  /** Why no session starts today; null when one may. */
  readonly obstacle: RefusDroit | null;
  /** The days from today on when a session may start, as far as they are known. */
  readonly sessions: readonly Jours[];
  readonly retrait: Retrait | null;
  /** Its renewal, for who may read demandes; null for the others, and without end. */
  readonly renouvellement: Renouvellement | null;
};

function retraitOf({ habilitation }: SituationHabilitation, today: string): Retrait | null {
  const etat = etatHabilitation(habilitation, today);
  if (etat !== 'SUSPENDUE' && etat !== 'ROMPUE') return null;
  const { dateDebutSuspension: du, dateFinSuspension: fin, suspensionAConfirmer } = habilitation;
  const isDefinitif = etat === 'ROMPUE';
  const au = isDefinitif || fin === SANS_FIN ? null : fin;
  return { du, au, isDefinitif, aConfirmer: !isDefinitif && suspensionAConfirmer };
}

/** The right as the days of sessions are judged by it: an extension ends on its own last day (rules/habilitations#renewal, rules/habilitations#sessions; H18). */
export function droitJuge(droit: Droit, delais: Pick<Settings, 'dureeProrogationMois'>): Droit {
  const { habilitation, entite } = droit;
  const dateFin = dernierJourUtile({ ...habilitation, dateFinActivite: entite.dateFinActivite }, delais);
  return { ...droit, habilitation: { ...habilitation, dateFin, prorogee: false } };
}

/**
 * What a habilitation allows today, for whom and until when: the days of its sessions, what withholds it, how its renewal stands. Every page,
 * mail and letter says it from here, and the gate of sessions judges by the same days (rules/habilitations#renewal, rules/habilitations#state, rules/habilitations#sessions; H714).
 */
export function droitHabilitation(
  situation: SituationHabilitation,
  { role, today, settings }: { readonly role: RoleType; readonly today: string; readonly settings: DelaisDroit },
): DroitHabilitation {
  const { habilitation, entite, isRenouvelee, demande } = situation;
  const droit = droitJuge(situation, settings);
  const { dateFin, rupture, isSansSuite } = habilitation;
  const dates = { dateFin, rupture, isSansSuite, dateFinActivite: entite.dateFinActivite };
  return {
    obstacle: entitlementRefusal(droit, today, 'ouverture', today),
    sessions: joursDeSession(droit, today),
    retrait: retraitOf(situation, today),
    renouvellement: can(role, 'read-demandes')
      ? renouvellementOf({ ...dates, isRenouvelee, demande }, { today, settings })
      : null,
  };
}
