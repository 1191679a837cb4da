import { expect, test } from 'vitest';
import type { Zone } from './Dessin.ts';
import { MM_PAR_POINT, placeCertificat } from './placeCertificat.ts';
import { MESURE } from './test/MESURE.ts';
import { dessinOf, zoneOf } from './test/zoneOf.ts';

const placedOf = (zone: Zone, valeurs = {}, mesure = MESURE) => {
  const [placed] = placeCertificat(dessinOf(zone), valeurs, mesure).zones;
  if (placed === undefined) throw new Error('rien n’est placé');
  return placed;
};
const textsOf = (zone: Zone) => placedOf(zone).lignes.map(({ texte }) => texte);
/** Height of a line, and of its letters above the baseline, in millimetres. */
const lineAt = (taille: number) => 1.2 * taille * MM_PAR_POINT;
const ascentAt = (taille: number) => 0.95 * taille * MM_PAR_POINT;

test('[MC1] a text that fits keeps its size; one too wide is reduced by half points, down to the smallest, and what still exceeds is told in millimetres', () => {
  // 20 pt: 3.53 mm a letter.
  expect(placedOf(zoneOf())).toMatchObject({ taille: 20, isReduite: false, depasse: 0, isCoupee: false });
  const reduced = placedOf(zoneOf({ texte: 'x'.repeat(30) }));
  expect(reduced.taille).toBe(18.5);
  expect(reduced.isReduite).toBe(true);
  expect(reduced.lignes[0]?.largeur).toBeLessThanOrEqual(100.01);
  const most = placedOf(zoneOf({ texte: 'x'.repeat(64) }));
  expect(most.taille).toBe(10);
  expect(most.depasse).toBeCloseTo(64 * 5 * MM_PAR_POINT - 100, 1);
});

test('[MC1] a text that returns takes several lines, at break points alone, and shrinks when they are too many', () => {
  const zone = zoneOf({ tropLong: 'RETOUR', hauteur: 17, largeur: 60, texte: 'Sauveteur secouriste du travail' });
  const placed = placedOf(zone);
  // At 20 pt three lines are needed, and there is room for two.
  expect(placed.lignes.map(({ texte }) => texte)).toEqual(['Sauveteur secouriste ', 'du travail']);
  expect(placed.taille).toBe(17);
  expect(placedOf(zoneOf({ ...zone, texte: 'Une ligne\nune autre' })).lignes).toHaveLength(2);
  // A space that French keeps with its sign is no break point, a hyphen inside a word is one.
  const kept = placedOf(
    zoneOf({ tropLong: 'RETOUR', largeur: 36, hauteur: 90, texte: 'Attention : Rochefort-Delaunay' }),
  );
  expect(kept.lignes.map(({ texte }) => texte)).toEqual(['Attention : ', 'Rochefort-', 'Delaunay']);
});

test('[MC1] a text that is reduced stays on the lines that it has, and the longest of them counts', () => {
  const words = 'Sauveteur secouriste du travail';
  expect(textsOf(zoneOf({ largeur: 60, texte: words }))).toEqual([words]);
  const two = placedOf(zoneOf({ hauteur: 90, texte: `${'x'.repeat(30)}\nx` }));
  expect([two.taille, two.lignes.length, two.depasse]).toEqual([18.5, 2, 0]);
});

test('[MC1] a word longer than its line stands on it alone, without an empty line before', () => {
  const zone = zoneOf({
    tropLong: 'RETOUR',
    hauteur: 90,
    largeur: 36,
    tailleMin: 20,
    texte: 'Anticonstitutionnellement dit',
  });
  expect(textsOf(zone)).toEqual(['Anticonstitutionnellement ', 'dit']);
  expect(placedOf(zone).depasse).toBeCloseTo(25 * 10 * MM_PAR_POINT - 36, 1);
});

test('[MC1] a hundredth of a millimetre is no excess, three hundredths are', () => {
  const measured = (largeur: number, changes: Partial<Zone>) =>
    placedOf(zoneOf({ texte: 'deux mots', hauteur: 90, ...changes }), {}, { ...MESURE, largeurDe: () => largeur });
  for (const tropLong of ['REDUIRE', 'RETOUR', 'COUPER'] as const) {
    const near = measured(100.005, { tropLong });
    expect([near.taille, near.lignes.length, near.isCoupee, near.depasse]).toEqual([20, 1, false, 0]);
  }
  expect(measured(100.03, { tropLong: 'REDUIRE' }).depasse).toBeCloseTo(0.02);
  expect(measured(100.03, { tropLong: 'RETOUR' }).lignes).toHaveLength(2);
  expect(measured(100.03, { tropLong: 'COUPER' }).isCoupee).toBe(true);
  const high = (hauteur: number) => placedOf(zoneOf({ tailleMin: 20, hauteur })).depasse;
  expect(high(lineAt(20) - 0.005)).toBe(0);
  expect(high(lineAt(20) - 0.03)).toBeCloseTo(0.02);
});

test('[MC1] a label takes its height from what is left to the value', () => {
  const withRoom = (hauteur: number) => placedOf(zoneOf({ etiquette: 'Lieu', hauteur }));
  expect(withRoom(lineAt(15) + lineAt(20)).taille).toBe(20);
  expect(withRoom(lineAt(15) + lineAt(18)).taille).toBe(18);
});

test('[MC1] a text that may be cut says so', () => {
  const placed = placedOf(zoneOf({ tropLong: 'COUPER', texte: 'x'.repeat(60) }));
  expect(placed.isCoupee).toBe(true);
  expect(placed.depasse).toBe(0);
  // 28 letters of 3.53 mm fit on 100 mm, the sign that says so among them.
  expect(placed.lignes.map(({ texte }) => texte)).toEqual([`${'x'.repeat(27)}…`]);
  expect(placedOf(zoneOf({ tropLong: 'COUPER' })).isCoupee).toBe(false);
  const two = zoneOf({ tropLong: 'COUPER', hauteur: 90, texte: `court\n${'x'.repeat(60)}` });
  expect(textsOf(two)).toEqual(['court ', `${'x'.repeat(27)}…`]);
  expect(placedOf({ ...two, texte: 'court\naussi' }).isCoupee).toBe(false);
  // What stands on several lines is all there.
  expect(placedOf(zoneOf({ tropLong: 'RETOUR', hauteur: 90, largeur: 40, texte: 'deux mots et plus' })).isCoupee).toBe(
    false,
  );
});

test('[MC1] where not even a letter fits, the sign that says so stands alone, and what exceeds is told', () => {
  const placed = placedOf(zoneOf({ tropLong: 'COUPER', largeur: 1 }));
  expect(placed.lignes.map(({ texte }) => texte)).toEqual(['…']);
  expect([placed.isCoupee, placed.depasse > 0]).toEqual([true, true]);
});

test('[MC2] lines stand left, in the middle or right, the first on its baseline, the label above in its own size', () => {
  const width = 7 * 20 * 0.5 * MM_PAR_POINT;
  const xOf = (alignement: Zone['alignement']) => placedOf(zoneOf({ alignement })).lignes[0]?.x;
  expect(xOf('GAUCHE')).toBe(10);
  expect(xOf('CENTRE')).toBeCloseTo(10 + (100 - width) / 2);
  expect(xOf('DROITE')).toBeCloseTo(110 - width);
  const [label, value] = placedOf(zoneOf({ etiquette: 'Obtenu le', hauteur: 20, gras: true })).lignes;
  expect(label).toMatchObject({ texte: 'Obtenu le ', taille: 15, gras: false, encre: 'SUBTIL' });
  expect(label?.base).toBeCloseTo(10 + 0.95 * 15 * MM_PAR_POINT);
  expect(value?.base).toBeCloseTo(10 + (1.2 * 15 + 0.95 * 20) * MM_PAR_POINT);
  expect(value).toMatchObject({ taille: 20, gras: true, encre: 'TEXTE' });
  const [onDark] = placedOf(zoneOf({ etiquette: 'Code', encre: 'CLAIR', taille: 6, tailleMin: 6 })).lignes;
  expect(onDark).toMatchObject({ encre: 'CLAIR_SUBTIL', taille: 5 });
  const [onDarkToo] = placedOf(zoneOf({ etiquette: 'Code', encre: 'CLAIR_SUBTIL' })).lignes;
  expect(onDarkToo?.encre).toBe('CLAIR_SUBTIL');
});

test('[MC2] lines follow one another by their height', () => {
  const { lignes } = placedOf(zoneOf({ hauteur: 90, texte: 'un\ndeux\ntrois' }));
  const first = 10 + ascentAt(20);
  expect(lignes.map(({ base }) => base - first)).toEqual(
    [0, lineAt(20), 2 * lineAt(20)].map((base) => expect.closeTo(base)),
  );
});

test('[MC2] a line that got smaller keeps its baseline; several take the room that this leaves above them first', () => {
  const reduced = placedOf(zoneOf({ texte: 'x'.repeat(30) }));
  expect(reduced.lignes.map(({ base }) => base)).toEqual([expect.closeTo(10 + ascentAt(20))]);
  const several = (tailleMin: number, texte: string) => {
    const { taille, lignes } = placedOf(zoneOf({ hauteur: 90, tailleMin, texte }));
    return { taille, bases: lignes.map(({ base }) => base) };
  };
  // Two lines of 16 points do not fit in the ascent of one of 20: the first stands at the top of its zone.
  const { taille, bases } = several(10, `${'x'.repeat(35)}\nx`);
  expect(taille).toBe(16);
  expect(bases[0]).toBeCloseTo(10 + ascentAt(16));
  // Letters of 8 points leave more room than a second line takes: the last one is on the baseline of the full size.
  const small = several(8, `${'x'.repeat(70)}\nx`);
  expect(small.taille).toBe(8);
  expect(small.bases.at(-1)).toBeCloseTo(10 + ascentAt(20));
});

test('[MC2] a name is shown whole, its family name in capitals where the zone says so, and an empty field leaves its zone empty', () => {
  const nom = { prenom: 'Zoltán', nom: 'Erdős' };
  const textOf = (changes: Partial<Zone>) => placedOf(zoneOf({ texte: '', ...changes }), nom).lignes[0]?.texte;
  expect(textOf({ champ: 'prenomNom' })).toBe('Zoltán ERDŐS');
  expect(textOf({ champ: 'prenomNom', capitales: false })).toBe('Zoltán Erdős');
  expect(textOf({ champ: 'nom' })).toBe('ERDŐS');
  expect(textOf({ champ: 'prenom' })).toBe('Zoltán');
  const half = (valeurs: object) => placedOf(zoneOf({ champ: 'prenomNom', texte: '' }), valeurs).lignes[0]?.texte;
  expect([half({ nom: 'Erdős' }), half({ prenom: 'Zoltán' })]).toEqual(['ERDŐS', 'Zoltán']);
  expect(placedOf(zoneOf({ champ: 'lieu', texte: 'à ' }), { lieu: 'Nancy' }).lignes[0]?.texte).toBe('à Nancy');
  const zones = [zoneOf({ champ: 'dateFinValidite', etiquette: 'Valable' }), zoneOf({ champ: 'lieu', texte: 'à ' })];
  expect(placeCertificat(dessinOf(...zones), { dateFinValidite: '' }, MESURE).zones).toEqual([]);
});

test('[MC2] the code is a square without lines', () => {
  const fits = { isReduite: false, isCoupee: false, depasse: 0 };
  expect(placedOf(zoneOf({ champ: 'qrCode' }), { qrCode: 'HTTPS://…' })).toMatchObject({ lignes: [], ...fits });
  expect(placedOf(zoneOf({ champ: 'image', texte: 'logo' })).lignes).toEqual([]);
});
