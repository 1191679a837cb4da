import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { formatDate } from '@habilis/i18n/format';
import { renouvellementWords } from '@habilis/i18n/droitWords';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { JoursDuRenouvellement } from './JoursDuRenouvellement.tsx';
import { RetraitNotice } from './RetraitNotice.tsx';

type Read = Pick<DemandeHabilitation, 'habilitationSource' | 'habilitationSourceMode' | 'currentWorkflowTask'> & {
  readonly entiteDemandeuse: Pick<
    NonNullable<DemandeHabilitation['entiteDemandeuse']>,
    'dateFinActivite' | 'dateSuspensionAdministrative'
  > | null;
};

/** A demande that is over: what stands against it no longer matters there. */
const OVER: ReadonlySet<string> = new Set(['acceptee', 'abandonnee', 'supprimee']);

/** The renewal: in time or late, and its days while one still fills it in. */
function Renewal({ demande, role }: { demande: Read; role: RoleType }): ReactNode {
  const t = useText();
  const { habilitationSource: source, habilitationSourceMode: mode, currentWorkflowTask } = demande;
  if (source === null || mode !== 'REN') return null;
  const { droit } = source;
  const words = renouvellementWords(t, droit, isDemandeur(role));
  if (words === null) return null;
  const isLate = droit.renouvellement?.etat === 'tard' || droit.renouvellement?.etat === 'depose-tard';
  const isFilledIn = currentWorkflowTask.currentTaskDefinitionKey === 'saisie';
  return (
    <Callout tone={isLate ? 'warning' : 'info'} title={t('droits.titre.renouvellement', { numero: source.numero })}>
      <Text>{words}</Text>
      {isFilledIn && <JoursDuRenouvellement droit={droit} />}
    </Callout>
  );
}

/** What stands against a demande and is not of it: its habilitation is withheld or ended by a decision, its entite ends or is suspended; first on the page of whoever acts on it (rules/habilitations#suspension-follows, rules/habilitations#end; H716). */
export function SourceNotice({ demande, role }: { demande: Read; role: RoleType }): ReactNode {
  const t = useText();
  const { habilitationSource: source, entiteDemandeuse, currentWorkflowTask } = demande;
  if (OVER.has(currentWorkflowTask.currentTaskDefinitionKey)) return null;
  const { dateFinActivite: fin = null, dateSuspensionAdministrative: suspension = null } = entiteDemandeuse ?? {};
  return (
    <>
      {source !== null && (
        <RetraitNotice
          droit={source.droit}
          numero={source.numero}
          motif={source.motifSuspension}
          commentaire={source.commentaireSuspension}
          isOwn={isDemandeur(role)}
        >
          <Text isStrong>
            {t(source.droit.retrait?.isDefinitif === true ? 'droits.source-suite-rompue' : 'droits.source-suite')}
          </Text>
        </RetraitNotice>
      )}
      {source !== null && source.finDecidee !== null && (
        <Callout
          tone="warning"
          title={t('droits.source', { numero: source.numero, etat: t('droits.fin-decidee').toLowerCase() })}
        >
          {source.finDecidee !== '' && <Text>{source.finDecidee}</Text>}
          <Text>{t('droits.fin-decidee-aide')}</Text>
        </Callout>
      )}
      {fin !== null && (
        <Callout tone="warning" title={t('droits.entite-en-fin', { date: formatDate(fin) })}>
          <Text>{t('droits.entite-en-fin-aide')}</Text>
        </Callout>
      )}
      {suspension !== null && (
        <Callout tone="warning" title={t('droits.entite-suspendue', { date: formatDate(suspension) })}>
          <Text>{t('droits.entite-suspendue-aide')}</Text>
        </Callout>
      )}
      <Renewal demande={demande} role={role} />
    </>
  );
}
