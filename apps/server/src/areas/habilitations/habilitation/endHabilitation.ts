import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import type { DateFinWrite, Habilitation, ReserveWrite } from '@habilis/api/habilitation/Habilitation';
import { addDays } from '@habilis/domain/date/addDays';
import { finSansSuite } from '@habilis/domain/habilitation/finSansSuite';
import { leveeReserveFaults } from '@habilis/domain/habilitation/leveeReserveFaults';
import { dateFinFaults, refusalOfDateFin } from '@habilis/domain/habilitation/refusalOfDateFin';
import type { ValeursEvenementHab } from '@habilis/domain/habilitation/TYPES_EVENEMENT_HAB';
import type { RoleContext } from '../../../platform/Handler.ts';
import { openHabilitation, writeHabilitation } from './openHabilitation.ts';
import type { NamedHabilitation } from './habilitationRows.ts';
import { readHabilitation } from './readHabilitation.ts';
import { type Recording, recordEvenement } from './recordEvenement.ts';
import { autourDeFin, lockEntiteDe } from './autourDeFin.ts';

/** Days between a past end and its change stay recorded as they were: without validity (decision 0025). */
async function keepGap({ db, today }: Recording, row: NamedHabilitation, commentaire: string): Promise<void> {
  const { date_fin: fin, prorogee } = row;
  if (fin === null || prorogee || addDays(fin, 1) >= today) return;
  await db
    .insertInto('habilitation_suspension')
    .values({
      habilitation_id: row.id,
      date_debut: addDays(fin, 1),
      date_fin: addDays(today, -1),
      rupture: false,
      commentaire,
    })
    .execute();
}

type NouvelleFin = {
  readonly dateFin: string;
  readonly commentaire: string;
  /** Nothing may follow from it; by default as before. */
  readonly sansSuite?: boolean;
} & Pick<ValeursEvenementHab, 'dans'>;

/** Moves the end of a locked habilitation, with the reason (rules/habilitations#end). */
export async function endHabilitation(
  context: Recording,
  row: NamedHabilitation,
  { dateFin, commentaire, sansSuite = row.fin_sans_suite, ...further }: NouvelleFin,
): Promise<void> {
  if (dateFin >= context.today) await keepGap(context, row, commentaire);
  await writeHabilitation(context, row, {
    date_fin: dateFin,
    commentaire_date_fin: commentaire,
    prorogee: false,
    fin_sans_suite: sansSuite,
    ...(row.date_fin === null || dateFin < row.date_fin || row.prorogee ? { fin_decidee_le: context.today } : {}),
  });
  const detail = { debut: row.date_fin, fin: dateFin, commentaire };
  await recordEvenement(context, row, 'habilitation-fin-changee', detail, further);
}

/** Gives a habilitation another end (W15; H25, H711). */
export async function changeDateFin(
  context: RoleContext<
    | 'habilitation.commentaire-requis'
    | 'habilitation.date-fin-avant-debut'
    | 'habilitation.deja-rompue'
    | 'habilitation.fin-apres-activite'
    | 'habilitation.fin-lointaine'
    | 'habilitation.fin-sur-suivante'
    | 'habilitation.sessions-apres-fin'
    | 'habilitation.version-perimee'
  >,
  { habilitationId, dateFin, commentaireDateFin, renouvelable = false, version }: DateFinWrite,
): Promise<Habilitation> {
  await lockEntiteDe(context, habilitationId);
  const row = await openHabilitation(context, habilitationId, version);
  const commentaire = commentaireDateFin.trim();
  const asked = { today: context.today, ...(await autourDeFin(context.db, row)) };
  const about = { dateDebut: row.date_debut, rupture: row.rupture };
  const faults = dateFinFaults(about, { dateFin, commentaireDateFin: commentaire }, asked);
  if (isEmpty(commentaire)) throw context.refuse.badRequest('habilitation.commentaire-requis', faults);
  const refusal = refusalOfDateFin(about, dateFin, asked);
  if (refusal === 'deja-rompue') throw context.refuse.conflict(`habilitation.${refusal}`);
  if (refusal !== null) throw context.refuse.badRequest(`habilitation.${refusal}`, faults);
  const demandee = { actuelle: row.date_fin, demandee: dateFin, isSansSuite: row.fin_sans_suite };
  const sansSuite = finSansSuite(demandee, renouvelable);
  await endHabilitation(context, row, { dateFin, commentaire, sansSuite });
  return readHabilitation(context, row.id);
}

/** Records that the commission's reserve is met (rules/demandes#decision). */
export async function liftReserve(
  context: RoleContext<
    'habilitation.commentaire-requis' | 'habilitation.sans-reserve' | 'habilitation.version-perimee'
  >,
  { habilitationId, version, commentaire }: ReserveWrite,
): Promise<Habilitation> {
  const row = await openHabilitation(context, habilitationId, version);
  const faults = leveeReserveFaults({ commentaire });
  if (faults.length > 0) throw context.refuse.badRequest('habilitation.commentaire-requis', faults);
  if (row.reserve === null || row.reserve_levee_le !== null) throw context.refuse.conflict('habilitation.sans-reserve');
  await writeHabilitation(context, row, { reserve_levee_le: context.today });
  await recordEvenement(context, row, 'habilitation-reserve-levee', { objet: row.reserve, commentaire });
  return readHabilitation(context, row.id);
}
