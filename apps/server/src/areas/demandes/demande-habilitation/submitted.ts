import { checkSoumission } from '@habilis/domain/demande-habilitation/checkSoumission';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { nextNumero } from '../../../platform/nextNumero.ts';
import { certificatsOf } from '../../niveaux/dispositif-niveau/certificatsOf.ts';
import { listFormateurs, listPlateformes } from './formateursEtPlateformes.ts';
import { niveauOf } from './niveauOf.ts';
import { refuseSecond } from './refuseSecond.ts';
import { refuseSuspended } from './refuseSuspended.ts';
import type { Saved } from './saveSaisie.ts';
import { searchColumns } from './searchColumns.ts';
import type { DhColumns, DhRow } from './scope.ts';

/** 400 with every field that is missing or wrong (rules/demandes#submit). */
async function refuseFaults(context: Context, row: DhRow, { champs }: Saved): Promise<void> {
  const { db } = context;
  const niveau = await niveauOf(db, row.dispositif_niveau_id);
  const formateurs = await listFormateurs(db, row.id);
  const ids = formateurs.map(({ personneId }) => personneId);
  const certificatOf = await certificatsOf(context, ids, niveau?.niveauFormateurId ?? null);
  const plateformes = await listPlateformes(db, row.id);
  const errors = checkSoumission({
    mode: row.mode,
    niveau,
    isJamaisSoumise: row.date_first_soumission === null,
    formateurs: ids.map((id) => ({ certificat: certificatOf(id).etat })),
    plateformesFixes: plateformes.map(({ adresse: { ligne1, codePostalVille } }) => ({ ligne1, ...codePostalVille })),
    plateformeMobile: row.plateforme_mobile,
    champs,
  });
  if (errors.length > 0) throw refuse.badRequest('donnees-invalides', errors);
}

/** What a demandeur's submit checks and writes: complete, of an entite that may ask, examined by its caisse; number and first day are set only once (rules/demandes#steps). */
export async function submitted(
  context: Context<
    | 'demande.dossier-administratif-non-soumis'
    | 'demande.entite-suspendue'
    | 'habilitation.deja-accordee'
    | 'habilitation.demande-deja-en-cours'
  >,
  row: DhRow,
  saved: Saved,
): Promise<DhColumns> {
  const { db, today } = context;
  const after = { ...row, ...saved.columns } as DhRow;
  await refuseFaults(context, after, saved);
  const { entite_id: entiteId, dispositif_niveau_id: niveauId, mode, id } = after;
  // The caisse of an entite is known from its demande administrative.
  if (entiteId === null) throw context.refuse.conflict('demande.dossier-administratif-non-soumis');
  const entite = await db
    .selectFrom('entite')
    .select('caisse_id')
    .where('id', '=', entiteId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // A demande submitted before goes on: its complement must be answered in time.
  if (row.date_first_soumission === null) await refuseSuspended(context, entiteId);
  await refuseSecond(context, { entiteId, roleId: row.role_id, niveauId, mode, id });
  const numero = row.numero ?? (await nextNumero(db, 'DH', today));
  return {
    numero,
    caisse_id: entite.caisse_id,
    date_first_soumission: row.date_first_soumission ?? today,
    date_last_soumission: today,
    ...(await searchColumns(db, { ...after, numero })),
  };
}
