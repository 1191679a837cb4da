import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { LinkButton } from '@habilis/ui/LinkButton';
import type { ReactNode } from 'react';
import type { DansParcours } from './useParcours.ts';

/** After an action: the next demande of the list, or that the list is done. */
export function ParcoursNotice({
  parcours: { isFaite, voisins, listHref, go },
}: {
  parcours: DansParcours;
}): ReactNode {
  const t = useText();
  if (!isFaite || voisins === null) return null;
  const { next, total } = voisins;
  if (next === null) {
    return (
      <Callout
        tone="success"
        told="announced"
        title={t('workflow.lecture.liste-terminee')}
        actions={<LinkButton href={listHref}>{t('workflow.lecture.liste-retour')}</LinkButton>}
      >
        {t('workflow.lecture.liste-terminee-texte', { reste: total })}
      </Callout>
    );
  }
  return (
    <Callout
      tone="success"
      told="announced"
      title={t('workflow.lecture.liste-suivant')}
      actions={
        <Button variant="primary" onPress={() => void go('next')}>
          {t('workflow.lecture.dossier-suivant')}
        </Button>
      }
    >
      {[next.numero, next.raisonSociale].filter((part) => part !== null).join(' · ')}
    </Callout>
  );
}
