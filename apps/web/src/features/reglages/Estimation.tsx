import type { EffetReglage, EstimationReglage } from '@habilis/api/reglage/Reglage';
import { rolePath } from '@habilis/api/page/rolePaths';
import { useText } from '@habilis/i18n/TextProvider';
import { Accordion } from '@habilis/ui/Accordion';
import { Callout } from '@habilis/ui/Callout';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currentRoleAtom } from '../../session/atoms.ts';

/** What is worth a warning; the rest is good to know. */
const WARNED: ReadonlySet<EffetReglage['genre']> = new Set([
  'en-retard',
  'sans-facteur',
  'sessions-en-retard',
  'plus-renouvelables',
  'effaces',
]);

/** Some of the objects that an effect is about, each a link. */
function Exemples({ effet }: { effet: EffetReglage }): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  if (role === null || effet.exemples.length === 0) return null;
  const hrefOf = ({ type, id }: EffetReglage['exemples'][number]) =>
    type === 'DA' ? rolePath(role, 'demandeAdministrative', id) : rolePath(role, 'demandeHabilitation', id);
  return (
    <Accordion
      items={[
        {
          id: effet.genre,
          title: t('reglages.estimation.voir', { nombre: effet.exemples.length }),
          content: (
            <Inline gap={12}>
              {effet.exemples.map((one) => (
                <Link key={`${one.type} ${one.id}`} href={hrefOf(one)}>
                  {one.numero}
                </Link>
              ))}
            </Inline>
          ),
        },
      ]}
    />
  );
}

/** What a value would change, said politely each time that it is counted. */
export function Estimation({ estimation }: { estimation: EstimationReglage | null | undefined }): ReactNode {
  const t = useText();
  if (estimation === undefined) {
    return (
      <Text look="small" tone="subtle">
        {t('reglages.estimation.compte')}
      </Text>
    );
  }
  if (estimation === null) return <Callout tone="warning" told="announced" title={t('reglages.estimation.erreur')} />;
  const { effets, portee } = estimation;
  const [first, ...others] = effets;
  if (first === undefined) {
    return (
      <Callout tone="info" told="announced" title={t(`reglages.estimation.${portee}`)}>
        <Text>{t(`reglages.estimation.${portee}-texte`)}</Text>
      </Callout>
    );
  }
  const said = ({ genre, nombre }: EffetReglage) => t(`reglages.effet.${genre}`, { nombre });
  const caisses = first.parCaisse.map(({ libelle, nombre }) => t('reglages.estimation.caisse', { libelle, nombre }));
  const tone = effets.some(({ genre }) => WARNED.has(genre)) ? 'warning' : 'info';
  return (
    <Stack gap={8}>
      <Callout tone={tone} told="announced" title={said(first)}>
        <Text>
          {[caisses.join(', '), ...others.map(said)]
            .filter((part) => part !== '')
            .map((part) => `${part}.`)
            .join(' ')}
        </Text>
      </Callout>
      {effets.map((effet) => (
        <Exemples key={effet.genre} effet={effet} />
      ))}
    </Stack>
  );
}
