import { rythmeOf } from '@habilis/domain/courriel/rythmeOf';
import { sujetOf } from '@habilis/domain/notification/desabonnement';
import { assignableRoles } from '@habilis/domain/demande-administrative/assignableRoles';
import { type CourrielDeDemande, courrielsOfStep } from '@habilis/domain/demande-administrative/courrielsOfStep';
import { formatDate } from '@habilis/i18n/format';
import type { Context } from '../../platform/Handler.ts';
import type { ValeursCourriel } from '../../platform/mail/Courriel.ts';
import { sendCourriel } from '../../platform/mail/sendCourriel.ts';
import { requireRole } from '../../platform/requireCaller.ts';
import type { DemandeRow } from './findDemande.ts';
import type { DaStep } from './recordDaStep.ts';

const NONE = 'aucune';

/** The live roles of active persons, whatever they want to be told. */
const liveRoles = ({ db, now }: Context) =>
  db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'role.type', 'role.personne_id', 'role.preferences'])
    .where('personne.etat', '=', 'active')
    .where((eb) => eb.or([eb('role.fin_le', 'is', null), eb('role.fin_le', '>', now)]))
    .orderBy('role.id');

/** The roles that a mail is for; who acts is only told of their own submit. */
async function recipients(context: Context, row: DemandeRow, { pour }: CourrielDeDemande) {
  const { role, personneId } = requireRole(context);
  if (pour === 'auteur') return liveRoles(context).where('role.id', '=', role.id).execute();
  if (pour === 'demandeurs') {
    const requesters = liveRoles(context).where('role.type', 'in', ['DM', 'G']);
    const own =
      row.entite_id === null
        ? requesters.where('role.id', '=', row.role_id)
        : requesters.where('role.entite_id', '=', row.entite_id);
    return own.where('role.personne_id', '<>', personneId).execute();
  }
  const types = assignableRoles(row.tache);
  if (types.length === 0 || row.caisse_id === null) return [];
  const holders = liveRoles(context)
    .where('role.type', 'in', types)
    .where('role.mrp_id', '=', row.caisse_id)
    .where('role.personne_id', '<>', personneId);
  return (row.assigne_id === null ? holders : holders.where('role.personne_id', '=', row.assigne_id)).execute();
}

function wordsOf(row: DemandeRow): ValeursCourriel['mots'] {
  const { numero, raison_sociale: raisonSociale, date_echeance: echeance } = row;
  const suspension = row.tache === 'da_complement' ? row.date_suspension_administrative : null;
  return {
    numero: numero ?? '',
    raisonSociale: raisonSociale ?? '',
    echeance: echeance === null ? NONE : formatDate(echeance),
    suspension: suspension === null ? NONE : formatDate(suspension),
  };
}

/** Writes to those whom a step concerns, in the transaction of the step and as they wish (domain, C.1 and C.9). */
export async function announceStep(context: Context, row: DemandeRow, step: Omit<DaStep, 'demandeId'>): Promise<void> {
  for (const courriel of courrielsOfStep(step)) {
    for (const { id, type, personne_id: personneId, preferences } of await recipients(context, row, courriel)) {
      const rythme = rythmeOf(courriel.type, type, preferences);
      if (rythme === null) continue;
      await sendCourriel(context, {
        modele: courriel.modele,
        personneId,
        roleId: id,
        objetId: row.id,
        rythme,
        sujet: sujetOf(courriel.type, type),
        valeurs: {
          mots: wordsOf(row),
          commentaire: courriel.pour === 'auteur' ? null : step.commentaire,
          chemin: `/${type}/${id}/demandes-administratives/${row.id}`,
          lignes: [],
        },
      });
    }
  }
}
