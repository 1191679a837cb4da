import { addDays } from '../date/addDays.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { CONSERVATION_LIVRAISONS_JOURS } from './webhookFaults.ts';

/** Days of which messages are to be sent again, as they are typed. */
export type RejeuSaisi = { readonly dateDebut: string | null; readonly dateFin: string | null };

/** The first day whose messages may be sent again. */
export const premierJourRejoue = (today: string): string => addDays(today, -CONSERVATION_LIVRAISONS_JOURS);

/** What is wrong with the days to send again (WH12). */
export function rejeuFaults({ dateDebut, dateFin }: RejeuSaisi, today: string): FieldFault[] {
  return [
    ...faultIf(dateDebut === null, 'dateDebut', 'champ.requis'),
    ...faultIf(dateFin === null, 'dateFin', 'champ.requis'),
    ...faultIf(dateDebut !== null && dateDebut < premierJourRejoue(today), 'dateDebut', 'webhook.rejeu-trop-ancien'),
    ...faultIf(dateFin !== null && dateFin > today, 'dateFin', 'webhook.rejeu-a-venir'),
    ...faultIf(dateDebut !== null && dateFin !== null && dateFin < dateDebut, 'dateFin', 'webhook.rejeu-a-rebours'),
  ];
}
