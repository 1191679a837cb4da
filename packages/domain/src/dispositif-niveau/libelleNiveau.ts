/** The name of a niveau shown without its dispositif, such as `SST – Formateur de SST` (rules/niveaux#parameters). */
export const libelleNiveau = ({
  libelleCourt,
  niveau,
}: {
  readonly libelleCourt: string;
  readonly niveau: string;
}): string => `${libelleCourt} – ${niveau}`;
