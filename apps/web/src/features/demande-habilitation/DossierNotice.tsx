import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import { isDossierAwaited } from './awaitsDossier.ts';

/** Where the page says that the common file is awaited. */
export const DOSSIER = 'dossier-administratif';

type Props = {
  readonly demande: Pick<DemandeHabilitation, 'dossierAdministratif'>;
  readonly role: Role;
};

/** The common file of the entite must be validated before the examination ends: shown while there is still time to act. */
export function DossierNotice({ demande, role }: Props): ReactNode {
  const t = useText();
  const { dossierAdministratif: dossier } = demande;
  if (dossier === null || !isDossierAwaited(demande)) return null;
  const isToSubmit =
    isDemandeur(role.type) && ['da_saisie', 'da_complement'].includes(dossier.currentTaskDefinitionKey);
  return (
    <Callout
      id={fieldId(DOSSIER)}
      tone="info"
      title={t(isToSubmit ? 'habilitations.demande.dossier-a-soumettre' : 'habilitations.demande.dossier-a-valider')}
      {...(dossier.lisible
        ? {
            actions: (
              <LinkButton href={rolePath(role, 'demandeAdministrative', dossier.id)}>
                {t('habilitations.demande.dossier-ouvrir')}
              </LinkButton>
            ),
          }
        : {})}
    >
      <Text>{t('habilitations.demande.dossier-aide')}</Text>
    </Callout>
  );
}
