import type { StagiaireProche } from '@habilis/api/session-certification/Stagiaire';

type Masque = {
  /** The first letters and the year of birth. */
  readonly masque: string;
  /** Its place among those of the same mask, 0 for the only one. */
  readonly rang: number;
  readonly nombre: number;
};

/** Those alike, each with how it is written: several of one mask are numbered, which tells nothing more of them (SC23). */
export function masquesDe<P extends Pick<StagiaireProche, 'initiales' | 'anneeNaissance'>>(
  proches: readonly P[],
): readonly (P & { readonly mots: Masque })[] {
  const masqueDe = ({ initiales, anneeNaissance }: P): string =>
    anneeNaissance === null ? initiales : `${initiales}, ${anneeNaissance}`;
  return proches.map((proche, index) => {
    const masque = masqueDe(proche);
    const isOfIt = (other: P): boolean => masqueDe(other) === masque;
    const nombre = proches.filter(isOfIt).length;
    const rang = nombre === 1 ? 0 : proches.slice(0, index + 1).filter(isOfIt).length;
    return { ...proche, mots: { masque, rang, nombre } };
  });
}
