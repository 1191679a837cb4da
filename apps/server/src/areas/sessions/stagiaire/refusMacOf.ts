import { type RefusMac, refusalOfMac } from '@habilis/domain/resultat/rattrapageMac';
import type { RoleContext } from '../../../platform/Handler.ts';
import type { Connu } from './cleStagiaire.ts';
import { anterieursOf } from './readLignes.ts';
import type { SessionRow } from '../session-certification/scope.ts';

/** What is known of who a line names. */
type Nomme = {
  readonly certain: { readonly connu: Connu } | null;
  readonly proches: readonly unknown[];
  readonly parIdentifiant: 'inconnu' | 'autre-nom' | 'connu' | null;
};

/** The accounts of some stagiaires. */
async function comptesOf({ db }: Pick<RoleContext, 'db'>, ids: readonly number[]): Promise<Map<number, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('stagiaire').select(['id', 'personne_id']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, personne_id: personneId }) => [id, personneId]));
}

/** What would refuse each line of a class at an upkeep, as far as it is known who they are and when it begins (SC8). */
export async function refusMacOf(
  context: Pick<RoleContext, 'db' | 'now'>,
  row: SessionRow,
  trouves: readonly Nomme[],
): Promise<(RefusMac | null)[]> {
  if (row.mode === 'INI' || row.date_session === null) return trouves.map(() => null);
  const niveau = await context.db
    .selectFrom('dispositif_niveau')
    .selectAll()
    .where('id', '=', row.dispositif_niveau_id)
    .executeTakeFirstOrThrow();
  const connus = trouves.map(({ certain }) => certain?.connu ?? null);
  const comptes = await comptesOf(
    context,
    connus.flatMap((connu) => (connu !== null && 'stagiaireId' in connu ? connu.stagiaireId : [])),
  );
  const porteurs = connus.map((connu) => {
    if (connu === null) return { stagiaireId: null, personneId: null };
    if ('personneId' in connu) return { stagiaireId: null, personneId: connu.personneId };
    return { stagiaireId: connu.stagiaireId, personneId: comptes.get(connu.stagiaireId) ?? null };
  });
  const anterieurOf = await anterieursOf(context, row, porteurs, { niveau });
  return trouves.map(({ proches, parIdentifiant }, index) => {
    const porteur = porteurs[index];
    // Of who may be somebody alike, nothing is known yet.
    if (porteur === undefined || proches.length > 0 || parIdentifiant === 'inconnu') return null;
    return refusalOfMac(anterieurOf(porteur)?.etat ?? 'ABSENT');
  });
}
