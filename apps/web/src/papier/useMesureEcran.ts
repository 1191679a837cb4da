import { METRIQUES } from '@habilis/domain/modele-certificat/METRIQUES';
import { type Mesure, MM_PAR_POINT } from '@habilis/domain/modele-certificat/placeCertificat';
import { useEffect, useState } from 'react';
import { POLICE } from './POLICE.ts';

/** Letters are measured large, so that nothing is rounded. */
const SIZE = 200;

let canvas: CanvasRenderingContext2D | null | undefined;

function measured(texte: string, gras: boolean): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas === null) return texte.length * SIZE * 0.5;
  canvas.font = `${gras ? 700 : 400} ${SIZE}px ${POLICE}`;
  return canvas.measureText(texte).width;
}

const mesureEcran: Mesure = {
  ...METRIQUES,
  largeurDe: (texte, { taille, gras }) => (measured(texte, gras) / SIZE) * taille * MM_PAR_POINT,
};

/** Measures letters in the typeface of the screen; another measure once it is loaded, as those before were of another typeface. */
export function useMesureEcran(): Mesure {
  const [mesure, setMesure] = useState(mesureEcran);
  useEffect(() => {
    let isGone = false;
    const loading = [400, 700].map((weight) => document.fonts.load(`${weight} 20px ${POLICE}`));
    void Promise.allSettled(loading).then(() => {
      if (!isGone) setMesure({ ...mesureEcran });
    });
    return () => {
      isGone = true;
    };
  }, []);
  return mesure;
}
