import { type ReactNode, useRef, useState } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { asStop } from '../../internal/asStop.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { neighbourOf, type Place, type Way } from './neighbourOf.ts';
import * as styles from './TileMap.css.ts';
import { type Typed, typedCode } from './typedCode.ts';

export interface MapTile extends Place {
  /** Shown, and typed to go there. */
  code: string;
  /** Read with the code and the figure, such as « Meurthe-et-Moselle, 54, 14 entités ». */
  name: string;
  /** Null where it is masked. */
  value: number | null;
  /** Where it leads; for the chosen one, back to all. A tile without it is only read. */
  href?: string | undefined;
}

export interface TileMapProps {
  /** What the figures count, and by what. */
  label: string;
  /** Each about where it lies, from 0 at the top left. */
  tiles: readonly MapTile[];
  /** Those that lie elsewhere: two columns apart, at the bottom left, from 0 at their own top left. */
  inset?: { label: string; tiles: readonly MapTile[] };
  /** Code of the chosen tile. */
  selected?: string | undefined;
  /** The least figure of each shade after that of 0: five at most, rising. */
  steps: readonly number[];
  words: {
    /** Before the legend, such as « Entités : ». */
    legend?: string;
    /** A shade in the legend, such as « 1–4 »; without `to`, « 40 et plus ». */
    step: (from: number, to: number | undefined) => string;
    /** Ends the name of the chosen tile, such as « sélectionné ». */
    selected: string;
    /** On a tile whose figure is masked, such as « < 5 ». */
    masked?: string;
    /** How to use it, under the map. */
    help: string;
  };
}

const WAYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Way[];
const isWay = (key: string): key is Way => WAYS.includes(key);
const lastRow = (tiles: readonly Place[]): number => Math.max(...tiles.map(({ row }) => row));
const inFrench = new Intl.NumberFormat('fr-FR');

const shadeOf = (value: number | null, steps: readonly number[]): string =>
  value === null ? styles.masked : (styles.shade[steps.filter((least) => value >= least).length] ?? '');

/** The tiles that lead somewhere, all on one grid: the inset stands at the bottom. */
function linkedOf(tiles: readonly MapTile[], apart: readonly MapTile[]): readonly MapTile[] {
  const down = lastRow(tiles) - lastRow(apart);
  return [...tiles, ...apart.map((tile) => ({ ...tile, row: tile.row + down }))].filter(
    ({ href }) => href !== undefined,
  );
}

function Legend({ steps, words }: Pick<TileMapProps, 'steps' | 'words'>): ReactNode {
  return (
    <div aria-hidden="true" className={styles.legend}>
      {words.legend !== undefined && <span>{words.legend}</span>}
      {[0, ...steps].map((from, shade) => {
        const next = steps[shade];
        return (
          <span key={from} className={styles.entry}>
            <span className={`${styles.swatch} ${styles.shade[shade] ?? ''}`} />
            {words.step(from, next === undefined ? undefined : next - 1)}
          </span>
        );
      })}
    </div>
  );
}

function TileWords({
  tile: { code, name, value },
  isSelected,
  words,
}: { tile: MapTile; isSelected: boolean } & Pick<TileMapProps, 'words'>): ReactNode {
  return (
    <>
      <span aria-hidden="true" className={styles.code}>
        {code}
      </span>
      <span aria-hidden="true" className={styles.value}>
        {value === null ? words.masked : inFrench.format(value)}
      </span>
      <VisuallyHidden>{isSelected ? `${name}, ${words.selected}` : name}</VisuallyHidden>
    </>
  );
}

/** A place on the map; one that leads nowhere is only read. */
function Tile({
  tile,
  steps,
  words,
  isSelected,
  isStop,
  onReach,
  onPress,
}: Pick<TileMapProps, 'steps' | 'words'> & {
  tile: MapTile;
  isSelected: boolean;
  isStop: boolean;
  onReach: () => void;
  onPress: NonNullable<LinkProps['onKeyDown']>;
}): ReactNode {
  const look = `${styles.tile} ${shadeOf(tile.value, steps)}`;
  const content = <TileWords tile={tile} isSelected={isSelected} words={words} />;
  return (
    <li data-code={tile.code} className={styles.place} style={{ gridColumn: tile.column + 1, gridRow: tile.row + 1 }}>
      {tile.href === undefined ? (
        <span data-still className={look}>
          {content}
        </span>
      ) : (
        <Link
          href={tile.href}
          data-selected={isSelected || undefined}
          className={look}
          render={asStop(isStop)}
          onFocus={onReach}
          onKeyDown={onPress}
        >
          {content}
        </Link>
      )}
    </li>
  );
}

/**
 * Places counted on a map of equal tiles: a link each, one tab stop, the shade repeating the figure.
 * @since 0.2.0
 */
export function TileMap({ label, tiles, inset, selected, steps, words }: TileMapProps): ReactNode {
  const map = useRef<HTMLUListElement>(null);
  const typed = useRef<Typed>({ text: '', at: 0 });
  const [reached, setReached] = useState<string>();
  const all = linkedOf(tiles, inset?.tiles ?? []);
  const stop = [reached, selected].find((code) => all.some((tile) => tile.code === code)) ?? all[0]?.code;

  const goTo = (code: string) =>
    map.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"] > *`)?.focus();
  const codeAfter = (key: string, at: number): string | undefined => {
    const from = all.find(({ code }) => code === stop);
    if (isWay(key)) return from && neighbourOf(all, from, key).code;
    if (!/^[\p{L}\d]$/u.test(key)) return undefined;
    const codes = all.map(({ code }) => code);
    const next = typedCode(codes, typed.current, key, at);
    typed.current = next.typed;
    return next.code;
  };
  const press: NonNullable<LinkProps['onKeyDown']> = (event) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const code = ctrlKey || metaKey || altKey ? undefined : codeAfter(key, timeStamp);
    if (code === undefined) event.continuePropagation();
    else {
      // An arrow would scroll.
      event.preventDefault();
      goTo(code);
    }
  };
  const listed = (some: readonly MapTile[]) =>
    some.map((tile) => (
      <Tile
        key={tile.code}
        {...{ tile, steps, words }}
        isSelected={tile.code === selected}
        isStop={tile.code === stop}
        onReach={() => setReached(tile.code)}
        onPress={press}
      />
    ));
  return (
    <div className={styles.frame}>
      <Legend steps={steps} words={words} />
      <ul ref={map} aria-label={label} className={styles.map}>
        {listed(tiles)}
        {inset && (
          <li className={styles.inset}>
            <p className={styles.insetTitle}>{inset.label}</p>
            <ul aria-label={inset.label} className={styles.insetMap}>
              {listed(inset.tiles)}
            </ul>
          </li>
        )}
      </ul>
      <p className={styles.help}>{words.help}</p>
    </div>
  );
}
