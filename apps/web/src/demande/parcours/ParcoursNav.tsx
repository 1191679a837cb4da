import { useText } from '@habilis/i18n/TextProvider';
import { IconButton } from '@habilis/ui/IconButton';
import { IconLink } from '@habilis/ui/IconLink';
import { Inline } from '@habilis/ui/Inline';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DansParcours } from './useParcours.ts';

/** The way back to the list, and to the demandes before and after this one in it. */
export function ParcoursNav({ parcours: { isListed, voisins, listHref, go } }: { parcours: DansParcours }): ReactNode {
  const t = useText();
  const ways = [
    { way: 'previous', icon: ChevronUp, label: t('workflow.lecture.dossier-precedent') },
    { way: 'next', icon: ChevronDown, label: t('workflow.lecture.dossier-suivant') },
  ] as const;
  return (
    <Inline gap={0} wrap={false}>
      <IconLink
        icon={ArrowLeft}
        href={listHref}
        label={t(isListed ? 'workflow.lecture.liste-retour' : 'workflow.lecture.retour')}
      />
      {isListed &&
        ways.map(({ way, icon, label }) => (
          <IconButton
            key={way}
            icon={icon}
            label={label}
            isDisabled={voisins?.[way] == null}
            onPress={() => void go(way)}
          />
        ))}
    </Inline>
  );
}
