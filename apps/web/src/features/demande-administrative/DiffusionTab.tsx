import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Checkbox } from '@habilis/ui/Checkbox';
import { PhoneField } from '@habilis/ui/PhoneField';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { indicatifsOf } from './INDICATIFS.ts';
import { fieldProps } from '../../document/fieldProps.ts';
import type { DaTabProps } from './DaTabProps.ts';

/** Whether and how the public directory shows the entite; type E never appears there (DA8). */
export function DiffusionTab(tab: DaTabProps): ReactNode {
  const t = useText();
  const { saisie, set, isReadOnly } = tab;
  if (saisie.typeEntite === 'E') return <Callout tone="info" title={t('entites.sans-contact')} />;
  return (
    <Stack gap={22}>
      <Checkbox
        {...fieldProps(tab, 'diffusion')}
        label={t('entites.diffusion')}
        description={t('entites.diffusion-aide')}
        isSelected={saisie.diffusion}
        onChange={(diffusion) => set({ diffusion })}
        isReadOnly={isReadOnly}
      />
      {saisie.diffusion && (
        <>
          <Text look="small">{t('entites.diffusion-moyens')}</Text>
          <TextField
            {...fieldProps(tab, 'diffusionEmail')}
            label={t('entites.email')}
            type="email"
            value={saisie.diffusionEmail ?? ''}
            onChange={(diffusionEmail) => set({ diffusionEmail })}
            maxLength={254}
            isReadOnly={isReadOnly}
          />
          <TextField
            {...fieldProps(tab, 'diffusionSiteWeb')}
            label={t('entites.site')}
            type="url"
            value={saisie.diffusionSiteWeb ?? ''}
            onChange={(diffusionSiteWeb) => set({ diffusionSiteWeb })}
            maxLength={300}
            isReadOnly={isReadOnly}
          />
          <PhoneField
            {...fieldProps(tab, 'diffusionTelephone.numero')}
            label={t('entites.telephone')}
            indicatifLabel={t('entites.indicatif')}
            numeroLabel={t('entites.numero')}
            indicatifs={indicatifsOf(saisie.diffusionTelephone.indicatif)}
            value={saisie.diffusionTelephone}
            onChange={(diffusionTelephone) => set({ diffusionTelephone })}
            isReadOnly={isReadOnly}
          />
        </>
      )}
    </Stack>
  );
}
