import { CHAMP_LETTRE_ENGAGEMENT } from '@habilis/domain/demande-habilitation/champsFixes';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { fieldLabel } from '@habilis/i18n/fieldLabel';
import type { PointCourriel } from '../../database/values/Courriel.ts';

/** What a field or a document that a complement is asked about is called in its form. */
export function pointLabel(format: Formatter, { chemin, piece }: Omit<PointCourriel, 'commentaire'>): string {
  if (piece !== null) return piece;
  const name = chemin.split('.').at(-1) ?? chemin;
  if (name === CHAMP_LETTRE_ENGAGEMENT) return format('habilitations.demande.lettre-signee');
  return format.find(`habilitations.ancre.${name}`) ?? fieldLabel(format, chemin);
}
