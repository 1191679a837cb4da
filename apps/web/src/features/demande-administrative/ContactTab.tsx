import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { FieldSet } from '@habilis/ui/FieldSet';
import { PhoneField } from '@habilis/ui/PhoneField';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { indicatifsOf } from './INDICATIFS.ts';
import { fieldProps } from '../../document/fieldProps.ts';
import type { DaTabProps } from './DaTabProps.ts';

/** The tab of the legal representative and of the contact. */
export function ContactTab(tab: DaTabProps): ReactNode {
  const t = useText();
  const { saisie, set, isReadOnly } = tab;
  const { responsableLegal, contact } = saisie;
  const setResponsable = (changes: Partial<typeof responsableLegal>) =>
    set({ responsableLegal: { ...responsableLegal, ...changes } });
  const setContact = (changes: Partial<typeof contact>) => set({ contact: { ...contact, ...changes } });
  return (
    <Stack gap={28}>
      <FieldSet legend={t('entites.responsable')}>
        {(['prenom', 'nom', 'fonction'] as const).map((name) => (
          <TextField
            {...fieldProps(tab, `responsableLegal.${name}`)}
            key={name}
            label={t(`entites.${name}`)}
            value={responsableLegal[name] ?? ''}
            onChange={(value) => setResponsable({ [name]: value })}
            maxLength={100}
            isReadOnly={isReadOnly}
          />
        ))}
      </FieldSet>
      {saisie.typeEntite === 'E' ? (
        <Callout tone="info" title={t('entites.sans-contact')} />
      ) : (
        <FieldSet legend={t('entites.contact')}>
          {(['prenom', 'nom', 'email'] as const).map((name) => (
            <TextField
              {...fieldProps(tab, `contact.${name}`)}
              key={name}
              label={t(`entites.${name}`)}
              value={contact[name] ?? ''}
              onChange={(value) => setContact({ [name]: value })}
              maxLength={name === 'email' ? 254 : 100}
              type={name === 'email' ? 'email' : 'text'}
              isReadOnly={isReadOnly}
            />
          ))}
          <PhoneField
            {...fieldProps(tab, 'contact.telephone.numero')}
            label={t('entites.telephone')}
            indicatifLabel={t('entites.indicatif')}
            numeroLabel={t('entites.numero')}
            description={t('entites.telephone-aide')}
            indicatifs={indicatifsOf(saisie.contact.telephone.indicatif)}
            value={contact.telephone}
            onChange={(telephone) => setContact({ telephone })}
            isReadOnly={isReadOnly}
          />
        </FieldSet>
      )}
    </Stack>
  );
}
