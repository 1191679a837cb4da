import type { Reglage, ReglageNombre } from './Reglage.ts';

const isText = (one: unknown): one is string => typeof one === 'string';

function nombreFault({ min, max }: ReglageNombre, valeur: unknown): string | null {
  if (typeof valeur !== 'number' || !Number.isFinite(valeur)) return 'champ.requis';
  if (!Number.isInteger(valeur)) return 'reglage.nombre-entier';
  return valeur < min || valeur > max ? 'reglage.hors-bornes' : null;
}

/** Why a value may not be that of a setting, whoever writes it; null when it may (rules/niveaux#settings; K1070). */
export function valeurFault(reglage: Reglage, valeur: unknown): string | null {
  switch (reglage.genre) {
    case 'nombre':
      return nombreFault(reglage, valeur);
    case 'texte':
      if (!isText(valeur) || valeur.trim() === '') return 'champ.requis';
      return valeur.length > reglage.longueurMax ? 'champ.trop-long' : null;
    case 'choix': {
      if (!Array.isArray(valeur)) return 'champ.requis';
      const choix: readonly string[] = reglage.choix;
      if (new Set(valeur).size < valeur.length || !valeur.every((one) => choix.includes(one))) return 'champ.invalide';
      return valeur.length < reglage.min ? 'champ.requis' : null;
    }
  }
}
