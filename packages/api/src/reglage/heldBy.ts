import type { Reglage } from './Reglage.ts';

/** The value that a change of a setting would leave as it is (K1073); null where the database holds one that is set aside, and goes by any change. */
export const heldBy = ({ valeur, ecartee }: Reglage): Reglage['valeur'] | null => (ecartee === null ? valeur : null);
