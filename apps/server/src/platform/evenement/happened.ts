import { type ObjetEvenement, TYPES_EVENEMENT, type TypeEvenement } from '@habilis/domain/evenement/TYPES_EVENEMENT';
import { below } from '../below.ts';
import type { Evenement, Readers, Telling } from './Evenement.ts';

/** Those who read what happens, in the order of the areas. */
export const readers = below<readonly Readers[]>('lecteurs des événements');

const OBJETS = new Map(
  Object.entries(TYPES_EVENEMENT).flatMap(([objet, types]) => types.map((type) => [type, objet as ObjetEvenement])),
);

/** The kind of object to which something of this type happens. */
export function objetOf(type: TypeEvenement): ObjetEvenement {
  const objet = OBJETS.get(type);
  if (objet === undefined) throw new Error(`${type} n’est l’événement d’aucun objet`);
  return objet;
}

/** Writes what an act made happen, in its transaction and in one insert, and has each event read: mails and alerts are committed with it or not at all (decision 0200). */
export async function happened<T extends TypeEvenement>(
  telling: Telling,
  ...evenements: readonly Evenement<T>[]
): Promise<void> {
  if (!telling.db.isTransaction) throw new Error('un événement s’écrit dans la transaction de son acte');
  if (evenements.length === 0) return;
  const rows = evenements.map(({ type, objet, valeurs }) => ({
    type,
    objet_type: objetOf(type),
    objet_id: objet.id,
    numero: objet.numero,
    entite_id: objet.entiteId,
    valeurs: JSON.stringify(valeurs),
    survenu_le: telling.now,
  }));
  // One statement gives its ids in the order of its values.
  const written = await telling.db.insertInto('evenement').values(rows).returning('id').execute();
  for (const [rank, evenement] of evenements.entries())
    for (const reader of readers.ask()) await reader[evenement.type]?.(telling, evenement, written[rank]?.id ?? 0);
}
