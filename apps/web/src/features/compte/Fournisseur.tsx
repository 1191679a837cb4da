import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import type { LienFournisseur } from '@habilis/api/fournisseur/Fournisseur';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Inline } from '@habilis/ui/Inline';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { LogIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { leaveForProvider } from '../../connexion/takeWay.tsx';
import { PreuveDialog } from '../../connexion/PreuveDialog.tsx';
import { usePreuve } from '../../connexion/usePreuve.ts';
import { tellAct } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';

type ItemProps = { readonly nom: string; readonly lien: LienFournisseur; readonly onCut: () => void };

/** One identity: its address, since when it is tied and when last used. */
function Item({ nom, lien: { id, email, creeLe, utiliseLe }, onCut }: ItemProps): ReactNode {
  const t = useText();
  const nameId = `identite-${id}`;
  const ajout = formatInstantDate(creeLe);
  return (
    <Stack gap={4}>
      <Text isStrong id={nameId}>
        {email ?? t('compte.fournisseur.sans-adresse', { nom })}
      </Text>
      <Text look="small" tone="subtle">
        {utiliseLe === null
          ? t('compte.fournisseur.lie-le', { ajout })
          : t('compte.fournisseur.utilise-le', { ajout, usage: formatInstantDate(utiliseLe) })}
      </Text>
      <Inline gap={8}>
        <Button size="small" aria-describedby={nameId} onPress={onCut}>
          {t('compte.fournisseur.delier')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The identities of the identity provider that open one's account: list, tie, cut. */
export function Fournisseur({ nom, liens }: { nom: string; liens: readonly LienFournisseur[] }): ReactNode {
  const t = useText();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const proving = usePreuve(() => call(fournisseur.preuve, {}));
  const cut = async ({ id }: LienFournisseur) => {
    const body = (preuve: Parameters<Parameters<typeof proving.prove>[0]>[0]) => ({ preuve });
    try {
      await proving.prove((preuve) => call(fournisseur.delier, { params: { lienId: id }, body: body(preuve) }));
    } catch {
      // Given up, or told by a message of the app.
      return;
    }
    tellAct(t('compte.fournisseur.delie'));
    await revalidate();
  };
  const tie = async () => {
    setLeaving(true);
    const failed = await leaveForProvider(t, 'lien');
    setFailure(failed);
    if (failed !== undefined) setLeaving(false);
  };
  return (
    <Section title={t('compte.fournisseur.titre', { nom })} isPlain>
      <Stack gap={16}>
        <Text>{t(liens.length === 0 ? 'compte.fournisseur.aucune' : 'compte.fournisseur.texte', { nom })}</Text>
        {liens.map((lien) => (
          <Item key={lien.id} nom={nom} lien={lien} onCut={() => void cut(lien)} />
        ))}
        {failure !== undefined && <Callout tone="danger" title={failure} told="announced" />}
        <Inline gap={8}>
          <Button icon={LogIn} isBusy={isLeaving} onPress={() => void tie()}>
            {t('compte.fournisseur.lier', { nom })}
          </Button>
        </Inline>
      </Stack>
      {proving.asked !== undefined && <PreuveDialog asked={proving.asked} onClose={proving.giveUp} />}
    </Section>
  );
}
