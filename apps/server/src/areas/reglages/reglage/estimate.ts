import type { reglage } from '@habilis/api/reglage/endpoints';
import type { EffetReglage, EstimationReglage } from '@habilis/api/reglage/Reglage';
import { addDays } from '@habilis/domain/date/addDays';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { resultatsAttendusLe } from '@habilis/domain/resultat/rappelsResultats';
import { refusalOfValeur } from '@habilis/domain/setting/reglageFaults';
import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import type { CleReglage, Settings } from '@habilis/domain/setting/settings';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { ContextOf } from '../../../platform/Handler.ts';
import { defaultsOf } from '../../../platform/settings/defaultsOf.ts';
import { type Redatees, redatees } from '../../demandes/demande/redate.ts';
import { isRenewable } from '../../habilitations/habilitation/echeances.ts';
import { countEffacements } from './effacements.ts';
import { readStored } from './readReglages.ts';

type Estimating = ContextOf<typeof reglage.estimer>;
type Change = { readonly cle: CleReglage; readonly before: Settings; readonly after: Settings };

/** From how few days on a due date is near. */
const NEAR_DAYS = 10;
const MOST_NAMED = 20;

const seul = (genre: EffetReglage['genre'], nombre: number): EffetReglage[] =>
  nombre === 0 ? [] : [{ genre, nombre, parCaisse: [], exemples: [] }];

/** One effect on these demandes, by caisse with the most concerned first. */
function effetOf(genre: EffetReglage['genre'], concerned: readonly Redatees[]): EffetReglage[] {
  const nombre = concerned.reduce((sum, one) => sum + one.nombre, 0);
  if (nombre === 0) return [];
  const counts = new Map<string, number>();
  for (const { caisse, nombre: some } of concerned) {
    if (caisse !== null) counts.set(caisse, (counts.get(caisse) ?? 0) + some);
  }
  const parCaisse = [...counts].map(([libelle, some]) => ({ libelle, nombre: some }));
  return [
    {
      genre,
      nombre,
      parCaisse: parCaisse.toSorted((a, b) => b.nombre - a.nombre || a.libelle.localeCompare(b.libelle, 'fr')),
      exemples: concerned
        .flatMap(({ type, premieres }) => premieres.map((one) => ({ type, ...one })))
        .slice(0, MOST_NAMED),
    },
  ];
}

async function ofDemandes({ db, today }: Estimating, { cle, after }: Change): Promise<EffetReglage[]> {
  const moved = (await redatees(db, cle, after)).filter(({ avant, apres }) => avant !== apres);
  const isLate = (day: string | null) => day !== null && day < today;
  const isNear = (day: string | null) => day !== null && !isLate(day) && day < addDays(today, NEAR_DAYS);
  return [
    ...effetOf(
      'en-retard',
      moved.filter(({ avant, apres }) => !isLate(avant) && isLate(apres)),
    ),
    ...effetOf(
      'plus-en-retard',
      moved.filter(({ avant, apres }) => isLate(avant) && !isLate(apres)),
    ),
    ...effetOf(
      'sous-dix-jours',
      moved.filter(({ avant, apres }) => !isLate(avant) && !isNear(avant) && isNear(apres)),
    ),
  ];
}

/** Who will do nothing more until they have a second factor (SF7). */
async function ofFactors({ db, now }: Estimating, { before, after }: Change): Promise<EffetReglage[]> {
  const added = ROLE_TYPES.filter(
    (role) => after.rolesSecondFacteur.includes(role) && !before.rolesSecondFacteur.includes(role),
  );
  if (added.length === 0) return [];
  const { nombre } = await db
    .selectFrom('personne')
    .innerJoin('role', 'role.personne_id', 'personne.id')
    .select(sql<number>`count(distinct personne.id)::integer`.as('nombre'))
    .where('personne.etat', '=', 'active')
    .where('role.type', 'in', added)
    .where(isLiveRole(now))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('facteur').select('facteur.id').whereRef('facteur.personne_id', '=', 'personne.id'))),
    )
    .executeTakeFirstOrThrow();
  return seul('sans-facteur', nombre);
}

/** Sessions at their formateur's, whose results become late, or late no more (A23). */
async function ofSessions({ db, today }: Estimating, { before, after }: Change): Promise<EffetReglage[]> {
  const rows = await db
    .selectFrom('session_certification')
    .select('date_fin_session as fin')
    .select(sql<number>`count(*)::integer`.as('nombre'))
    .where('etat', '=', 'RESULTATS')
    .where('date_fin_session', 'is not', null)
    .groupBy('date_fin_session')
    .execute();
  const isLate = (fin: string | null, settings: Settings) => fin !== null && resultatsAttendusLe(fin, settings) < today;
  const count = (from: Settings, to: Settings) =>
    rows.filter(({ fin }) => !isLate(fin, from) && isLate(fin, to)).reduce((sum, { nombre }) => sum + nombre, 0);
  return [
    ...seul('sessions-en-retard', count(before, after)),
    ...seul('sessions-plus-en-retard', count(after, before)),
  ];
}

/** Habilitations whose renewal may be started, or no more (H11). */
async function ofHabilitations({ db, today }: Estimating, { before, after }: Change): Promise<EffetReglage[]> {
  const count = async (from: Settings, to: Settings) => {
    const { nombre } = await db
      .selectFrom('habilitation')
      .select(sql<number>`count(*)::integer`.as('nombre'))
      .where('habilitation.rupture', '=', false)
      .where(isRenewable({ today, settings: to }))
      .where(sql<boolean>`not ${isRenewable({ today, settings: from })}`)
      .executeTakeFirstOrThrow();
    return nombre;
  };
  return [
    ...seul('renouvelables', await count(before, after)),
    ...seul('plus-renouvelables', await count(after, before)),
  ];
}

/** The settings that say when a renewal may be started. */
const FENETRE: readonly CleReglage[] = ['fenetreRenouvellementMois', 'rattrapageRenouvellementMois'];

/** What a value would change, counted by the rules on what is stored (K1074). */
export async function estimate(
  context: Estimating,
  config: Config,
  cle: CleReglage,
  valeur: unknown,
): Promise<EstimationReglage> {
  const defaults = defaultsOf(config);
  const { settings: before } = await readStored(context.db, defaults);
  const isText = REGLAGES[cle].genre === 'texte';
  const refusal = valeur === null && isText ? null : refusalOfValeur(cle, valeur ?? defaults[cle], before);
  if (refusal !== null) throw context.refuse.badRequest('donnees-invalides', [{ path: 'valeur', title: refusal }]);
  const after: Settings = { ...before, [cle]: valeur ?? defaults[cle] };
  const change = { cle, before, after };
  const effaces = await countEffacements(context, cle, before, after);
  const effets = [
    ...(await ofDemandes(context, change)),
    ...(cle === 'rolesSecondFacteur' ? await ofFactors(context, change) : []),
    ...(cle === 'delaiResultatsJours' ? await ofSessions(context, change) : []),
    ...(FENETRE.includes(cle) ? await ofHabilitations(context, change) : []),
    ...seul('effaces', effaces ?? 0),
  ];
  return { effets, portee: REGLAGES[cle].portee };
}
