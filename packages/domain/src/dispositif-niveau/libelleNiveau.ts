/** How a level is named wherever it stands alone, such as `SST – Formateur de SST` (domain, D.2). */
export const libelleNiveau = ({
  libelleCourt,
  niveau,
}: {
  readonly libelleCourt: string;
  readonly niveau: string;
}): string => `${libelleCourt} – ${niveau}`;
