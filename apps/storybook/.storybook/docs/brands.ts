/** The brands of the toolbar: the theme's variables that each sets on the root, as a product does in a style sheet of its own. */
export const BRANDS = {
  habilis: {},
  salles: {
    '--habilis-accent-hue': '300',
    '--habilis-accent-chroma': '1.3',
    '--habilis-radius-control': '12px',
    '--habilis-radius-card': '20px',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<`--habilis-${string}`, string>>>>;

const VARIABLES = Object.values(BRANDS).flatMap((brand) => Object.keys(brand));

/** Puts a brand on the page in place of the one before. */
export function showBrand(asked: unknown): void {
  const { style } = document.documentElement;
  for (const name of VARIABLES) style.removeProperty(name);
  const brand: Readonly<Record<string, string>> = asked === 'salles' ? BRANDS.salles : BRANDS.habilis;
  for (const [name, value] of Object.entries(brand)) style.setProperty(name, value);
}
