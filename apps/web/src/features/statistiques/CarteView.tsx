import type { TraceStatistique } from '@habilis/api/statistique/Statistique';
import {
  CARTE_DEPARTEMENTS,
  CARTE_OUTRE_MER,
  type TuileDepartement,
} from '@habilis/domain/departement/CARTE_DEPARTEMENTS';
import { CAISSES } from '@habilis/domain/entite/caisses';
import { useText } from '@habilis/i18n/TextProvider';
import type { ChartRow } from '@habilis/ui/Chart';
import { Plot } from '@habilis/ui/Plot';
import { TileMap } from '@habilis/ui/TileMap';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currentRoleAtom } from '../../session/atoms.ts';
import { paliersOf } from './paliersOf.ts';
import { plotWords } from './plotWords.ts';
import { uniteWords } from '@habilis/i18n/uniteWords';

type Props = {
  readonly trace: TraceStatistique;
  readonly rows: readonly ChartRow[];
  readonly choisie: string | undefined;
  readonly frame: {
    title: string;
    about: string;
    finding: string | undefined;
    fileName: string;
    source: string | undefined;
  };
};

/** The départements that a role sees whole: those of its caisse and any that its figures name, all where it has none. */
function useSeen(rows: readonly ChartRow[]) {
  const code = useAtomValue(currentRoleAtom)?.mrp?.code;
  const own = CAISSES.find((caisse) => caisse.code === code)?.departements ?? [];
  return (tile: TuileDepartement): boolean =>
    own.length === 0 || own.includes(tile.code) || rows.some(({ key }) => key === tile.code);
}

/** Figures by département on tiles; what is not counted anywhere is nought, and what the role does not see is left out. */
export function CarteView({ trace, rows, choisie, frame }: Props): ReactNode {
  const t = useText();
  const isSeen = useSeen(rows);
  const overseas = CARTE_OUTRE_MER.filter(isSeen);
  const unite = trace.series[0]?.unite ?? 'nombre';
  const hasBefore = rows.some(({ before }) => typeof before?.[0] === 'number');
  const tileOf = ({ code, column, row }: TuileDepartement) => {
    const found = rows.find(({ key }) => key === code);
    const value = found === undefined ? 0 : (found.values[0] ?? (found.values[0] === null ? null : 0));
    const nom = t.find(`departements.${code}`) ?? code;
    const valeur = value === null ? t('statistiques.masque') : uniteWords(t, value, unite);
    return { code, column, row, value, name: t('statistiques.case', { nom, code, valeur }), href: found?.href };
  };
  const figures = rows.flatMap(({ values }) => values).filter((value) => typeof value === 'number');
  return (
    <Plot
      {...frame}
      format={(value) => uniteWords(t, value, unite)}
      figures={{
        names: t(`statistiques.axe.${trace.axe}`),
        columns: [
          { key: 'n', label: t(`statistiques.serie.${trace.series[0]?.cle ?? 'nombre'}`), isMain: true },
          ...(hasBefore ? [{ key: 'avant', label: t('statistiques.avant'), isBefore: true }] : []),
        ],
        rows: rows.map(({ key, label, href, values, before }) => ({
          key,
          label,
          href,
          values: [values[0], ...(hasBefore ? [before?.[0]] : [])],
        })),
      }}
      words={plotWords(t, trace)}
    >
      <TileMap
        label={frame.title}
        tiles={CARTE_DEPARTEMENTS.filter(isSeen).map(tileOf)}
        {...(overseas.length === 0
          ? {}
          : { inset: { label: t('statistiques.outre-mer'), tiles: overseas.map(tileOf) } })}
        selected={choisie}
        steps={paliersOf(Math.max(0, ...figures))}
        words={{
          step: (premier, dernier) => {
            if (dernier === undefined) return t('statistiques.et-plus', { premier: uniteWords(t, premier, unite) });
            return dernier === premier ? String(premier) : t('statistiques.de-a', { premier, dernier });
          },
          selected: t('statistiques.choisi'),
          masked: t('statistiques.masque-court'),
          help: t('statistiques.carte-aide'),
        }}
      />
    </Plot>
  );
}
