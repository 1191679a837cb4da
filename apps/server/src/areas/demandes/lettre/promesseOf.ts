import type { Promesse } from '@habilis/domain/commission/changementsDepuis';
import type { DhRow } from '../demande-habilitation/scope.ts';
import { letterOf } from './letterOf.ts';
import { plateformesPromises } from './plateformesPromises.ts';

/** What the letter of a decision would promise now (rules/demandes#promise; CN15). */
export async function promesseOf(
  tools: Parameters<typeof letterOf>[0],
  row: DhRow,
  decided: Parameters<typeof letterOf>[2],
): Promise<Promesse> {
  const { demande, decision } = await letterOf(tools, row, decided);
  const niveau = await tools.db
    .selectFrom('dispositif_niveau')
    .select('ouvert')
    .where('id', '=', row.dispositif_niveau_id)
    .executeTakeFirst();
  return {
    dateDebut: decision.dateDebut,
    dateFin: decision.dateFin,
    dispositif: demande.dispositif,
    niveau: demande.niveau,
    ouvert: niveau?.ouvert ?? false,
    ...(await plateformesPromises(tools.db, row)),
    raisonSociale: demande.entite.raisonSociale,
    adresse: demande.entite.adresse,
    caisse: demande.caisse,
  };
}
