import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { rolePath } from '@habilis/api/page/rolePaths';
import { can } from '@habilis/domain/role/can';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { IconButton } from '@habilis/ui/IconButton';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Trash2, UserRound } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { type ComponentProps, memo, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldId } from '../../forms/fieldId.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { problemText } from '../../messages/reportError.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { AddStagiaire } from './AddStagiaire.tsx';
import { ImportPanel } from './import/ImportPanel.tsx';
import type { Imported } from './import/useSend.ts';
import { ImportsDone } from './import/ImportsDone.tsx';
import { ImportSource } from './import/ImportSource.tsx';
import { LinesAside } from './import/LinesAside.tsx';
import type { ClassImport } from './import/classImport.ts';
import { useClassImport } from './import/useClassImport.ts';
import { nomDe } from './nomDe.ts';
import { CertificatButton } from './remise/CertificatButton.tsx';
import type { SessionTabContent } from './sessionTabs.ts';
import { type Stagiaires, useStagiaires } from './useStagiaires.ts';

/** The faults that say of an earlier certificat what stands there already, with its end. */
const FAULT_OF_ANTERIEUR = {
  VALIDE: null,
  RATTRAPAGE: null,
  TROP_TARD: 'session-certification.mac-trop-tard',
  ABSENT: 'session-certification.mac-sans-certificat',
} as const;

/** Whether somebody was chosen among masked ones: what is stored of them is shown with their certificat (SC23). */
const isMasque = ({ habilisId, preCompteId }: Stagiaire): boolean => habilisId === null && preCompteId === null;

/** What an upkeep asks for: the earlier certificat, and why it refuses the stagiaire. */
function anterieurWords(t: Texts, one: Stagiaire): { words: string; refus: string | null } | null {
  if (one.anterieur === null) return null;
  const { etat, dateFin } = one.anterieur;
  const title = FAULT_OF_ANTERIEUR[etat];
  const date = dateFin === null ? '' : formatDate(dateFin);
  const sansDate = isMasque(one) ? 'masque' : 'sans-fin';
  const words =
    dateFin === null && title === null
      ? t(`sessions-certification.anterieur.${sansDate}`)
      : dateFin === null && etat === 'TROP_TARD'
        ? t('sessions-certification.anterieur.masque-trop-tard')
        : t(`sessions-certification.anterieur.${etat}`, { date });
  return { words, refus: title === null ? null : problemText(title) };
}

/** The number of a certificat that was made, which leads to it for who may read certificats. */
function Numero({ one: { numeroCertificat: numero, certificatId } }: { one: Stagiaire }): ReactNode {
  const role = useAtomValue(currentRoleAtom);
  const words = <Identifier>{numero ?? ''}</Identifier>;
  const isLed = certificatId !== null && role !== null && can(role.type, 'read-certificats');
  return isLed ? <Link href={rolePath(role, 'certificat', certificatId)}>{words}</Link> : words;
}

/** Who a stagiaire is: birth date, identifier, and the certificat that an upkeep asks for. */
export function StagiaireFacts({ one, fault }: { one: Stagiaire; fault?: string | undefined }): ReactNode {
  const t = useText();
  const anterieur = anterieurWords(t, one);
  return (
    <Stack gap={4}>
      <span>
        {one.dateNaissance !== null && (
          <>
            {t('sessions-certification.saisie.ne-le')} <Identifier>{formatDate(one.dateNaissance)}</Identifier> ·{' '}
          </>
        )}
        {one.habilisId === null ? (
          t(`sessions-certification.saisie.${isMasque(one) ? 'identite-masquee' : 'nouveau'}`)
        ) : (
          <Identifier>{one.habilisId}</Identifier>
        )}
        {one.numeroCertificat !== null && (
          <>
            {' '}
            · {t('sessions-certification.certificat')} <Numero one={one} />
          </>
        )}
      </span>
      {anterieur !== null && (
        <Text look="small" tone={anterieur.refus === null ? 'subtle' : 'danger'} as="span">
          {anterieur.words}
        </Text>
      )}
      {fault !== undefined && fault !== anterieur?.refus && <Text tone="danger">{fault}</Text>}
    </Stack>
  );
}

/** How many stagiaires there are, and how many the niveau asks for; not counted again while a class is corrected beside it. */
export const EffectifLine = memo(function EffectifLine({
  session,
}: {
  session: SessionTabContent['open']['state']['demande'];
}): ReactNode {
  const t = useText();
  const { nbStagiairesMin: min, nbStagiairesMax: max } = session.regles;
  const nombre = session.stagiaires.length;
  const missing = min - nombre;
  const tooMany = nombre - max;
  return (
    <Text tone={tooMany > 0 ? 'danger' : 'default'} isStrong={tooMany > 0}>
      {t('sessions-certification.saisie.effectif', { nombre, min, max })}
      {missing > 0 && ` ${t('sessions-certification.saisie.effectif-manque', { nombre: missing })}`}
      {tooMany > 0 && ` ${t('sessions-certification.saisie.effectif-trop', { nombre: tooMany })}`}
    </Text>
  );
});

/** Those in the session, each with how they leave it, or with their certificat once it is made. */
function Inscrits({
  stagiaires,
  open,
  faults,
  isReadOnly,
  mayTakeCertificats,
}: Omit<SessionTabContent, 'resultats' | 'onwardRef'> & { readonly stagiaires: Stagiaires }): ReactNode {
  const t = useText();
  const focusList = () => document.getElementById(fieldId('liste-stagiaires'))?.focus();
  const remove = async (one: Stagiaire) => {
    const agreed = await confirm({
      title: t('sessions-certification.saisie.retirer-question', { nom: nomDe(one) }),
      message: t(`sessions-certification.saisie.retirer-${one.preCompteId === null ? 'connu' : 'nouveau'}`),
      confirmLabel: t('sessions-certification.saisie.retirer'),
    });
    if (!agreed) return;
    await stagiaires.remove(one);
    // The pressed button disappears with its line: the focus moves to the list.
    focusList();
  };
  const actionOf = (one: Stagiaire, index: number): ReactNode => {
    if (!isReadOnly)
      return (
        <div id={fieldId(`stagiaires.${index}`)}>
          <IconButton
            icon={Trash2}
            label={t('sessions-certification.saisie.retirer-nom', { nom: nomDe(one) })}
            isDisabled={stagiaires.isBusy}
            onPress={() => void remove(one)}
          />
        </div>
      );
    const { certificatId, numeroCertificat } = one;
    if (!mayTakeCertificats || certificatId === null) return undefined;
    return <CertificatButton certificatId={certificatId} numero={numeroCertificat ?? ''} nom={nomDe(one)} />;
  };
  return (
    <ItemList
      label={t('sessions-certification.onglet.stagiaires')}
      id={fieldId('liste-stagiaires')}
      items={open.state.demande.stagiaires.map((one, index) => ({
        key: String(one.id),
        icon: UserRound,
        title: nomDe(one),
        description: <StagiaireFacts one={one} fault={faults.faultOf(`stagiaires.${index}`)} />,
        action: actionOf(one, index),
      }))}
    />
  );
}

type JoiningProps = Omit<ComponentProps<typeof ImportPanel>, 'one' | 'stagiaires'> & {
  readonly stagiaires: Stagiaires;
  /** The class that is being corrected, if one is. */
  readonly one: ClassImport | null;
};

/** Who else joins: a class that is corrected, or one by one. */
function Joining({ stagiaires, importing, one, ...panel }: JoiningProps): ReactNode {
  const t = useText();
  if (one !== null) return <ImportPanel {...panel} stagiaires={stagiaires} importing={importing} one={one} />;
  return (
    <>
      {/* Another class would take the place of what waits. */}
      {importing.current === null && (
        <Section title={t('sessions-certification.import.titre')}>
          <ImportSource importing={importing} />
        </Section>
      )}
      <AddStagiaire stagiaires={stagiaires} />
    </>
  );
}

/** The stagiaires of a session: those there are, and who else joins, one by one or by the class. */
export function StagiairesTab(tab: SessionTabContent): ReactNode {
  const t = useText();
  const { open, faults, isReadOnly, onwardRef } = tab;
  const { demande: session } = open.state;
  const stagiaires = useStagiaires(open);
  const importing = useClassImport(open, stagiaires);
  const [imported, setImported] = useState<readonly Imported[]>([]);
  const fault = faults.faultOf('stagiaires');
  const begun = isReadOnly ? null : importing.current;
  const one = begun?.isAside === true ? null : begun;
  return (
    <Stack gap={28}>
      <Stack gap={8}>
        <EffectifLine session={session} />
        {fault !== undefined && <Text tone="danger">{fault}</Text>}
      </Stack>
      <ImportsDone
        session={session}
        imported={imported}
        isReadOnly={isReadOnly}
        onUndo={(id) => {
          setImported([]);
          return stagiaires.undoImport(id);
        }}
      />
      {begun?.isAside === true && (
        <LinesAside
          importing={importing}
          nombre={begun.lines.length}
          most={session.regles.nbStagiairesMax}
          onPart={() => {
            // In their grid, which shows what will be written, or their faults.
            flushSync(importing.takeUp);
            onwardRef.current?.();
          }}
        />
      )}
      {one === null &&
        (session.stagiaires.length === 0 ? (
          <Text tone="subtle">{t('sessions-certification.saisie.aucun-stagiaire')}</Text>
        ) : (
          <Inscrits {...tab} stagiaires={stagiaires} />
        ))}
      {!isReadOnly && (
        <Joining
          open={open}
          stagiaires={stagiaires}
          importing={importing}
          one={one}
          onwardRef={onwardRef}
          onImported={(sent) => setImported((before) => [...before, ...sent])}
        />
      )}
    </Stack>
  );
}
