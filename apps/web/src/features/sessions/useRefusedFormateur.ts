import { useEffect, useEffectEvent, useRef } from 'react';
import type { Faults } from '../../document/useFaults.ts';
import { faultsOf } from '../../forms/fieldFaults.ts';
import { goToField } from '../../forms/fieldId.ts';
import type { Animateur } from './useAnimateur.ts';

const PATH = 'animateurHabilisId';

type Options = {
  readonly animateur: Animateur;
  /** Asks about the formateur anew: the answer bears the name and the day. */
  readonly again: () => void;
  readonly onTab: () => void;
};

/** A formateur who became unable between being chosen and the submit: asked about anew; where nothing else is wrong, the field takes the focus with what is answered. */
export function useRefusedFormateur(
  faults: Pick<Faults<string>, 'check' | 'take'>,
  { animateur, again, onTab }: Options,
): Pick<Faults<string>, 'check' | 'take'> {
  const isAlone = useRef(false);
  const refus = animateur.kind === 'answered' ? animateur.answer.refus : null;
  const go = useEffectEvent(() => {
    if (refus === null || !isAlone.current) return;
    isAlone.current = false;
    // After the question, which gives the focus back as it closes.
    requestAnimationFrame(() => requestAnimationFrame(() => goToField(PATH, onTab)));
  });
  useEffect(() => go(), [refus]);
  return {
    check: faults.check,
    take: (error) => {
      const paths = faultsOf(error, {}).map(({ path }) => path);
      isAlone.current = paths.length > 0 && paths.every((path) => path === PATH);
      if (paths.includes(PATH)) again();
      return faults.take(error);
    },
  };
}
