import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import type { ReactNode } from 'react';
import { demandePath } from '../../demande/demandePath.ts';
import { niveauOfDemande } from '../../demande/niveauOfDemande.ts';
import { EcheanceItems } from '../../echeance/EcheanceItems.tsx';
import type { Autres } from './readAutres.ts';

function Drafts({ brouillons, role }: { brouillons: readonly DemandeSummary[]; role: Role }): ReactNode {
  const t = useText();
  const title = t('listes.taches.brouillons');
  return (
    <Section title={title}>
      <ItemList
        label={title}
        items={brouillons.map((one) => ({
          key: `${one.type}${one.id}`,
          title: one.type === 'DA' ? t('listes.administratif') : niveauOfDemande(t, one),
          href: demandePath(role, one),
          description: <Identifier>{one.numero ?? t('listes.sans-numero')}</Identifier>,
        }))}
      />
    </Section>
  );
}

/** What waits for a demandeur beside sessions, the nearest first, then drafts; nothing where nothing does. */
export function AutresTaches({ autres: { echeances, brouillons }, role }: { autres: Autres; role: Role }): ReactNode {
  const t = useText();
  const title = t('listes.taches.a-vous');
  return (
    <>
      {echeances.length > 0 && (
        <Section title={title}>
          <EcheanceItems label={title} echeances={echeances} role={role} />
        </Section>
      )}
      {brouillons.length > 0 && <Drafts brouillons={brouillons} role={role} />}
    </>
  );
}
