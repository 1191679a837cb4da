import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { lettre } from '@habilis/api/lettre/endpoints';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { call } from '../../session/call.ts';

/** The letter of a decision that is in force. */
function LetterButton({ id }: { id: number }): ReactNode {
  const t = useText();
  return (
    <DownloadButton
      label={t('habilitations.demande.lettre-decision')}
      name="decision.pdf"
      read={() => call(lettre.decision, { params: { id } })}
    />
  );
}

/** The decision of the commission with its letter, and what may follow: for the entite as for those who examined. */
export function DecisionNotice({ demande }: { readonly demande: DemandeHabilitation }): ReactNode {
  const t = useText();
  const { id, decision, motif, dateFin, dateDebut, finRecours, currentWorkflowTask } = demande;
  const letter = id === null || decision === null ? {} : { actions: <LetterButton id={id} /> };
  const task = currentWorkflowTask.currentTaskDefinitionKey;
  if (task === 'acceptee') {
    const isReserved = decision === 'ACCORDE_SOUS_RESERVE';
    const debut = dateDebut === null ? '' : formatDate(dateDebut);
    return (
      <Callout
        {...letter}
        tone={isReserved ? 'warning' : 'success'}
        title={
          dateFin === null
            ? t(`habilitations.demande.accordee${isReserved ? '-reserve' : ''}-sans-fin`, { debut })
            : t(`habilitations.demande.accordee${isReserved ? '-reserve' : ''}`, { debut, fin: formatDate(dateFin) })
        }
      >
        {isReserved && motif !== null && <Text>{t('habilitations.demande.reserve', { motif })}</Text>}
      </Callout>
    );
  }
  if (task !== 'suppression_apres_refus' && task !== 'supprimee') return null;
  return (
    <Callout {...letter} tone="danger" title={t('habilitations.demande.refusee')}>
      {motif !== null && <Text>{motif}</Text>}
      {finRecours !== null && <Text>{t('habilitations.demande.recours-avant', { date: formatDate(finRecours) })}</Text>}
    </Callout>
  );
}
