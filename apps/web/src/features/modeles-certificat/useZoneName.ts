import type { Zone } from '@habilis/domain/modele-certificat/Dessin';
import { useText } from '@habilis/i18n/TextProvider';

/** Names zones; texts and pictures, of which there may be several, by what they say. */
export function useZoneName(): (zone: Zone) => string {
  const t = useText();
  return ({ champ, texte, etiquette }) => {
    const name = t(`modeles-certificat.champ.${champ}`);
    const own = champ === 'texte' ? texte : champ === 'image' ? etiquette : '';
    return own === '' ? name : t('modeles-certificat.zone-propre', { champ: name, texte: own });
  };
}
