import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import type { IdentitePresentee } from '@habilis/api/fournisseur/Fournisseur';
import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PreuveDialog } from '../../connexion/PreuveDialog.tsx';
import { usePreuve } from '../../connexion/usePreuve.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { tellAct } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';
import { DeEtablissement } from './DeEtablissement.tsx';
import { identiteWords } from './identiteWords.ts';

/** An identity that whoever is signed in ties to their account, after a fresh proof (SF15). */
export function Confirmer({ nom, identite }: { nom: string; identite: IdentitePresentee }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const proving = usePreuve(() => call(fournisseur.preuve, {}));
  const form = useForm({
    initial: {},
    send: () => proving.prove((preuve) => call(fournisseur.lier, { body: { preuve } })),
    onDone: async () => {
      tellAct(t('compte.fournisseur.lie'));
      await navigate(PATHS.securite, { replace: true });
    },
  });
  return (
    <GuestPage title={t('invite.retour.titre', { nom })}>
      <Text>{t('invite.retour.confirmer-texte', { nom, identite: identiteWords(identite) })}</Text>
      <DeEtablissement siret={identite.siret} />
      <PageForm
        title={t('invite.retour.titre', { nom })}
        submitLabel={t('invite.retour.confirmer')}
        form={form}
        isGuarded={false}
      >
        {null}
      </PageForm>
      <Link href={PATHS.securite}>{t('invite.retour-espace')}</Link>
      {proving.asked !== undefined && <PreuveDialog asked={proving.asked} onClose={proving.giveUp} />}
    </GuestPage>
  );
}
