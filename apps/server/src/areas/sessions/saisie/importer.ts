import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import type { ColonneImport, LigneStagiaire } from '@habilis/api/session-certification/Stagiaire';
import { CHAMPS_STAGIAIRE } from '@habilis/domain/stagiaire/LigneStagiaire';
import { ligneImportFaults } from '@habilis/domain/stagiaire/ligneImportFaults';
import { stagiaireLineFaults } from '@habilis/domain/stagiaire/stagiaireLineFaults';
import type { Config } from '../../../config.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { type FieldError, refuse } from '../../../platform/Refusal.ts';
import { nommeOf } from '../stagiaire/cleStagiaire.ts';
import { type LookupContext, lookUp, twiceOf } from '../stagiaire/lookups.ts';
import { openDraft, writeSession } from '../lecture/openSession.ts';
import { presentSession } from '../lecture/presentSession.ts';
import { inscritsOf, masked, nextRangOf, removeLignes } from '../stagiaire/saveStagiaires.ts';
import type { SessionRow } from '../session-certification/scope.ts';
import { stagiaireConnu } from '../stagiaire/stagiaireConnu.ts';

type DraftContext = RoleContext<'session-certification.action-interdite' | 'session-certification.etape-modifiee'>;

type Importee = LigneStagiaire & { readonly choix: { readonly cle: string | null } | null };

/** Somebody who is not known yet. */
type Nouveau = {
  readonly nom: string;
  readonly prenom: string;
  readonly dateNaissance: string | null;
  readonly courriel: string | null;
};

/** Adds some to a session who are not known yet, and returns the pre-accounts in their order. */
async function addPreComptes(
  { db }: Pick<RoleContext, 'db'>,
  session_id: number,
  nouveaux: readonly Nouveau[],
): Promise<number[]> {
  if (nouveaux.length === 0) return [];
  const rows = await db
    .insertInto('pre_compte')
    .values(
      nouveaux.map(({ nom, prenom, dateNaissance: date_naissance, courriel }) => ({
        session_id,
        nom,
        prenom,
        date_naissance,
        courriel,
      })),
    )
    .returning('id')
    .execute();
  // Numbered in the order of the values, whatever the order of the answer.
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Who a stagiaire of a session is: somebody known, or a pre-account. */
type Identite = { readonly stagiaire_id: number } | { readonly pre_compte_id: number };

async function changed(
  context: RoleContext,
  row: SessionRow,
  action: string,
  detail: Record<string, unknown>,
): Promise<SessionRow> {
  const written = await writeSession(context.db, row, { last_creator_updater_id: context.caller.personneId });
  await context.audit({
    action: `session-certification.${action}`,
    objetType: 'session-certification',
    objetId: row.id,
    detail,
  });
  return written;
}

const touched = async (...asked: Parameters<typeof changed>): Promise<SessionCertification> =>
  presentSession(asked[0], await changed(...asked));

/** Everything wrong with the lines to import, each at its cell. */
function refuseLines(faults: readonly FieldError[]): void {
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
}

/** Where lines go: a locked draft, the session in which those alike were chosen, and where in the body they stand. */
type Into = { readonly row: SessionRow; readonly chosenIn: number; readonly path: string };

/** Adds a class to a draft, all or nothing: each line is judged again, each choice is of this session and this caller (SC22, SC23). */
export async function importLignes(
  config: Config,
  context: DraftContext & LookupContext,
  id: number,
  { lignes, colonnes }: { readonly lignes: readonly Importee[]; readonly colonnes: readonly ColonneImport[] },
): Promise<SessionCertification> {
  const row = await openDraft(context, id);
  const written = await addLignes(config, context, { row, chosenIn: id, path: 'lignes' }, lignes);
  await rememberColumns(context, row, colonnes);
  return presentSession(context, written);
}

/** Lines judged, with who they were found to be. */
type Jugees = {
  readonly typed: readonly Importee[];
  readonly lignes: readonly ReturnType<typeof stagiaireLineFaults>['ligne'][];
  readonly trouves: Awaited<ReturnType<typeof lookUp>>;
};

/** Who the lines are, each somebody known or a new pre-account; refused when a choice is nobody's, or somebody is there already. */
async function identitesOf(
  config: Config,
  context: DraftContext,
  { row, chosenIn, path: at }: Into,
  { typed, lignes, trouves }: Jugees,
): Promise<Identite[]> {
  const inscrits = await inscritsOf(context, row.id);
  const identites: (Identite | null)[] = [];
  for (const [index, ligne] of lignes.entries()) {
    const path = `${at}.${index}.nom`;
    const cle = typed[index]?.choix?.cle ?? null;
    const chosen = cle === null ? undefined : await nommeOf(config, context, chosenIn, cle);
    const connu = cle === null ? trouves[index]?.certain?.connu : chosen?.connu;
    if (cle !== null && connu === undefined)
      throw refuse.badRequest('donnees-invalides', [{ path, title: 'session-certification.stagiaire-inconnu' }]);
    const stagiaireId = connu === undefined ? undefined : await stagiaireConnu(context.db, connu);
    if (stagiaireId !== undefined && inscrits.has(stagiaireId))
      throw refuse.badRequest('donnees-invalides', [{ path, title: 'session-certification.stagiaire-en-double' }]);
    if (stagiaireId !== undefined) inscrits.add(stagiaireId);
    const typedOf = chosen?.saisi === undefined ? undefined : ligne;
    identites.push(stagiaireId === undefined ? null : { stagiaire_id: stagiaireId, ...masked(typedOf) });
  }
  const nouveaux = lignes.filter((_, index) => identites[index] === null);
  const preComptes = (await addPreComptes(context, row.id, nouveaux)).values();
  return identites.map((identite) => identite ?? { pre_compte_id: preComptes.next().value ?? 0 });
}

/** Adds lines to a locked draft, all or nothing. */
export async function addLignes(
  config: Config,
  context: DraftContext & LookupContext,
  { row, chosenIn, path: at }: Into,
  typed: readonly Importee[],
): Promise<SessionRow> {
  const { db, caller } = context;
  const judged = typed.map((one) => stagiaireLineFaults(one, context.today));
  const lignes = judged.map(({ ligne }) => ligne);
  const trouves = await lookUp(context, row.id, lignes);
  const twice = await twiceOf(context, row.id, lignes, trouves);
  refuseLines(
    judged.flatMap(({ fautes }, index) => {
      const trouve = trouves[index];
      const known = ligneImportFaults({
        parIdentifiant: trouve?.parIdentifiant ?? null,
        hasProches: (trouve?.proches.length ?? 0) > 0,
        isChosen: (typed[index]?.choix ?? null) !== null,
        isTwice: twice[index] ?? false,
      });
      return [...fautes, ...known].map(({ path, title }) => ({ path: `${at}.${index}.${path}`, title }));
    }),
  );
  const { id: importId } = await db
    .insertInto('session_import')
    .values({ session_id: row.id, personne_id: caller.personneId, nb_lignes: lignes.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  const identites = await identitesOf(config, context, { row, chosenIn, path: at }, { typed, lignes, trouves });
  const first = await nextRangOf(context, row.id);
  await db
    .insertInto('session_stagiaire')
    .values(
      identites.map((identite, index) => ({
        session_id: row.id,
        rang: first + index,
        import_id: importId,
        ...identite,
      })),
    )
    .execute();
  return changed(context, row, 'Importe', { importId, nbLignes: lignes.length });
}

/** Remembers for the entite what the columns of its files hold; one that holds nothing any more is forgotten. */
export async function rememberColumns(
  { db }: RoleContext,
  { entite_id }: SessionRow,
  colonnes: readonly ColonneImport[],
): Promise<void> {
  const named = new Map(colonnes.map(({ entete, champ }) => [entete, champ]));
  const unused = [...named].flatMap(([entete, champ]) => (champ === null ? [entete] : []));
  const used = [...named].flatMap(([entete, champ]) => (champ === null ? [] : [{ entite_id, entete, champ }]));
  if (unused.length > 0)
    await db.deleteFrom('import_colonnes').where('entite_id', '=', entite_id).where('entete', 'in', unused).execute();
  if (used.length === 0) return;
  await db
    .insertInto('import_colonnes')
    .values(used)
    .onConflict((conflict) =>
      conflict.columns(['entite_id', 'entete']).doUpdateSet((eb) => ({ champ: eb.ref('excluded.champ') })),
    )
    .execute();
}

/** What the columns of an entite's files were said to hold. */
export async function readColonnes({ db }: RoleContext, { entite_id }: SessionRow): Promise<ColonneImport[]> {
  const rows = await db
    .selectFrom('import_colonnes')
    .select(['entete', 'champ'])
    .where('entite_id', '=', entite_id)
    .orderBy('entete')
    .execute();
  return rows.map(({ entete, champ }) => ({
    entete,
    champ: CHAMPS_STAGIAIRE.find((one) => one === champ) ?? null,
  }));
}

/** Takes an imported class out again, as long as the session is a draft. */
export async function undoImport(context: DraftContext, id: number, importId: number): Promise<SessionCertification> {
  const { db } = context;
  const row = await openDraft(context, id);
  const lignes = await db
    .selectFrom('session_stagiaire')
    .select('id')
    .where('session_id', '=', row.id)
    .where('import_id', '=', importId)
    .execute();
  await removeLignes(
    context,
    lignes.map((ligne) => ligne.id),
  );
  const gone = await db
    .deleteFrom('session_import')
    .where('id', '=', importId)
    .where('session_id', '=', row.id)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n)
    throw refuse.badRequest('donnees-invalides', [{ path: 'importId', title: 'champ.invalide' }]);
  return touched(context, row, 'AnnuleImport', { importId, nbLignes: lignes.length });
}

/** Adds to a draft somebody who is not known: the names and birth date are judged as a line of a class (SC24). */
export async function createPreAccount(
  context: DraftContext,
  {
    sessionId,
    nom,
    prenom,
    dateNaissance,
    courriel,
  }: {
    readonly sessionId: number;
    readonly nom: string;
    readonly prenom: string;
    readonly dateNaissance: string | null;
    readonly courriel: string | null;
  },
): Promise<SessionCertification> {
  const row = await openDraft(context, sessionId);
  const { ligne, fautes } = stagiaireLineFaults(
    { habilisId: '', nom, prenom, naissance: dateNaissance ?? '', courriel: courriel ?? '' },
    context.today,
  );
  const [isTwice] = await twiceOf(context, row.id, [ligne], []);
  const known = ligneImportFaults({
    parIdentifiant: null,
    hasProches: false,
    isChosen: true,
    isTwice: isTwice === true,
  });
  refuseLines(
    [...fautes, ...known].map(({ path, title }) => ({ path: path === 'naissance' ? 'dateNaissance' : path, title })),
  );
  const [preCompteId = 0] = await addPreComptes(context, row.id, [ligne]);
  await context.db
    .insertInto('session_stagiaire')
    .values({ session_id: row.id, rang: await nextRangOf(context, row.id), pre_compte_id: preCompteId })
    .execute();
  return touched(context, row, 'AjouteStagiaire', { preCompteId });
}

/** Takes a pre-account out of its draft (SC24). */
export async function removePreAccount(context: DraftContext, preCompteId: number): Promise<SessionCertification> {
  const { db } = context;
  const held = await db.selectFrom('pre_compte').select('session_id').where('id', '=', preCompteId).executeTakeFirst();
  if (held === undefined) throw refuse.notFound();
  const row = await openDraft(context, held.session_id);
  const lignes = await db
    .selectFrom('session_stagiaire')
    .select('id')
    .where('pre_compte_id', '=', preCompteId)
    .execute();
  await removeLignes(
    context,
    lignes.map((ligne) => ligne.id),
  );
  return touched(context, row, 'RetireStagiaire', { preCompteId });
}
