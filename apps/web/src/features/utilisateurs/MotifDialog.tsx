import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { RoleUtilisateur, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { motifFaults } from '@habilis/domain/utilisateur/motifFaults';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useText } from '@habilis/i18n/TextProvider';
import { TextArea } from '@habilis/ui/TextArea';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { SessionsTouchees } from '../../etat/SessionsTouchees.tsx';
import { call } from '../../session/call.ts';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { DonnesParCompte } from './DonnesParCompte.tsx';
import { PassationField } from './PassationField.tsx';
import { SeulNotice } from './SeulNotice.tsx';

type Words = Readonly<Record<'texte' | 'confirmer' | 'aide' | 'fait', MessageKey>>;

const WORDS = {
  blocage: {
    texte: 'utilisateurs.bloquer-texte',
    confirmer: 'utilisateurs.bloquer',
    aide: 'utilisateurs.motif-aide',
    fait: 'utilisateurs.bloque',
  },
  reinitialisation: {
    texte: 'utilisateurs.reinitialiser-texte',
    confirmer: 'utilisateurs.reinitialiser',
    aide: 'utilisateurs.motif-reinitialisation-aide',
    fait: 'utilisateurs.reinitialise',
  },
} as const satisfies Readonly<Record<string, Words>>;
type Typed = { readonly motif: string; readonly successeurHabilisId: string | null };
const QUESTIONS = {
  blocage: 'utilisateurs.bloquer-question',
  reinitialisation: 'utilisateurs.reinitialiser-question',
} as const;

/** One role for each thing by which an account holds sessions: as formateur, and for each entite. */
const rolesOfSessions = ({ roles }: Utilisateur): readonly RoleUtilisateur[] => [
  ...new Map(
    roles
      .filter(({ isEnCours, type }) => isEnCours && (type === 'F' || isDemandeur(type)))
      .map((role) => [role.type === 'F' ? 'F' : role.entite?.id, role]),
  ).values(),
];

/** What hangs on an account that is blocked, and who takes over its tasks. */
function SuitesDuBlocage({
  person,
  successeur,
  onChange,
}: {
  person: Utilisateur;
  successeur: string | null;
  onChange: (successeurHabilisId: string | null) => void;
}): ReactNode {
  return (
    <>
      <SeulNotice roles={person.roles} />
      {rolesOfSessions(person).map(({ id }) => (
        <SessionsTouchees key={id} of={{ role: id, compte: 'entier' }} fin="role" />
      ))}
      <PassationField habilisId={person.habilisId} value={successeur} onChange={onChange} />
      <DonnesParCompte habilisId={person.habilisId} />
    </>
  );
}

const kept = createKept<Typed>();

/** Asks why an account is blocked, or its second factors removed, and shows what follows. */
export function MotifDialog({
  what,
  person,
  onSent,
  onClose,
}: {
  what: keyof typeof WORDS;
  person: Utilisateur;
  /** Reads the person again, whether the change succeeded or not. */
  onSent: () => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const { habilisId, version, prenom, nom } = person;
  const words = WORDS[what];
  const form = useForm({
    kept: kept.about(what),
    initial: (): Typed => ({ motif: '', successeurHabilisId: null }),
    judge: motifFaults,
    send: ({ motif, successeurHabilisId }) =>
      what === 'blocage'
        ? call(utilisateur.block, { params: { habilisId }, body: { version, motif, successeurHabilisId } })
        : call(utilisateur.resetSecondFactor, { params: { habilisId }, body: { version, motif } }),
    done: words.fait,
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t(QUESTIONS[what], { nom: `${prenom} ${nom}` })}
      submitLabel={t(words.confirmer)}
      isDanger
      form={form}
      onClose={onClose}
    >
      <Text>{t(words.texte)}</Text>
      {what === 'blocage' && (
        <SuitesDuBlocage
          person={person}
          successeur={form.values.successeurHabilisId}
          onChange={(successeurHabilisId) => form.set({ successeurHabilisId })}
        />
      )}
      <TextArea
        {...form.field('motif')}
        label={t('utilisateurs.motif')}
        description={t(words.aide)}
        maxLength={1000}
        rows={3}
        autoFocus
      />
    </FormDialog>
  );
}
