import { habilitation } from '@habilis/api/habilitation/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type {
  ActiviteHabilitation,
  FormateurHabilitation,
} from '@habilis/api/session-certification/ActiviteHabilitation';
import { urgenceOf } from '@habilis/domain/echeance/urgenceOf';
import { can } from '@habilis/domain/role/can';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Deadline } from '@habilis/ui/Deadline';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { UserMinus, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SendingFault } from '../../forms/SendingFault.tsx';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { deadlineView } from '../../etat/deadlineView.ts';
import { call } from '../../session/call.ts';
import type { ChangeProps } from './DialogProps.ts';
import { InscriptionDialog } from './InscriptionDialog.tsx';
import { sessionsPath } from './listPaths.ts';
import { useRemoval } from './useRemoval.ts';

type Props = ChangeProps & { readonly role: Role; readonly activite: ActiviteHabilitation };

/** Each formateur with their sessions of the year, the end of their certificat once it is near, and what takes them off. */
function useFormateurs({ one, role, activite: { formateurs, annee }, onSent }: Props) {
  const t = useText();
  const { today } = useServerProperties();
  const { remove, isBusy, fault } = useRemoval(onSent);
  const mayInscribe = one.actionsPossibles.includes('inscrire-formateur');
  const takeOff = ({ habilisId, nomPrenom: nom }: FormateurHabilitation) =>
    remove(
      {
        title: t('habilitations.formateurs.retirer-question', { nom }),
        message: t('habilitations.formateurs.retirer-texte'),
        confirmLabel: t('habilitations.formateurs.retirer'),
      },
      () => call(habilitation.removeFormateur, { params: { id: one.id, habilisId } }),
      'habilitations.formateurs.retire',
    );
  const itemOf = (formateur: FormateurHabilitation) => {
    const { habilisId, nomPrenom, sessions, total, isInscrit, dateFinCertificat: fin } = formateur;
    const isNear = fin !== null && urgenceOf({ date: fin, isPerte: false }, today).ton !== 'LOIN';
    return {
      key: habilisId,
      title: nomPrenom,
      ...(total === 0 ? {} : { href: sessionsPath(role, one.id, { vue: 'toutes', animateur: habilisId }) }),
      description: [
        t('habilitations.formateurs.sessions', { nombre: sessions, annee: annee.du.slice(0, 4) }),
        fin === null ? null : t('habilitations.formateurs.certificat', { date: formatDate(fin) }),
      ]
        .filter((part) => part !== null)
        .join(' · '),
      ...(isNear ? { end: <Deadline {...deadlineView(t, { start: today, due: fin, today }, true)} /> } : {}),
      ...(mayInscribe && isInscrit
        ? {
            action: (
              <IconButton
                icon={UserMinus}
                label={t('habilitations.formateurs.retirer-nom', { nom: nomPrenom })}
                isBusy={isBusy}
                onPress={() => void takeOff(formateur)}
              />
            ),
          }
        : {}),
    };
  };
  return { items: formateurs.map(itemOf), fault, mayInscribe };
}

/** Who led its sessions or is inscribed: each with those of the year, and the end of their certificat once it is near (H862). */
export function FormateursSection(props: Props): ReactNode {
  const t = useText();
  const { one, role, onSent } = props;
  const [isInscribing, setInscribing] = useState(false);
  const { items, fault, mayInscribe } = useFormateurs(props);
  const title = t('habilitations.formateurs');
  return (
    <Section
      title={title}
      action={
        <Inline gap={12}>
          {can(role.type, 'issue-certificats-formateur') && (
            <Link href={rolePath(role, 'certificatsFormateurs')} isSmall>
              {t('habilitations.formateurs.certificats')}
            </Link>
          )}
          {mayInscribe && (
            <Button size="small" variant="quiet" icon={UserPlus} onPress={() => setInscribing(true)}>
              {t('habilitations.formateurs.inscrire')}
            </Button>
          )}
        </Inline>
      }
    >
      <SendingFault fault={fault} />
      {items.length === 0 ? (
        <Text tone="subtle">{t('habilitations.formateurs.aucun')}</Text>
      ) : (
        <ItemList label={title} items={items} />
      )}
      {isInscribing && <InscriptionDialog one={one} onSent={onSent} onClose={() => setInscribing(false)} />}
    </Section>
  );
}
