import { commune } from '@habilis/api/commune/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { PostalCodeCityField } from '@habilis/ui/PostalCodeCityField';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../session/call.ts';
import { fieldId, fieldProps, type TabProps } from './TabProps.ts';

/** The cities of a postal code, none while it is not whole or unknown. */
function useCities(codePostal: string): readonly string[] {
  const [cities, setCities] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!/^\d{5}$/.test(codePostal)) return undefined;
    const controller = new AbortController();
    call(commune.byCodePostal, { query: { codePostal } }, { background: true, signal: controller.signal }).then(
      (communes) => setCities(communes.map(({ ville }) => ville)),
      () => undefined,
    );
    return () => controller.abort();
  }, [codePostal]);
  return cities;
}

/** Where the entity is. */
export function AdresseTab(tab: TabProps): ReactNode {
  const t = useText();
  const { saisie, set, faultOf, isReadOnly } = tab;
  const { adresse } = saisie;
  const cities = useCities(adresse.codePostalVille.codePostal ?? '');
  const setAdresse = (changes: Partial<typeof adresse>) => set({ adresse: { ...adresse, ...changes } });
  const changePlace = (codePostalVille: typeof adresse.codePostalVille) => {
    if (!isReadOnly) setAdresse({ codePostalVille });
  };
  return (
    <Stack gap={22}>
      <TextField
        {...fieldProps(tab, 'adresse.ligne1')}
        label={t('entites.adresse')}
        value={adresse.ligne1 ?? ''}
        onChange={(ligne1) => setAdresse({ ligne1 })}
        maxLength={200}
        isReadOnly={isReadOnly}
        autoComplete="address-line1"
      />
      <TextField
        {...fieldProps(tab, 'adresse.ligne2')}
        label={t('entites.complement')}
        optionalLabel={t('entites.facultatif')}
        value={adresse.ligne2 ?? ''}
        onChange={(ligne2) => setAdresse({ ligne2 })}
        maxLength={200}
        isReadOnly={isReadOnly}
        autoComplete="address-line2"
      />
      <PostalCodeCityField
        postalCodeLabel={t('entites.code-postal')}
        cityLabel={t('entites.ville')}
        postalCodeId={fieldId('adresse.codePostalVille.codePostal')}
        cityId={fieldId('adresse.codePostalVille.ville')}
        value={adresse.codePostalVille}
        onChange={changePlace}
        cities={cities}
        postalCodeError={faultOf('adresse.codePostalVille.codePostal')}
        cityError={faultOf('adresse.codePostalVille.ville')}
      />
    </Stack>
  );
}
