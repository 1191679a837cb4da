import { addMonths } from '@habilis/domain/date/addMonths';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import { isFavorable } from '@habilis/domain/demande-habilitation/decisions';
import { debutRenouvellement } from '@habilis/domain/habilitation/debutRenouvellement';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { isSuspensionTransmise } from '@habilis/domain/habilitation/suspensionDeSuite';
import type { Acting } from '../../../platform/Acting.ts';
import type { DhRow } from '../demande-habilitation/scope.ts';
import type { HabilitationRow } from '../../habilitations/habilitation/scope.ts';
import { portantOf } from '../../habilitations/habilitation/suspensionTransmise.ts';
import { plateformesPromises } from './plateformesPromises.ts';
import { demandeInLetter } from './demandeInLetter.ts';
import type { DecisionInLetter, Letter } from '../../../database/values/Letter.ts';

type Decided = {
  readonly decision: Decision;
  readonly avec_complement: boolean;
  readonly date_cnh: string;
  readonly motif: string | null;
  readonly date_debut: string | null;
  readonly decideur_id: number;
};
type Tools = Pick<Acting, 'db' | 'today' | 'settings'>;
type Validity = Pick<DecisionInLetter, 'dateDebut' | 'dateFin' | 'numeroHabilitation' | 'suspension'>;

/** The suspension that a habilitation bears or takes over. */
function suspensionOf(row: HabilitationRow, today: string): NonNullable<DecisionInLetter['suspension']> | null {
  if (!isSuspensionTransmise(portantOf(row).habilitation, today)) return null;
  const { date_fin_suspension: fin, motif_suspension: motif } = row;
  return { fin: fin === SANS_FIN ? null : fin, motif };
}

/** The first and last day of the habilitation: as granted, otherwise as it would be granted now (rules/demandes#modes). */
async function validityOf({ db, today }: Tools, row: DhRow, decided: Decided): Promise<Validity> {
  if (!isFavorable(decided.decision))
    return { dateDebut: null, dateFin: null, numeroHabilitation: null, suspension: null };
  const id = row.habilitation_id ?? (row.mode === 'INI' ? null : row.habilitation_source_id);
  const known = await db.selectFrom('habilitation').selectAll().where('id', '=', id).executeTakeFirst();
  const suspension = known === undefined ? null : suspensionOf(known, today);
  if (known !== undefined && (row.habilitation_id !== null || row.mode === 'APF')) {
    return { dateDebut: known.date_debut, dateFin: known.date_fin, numeroHabilitation: known.numero, suspension };
  }
  const niveau = await db
    .selectFrom('dispositif_niveau')
    .select(['duree_validite_habilitation', 'unite_duree_validite_habilitation'])
    .where('id', '=', row.dispositif_niveau_id)
    .executeTakeFirst();
  const first = decided.date_debut ?? decided.date_cnh;
  const dateDebut = known === undefined ? first : debutRenouvellement(known.date_fin, first);
  const duree = {
    dureeValiditeHabilitation: niveau?.duree_validite_habilitation ?? null,
    uniteDureeValiditeHabilitation: niveau?.unite_duree_validite_habilitation ?? null,
  };
  return { dateDebut, dateFin: plannedEndDate(duree, dateDebut, today), numeroHabilitation: null, suspension };
}

/** Everything that the letter of a decision says, as things stand now (rules/demandes#decision, rules/demandes#avis). */
export async function letterOf(acting: Tools, row: DhRow, decided: Decided): Promise<Letter> {
  const { db, today, settings } = acting;
  const { decision, avec_complement: avecComplement, date_cnh: dateCnh, motif } = decided;
  const signataire = await db
    .selectFrom('personne')
    .select(['prenom', 'nom'])
    .where('id', '=', decided.decideur_id)
    .executeTakeFirstOrThrow();
  return {
    demande: await demandeInLetter(db, row),
    decision: {
      decision,
      avecComplement,
      dateCnh,
      date: today,
      motif: decision === 'ACCORDE' ? null : motif,
      dateReserve: decision === 'ACCORDE_SOUS_RESERVE' ? addMonths(dateCnh, settings.delaiReserveMois) : null,
      signataire: `${signataire.prenom} ${signataire.nom}`,
      ...(await validityOf(acting, row, decided)),
      ...(isFavorable(decision) ? await plateformesPromises(db, row) : {}),
    },
  };
}
