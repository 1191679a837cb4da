/** Whether a news item is shown on a day: between its dates, both included (M10). */
export const isPubliee = (
  {
    dateDebutPublication,
    dateFinPublication,
  }: { readonly dateDebutPublication: string; readonly dateFinPublication: string | null },
  today: string,
): boolean => dateDebutPublication <= today && (dateFinPublication === null || today <= dateFinPublication);
