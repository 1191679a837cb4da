import type { DemandeHabilitationWrite } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import {
  CHAMP_INTITULE,
  CHAMP_LETTRE_ENGAGEMENT,
  CHAMP_MRP,
  CHAMP_RECOURS,
} from '@habilis/domain/demande-habilitation/champsFixes';
import { isModifiable } from '@habilis/domain/demande/isModifiable';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { Context, RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { replaceFichiers } from './fichiers.ts';
import { replaceFormateurs, replacePlateformes } from './formateursEtPlateformes.ts';
import { type NiveauDeDemande, niveauOf } from './niveauOf.ts';
import { ownedBy } from '../../niveaux/dispositif-niveau/ownedBy.ts';
import { searchColumns } from './searchColumns.ts';
import type { DhColumns, DhRow } from './scope.ts';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';

type SaisieContext = RoleContext<'session-certification.trop-de-recherches'>;

/** What a save still has to write in the row, and the filled slots. */
export type Saved = { readonly columns: DhColumns; readonly champs: readonly string[] };

type Write = { readonly body: DemandeHabilitationWrite; readonly files: readonly UploadedFile[] };

const champsOf = (niveau: NiveauDeDemande | null): string[] =>
  niveau === null
    ? []
    : [...niveau.pedagogiqueUploadFieldsConfig, ...niveau.techniqueUploadFieldsConfig].map(({ id }) => String(id));

/** Whether another live demande of the same owner, draft or not, is for a niveau (DH742). */
const isAskedFor = async (db: Context['db'], row: DhRow, niveauId: number): Promise<boolean> =>
  (await db
    .selectFrom('demande_habilitation')
    .select('id')
    .where(ownedBy({ entiteId: row.entite_id, roleId: row.role_id }))
    .where('dispositif_niveau_id', '=', niveauId)
    .where('en_cours', '=', true)
    .where('id', '<>', row.id)
    .executeTakeFirst()) !== undefined;

/** The niveau of a write: the chosen one for a first habilitation, otherwise that of the source. */
async function chosenNiveau({ db }: Context, row: DhRow, id: number | null): Promise<NiveauDeDemande | null> {
  if (row.mode !== 'INI') return niveauOf(db, row.dispositif_niveau_id);
  const niveau = await niveauOf(db, id);
  const isClosed = niveau !== null && !niveau.ouvert && id !== row.dispositif_niveau_id;
  if ((id !== null && niveau === null) || isClosed) {
    throw refuse.badRequest('donnees-invalides', [{ path: 'dispositifNiveauId', title: 'champ.invalide' }]);
  }
  if (id !== null && id !== row.dispositif_niveau_id && (await isAskedFor(db, row, id))) {
    throw refuse.badRequest('donnees-invalides', [{ path: 'dispositifNiveauId', title: 'champ.niveau-deja-demande' }]);
  }
  return niveau;
}

/** What the demandeur types: niveau, formateurs, places and documents; only formats are checked. */
async function saveTyped(context: SaisieContext, row: DhRow, { body, files }: Write): Promise<Saved> {
  const { db } = context;
  const niveau = await chosenNiveau(context, row, body.dispositifNiveauId);
  await replaceFormateurs(context, row.id, body.formateurs);
  await replacePlateformes(db, row.id, body.plateformesFixes);
  const slots = {
    isOwn: (champ: string) => champ !== CHAMP_MRP,
    known: new Set([CHAMP_INTITULE, CHAMP_LETTRE_ENGAGEMENT, CHAMP_RECOURS, ...champsOf(niveau)]),
  };
  const champs = await replaceFichiers(context, row.id, slots, { inputs: body.fileUploads, files });
  const dispositif_niveau_id = niveau?.id ?? null;
  return {
    champs,
    columns: {
      dispositif_niveau_id,
      plateforme_mobile: body.plateformeMobile,
      ...(await searchColumns(db, { ...row, dispositif_niveau_id })),
    },
  };
}

/** Saves what a writer may change: all fields for a demandeur who may type, the appeal's document after a refusal, the network's documents for a reviewer. */
export async function saveSaisie(context: SaisieContext, row: DhRow, write: Write): Promise<Saved> {
  const { role } = context.caller;
  if (isModifiable(DH_WORKFLOW, row.tache, role.type)) return saveTyped(context, row, write);
  const champ = isDemandeur(role.type) ? CHAMP_RECOURS : CHAMP_MRP;
  const slots = { isOwn: (one: string) => one === champ, known: new Set([champ]) };
  const { body, files } = write;
  return { champs: await replaceFichiers(context, row.id, slots, { inputs: body.fileUploads, files }), columns: {} };
}
