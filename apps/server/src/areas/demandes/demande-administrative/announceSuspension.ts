import { rolePath } from '@habilis/api/page/rolePaths';
import { formatDate } from '@habilis/i18n/format';
import type { Context } from '../../../platform/Handler.ts';
import type { ToldAlerte } from '../../avertir/alerte/reconcileAlertes.ts';
import { sendToAlerted } from '../../avertir/courriel/sendToAlerted.ts';
import type { DemandeRow } from './findDemande.ts';

/** Mails those just alerted of a coming suspension: the entite in any case, the persons of its caisse according to their settings (rules/alerts#mails). */
export async function announceSuspension(
  tools: Pick<Context, 'db' | 'jobs' | 'now'>,
  row: DemandeRow,
  told: readonly ToldAlerte[],
): Promise<void> {
  const { id: objetId, date_suspension_administrative: date } = row;
  if (date === null) return;
  const mots = { numero: row.numero ?? '', raisonSociale: row.raison_sociale ?? '', suspension: formatDate(date) };
  await sendToAlerted(tools, told, { DA_SUSPENSION: 'da-suspension' }, (role) => ({
    objetId,
    mots,
    commentaire: null,
    chemin: rolePath(role, 'demandeAdministrative', objetId),
  }));
}
