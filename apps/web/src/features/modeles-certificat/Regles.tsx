import { pageOf, type Dessin, type Zone } from '@habilis/domain/modele-certificat/Dessin';
import type { CSSProperties, ReactNode } from 'react';
import * as styles from './editeur.css.ts';

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

type Side = {
  readonly length: number;
  readonly from: number | undefined;
  readonly extent: number | undefined;
  readonly isDown: boolean;
};

/** A ruler in millimetres along a side of the page, with the extent of the chosen zone. */
function Regle({ length, from, extent, isDown }: Side): ReactNode {
  const step = length > 100 ? 50 : 10;
  // One that would be cut by the page's end is left out.
  const figures = Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step).filter(
    (mm) => length - mm > step * 0.3,
  );
  const along = (at: number, size?: number): CSSProperties =>
    isDown
      ? { top: share(at, length), ...(size === undefined ? {} : { height: share(size, length) }) }
      : { left: share(at, length), ...(size === undefined ? {} : { width: share(size, length) }) };
  const tick = share(step / 5, length);
  return (
    <div
      className={styles.ruler[isDown ? 'down' : 'across']}
      style={{ backgroundSize: isDown ? `6px ${tick}` : `${tick} 6px` }}
    >
      {from !== undefined && <div className={styles.extent[isDown ? 'down' : 'across']} style={along(from, extent)} />}
      {figures.map((mm) => (
        <span key={mm} className={styles.figure[isDown ? 'down' : 'across']} style={along(mm)}>
          {mm}
        </span>
      ))}
    </div>
  );
}

type Props = {
  readonly dessin: Dessin;
  readonly chosen: Zone | undefined;
  /** The page's own width in pixels, its rulers and its edge beside it; null for as wide as there is room. */
  readonly width: number | null;
  readonly children: ReactNode;
};

/** The page between its rulers; they are for the eye: the figures stand in the properties. */
export function Regles({ dessin, chosen, width, children }: Props): ReactNode {
  const { largeur, hauteur } = pageOf(dessin);
  return (
    <div className={styles.ruled} style={width === null ? { maxInlineSize: '60rem' } : { inlineSize: 'max-content' }}>
      <div aria-hidden="true" className={styles.along.across}>
        <Regle length={largeur} from={chosen?.x} extent={chosen?.largeur} isDown={false} />
      </div>
      <div aria-hidden="true" className={styles.along.down}>
        <Regle length={hauteur} from={chosen?.y} extent={chosen?.hauteur} isDown />
      </div>
      <div className={styles.sheet} style={width === null ? {} : { inlineSize: width, boxSizing: 'content-box' }}>
        {children}
      </div>
    </div>
  );
}
