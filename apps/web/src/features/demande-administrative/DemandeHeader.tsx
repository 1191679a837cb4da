import { rolePath } from '@habilis/api/page/rolePaths';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { Role } from '@habilis/api/role/Role';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { can } from '@habilis/domain/role/can';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { FilDossier } from '../../fil/FilDossier.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

type Props = {
  readonly demande: DemandeAdministrative;
  readonly title: string | null;
  readonly role: Role;
  /** The demande d'habilitation that its demandeur left to finish. */
  readonly brouillon: number | null;
};

/** The pages that a demande leads to, and its thread. */
export function HeaderLinks({ demande, role }: Pick<Props, 'demande' | 'role'>): ReactNode {
  const t = useText();
  return (
    <>
      {demande.entiteId !== null && can(role.type, 'read-entites') && (
        <Link href={rolePath(role, 'entite', demande.entiteId)} isSmall>
          {t('entites.fiche')}
        </Link>
      )}
      {demande.id !== null && <FilDossier dossier="demande-administrative" id={demande.id} />}
    </>
  );
}

/** Identifies the demande: name as typed, number, place, stored SIRET. */
export function DemandeHeader({ title, ...rest }: Props): ReactNode {
  // The title lays the page out again: deferred, it does not slow the field being typed in.
  return <Titled title={useDeferredValue(title)} {...rest} />;
}

/** Where its demandeur goes on: to the demande that waits once the caisse has the dossier, else to a new one. */
function HeaderAction({ demande, role, brouillon }: Omit<Props, 'title'>): ReactNode {
  const t = useText();
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const isInstructed = task === 'da_instruction' || task === 'da_validation_rejet';
  if (isInstructed && brouillon !== null)
    return (
      <LinkButton variant="primary" href={rolePath(role, 'demandeHabilitation', brouillon)}>
        {t('tableau-bord.demande-saisie.action')}
      </LinkButton>
    );
  // Before the entite exists, drafts may stand beside the file that creates it.
  const mayAsk = isDemandeur(role.type) && (role.entite === null ? demande.id !== null : task === 'validee');
  if (!mayAsk) return null;
  return (
    <LinkButton href={rolePath(role, 'demandeHabilitation', 'nouvelle')}>
      {t('habilitations.demande.demander')}
    </LinkButton>
  );
}

const Titled = memo(function Titled({ demande, title, role, brouillon }: Props): ReactNode {
  const t = useText();
  const { ville, codePostal } = demande.adresse.codePostalVille;
  const place = [codePostal, ville].filter((part) => part !== null && part !== '').join(' ');
  const list = t(isDemandeur(role.type) ? 'listes.mes-demandes.titre' : 'listes.demandes.titre');
  return (
    <AreaHeader
      kind={t('entites.titre')}
      numero={demande.numero}
      title={title === null || isEmpty(title) ? t('entites.nouveau') : title}
      titleEnd={demande.numero === null ? undefined : <Identifier>{demande.numero}</Identifier>}
      action={<HeaderAction demande={demande} role={role} brouillon={brouillon} />}
      above={[{ label: list, href: rolePath(role, 'demandes') }]}
      here={demande.numero ?? t('entites.titre')}
      description={
        demande.siret === null && place === '' && demande.id === null ? undefined : (
          <Inline gap={12}>
            <span>
              {[t('entites.titre'), place].filter((part) => part !== '').join(' · ')}
              {demande.siret !== null && (
                <>
                  {' · SIRET '}
                  <Identifier>{formatSiret(demande.siret)}</Identifier>
                </>
              )}
            </span>
            <HeaderLinks demande={demande} role={role} />
          </Inline>
        )
      }
    />
  );
});
