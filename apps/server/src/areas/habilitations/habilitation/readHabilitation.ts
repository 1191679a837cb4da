import type { DroitHabilitation } from '@habilis/api/habilitation/DroitHabilitation';
import type { Habilitation, HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import { refusalOfAttestation } from '@habilis/domain/attestation/statutAttestation';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { actionsOfHabilitation } from '@habilis/domain/habilitation/actionsOfHabilitation';
import { etatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import { refusalOfAjoutPlateforme } from '@habilis/domain/habilitation/refusalOfAjoutPlateforme';
import { refusalOfRenouvellement } from '@habilis/domain/habilitation/refusalOfRenouvellement';
import { canLosePlateforme, refusalOfSuppression } from '@habilis/domain/habilitation/refusalOfSuppression';
import { can } from '@habilis/domain/role/can';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { partPriseOf } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { demandeEnCours, presentDemandeEnCours } from './demandeEnCours.ts';
import { demandesOfHabilitation } from './demandesOfHabilitation.ts';
import { droitsOf } from './droits.ts';
import { datesOf, habilitationRows, type NamedHabilitation } from './habilitationRows.ts';
import { documentsOf, hasLettre } from './documentsOf.ts';
import { situationsOf } from './situations.ts';
import { rappelOf } from './rappels.ts';
import { inScope } from './scope.ts';
import { usagesOf } from './usagesOf.ts';

function presentSummary(row: NamedHabilitation, droit: DroitHabilitation, today: string): HabilitationSummary {
  const { caisse_id: caisseId, caisse_code: code, caisse_libelle: libelle } = row;
  return {
    id: row.id,
    version: row.version,
    numero: row.numero,
    entite: {
      id: row.entite_id,
      raisonSociale: row.raison_sociale,
      ville: row.ville_entite,
      caisse: caisseId === null || code === null || libelle === null ? null : { id: caisseId, code, libelle },
    },
    dispositifNiveau: {
      id: row.dispositif_niveau_id,
      libelle: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    },
    dateDebut: row.date_debut,
    dateFin: row.date_fin,
    etat: etatHabilitation(datesOf(row), today),
    prorogee: row.prorogee,
    droit,
  };
}

/** Habilitations as a list shows them, with what each allows. */
export async function presentSummaries(
  context: RoleContext,
  rows: readonly NamedHabilitation[],
): Promise<HabilitationSummary[]> {
  const droits = await droitsOf(
    context,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const droit = droits.get(row.id);
    return droit === undefined ? [] : [presentSummary(row, droit, context.today)];
  });
}

/** The habilitation of an id in the caller's scope; 404 otherwise. */
export async function findHabilitation(context: RoleContext, id: number): Promise<NamedHabilitation> {
  const row = await habilitationRows(context.db)
    .where('habilitation.id', '=', id)
    .where(inScope(context))
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return row;
}

/** The fixed platforms of a habilitation, in the order in which they were added. */
export async function plateformesOf(
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Habilitation['plateformesFixes']> {
  const rows = await db
    .selectFrom('habilitation_plateforme')
    .selectAll()
    .where('habilitation_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    adresse: {
      ligne1: row.ligne1,
      ligne2: row.ligne2,
      codePostalVille: { codePostal: row.code_postal, ville: row.ville },
    },
    dateValidationCnh: row.date_validation_cnh,
  }));
}

/** The habilitation that this one renews, and the one that renews it. */
async function neighboursOf({ db }: Context, { id, source_id: sourceId }: NamedHabilitation) {
  const rows = await db
    .selectFrom('habilitation')
    .select(['id', 'numero', 'source_id'])
    .where((eb) => eb.or([eb('source_id', '=', id), eb('id', '=', sourceId ?? 0)]))
    .execute();
  const named = (one: (typeof rows)[number] | undefined) =>
    one === undefined ? null : { id: one.id, numero: one.numero };
  return {
    precedente: named(rows.find((one) => one.id === sourceId)),
    suivante: named(rows.find((one) => one.source_id === id)),
  };
}

/** The end that the niveau's duration plans. */
const finPrevueOf = (row: NamedHabilitation, today: string): string | null =>
  plannedEndDate(
    {
      dureeValiditeHabilitation: row.duree_validite_habilitation,
      uniteDureeValiditeHabilitation: row.unite_duree_validite_habilitation,
    },
    row.date_debut,
    today,
  );

/** A habilitation as the caller sees it, with the actions they have (rules/habilitations#state, rules/rights#scopes). */
export async function presentHabilitation(context: RoleContext, row: NamedHabilitation): Promise<Habilitation> {
  const { today, settings } = context;
  const { role } = context.caller;
  const dates = datesOf(row);
  const [summary] = await presentSummaries(context, [row]);
  if (summary === undefined) throw refuse.notFound();
  const plateformesFixes = await plateformesOf(context, row.id);
  const { precedente, suivante } = await neighboursOf(context, row);
  const demande = await demandeEnCours(context.db, row.id);
  const accordees = await demandesOfHabilitation.ask().accordees(context, row.id);
  const hasReserve = row.reserve !== null && row.reserve_levee_le === null;
  const isRenouvelee = suivante !== null;
  const refusSuppression = refusalOfSuppression(await usagesOf(context.db, row.id));
  const situation = {
    habilitation: dates,
    hasDemandeEnCours: demande !== undefined,
    isRenouvelable: refusalOfRenouvellement({ ...dates, isRenouvelee }, { today, settings }) === null,
    isExtensible: refusalOfAjoutPlateforme({ ...dates, avecPlateforme: row.avec_plateforme }, today) === null,
    hasReserve,
    isPlateformeSupprimable: canLosePlateforme({
      avecPlateforme: row.avec_plateforme,
      nbPlateformesFixes: plateformesFixes.length,
      plateformeMobile: row.plateforme_mobile,
    }),
    isSupprimable: refusSuppression === null,
  };
  const entiere = (await situationsOf(context, [row.id])).get(row.id);
  const partPrise = await partPriseOf(context, row.entite_id);
  return {
    ...summary,
    commentaireDateFin: row.commentaire_date_fin,
    finSansSuite: row.fin_sans_suite,
    dateDebutSuspension: row.date_debut_suspension,
    dateFinSuspension: row.date_fin_suspension,
    commentaireSuspension: row.commentaire_suspension,
    motifSuspension: row.motif_suspension,
    suspensionAConfirmer: row.suspension_a_confirmer,
    rappel: await rappelOf(context, row.id),
    rupture: row.rupture,
    plateformesFixes,
    plateformeMobile: row.plateforme_mobile,
    avecPlateforme: row.avec_plateforme,
    fileUploads: await documentsOf(context, row.id, accordees),
    dateFinPrevue: finPrevueOf(row, today),
    reserve: hasReserve ? row.reserve : null,
    dateReserve: hasReserve ? row.date_reserve : null,
    precedente,
    suivante,
    demandeEnCours: await presentDemandeEnCours(context, demande),
    demandesAccordees: accordees,
    avecLettre: await hasLettre(context, row.id),
    refusAttestation: entiere === undefined ? null : refusalOfAttestation(entiere, today),
    ...(partPrise === null ? {} : { partPrise }),
    actionsPossibles: partPrise === null ? actionsOfHabilitation(situation, { role: role.type, today, settings }) : [],
    refusSuppression: can(role.type, 'delete-habilitation') ? refusSuppression : null,
  };
}

/** A habilitation in the caller's scope, as they see it; 404 otherwise. */
export const readHabilitation = async (context: RoleContext, id: number): Promise<Habilitation> =>
  presentHabilitation(context, await findHabilitation(context, id));
