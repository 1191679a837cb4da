import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, type Ref, useId } from 'react';
import { isTicked, takenOf } from './classImport.ts';
import { sessionsFor } from './partClass.ts';
import type { ImportWork } from './useLines.ts';

/** What comes next: how many lines are taken, what stands between them and their summary, and the sessions that the others would make. */
export function useAhead({ open, importing: { places }, one }: ImportWork, blocked: number) {
  const t = useText();
  const taken = takenOf(one, places).length;
  const whyNot = (): string | null => {
    if (!one.isConfirmed) return t('sessions-certification.import.colonnes-attendent');
    if (one.lines.length === 0) return t('sessions-certification.import.refus.vide');
    if (taken === 0) return t(`sessions-certification.import.${places === 0 ? 'complet' : 'rien-coche'}`);
    return blocked > 0 ? t('sessions-certification.import.reste', { nombre: blocked }) : null;
  };
  const others = isTicked(one, places) ? one.lines.length - taken : 0;
  const further = sessionsFor(others, open.state.demande.regles.nbStagiairesMax);
  return { taken, why: whyNot(), others, further };
}

type Props = {
  readonly isConfirmed: boolean;
  readonly ahead: ReturnType<typeof useAhead>;
  readonly isChecking: boolean;
  readonly onReview: (withOthers: boolean) => void;
  readonly next: Ref<HTMLButtonElement>;
};

/** What leads to the summary, or why nothing does yet. */
export function ImportFooter({
  isConfirmed,
  ahead: { taken, why, others, further },
  isChecking,
  onReview,
  next,
}: Props): ReactNode {
  const t = useText();
  const whyId = useId();
  return (
    <Inline justify="end" gap={16}>
      {why !== null && (
        <Text id={whyId} tone={isConfirmed ? 'danger' : 'subtle'}>
          {why}
        </Text>
      )}
      {further !== null && (
        <Button isDisabled={!isConfirmed} isBusy={isChecking} onPress={() => onReview(true)}>
          {t('sessions-certification.import.seconde', { sessions: further, nombre: others })}
        </Button>
      )}
      <Button
        ref={next}
        isDisabled={!isConfirmed || taken === 0}
        {...(why === null ? {} : { 'aria-describedby': whyId })}
        isBusy={isChecking}
        onPress={() => onReview(false)}
      >
        {t('sessions-certification.import.voir')}
      </Button>
    </Inline>
  );
}
