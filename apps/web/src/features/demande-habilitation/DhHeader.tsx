import { rolePath } from '@habilis/api/page/rolePaths';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Role } from '@habilis/api/role/Role';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Hourglass } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { AvisBadge } from './examen/AvisBadge.tsx';
import { TaskBadge } from '../../demande/TaskBadge.tsx';
import { DecisionBadge } from '../../demande/commission/DecisionBadge.tsx';
import { FilDossier } from '../../fil/FilDossier.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { demandePath } from '../../demande/demandePath.ts';
import { WithAcronyms } from '../../termes/WithAcronyms.tsx';

type Props = {
  readonly demande: DemandeHabilitation;
  readonly niveau: DispositifNiveau | null;
  readonly role: Role;
};

/** The state of a demande, and the pages that it leads to. */
export function HeaderState({
  demande,
  hasAvis = true,
}: Pick<Props, 'demande'> & {
  /** Whether it tells the last avis. @default true */
  hasAvis?: boolean;
}): ReactNode {
  const t = useText();
  const { currentWorkflowTask, typeDernierAvis, decisionEnAttente } = demande;
  return (
    <>
      <TaskBadge
        taskKey={currentWorkflowTask.currentTaskDefinitionKey}
        isReserved={demande.decision === 'ACCORDE_SOUS_RESERVE'}
      />
      {decisionEnAttente !== null && (
        <>
          <DecisionBadge decision={decisionEnAttente} />
          <Badge tone="warning" icon={Hourglass}>
            {t('workflow.commission.attend-envoi')}
          </Badge>
        </>
      )}
      {hasAvis && typeDernierAvis !== null && (
        <Inline gap={8}>
          <span>{t('habilitations.avis.dernier')}</span>
          <AvisBadge type={typeDernierAvis} />
        </Inline>
      )}
    </>
  );
}

/** The pages of its entite, and its thread. */
export function HeaderLinks({
  demande: { id, entiteDemandeuse, dossierAdministratif: dossier },
  role,
}: Pick<Props, 'demande' | 'role'>): ReactNode {
  const t = useText();
  return (
    <>
      {entiteDemandeuse?.lisible === true && (
        <Link href={rolePath(role, 'entite', entiteDemandeuse.id)} isSmall>
          {t('entites.fiche')}
        </Link>
      )}
      {dossier?.lisible === true && (
        <Link href={demandePath(role, { type: 'DA', id: dossier.id })} isSmall>
          {t('entites.titre')}
        </Link>
      )}
      {id !== null && <FilDossier dossier="demande-habilitation" id={id} />}
    </>
  );
}

/** The entite, niveau and state of a demande; a key typed in the form does not draw them again. */
export const DhHeader = memo(function DhHeader({ demande, niveau, role }: Props): ReactNode {
  const t = useText();
  const { numero, entiteDemandeuse, habilitationSourceMode: mode } = demande;
  const list = t(isDemandeur(role.type) ? 'listes.mes-demandes.titre' : 'listes.demandes.titre');
  const words = [
    niveau === null ? t('listes.niveau-a-choisir') : niveau.libelle,
    t(`habilitations.demande.mode.${mode}`),
  ];
  return (
    <AreaHeader
      kind={t('habilitations.demande.titre')}
      numero={numero}
      title={entiteDemandeuse?.raisonSociale ?? t('habilitations.demande.titre')}
      titleEnd={numero === null ? undefined : <Identifier>{numero}</Identifier>}
      above={[{ label: list, href: rolePath(role, 'demandes') }]}
      here={numero ?? t('habilitations.demande.titre')}
      description={
        <Inline gap={12}>
          <span>
            <WithAcronyms text={words.join(' · ')} />
          </span>
          <HeaderState demande={demande} />
          <HeaderLinks demande={demande} role={role} />
        </Inline>
      }
    />
  );
});
