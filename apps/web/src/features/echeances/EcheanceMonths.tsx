import type { Echeance } from '@habilis/api/echeance/Echeance';
import type { Role } from '@habilis/api/role/Role';
import { parMois } from '@habilis/domain/echeance/parMois';
import { formatMonth } from '@habilis/i18n/formatMonths';
import { Section } from '@habilis/ui/Section';
import type { ReactNode } from 'react';
import { EcheanceItems } from '../../echeance/EcheanceItems.tsx';

/** The dates of a page of the list, by month. */
export const EcheanceMonths = ({ echeances, role }: { echeances: readonly Echeance[]; role: Role }): ReactNode =>
  parMois(echeances).map(({ mois, echeances: ofMonth }) => (
    <Section key={mois} title={formatMonth(mois)}>
      <EcheanceItems label={formatMonth(mois)} echeances={ofMonth} among={echeances} role={role} />
    </Section>
  ));
