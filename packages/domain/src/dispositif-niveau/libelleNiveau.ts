/** The name of a niveau shown without its dispositif, such as `SST – Formateur de SST` (domain, D.2). */
export const libelleNiveau = ({
  libelleCourt,
  niveau,
}: {
  readonly libelleCourt: string;
  readonly niveau: string;
}): string => `${libelleCourt} – ${niveau}`;
