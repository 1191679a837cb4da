import { facteur } from '@habilis/api/facteur/endpoints';
import type { Facteur, FacteurAjoute, Facteurs } from '@habilis/api/facteur/Facteur';
import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import type { LienFournisseur } from '@habilis/api/fournisseur/Fournisseur';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Inline } from '@habilis/ui/Inline';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { getDefaultStore } from 'jotai';
import { KeyRound, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { serverPropertiesAtom } from '../../boot/serverPropertiesAtom.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { call } from '../../session/call.ts';
import { tellAct } from '../../messages/tellDone.ts';
import { AddApplicationDialog } from './AddApplicationDialog.tsx';
import { AddCleDialog } from './AddCleDialog.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { FacteurItem } from './FacteurItem.tsx';
import { Fournisseur } from './Fournisseur.tsx';
import { NameDialog } from './NameDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** The open dialog. */
type Doing =
  | { readonly what: 'application' | 'cle' | 'renouveler' }
  | { readonly what: 'renommer' | 'retirer'; readonly facteur: Facteur }
  | { readonly what: 'codes'; readonly codes: readonly string[] };

type Security = { readonly facteurs: Facteurs; readonly liens: readonly LienFournisseur[] };

/** Reads the second factors of the account, and the identities tied to it where there is an identity provider. */
export async function loader(): Promise<Security> {
  const hasProvider = getDefaultStore().get(serverPropertiesAtom)?.fournisseur !== null;
  const [facteurs, { liens }] = await Promise.all([
    call(facteur.list, {}),
    hasProvider ? call(fournisseur.liens, {}) : { liens: [] },
  ]);
  return { facteurs, liens };
}

function RemoveDialog({
  facteur: one,
  isOnly,
  onDone,
  onClose,
}: {
  facteur: Facteur;
  /** The account has but one second factor. */
  isOnly: boolean;
  onDone: (detail: string) => Promise<void>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  return (
    <PasswordDialog
      title={t('compte.securite.retirer-titre', { nom: one.nom })}
      message={t(isOnly ? 'compte.securite.retirer-dernier' : 'compte.securite.retirer-texte')}
      submitLabel={t('compte.securite.retirer')}
      isDanger
      onSubmit={async (password) => {
        await call(facteur.remove, { params: { facteurId: one.id }, body: { password } });
        await onDone(t('compte.securite.retire'));
      }}
      onClose={onClose}
    />
  );
}

function DoingDialog({
  doing,
  setDoing,
  isOnly,
}: {
  doing: Doing;
  setDoing: (doing: Doing | null) => void;
  /** The account has but one second factor. */
  isOnly: boolean;
}): ReactNode {
  const t = useText();
  const { revalidate } = useRevalidator();
  const onClose = () => setDoing(null);
  const done = async (detail: string) => {
    setDoing(null);
    tellAct(detail);
    await revalidate();
  };
  const onAdded = async ({ codes }: FacteurAjoute) => {
    await done(t('compte.securite.ajoute'));
    if (codes !== null) setDoing({ what: 'codes', codes });
  };
  switch (doing.what) {
    case 'application':
      return <AddApplicationDialog onAdded={onAdded} onClose={onClose} />;
    case 'cle':
      return <AddCleDialog onAdded={onAdded} onClose={onClose} />;
    case 'codes':
      return <CodesDialog codes={doing.codes} onClose={onClose} />;
    case 'renommer':
      return (
        <NameDialog
          title={t('compte.securite.renommer')}
          nom={doing.facteur.nom}
          onSubmit={async (nom) => {
            await call(facteur.rename, { params: { facteurId: doing.facteur.id }, body: { nom } });
            await done(t('compte.securite.renomme'));
          }}
          onClose={onClose}
        />
      );
    case 'retirer':
      return <RemoveDialog facteur={doing.facteur} isOnly={isOnly} onDone={done} onClose={onClose} />;
    case 'renouveler':
      return (
        <PasswordDialog
          title={t('compte.securite.codes-nouveaux')}
          message={t('compte.securite.codes-nouveaux-texte')}
          submitLabel={t('compte.securite.codes-nouveaux')}
          onSubmit={async (password) => {
            const { codes } = await call(facteur.renewCodes, { body: { password } });
            setDoing({ what: 'codes', codes });
            await revalidate();
          }}
          onClose={onClose}
        />
      );
  }
}

/** How many recovery codes are left. */
function Codes({ restants, onRenew }: { restants: number; onRenew: () => void }): ReactNode {
  const t = useText();
  return (
    <Section title={t('compte.securite.codes')}>
      <Stack gap={16}>
        <Text>{t('compte.securite.codes-restants', { nombre: restants })}</Text>
        <Inline gap={8}>
          <Button onPress={onRenew}>{t('compte.securite.codes-nouveaux')}</Button>
        </Inline>
      </Stack>
    </Section>
  );
}

/** The second factors: list, add, remove, recovery codes. */
export function Component(): ReactNode {
  const t = useText();
  const { facteurs: held, liens } = useLoaderData<Security>();
  const { facteurs, codesRestants, isExige } = held;
  const { fournisseur: nom } = useServerProperties();
  const [doing, setDoing] = useState<Doing | null>(null);
  const isNone = facteurs.length === 0;
  return (
    <Stack gap={28}>
      {isNone && isExige && (
        <Callout tone="warning" title={t('compte.securite.exige')}>
          {t('compte.securite.exige-texte')}
        </Callout>
      )}
      <Section title={t('compte.securite.deux-etapes')} isPlain>
        <Stack gap={16}>
          <Text>{t(isNone ? 'compte.securite.aucune' : 'compte.securite.texte')}</Text>
          {facteurs.map((one) => (
            <FacteurItem
              key={one.id}
              facteur={one}
              onRename={() => setDoing({ what: 'renommer', facteur: one })}
              onRemove={() => setDoing({ what: 'retirer', facteur: one })}
            />
          ))}
          <Inline gap={8}>
            <Button
              icon={Smartphone}
              variant={isNone ? 'primary' : 'secondary'}
              onPress={() => setDoing({ what: 'application' })}
            >
              {t('compte.securite.ajouter-application')}
            </Button>
            <Button icon={KeyRound} onPress={() => setDoing({ what: 'cle' })}>
              {t('compte.securite.ajouter-cle')}
            </Button>
          </Inline>
        </Stack>
      </Section>
      {!isNone && <Codes restants={codesRestants} onRenew={() => setDoing({ what: 'renouveler' })} />}
      {nom !== null && <Fournisseur nom={nom} liens={liens} />}
      {doing !== null && (
        <DoingDialog key={doing.what} doing={doing} setDoing={setDoing} isOnly={facteurs.length === 1} />
      )}
    </Stack>
  );
}
