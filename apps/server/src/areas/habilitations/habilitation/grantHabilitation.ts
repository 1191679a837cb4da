import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import { addDays } from '@habilis/domain/date/addDays';
import { debutRenouvellement } from '@habilis/domain/habilitation/debutRenouvellement';
import { numeroSuivant } from '@habilis/domain/habilitation/numeroSuivant';
import { plannedEndDate, type UniteDuree } from '@habilis/domain/habilitation/plannedEndDate';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { carryDelegations } from './carryDelegations.ts';
import { insertHabilitation, insertPlateformes, nextNumeroHabilitation, refuseHeld } from './insertHabilitation.ts';
import { type PlateformeDemandee, placeKeyOf, plateformesOf, validated } from './plateformesAccordees.ts';
import { recordEvenement } from './recordEvenement.ts';
import { refuseChevauchement } from './refuseChevauchement.ts';
import type { HabilitationRow } from './scope.ts';
import { passOnSuspension } from './suspensionTransmise.ts';
import { type GrantTitle, refuseGrant } from './refuseGrant.ts';
import { updateAlertesHabilitation } from './updateAlertesHabilitation.ts';

/** A demande that the commission has granted. */
export type DemandeAccordee = {
  readonly demandeId: number;
  readonly entiteId: number;
  readonly dispositifNiveauId: number;
  readonly mode: HabilitationSourceMode;
  readonly habilitationSourceId: number | null;
  readonly dateCnh: string;
  /** The first day; by default the commission's. */
  readonly dateDebut: string | null;
  readonly plateformes: readonly PlateformeDemandee[];
  readonly plateformeMobile: boolean;
  /** What is still to be proven. */
  readonly reserve: string | null;
  readonly today: string;
};

/** What the grant works with and may be refused with; the trail is that of whoever decided. */
type Tools = Pick<
  Context<GrantTitle | 'habilitation.deja-habilitee'>,
  'db' | 'jobs' | 'settings' | 'now' | 'audit' | 'refuse'
>;

/** The habilitation that a grant made or changed. */
export type HabilitationAccordee = {
  readonly habilitationId: number;
  readonly numero: string;
  readonly dateDebut: string;
  readonly dateFin: string | null;
};

type Niveau = {
  readonly code: string;
  readonly duree_validite_habilitation: number | null;
  readonly unite_duree_validite_habilitation: UniteDuree | null;
};

const finOf = (niveau: Niveau, dateDebut: string, today: string) =>
  plannedEndDate(
    {
      dureeValiditeHabilitation: niveau.duree_validite_habilitation,
      uniteDureeValiditeHabilitation: niveau.unite_duree_validite_habilitation,
    },
    dateDebut,
    today,
  );

/** The habilitation to renew or extend, locked. */
async function sourceOf(
  { db, refuse }: Pick<Tools, 'db' | 'refuse'>,
  { habilitationSourceId, entiteId }: DemandeAccordee,
): Promise<HabilitationRow> {
  const row = await db
    .selectFrom('habilitation')
    .selectAll()
    .where('id', '=', habilitationSourceId ?? 0)
    .where('entite_id', '=', entiteId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse.conflict('habilitation.source-introuvable');
  return row;
}

const reserveOf = ({ reserve, dateCnh }: DemandeAccordee) => ({
  reserve,
  date_reserve: reserve === null ? null : dateCnh,
});

async function grantInitiale(
  { db, refuse }: Tools,
  demande: DemandeAccordee,
  niveau: Niveau,
): Promise<HabilitationAccordee> {
  const { entiteId, dispositifNiveauId, dateCnh, today } = demande;
  await refuseHeld({ db, today, refuse }, entiteId, dispositifNiveauId);
  const dateDebut = demande.dateDebut ?? dateCnh;
  const dateFin = finOf(niveau, dateDebut, today);
  await refuseChevauchement({ db, refuse }, { entiteId, niveauId: dispositifNiveauId, dateDebut, dateFin });
  const numero = await nextNumeroHabilitation(db, niveau.code, dateDebut);
  const row = {
    numero,
    entite_id: entiteId,
    dispositif_niveau_id: dispositifNiveauId,
    date_debut: dateDebut,
    date_fin: dateFin,
    plateforme_mobile: demande.plateformeMobile,
    cree_le: today,
    ...reserveOf(demande),
  };
  const habilitationId = await insertHabilitation(db, row, validated(demande.plateformes, [], dateCnh));
  return { habilitationId, numero, dateDebut, dateFin };
}

/** An extended habilitation ends on the eve of the one that follows: it was usable until the decision, and the file keeps its last day. */
async function endSource(trx: Kysely<Database>, source: HabilitationRow, dateDebut: string): Promise<void> {
  const eve = addDays(dateDebut, -1);
  const isExtended = source.prorogee && source.date_fin !== null && source.date_fin < eve;
  await trx
    .updateTable('habilitation')
    .set({ prorogee: false, version: source.version + 1, ...(isExtended ? { date_fin: eve } : {}) })
    .where('id', '=', source.id)
    .execute();
}

async function grantRenouvellement(
  tools: Tools,
  demande: DemandeAccordee,
  niveau: Niveau,
): Promise<HabilitationAccordee> {
  const { db } = tools;
  const { entiteId, dispositifNiveauId: niveauId, dateCnh, today } = demande;
  const source = await sourceOf(tools, demande);
  const dateDebut = debutRenouvellement(source.date_fin, demande.dateDebut ?? dateCnh);
  const dateFin = finOf(niveau, dateDebut, today);
  await endSource(db, source, dateDebut);
  await refuseChevauchement(tools, { entiteId, niveauId, dateDebut, dateFin });
  const numero = numeroSuivant(source.numero) ?? (await nextNumeroHabilitation(db, niveau.code, dateDebut));
  const present = await plateformesOf(db, source.id);
  const plateformes = demande.plateformes.length === 0 ? present : validated(demande.plateformes, present, dateCnh);
  const row = {
    numero,
    entite_id: entiteId,
    dispositif_niveau_id: niveauId,
    date_debut: dateDebut,
    date_fin: dateFin,
    plateforme_mobile: demande.plateformeMobile || (plateformes.length === 0 && source.plateforme_mobile),
    source_id: source.id,
    cree_le: today,
    ...reserveOf(demande),
  };
  const habilitationId = await insertHabilitation(db, row, plateformes);
  const recording = { ...tools, today };
  await passOnSuspension(recording, source, { id: habilitationId, numero });
  await carryDelegations(recording, source.id, habilitationId);
  return { habilitationId, numero, dateDebut, dateFin };
}

/** Adds the platforms not there yet; the end does not move (H16). */
async function grantPlateformes(tools: Tools, demande: DemandeAccordee): Promise<HabilitationAccordee> {
  const { db } = tools;
  const source = await sourceOf(tools, demande);
  const known = new Set((await plateformesOf(db, source.id)).map(placeKeyOf));
  const added = demande.plateformes.filter((one) => !known.has(placeKeyOf(one)));
  await insertPlateformes(db, source.id, validated(added, [], demande.dateCnh));
  const { reserve } = demande;
  await db
    .updateTable('habilitation')
    .set({
      version: source.version + 1,
      ...(reserve === null ? {} : { ...reserveOf(demande), reserve_levee_le: null }),
    })
    .where('id', '=', source.id)
    .execute();
  const { id: habilitationId, numero, date_debut: dateDebut, date_fin: dateFin } = source;
  return { habilitationId, numero, dateDebut, dateFin };
}

function grantByMode(tools: Tools, demande: DemandeAccordee, niveau: Niveau): Promise<HabilitationAccordee> {
  switch (demande.mode) {
    case 'INI':
      return grantInitiale(tools, demande, niveau);
    case 'REN':
      return grantRenouvellement(tools, demande, niveau);
    case 'APF':
      return grantPlateformes(tools, demande);
  }
}

/** What a grant reads stays so until it is written: neither its entite's end nor its source's suspension comes between. */
async function lockGranted({ db }: Tools, { entiteId, habilitationSourceId }: DemandeAccordee): Promise<void> {
  await db.selectFrom('entite').select('id').where('id', '=', entiteId).forNoKeyUpdate().execute();
  await db
    .selectFrom('habilitation')
    .select('id')
    .where('id', '=', habilitationSourceId ?? 0)
    .forUpdate()
    .execute();
}

/** Gives an entite what the commission granted, according to the mode of its demande, in the transaction of the decision (rules/demandes#modes; H10, H13, H14, H16, H710, H711). */
export async function grantHabilitation(tools: Tools, demande: DemandeAccordee): Promise<HabilitationAccordee> {
  const { db, settings, now, refuse } = tools;
  await lockGranted(tools, demande);
  await refuseGrant({ db, today: demande.today, refuse }, demande);
  const niveau = await db
    .selectFrom('dispositif_niveau')
    .select(['code', 'duree_validite_habilitation', 'unite_duree_validite_habilitation'])
    .where('id', '=', demande.dispositifNiveauId)
    .executeTakeFirstOrThrow();
  const granted = await grantByMode(tools, demande, niveau);
  const { habilitationId, numero, dateDebut, dateFin } = granted;
  const { entiteId, habilitationSourceId: sourceId, today } = demande;
  if (sourceId !== null && sourceId !== habilitationId)
    await updateAlertesHabilitation(db, sourceId, { today, settings, now });
  const isExtension = demande.mode === 'APF';
  await recordEvenement(
    { ...tools, today },
    { id: habilitationId, numero, entite_id: entiteId },
    isExtension ? 'habilitation-plateforme-ajoutee' : 'habilitation-accordee',
    isExtension ? { debut: demande.dateCnh } : { debut: dateDebut, fin: dateFin },
  );
  return granted;
}
