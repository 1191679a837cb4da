type Asked = { readonly page: number; readonly taille: number };

/** The page of a list that a call asks for, as the server answers it (rules/wire#lists). */
export const pageOf = <Row>(rows: readonly Row[], { page, taille }: Asked) => ({
  elements: rows.slice((page - 1) * taille, page * taille),
  total: rows.length,
  page,
  taille,
});
