import type { Encre, Forme } from '@habilis/domain/modele-certificat/Dessin';
import { METRIQUES } from '@habilis/domain/modele-certificat/METRIQUES';
import {
  type CertificatPlace,
  type LignePlacee,
  MM_PAR_POINT,
} from '@habilis/domain/modele-certificat/placeCertificat';
import type { SpecimenPlace } from '@habilis/domain/modele-certificat/placeSpecimen';
import { QrCode } from '@habilis/ui/QrCode';
import type { CSSProperties, ReactNode } from 'react';
import * as styles from './PapierCertificat.css.ts';
import { qrModules } from './qrModules.ts';

/** Colours of a paper, those of the PDF. */
const ENCRES: Readonly<Record<Encre, string>> = {
  TEXTE: '#141d21',
  SUBTIL: '#4a585e',
  ACCENT: '#186982',
  TITRE: '#0b2c39',
  CLAIR: '#ffffff',
  CLAIR_SUBTIL: '#c9dde5',
  ALERTE: '#a51f1e',
  FOND: '#0d3f52',
  FILET: '#c5ced2',
};

type Box = { readonly x: number; readonly y: number; readonly largeur: number; readonly hauteur: number };
type Page = Pick<CertificatPlace, 'largeur' | 'hauteur'>;

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** A rectangle in millimetres as shares of its page. */
export const boxStyle = ({ x, y, largeur, hauteur }: Box, page: Page): CSSProperties => ({
  left: share(x, page.largeur),
  top: share(y, page.hauteur),
  width: share(largeur, page.largeur),
  height: share(hauteur, page.hauteur),
});

function Decoration({ forme, page }: { forme: Forme; page: Page }): ReactNode {
  const ink = ENCRES[forme.encre];
  if (forme.nature === 'RECTANGLE')
    return <div className={styles.part} style={{ ...boxStyle(forme, page), background: ink }} />;
  return (
    <svg className={styles.part} style={boxStyle(forme, page)} viewBox="0 0 40 40" fill={ink} aria-hidden="true">
      <path d="M4 3h7v34h-7zM29 3h7v34h-7zM10 18h4v4h-4zM26 18h4v4h-4z" />
      <circle cx="20" cy="20" r="5.6" fill="none" stroke={ink} strokeWidth="3.8" />
    </svg>
  );
}

/** Browsers put a baseline on a whole pixel, up to 1.3 above its place: letters are laid out larger, and drawn smaller. */
const AGRANDI = 8;

/** A line of words where the layout places it. */
function Line({ ligne: { texte, x, base, taille, gras, encre }, page }: { ligne: LignePlacee; page: Page }): ReactNode {
  const size = taille * MM_PAR_POINT;
  const style: CSSProperties = {
    left: share(x, page.largeur),
    top: share(base - METRIQUES.ascendante * size, page.hauteur),
    fontSize: `${(AGRANDI * 100 * size) / page.largeur}cqw`,
    scale: 1 / AGRANDI,
    fontWeight: gras ? 700 : 400,
    color: ENCRES[encre],
  };
  return (
    <span className={styles.line} style={style}>
      {texte}
    </span>
  );
}

/** The words of a paper that proves nothing, across the page. */
function Travers({ specimen: { lue, travers }, page }: { specimen: SpecimenPlace; page: Page }): ReactNode {
  const [x, y] = [page.largeur / 2, page.hauteur / 2];
  const size = travers.taille * MM_PAR_POINT;
  return (
    <svg className={styles.fond} viewBox={`0 0 ${page.largeur} ${page.hauteur}`} aria-hidden="true">
      <text
        x={x}
        y={y + size * 0.35}
        transform={`rotate(${-travers.angle} ${x} ${y})`}
        textAnchor="middle"
        textLength={travers.longueur}
        fontSize={size}
        fontWeight={700}
        fill={ENCRES.ALERTE}
        fillOpacity={0.09}
      >
        {lue.texte}
      </text>
    </svg>
  );
}

type Props = {
  place: CertificatPlace;
  /** What the code holds. */
  qrCode: string;
  qrLabel: string;
  /** Addresses of the pictures by the name that the drawing calls them. */
  images?: Readonly<Record<string, string>>;
  /** The words of a paper that proves nothing. */
  specimen?: SpecimenPlace | null;
  /** Level of its title in the page's outline. @default 2 */
  level?: 2 | 3;
  /** What lies over the page. */
  children?: ReactNode;
};

/** A certificat on a screen: what its PDF holds, where it holds it, in reading order (decision 0092). */
export function PapierCertificat({
  place,
  qrCode,
  qrLabel,
  images = {},
  specimen = null,
  level = 2,
  children,
}: Props): ReactNode {
  const fond = place.fond === null ? undefined : images[place.fond];
  return (
    <div className={styles.page} style={{ aspectRatio: `${place.largeur} / ${place.hauteur}` }}>
      {fond !== undefined && <img className={styles.fond} src={fond} alt="" />}
      {place.formes.map((forme) => (
        <Decoration key={JSON.stringify(forme)} forme={forme} page={place} />
      ))}
      {specimen !== null && (
        <>
          <Travers specimen={specimen} page={place} />
          <p className={styles.zone}>
            <Line ligne={specimen.lue} page={place} />
          </p>
        </>
      )}
      {place.zones.map(({ zone, rang, lignes }) => {
        if (zone.champ === 'qrCode') {
          const cote = Math.min(zone.largeur, zone.hauteur);
          const x = zone.x + (zone.largeur - cote) / 2;
          const y = zone.y + (zone.hauteur - cote) / 2;
          return (
            <div key={rang} className={styles.part} style={boxStyle({ x, y, largeur: cote, hauteur: cote }, place)}>
              <QrCode label={qrLabel} modules={qrModules(qrCode)} />
            </div>
          );
        }
        if (zone.champ === 'image') {
          const source = images[zone.texte];
          return source === undefined ? null : (
            <img key={rang} className={styles.image} style={boxStyle(zone, place)} src={source} alt={zone.etiquette} />
          );
        }
        const Tag = zone.champ === 'intituleDispositifNiveau' ? (`h${level}` as const) : 'p';
        return (
          <Tag key={rang} className={styles.zone}>
            {lignes.map((ligne) => (
              <Line key={`${ligne.x} ${ligne.base}`} ligne={ligne} page={place} />
            ))}
          </Tag>
        );
      })}
      {children}
    </div>
  );
}
