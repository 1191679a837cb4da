import { cleanText } from '../clean-text/cleanText.ts';
import type { ChampSaisie, NiveauSaisie } from './NiveauSaisie.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** A field of a niveau that cannot be kept as it is; `title` is a key under `erreurs.`. */
export type NiveauFault = { readonly path: string; readonly title: string };

type Situation = {
  /** Code of the dispositif: the niveau's code starts with it. */
  readonly codeDispositif: string;
  /** The ids of the slots that the niveau has, by kind. */
  readonly champs: { readonly pedagogique: readonly number[]; readonly technique: readonly number[] };
};

/** The rank of a niveau in its dispositif, which ends its code. */
const RANK = /^[1-9]\d?$/;

const fault = (path: string, title: string): NiveauFault => ({ path, title });

function durationFaults(saisie: NiveauSaisie, which: 'Habilitation' | 'Certificat'): NiveauFault[] {
  const duree = saisie[`dureeValidite${which}`];
  const unite = saisie[`uniteDureeValidite${which}`];
  if (duree !== null && unite === null) {
    return [fault(`uniteDureeValidite${which}`, 'dispositif-niveau.unite-requise')];
  }
  return duree === null && unite !== null ? [fault(`dureeValidite${which}`, 'dispositif-niveau.duree-requise')] : [];
}

function champFaults(path: string, champs: readonly ChampSaisie[], known: readonly number[]): NiveauFault[] {
  const seen = new Set<string>();
  const ids = new Set<number>();
  return champs.flatMap(({ id, libelle, retire }, rang) => {
    const at = (title: string) => [fault(`${path}.${rang}.libelle`, title)];
    const label = cleanText(libelle).toLowerCase();
    if (id !== null) {
      if (!known.includes(id) || ids.has(id)) return at('champ.invalide');
      ids.add(id);
    }
    if (isEmpty(label)) return at('dispositif-niveau.libelle-requis');
    if (retire) return [];
    if (seen.has(label)) return at('dispositif-niveau.libelle-en-double');
    seen.add(label);
    return [];
  });
}

/** What is wrong with the parameters of a niveau, field by field (DN6). */
export function niveauFaultsOf(saisie: NiveauSaisie, { codeDispositif, champs }: Situation): NiveauFault[] {
  const { code, niveau, nbStagiairesMin, nbStagiairesMax } = saisie;
  const prefix = `${codeDispositif}-`;
  const isCode = code.startsWith(prefix) && RANK.test(code.slice(prefix.length));
  return [
    ...(isCode ? [] : [fault('code', 'dispositif-niveau.code-invalide')]),
    ...(isEmpty(niveau) ? [fault('niveau', 'champ.requis')] : []),
    ...durationFaults(saisie, 'Habilitation'),
    ...durationFaults(saisie, 'Certificat'),
    ...(nbStagiairesMin > nbStagiairesMax ? [fault('nbStagiairesMax', 'dispositif-niveau.groupe-inverse')] : []),
    ...champFaults('pedagogiqueUploadFieldsConfig', saisie.pedagogiqueUploadFieldsConfig, champs.pedagogique),
    ...champFaults('techniqueUploadFieldsConfig', saisie.techniqueUploadFieldsConfig, champs.technique),
  ];
}
