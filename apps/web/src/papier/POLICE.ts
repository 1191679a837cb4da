/** The typeface of the screens (theme), whose letters are those of the papers. */
export const POLICE = "'Atkinson Hyperlegible Next Variable', 'Habilis Fallback', Arial, sans-serif";
