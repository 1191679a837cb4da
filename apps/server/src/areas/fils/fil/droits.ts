import { etatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { fermetureDuFil } from '@habilis/domain/fil/fermetureDuFil';
import type { Acting } from '../../../platform/Acting.ts';
import { habilitationRows, ownDatesOf } from '../../habilitations/habilitation/habilitationRows.ts';
import { reaches } from '../../habilitations/habilitation/reaches.ts';
import { agentsOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';
import { partiesPrenantes } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import type { FindDossier } from './Dossier.ts';

type Place = { readonly caisseId: number | null; readonly entiteId: number };

/** Who gives the work of a caisse: its responsables, else its instructeurs (DH953). */
async function caisseOf(tools: Pick<Acting, 'db' | 'now'>, { caisseId, entiteId }: Place): Promise<number[]> {
  if (caisseId === null) return [];
  const parties = await partiesPrenantes(tools, entiteId);
  for (const type of ['RC', 'I'] as const) {
    const agents = await agentsOf(tools, type, caisseId);
    const free = agents.filter(({ personneId }) => !parties.has(personneId)).map(({ roleId }) => roleId);
    if (free.length > 0) return free;
  }
  return [];
}

/** A habilitation of the caller's. */
export const findHabilitation: FindDossier = async (context, id, isHeld) => {
  const { db, today } = context;
  if (isHeld) await db.selectFrom('habilitation').select('id').where('id', '=', id).forShare().execute();
  const row = await habilitationRows(db)
    .where('habilitation.id', '=', id)
    .where(reaches(context, 'read-habilitations', 'habilitation'))
    .where(reaches(context, 'discuss', 'habilitation'))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { numero, raison_sociale: raisonSociale, entite_id: entiteId, caisse_id: caisseId } = row;
  const dossier = 'habilitation';
  return {
    dossier,
    id,
    numero,
    raisonSociale,
    entiteId,
    caisseId,
    roleId: null,
    assigneId: null,
    fermeture: fermetureDuFil({ dossier, etat: etatHabilitation(ownDatesOf(row), today) }),
    valeurs: { numeroHabilitation: numero, raisonSocialeEntite: raisonSociale },
    examinateurs: (tools) => caisseOf(tools, { caisseId, entiteId }),
  };
};

/** A session of the caller's. */
export const findSession: FindDossier = async (context, id, isHeld) => {
  const { db } = context;
  const row = await db
    .selectFrom('session_certification')
    .selectAll('session_certification')
    .where('session_certification.id', '=', id)
    .where(reaches(context, 'read-sessions', 'session_certification'))
    .where(reaches(context, 'discuss', 'session_certification'))
    .$if(isHeld, (query) => query.forShare())
    .executeTakeFirst();
  if (row === undefined) return null;
  const { numero, entite_id: entiteId, caisse_id: caisseId } = row;
  const entite = db.selectFrom('entite').select('raison_sociale').where('id', '=', entiteId);
  const { raison_sociale: raisonSociale } = await entite.executeTakeFirstOrThrow();
  const dossier = 'session-certification';
  return {
    dossier,
    id,
    numero,
    raisonSociale,
    entiteId,
    caisseId,
    roleId: row.ouverte_par_role === 'DL' ? row.ouverte_par_role_id : null,
    assigneId: null,
    fermeture: fermetureDuFil({ dossier, etat: row.etat }),
    valeurs: { numeroSession: numero, raisonSocialeEntite: raisonSociale },
    examinateurs: (tools) => caisseOf(tools, { caisseId, entiteId }),
  };
};
