import { commune } from '@habilis/api/commune/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { PostalCodeCityField } from '@habilis/ui/PostalCodeCityField';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../session/call.ts';
import { fieldProps } from './fieldProps.tsx';
import type { TabProps } from './TabProps.ts';

type Cities = { readonly codePostal: string; readonly names: readonly string[] };

/** The cities of a postal code, none while it is not whole or unknown; tells when they come. */
function useCities(codePostal: string, onCities: (names: readonly string[]) => void): readonly string[] {
  const [cities, setCities] = useState<Cities>({ codePostal: '', names: [] });
  const told = useEffectEvent(onCities);
  useEffect(() => {
    if (!/^\d{5}$/.test(codePostal)) return undefined;
    const controller = new AbortController();
    const options = { background: true, signal: controller.signal };
    const read = async () => {
      const names = (await call(commune.byCodePostal, { query: { codePostal } }, options)).map(({ ville }) => ville);
      setCities({ codePostal, names });
      told(names);
    };
    // Without the list any city may still be typed.
    void read().catch(() => undefined);
    return () => controller.abort();
  }, [codePostal]);
  return cities.codePostal === codePostal ? cities.names : [];
}

/** Where the entity is. */
export function AdresseTab(tab: TabProps): ReactNode {
  const t = useText();
  const { saisie, set, isReadOnly } = tab;
  const postalCode = fieldProps(tab, 'adresse.codePostalVille.codePostal');
  const city = fieldProps(tab, 'adresse.codePostalVille.ville');
  const { adresse } = saisie;
  const { codePostal, ville } = adresse.codePostalVille;
  const setAdresse = (changes: Partial<typeof adresse>) => set({ adresse: { ...adresse, ...changes } });
  // A code that has one city names it, unless one was typed.
  const cities = useCities(codePostal ?? '', ([only, ...others]) => {
    const isEmpty = ville === null || ville.trim() === '';
    if (isEmpty && only !== undefined && others.length === 0) {
      setAdresse({ codePostalVille: { codePostal, ville: only } });
    }
  });
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
        postalCodeId={postalCode.id}
        postalCodeEnd={postalCode.labelEnd}
        cityId={city.id}
        cityEnd={city.labelEnd}
        value={adresse.codePostalVille}
        onChange={(codePostalVille) => setAdresse({ codePostalVille })}
        isReadOnly={isReadOnly}
        cities={cities}
        postalCodeError={postalCode.errorMessage}
        cityError={city.errorMessage}
      />
    </Stack>
  );
}
