import { rolePath } from '@habilis/api/page/rolePaths';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Role } from '@habilis/api/role/Role';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** Why the right is suspended, and until when. */
function Withheld({ one }: { one: Habilitation }): ReactNode {
  const t = useText();
  const { etat, dateDebutSuspension: debut, dateFinSuspension: fin, motifSuspension: motif } = one;
  if (etat !== 'SUSPENDUE' && etat !== 'ROMPUE') return null;
  const from = debut === null ? '' : formatDate(debut);
  const title =
    etat === 'ROMPUE'
      ? t('habilitations.avis-rompue', { date: from })
      : fin === null || fin === SANS_FIN
        ? t('habilitations.avis-suspendue-sans-fin', { date: from })
        : t('habilitations.avis-suspendue', { debut: from, fin: formatDate(fin) });
  const why = [motif === null ? null : t(`habilitations.motif.${motif}`), one.commentaireSuspension];
  return (
    <Callout tone={etat === 'ROMPUE' ? 'danger' : 'warning'} title={title}>
      <Text>{why.filter((part) => part !== null && part !== '').join(' : ')}</Text>
      <Text tone="subtle">
        {t(etat === 'ROMPUE' ? 'habilitations.avis-rompue-effet' : 'habilitations.avis-suspendue-effet')}
      </Text>
      {etat === 'SUSPENDUE' && one.suspensionAConfirmer && <Text>{t('habilitations.avis-a-confirmer')}</Text>}
    </Callout>
  );
}

/** The demande that follows from this habilitation, or what replaced it. */
function Suite({ one, role }: { one: Habilitation; role: Role }): ReactNode {
  const t = useText();
  const { demandeEnCours: demande, suivante, prorogee, dateFinProrogation } = one;
  const until = dateFinProrogation === null ? '' : formatDate(dateFinProrogation);
  return (
    <>
      {suivante !== null && (
        <Callout tone="success" title={t('habilitations.avis-renouvelee')}>
          <Text>
            <Link href={rolePath(role, 'habilitation', suivante.id)}>
              {t('habilitations.ouvrir-numero', { numero: suivante.numero })}
            </Link>
          </Text>
        </Callout>
      )}
      {demande !== null && (
        <Callout tone="info" title={t(`habilitations.avis-demande.${demande.mode}`)}>
          {prorogee && <Text>{t('habilitations.avis-prorogee', { date: until })}</Text>}
          <Text>
            <Link href={rolePath(role, 'demandeHabilitation', demande.id)}>
              {demande.numero === null
                ? t('habilitations.reprendre-brouillon')
                : t('habilitations.ouvrir-demande', { numero: demande.numero })}
            </Link>
          </Text>
        </Callout>
      )}
    </>
  );
}

/** What a reader must know first about a habilitation. */
export function HabilitationNotices({ one, role }: { one: Habilitation; role: Role }): ReactNode {
  const t = useText();
  const { rappel, reserve, dateReserve } = one;
  const asked = dateReserve === null ? '' : formatDate(dateReserve);
  return (
    <>
      <Withheld one={one} />
      {rappel !== null && (
        <Callout tone="info" title={t('habilitations.rappel-avis', { date: formatDate(rappel.dateRappel) })}>
          {rappel.commentaire !== null && <Text>{rappel.commentaire}</Text>}
        </Callout>
      )}
      <Suite one={one} role={role} />
      {reserve !== null && (
        <Callout tone="warning" title={t('habilitations.avis-reserve', { date: asked })}>
          <Text>{reserve}</Text>
        </Callout>
      )}
    </>
  );
}
