import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { minAttestationDate } from '@habilis/domain/demande-administrative/minAttestationDate';
import { REGIMES } from '@habilis/domain/entite/REGIMES';
import { TYPES_ENTITE } from '@habilis/domain/entite/TYPES_ENTITE';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import { cleanGroups } from '@habilis/domain/clean-text/cleanNumber';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Checkbox } from '@habilis/ui/Checkbox';
import { DatePicker } from '@habilis/ui/DatePicker';
import { IdentifierField, type IdentifierFieldProps } from '@habilis/ui/IdentifierField';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { fieldProps } from '../../document/fieldProps.ts';
import { dayJudge } from '../../list/dayJudge.ts';
import type { DaTabProps } from './DaTabProps.ts';
import { useFicheRegistre } from './useFicheRegistre.ts';

const TONES = { OK: 'success', INCONNU: 'warning', FERME: 'warning', NON_VERIFIE: 'neutral' } as const;

/** The stored SIRET and the answer of the company register. */
type Stored = Pick<DemandeAdministrative, 'siret' | 'verificationSiren'>;

/** The live check: the digits at once, the register's record, then its answer once the number is stored. */
function siretStatus(
  t: Texts,
  typed: string,
  { siret, verificationSiren }: Stored,
  { isReading, isFilled }: ReturnType<typeof useFicheRegistre>,
): IdentifierFieldProps['status'] {
  if (!isSiret(typed)) return undefined;
  if (isReading) return { tone: 'busy', message: t('entites.registre-cherche') };
  if (isFilled && verificationSiren.resultat !== 'FERME')
    return { tone: 'success', message: t('entites.registre-repris') };
  if (typed !== siret) return { tone: 'neutral', message: t('entites.siret-valide') };
  const { resultat } = verificationSiren;
  return { tone: TONES[resultat], message: t(`entites.siren.${resultat}`) };
}

function Siret({ stored, ...tab }: DaTabProps & { stored: Stored }): ReactNode {
  const t = useText();
  const { saisie, set, isReadOnly } = tab;
  const typed = cleanGroups(saisie.siret ?? '');
  const registre = useFicheRegistre(tab);
  const wrong = typed.length >= 14 && !isSiret(typed) ? t('erreurs.champ.siret-invalide') : undefined;
  const field = (
    <IdentifierField
      {...fieldProps(tab, 'siret')}
      errorMessage={tab.faultOf('siret') ?? wrong}
      label={t('entites.siret')}
      description={t('entites.siret-aide')}
      value={saisie.siret ?? ''}
      onChange={(siret) => set({ siret })}
      maxLength={30}
      isReadOnly={isReadOnly}
      status={siretStatus(t, typed, stored, registre)}
    />
  );
  const { fiche, otherwise } = registre;
  if (fiche === null || otherwise === null) return field;
  const { ligne1, codePostal, ville } = fiche.adresse;
  const told = [fiche.raisonSociale, ligne1, [codePostal, ville].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Stack gap={8}>
      {field}
      <Text look="small">{t('entites.registre-autre', { fiche: told })}</Text>
      <div>
        <Button size="small" onPress={() => set(otherwise)}>
          {t('entites.registre-reprendre')}
        </Button>
      </div>
    </Stack>
  );
}

function Nda(tab: DaTabProps): ReactNode {
  const t = useText();
  const { saisie, set, isReadOnly } = tab;
  if (saisie.typeEntite !== 'OF') return null;
  return (
    <Stack gap={8}>
      {!saisie.ndaEnCours && (
        <TextField
          {...fieldProps(tab, 'numeroDeclarationActivite')}
          label={t('entites.nda')}
          description={t('entites.nda-aide')}
          value={saisie.numeroDeclarationActivite ?? ''}
          onChange={(numeroDeclarationActivite) => set({ numeroDeclarationActivite })}
          isMono
          width="short"
          maxLength={30}
          isReadOnly={isReadOnly}
        />
      )}
      <Checkbox
        // When ticked, it replaces the field of the number, so faults lead here.
        {...(saisie.ndaEnCours ? { id: fieldId('numeroDeclarationActivite') } : {})}
        label={t('entites.nda-en-cours')}
        isSelected={saisie.ndaEnCours}
        onChange={(ndaEnCours) => set({ ndaEnCours })}
        isReadOnly={isReadOnly}
      />
    </Stack>
  );
}

function Urssaf(tab: DaTabProps): ReactNode {
  const { today, validiteAttestationUrssafJours } = useServerProperties();
  const t = useText();
  const { saisie, set, isReadOnly } = tab;
  return (
    <>
      <RadioGroup
        {...fieldProps(tab, 'declarationUrssaf')}
        label={t('entites.urssaf')}
        isInline
        options={[
          { id: 'oui', label: t('listes.oui') },
          { id: 'non', label: t('listes.non') },
        ]}
        value={saisie.declarationUrssaf === null ? null : saisie.declarationUrssaf ? 'oui' : 'non'}
        onChange={(id) => set({ declarationUrssaf: id === 'oui' })}
        isReadOnly={isReadOnly}
      />
      {saisie.declarationUrssaf === true && (
        <DatePicker
          {...fieldProps(tab, 'dateAttestationUrssaf')}
          label={t('entites.date-attestation')}
          description={t('entites.date-attestation-aide', {
            date: formatDate(minAttestationDate(today, validiteAttestationUrssafJours)),
          })}
          value={saisie.dateAttestationUrssaf}
          onChange={(dateAttestationUrssaf) => set({ dateAttestationUrssaf })}
          maxValue={today}
          judge={dayJudge(t)}
          {...calendarWords(t)}
          isReadOnly={isReadOnly}
        />
      )}
    </>
  );
}

/** The tab of the identity of the entite. */
export function EntiteTab({ stored, ...tab }: DaTabProps & { stored: Stored }): ReactNode {
  const t = useText();
  const { saisie, set, isReadOnly } = tab;
  return (
    <Stack gap={22}>
      <Siret {...tab} stored={stored} />
      <TextField
        {...fieldProps(tab, 'raisonSociale')}
        label={t('entites.raison-sociale')}
        description={t('entites.raison-sociale-aide')}
        value={saisie.raisonSociale ?? ''}
        onChange={(raisonSociale) => set({ raisonSociale })}
        maxLength={200}
        isReadOnly={isReadOnly}
        autoComplete="organization"
      />
      <RadioGroup
        {...fieldProps(tab, 'typeEntite')}
        label={t('entites.type')}
        options={TYPES_ENTITE.map((id) => ({ id, label: t(`entites.type-entite.${id}`) }))}
        value={saisie.typeEntite}
        onChange={(id) => set({ typeEntite: TYPES_ENTITE.find((type) => type === id) ?? null })}
        isReadOnly={isReadOnly}
      />
      <RadioGroup
        {...fieldProps(tab, 'regime')}
        label={t('entites.regime')}
        options={REGIMES.map((id) => ({ id, label: t(`entites.regime.${id}`) }))}
        value={saisie.regime}
        onChange={(id) => set({ regime: REGIMES.find((regime) => regime === id) ?? null })}
        isReadOnly={isReadOnly}
      />
      <Nda {...tab} />
      <Urssaf {...tab} />
    </Stack>
  );
}
