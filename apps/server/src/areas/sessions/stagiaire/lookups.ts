import type { LigneJugee, LigneStagiaire, StagiaireTrouve } from '@habilis/api/session-certification/Stagiaire';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import type { IdentiteStagiaire } from '@habilis/domain/stagiaire/LigneStagiaire';
import { ligneImportFaults } from '@habilis/domain/stagiaire/ligneImportFaults';
import { initialesDe, prochesDe, raisonProche } from '@habilis/domain/stagiaire/prochesDe';
import { stagiaireLineFaults } from '@habilis/domain/stagiaire/stagiaireLineFaults';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import { countLookups } from '../../../platform/auth/throttle.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { cleOf, type Connu } from './cleStagiaire.ts';
import { refusMacOf } from './refusMacOf.ts';
import { inscritsOf } from './saveStagiaires.ts';
import type { SessionRow } from '../session-certification/scope.ts';

/** The context of a call that may look people up. */
export type LookupContext = RoleContext<'session-certification.trop-de-recherches'>;

/** Somebody known, who may be the one looked for. */
type Candidat = {
  readonly connu: Connu;
  readonly habilisId: string;
  readonly nom: string;
  readonly prenom: string;
  readonly dateNaissance: string | null;
  /** The names on their certificats, where an account or a correction has others. */
  readonly autresNoms?: readonly Noms[];
};
type Noms = { readonly nom: string; readonly prenom: string };

/** What is looked for of one person. */
type Asked = Pick<IdentiteStagiaire, 'habilisId' | 'nom' | 'prenom' | 'dateNaissance'>;

/** How many lines of a class count as one look-up. */
const LINES_OF_LOOKUP = 20;
/** More people alike than this are not worth a choice. */
const MOST_PROCHES = 5;

/** The stagiaires of some identifiers, also of those that were merged into theirs; each by the identifier that was asked for. */
const stagiairesOf = ({ db }: Pick<RoleContext, 'db'>, ids: readonly string[]) =>
  db
    .selectFrom('stagiaire')
    .leftJoin('stagiaire_fusionne as former', (join) =>
      join.onRef('former.stagiaire_id', '=', 'stagiaire.id').on('former.habilis_id', 'in', ids),
    )
    .select(['stagiaire.id', 'stagiaire.habilis_id as habilisId', 'former.habilis_id as former', 'nom', 'prenom'])
    .select('date_naissance as dateNaissance')
    .where((eb) => eb.or([eb('stagiaire.habilis_id', 'in', ids), eb('former.habilis_id', 'is not', null)]))
    .where('pseudonymise_le', 'is', null)
    .execute();

/** The names on the certificats of some stagiaires. */
async function nomsCertifies({ db }: Pick<RoleContext, 'db'>, ids: readonly number[]): Promise<Map<number, Noms[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('certificat')
    .select(['stagiaire_id', 'nom', 'prenom'])
    .distinct()
    .where('stagiaire_id', 'in', ids)
    .where('statut', '=', 'VALIDE')
    .execute();
  return Map.groupBy(rows, ({ stagiaire_id: id }) => id);
}

/** The people known by some identifiers: as stagiaires first, then those with an account. */
async function byIdentifiers(context: RoleContext, ids: readonly string[]): Promise<Map<string, Candidat>> {
  if (ids.length === 0) return new Map();
  const { db } = context;
  const stagiaires = await stagiairesOf(context, ids);
  const noms = await nomsCertifies(
    context,
    stagiaires.map(({ id }) => id),
  );
  const known = new Set(stagiaires.flatMap(({ habilisId, former }) => [habilisId, former ?? habilisId]));
  const personnes = await db
    .selectFrom('personne')
    .select(['id', 'habilis_id as habilisId', 'nom', 'prenom'])
    .where('habilis_id', 'in', ids)
    .where('etat', '<>', 'fusionnee')
    .execute();
  return new Map<string, Candidat>([
    ...stagiaires.flatMap(({ id, former, ...one }): [string, Candidat][] => {
      const candidat = { ...one, connu: { stagiaireId: id }, autresNoms: noms.get(id) ?? [] };
      return [one.habilisId, former ?? one.habilisId].map((asked) => [asked, candidat]);
    }),
    ...personnes
      .filter(({ habilisId }) => !known.has(habilisId))
      .map(({ id, ...one }): [string, Candidat] => [
        one.habilisId,
        { ...one, dateNaissance: null, connu: { personneId: id } },
      ]),
  ]);
}

/** The stagiaires who may be some people: of the same birth date, or of the same names. */
async function candidatesOf({ db }: RoleContext, asked: readonly Asked[]): Promise<Candidat[]> {
  const dates = [...new Set(asked.flatMap(({ dateNaissance }) => dateNaissance ?? []))];
  const keys = [...new Set(asked.map(({ nom, prenom }) => cleDeNom(nom, prenom)))].filter((key) => key !== '');
  const columns = ['id', 'habilis_id as habilisId', 'nom', 'prenom', 'date_naissance as dateNaissance'] as const;
  const ofDates = db
    .selectFrom('stagiaire')
    .select(columns)
    .where('pseudonymise_le', 'is', null)
    .where(sql<boolean>`date_naissance = any(${dates}::date[])`);
  const ofNames = db
    .selectFrom('stagiaire')
    .select(columns)
    .where('pseudonymise_le', 'is', null)
    .where(sql<boolean>`cle_nom = any(${keys}::text[])`);
  const rows = [...(await ofDates.execute()), ...(await ofNames.execute())];
  const once = new Map(rows.map((row) => [row.id, row]));
  return [...once.values()].map(({ id, ...one }) => ({ ...one, connu: { stagiaireId: id } }));
}

/** Whether a person bears the names with which their identifier was given. */
const bearsName = (candidat: Candidat, { nom, prenom }: Asked): boolean =>
  [candidat, ...(candidat.autresNoms ?? [])].some(
    (one) =>
      cleDeNom(one.nom, one.prenom) === cleDeNom(nom, prenom) ||
      raisonProche({ nom: one.nom, prenom: one.prenom, dateNaissance: null }, { nom, prenom, dateNaissance: null }) !==
        null,
  );

/** What is known of one person: who it is for certain, those who may be the one, and how the identifier answers. */
export type Trouve = {
  readonly certain: Candidat | null;
  readonly proches: readonly { readonly qui: Candidat; readonly raison: ReturnType<typeof raisonProche> & string }[];
  readonly parIdentifiant: 'inconnu' | 'autre-nom' | 'connu' | null;
};

function found(asked: Asked, ofIds: ReadonlyMap<string, Candidat>, candidates: readonly Candidat[]): Trouve {
  if (asked.habilisId !== null) {
    const one = ofIds.get(asked.habilisId);
    // The answer is the same for a wrong name and for an unknown identifier: nothing is told of who was not asked for.
    if (one === undefined || !bearsName(one, asked)) return { certain: null, proches: [], parIdentifiant: 'inconnu' };
    return { certain: one, proches: [], parIdentifiant: 'connu' };
  }
  const { identiques, proches } = prochesDe(asked, candidates);
  // Two who are the same in all cannot be told apart: neither is certain.
  const [first, ...others] = identiques;
  const twins = others.length === 0 ? [] : identiques.map((qui) => ({ qui, raison: 'IDENTIQUE' as const }));
  return {
    certain: first !== undefined && others.length === 0 ? first : null,
    proches: first !== undefined && others.length === 0 ? [] : [...twins, ...proches].slice(0, MOST_PROCHES),
    parIdentifiant: null,
  };
}

/** Looks some people up at once for a session: counted by account, and recorded without a name (SC22). */
export async function lookUp(context: LookupContext, sessionId: number, asked: readonly Asked[]): Promise<Trouve[]> {
  await countLookups(context, Math.ceil(asked.length / LINES_OF_LOOKUP), {
    action: 'session-certification.Recherche',
    objetType: 'session-certification',
    objetId: sessionId,
    detail: { nbPersonnes: asked.length },
  });
  const ofIds = await byIdentifiers(
    context,
    asked.flatMap(({ habilisId }) => habilisId ?? []),
  );
  const withoutId = asked.filter(({ habilisId }) => habilisId === null);
  const candidates = withoutId.length === 0 ? [] : await candidatesOf(context, withoutId);
  const ofDate = Map.groupBy(candidates, ({ dateNaissance }) => dateNaissance);
  const ofName = Map.groupBy(candidates, ({ nom, prenom }) => cleDeNom(nom, prenom));
  return asked.map((one) => {
    const near = new Set([
      ...(ofDate.get(one.dateNaissance) ?? []),
      ...(ofName.get(cleDeNom(one.nom, one.prenom)) ?? []),
    ]);
    return found(one, ofIds, [...near]);
  });
}

const maskedOf = (
  config: Config,
  context: RoleContext,
  { sessionId, saisi: { nom, prenom, dateNaissance } }: { readonly sessionId: number; readonly saisi: Asked },
  { proches }: Trouve,
) =>
  Promise.all(
    proches.map(async ({ qui, raison }) => ({
      cle: await cleOf(config, context, sessionId, { connu: qui.connu, saisi: { nom, prenom, dateNaissance } }),
      initiales: initialesDe(qui),
      raison,
      anneeNaissance: qui.dateNaissance === null ? null : Number(qui.dateNaissance.slice(0, 4)),
    })),
  );

/** One stagiaire looked up for a session: the one who is certain, or those alike, masked (SC22, SC23). */
export async function checkStagiaire(
  config: Config,
  context: LookupContext,
  sessionId: number,
  asked: Asked,
): Promise<StagiaireTrouve> {
  const [one] = await lookUp(context, sessionId, [asked]);
  if (one === undefined) return { stagiaire: null, proches: [] };
  const { certain } = one;
  return {
    stagiaire:
      certain === null
        ? null
        : {
            nom: certain.nom,
            prenom: certain.prenom,
            dateNaissance: certain.dateNaissance,
            habilisId: certain.habilisId,
            cle: await cleOf(config, context, sessionId, { connu: certain.connu }),
          },
    proches: await maskedOf(config, context, { sessionId, saisi: asked }, one),
  };
}

/** The lines that name somebody already in the session, or on an earlier line. */
export async function twiceOf(
  context: RoleContext,
  sessionId: number,
  lignes: readonly IdentiteStagiaire[],
  trouves: readonly Trouve[],
): Promise<boolean[]> {
  const inscrits = await inscritsOf(context, sessionId);
  const preComptes = await context.db
    .selectFrom('pre_compte')
    .select(['nom', 'prenom', 'date_naissance'])
    .where('session_id', '=', sessionId)
    .execute();
  const keyOf = (nom: string, prenom: string, date: string | null) => `${cleDeNom(nom, prenom)} ${date ?? ''}`;
  const seen = new Set(preComptes.map((one) => keyOf(one.nom, one.prenom, one.date_naissance)));
  const connus = new Set([...inscrits].map((id) => JSON.stringify({ stagiaireId: id })));
  return lignes.map(({ nom, prenom, dateNaissance }, index) => {
    const certain = trouves[index]?.certain ?? null;
    const keys = certain === null ? seen : connus;
    const key = certain === null ? keyOf(nom, prenom, dateNaissance) : JSON.stringify(certain.connu);
    const isTwice = keys.has(key);
    keys.add(key);
    return isTwice;
  });
}

/** The lines of a class judged, nothing written (SC22, SC23). */
export async function judgeLignes(
  config: Config,
  context: LookupContext,
  row: SessionRow,
  typed: readonly LigneStagiaire[],
): Promise<LigneJugee[]> {
  const { id: sessionId } = row;
  const judged = typed.map((one) => stagiaireLineFaults(one, context.today));
  const lignes = judged.map(({ ligne }) => ligne);
  const trouves = await lookUp(context, sessionId, lignes);
  const twice = await twiceOf(context, sessionId, lignes, trouves);
  const refusMac = await refusMacOf(context, row, trouves);
  return Promise.all(
    judged.map(async ({ ligne, fautes, avertissements }, index) => {
      const trouve = trouves[index];
      const certain = trouve?.certain ?? null;
      const mac = refusMac[index] ?? null;
      const known = ligneImportFaults({
        parIdentifiant: trouve?.parIdentifiant ?? null,
        hasProches: false,
        isChosen: false,
        isTwice: twice[index] ?? false,
      });
      return {
        fautes: [...fautes, ...known],
        avertissements: [...avertissements, ...(mac === null ? [] : [{ path: 'nom', title: mac }])],
        connu:
          certain === null
            ? null
            : {
                nom: certain.nom,
                prenom: certain.prenom,
                dateNaissance: certain.dateNaissance,
                habilisId: certain.habilisId,
              },
        proches: trouve === undefined ? [] : await maskedOf(config, context, { sessionId, saisi: ligne }, trouve),
      };
    }),
  );
}
