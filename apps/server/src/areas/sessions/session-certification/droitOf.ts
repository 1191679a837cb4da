import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { isAdministrativelySuspended } from '@habilis/domain/demande-administrative/isAdministrativelySuspended';
import { droitJuge } from '@habilis/domain/droit/droitHabilitation';
import { horizonOf } from '@habilis/domain/date/horizonOf';
import {
  type Droit,
  type EtapeDroit,
  entitlementRefusal,
  type RefusDroit,
} from '@habilis/domain/droit/entitlementRefusal';
import { isPlateformeRequise } from '@habilis/domain/session-saisie/lieuFault';
import type { ReglesSession } from '@habilis/domain/session-saisie/SessionSaisie';
import type { Selectable } from 'kysely';
import type { DispositifNiveauTable } from '../../../database/tables/habilitations.ts';
import type { Context } from '../../../platform/Handler.ts';
import {
  datesOf,
  habilitationRows,
  type NamedHabilitation,
} from '../../habilitations/habilitation/habilitationRows.ts';
import { plateformesOf } from '../../habilitations/habilitation/readHabilitation.ts';

type Tools = Pick<Context, 'db' | 'today' | 'settings'>;

/** What a session's rules read of its habilitation, its niveau and its entite. */
export type Cadre = {
  readonly habilitation: NamedHabilitation;
  readonly niveau: Selectable<DispositifNiveauTable>;
  readonly plateformesFixes: SessionCertification['habilitation']['plateformesFixes'];
  readonly adresseEntite: SessionCertification['habilitation']['adresseEntite'];
  readonly droit: Droit;
};

/** What sessions take from the entite's file: whether it is suspended, when it may neither open nor submit sessions (rules/dossier#suspension), and its validated address. */
async function dossierOf({ db, today }: Tools, entiteId: number) {
  const dossiers = await db
    .selectFrom('demande_administrative')
    .select(['tache', 'date_suspension_administrative', 'donnees', 'donnees_validees'])
    .where('entite_id', '=', entiteId)
    .where('en_cours', '=', true)
    .execute();
  return {
    isSuspendue: dossiers.some(({ tache: taskKey, date_suspension_administrative: dateSuspensionAdministrative }) =>
      isAdministrativelySuspended({ taskKey, dateSuspensionAdministrative }, today),
    ),
    // Until it is validated, an update is nobody's address.
    ligne1: dossiers.map((one) => (one.donnees_validees ?? one.donnees).adresse.ligne1)[0] ?? null,
  };
}

/** The habilitation of a session with what its rules need; `row` when it was already read. */
export async function cadreOf(
  tools: Tools & Pick<Context, 'settings'>,
  habilitationId: number,
  row?: NamedHabilitation,
): Promise<Cadre> {
  const { db } = tools;
  const habilitation =
    row ?? (await habilitationRows(db).where('habilitation.id', '=', habilitationId).executeTakeFirstOrThrow());
  const niveau = await db
    .selectFrom('dispositif_niveau')
    .selectAll()
    .where('id', '=', habilitation.dispositif_niveau_id)
    .executeTakeFirstOrThrow();
  const { code_postal: codePostal, ville } = await db
    .selectFrom('entite')
    .select(['code_postal', 'ville'])
    .where('id', '=', habilitation.entite_id)
    .executeTakeFirstOrThrow();
  const { isSuspendue, ligne1 } = await dossierOf(tools, habilitation.entite_id);
  return {
    habilitation,
    niveau,
    plateformesFixes: await plateformesOf(tools, habilitation.id),
    adresseEntite: codePostal === null || ville === null ? null : { ligne1, codePostalVille: { codePostal, ville } },
    droit: droitJuge(
      {
        habilitation: datesOf(habilitation),
        entite: {
          dateFinActivite: habilitation.date_fin_activite,
          finDecideeLe: habilitation.fin_activite_decidee_le,
          isSuspendue,
        },
        niveau: { ouvert: niveau.ouvert },
      },
      tools.settings,
    ),
  };
}

/** A class that was submitted and came back was given under the right of its day (SC36). */
export const etapeDeSoumission = ({ soumise_le: soumiseLe }: { readonly soumise_le: Date | null }): EtapeDroit =>
  soumiseLe === null ? 'soumission' : 'nouvelle-soumission';

/** Why a session may not take a step under its habilitation. */
export const refusalOfDroit = (
  { droit }: Cadre,
  dateSession: string | null,
  etape: EtapeDroit,
  today: string,
): RefusDroit | null => entitlementRefusal(droit, dateSession, etape, today);

/** A session's first day, and the bounds of the group under which it was first submitted; null before. */
export type GroupeSoumis = {
  readonly date_session: string | null;
  readonly groupe_min: number | null;
  readonly groupe_max: number | null;
};

/** What a session of this habilitation is judged with: a class that has begun in a group that fitted then still fits when it comes back (SC36). */
export function reglesOf(
  { today, settings }: Tools,
  { habilitation, niveau, plateformesFixes }: Cadre,
  soumis: GroupeSoumis | null,
): ReglesSession {
  const { nb_stagiaires_min: min, nb_stagiaires_max: max } = niveau;
  const begun = soumis?.date_session != null && soumis.date_session <= today ? soumis : null;
  return {
    nbStagiairesMin: Math.min(min, begun?.groupe_min ?? min),
    nbStagiairesMax: Math.max(max, begun?.groupe_max ?? max),
    dureeSessionMaxJours: niveau.duree_session_max_jours,
    delaiClotureMois: settings.delaiClotureSessionMois,
    plateformeRequise: isPlateformeRequise({
      avecTechnique: niveau.avec_technique,
      avecPlateforme: niveau.avec_plateforme,
      plateformeMobile: habilitation.plateforme_mobile,
    }),
    plateformesFixes,
    horizon: horizonOf(today, settings.horizonDatesMois),
    today,
  };
}
