import type { RoleType } from '../role/RoleType.ts';
import type { CoteFil } from './coteDe.ts';

/** How a message is signed: by its author's name, their caisse, or the network alone. */
export type SignatureFil = 'NOM' | 'CAISSE' | 'RESEAU';

/**
 * How a reader sees who wrote: those who act for an entite read no agent of the network by name, and beyond the caisse not even the body, which
 * could tell who the expert is (rules/rights#thread, rules/demandes#steps).
 */
export function signatureDe(lecteur: CoteFil, auteur: RoleType): SignatureFil {
  if (lecteur === 'EXAMEN') return 'NOM';
  switch (auteur) {
    case 'I':
    case 'RC':
      return 'CAISSE';
    case 'E':
    case 'R':
    case 'RD':
    case 'CNH':
    case 'F':
    case 'ADM':
    case 'S':
      return 'RESEAU';
    case 'DM':
    case 'G':
    case 'DL':
      return 'NOM';
  }
}
