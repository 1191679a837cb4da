import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Box } from '@habilis/ui/Box';
import { Button } from '@habilis/ui/Button';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { Menu } from '@habilis/ui/Menu';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import { focusSoon } from '../../forms/focusSoon.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import {
  type CibleDraft,
  type Critere,
  CRITERES,
  criteresOf,
  newCible,
  withCritere,
  withoutCritere,
} from './cibleDraft.ts';
import type { CibleLists } from './cibleLists.ts';
import { CritereField } from './CritereField.tsx';

const MOST_CIBLES = 12;

type Props = {
  readonly cibles: readonly CibleDraft[];
  readonly onChange: (cibles: readonly CibleDraft[]) => void;
  readonly faultOf: (path: string) => string | undefined;
  readonly lists: CibleLists;
};

type CibleProps = {
  readonly cible: CibleDraft;
  /** The path of the target. */
  readonly at: string;
  readonly onChange: (cible: CibleDraft) => void;
};

type Named = {
  /** Its role, numbered when another target has it too. */
  readonly name: string;
  readonly onRemove: () => void;
};

/** A criterion of a target, and how it is taken away. */
function CritereOfCible({
  critere,
  cible,
  at,
  onChange,
  ...field
}: CibleProps & Pick<Props, 'faultOf' | 'lists'> & { readonly critere: Critere }): ReactNode {
  const t = useText();
  const { cibleMessageCriterias: criteres } = cible;
  return (
    <Stack gap={4} align="stretch">
      <CritereField
        critere={critere}
        criteres={criteres}
        onChange={(changes) => onChange({ ...cible, cibleMessageCriterias: { ...criteres, ...changes } })}
        path={`${at}.cibleMessageCriterias`}
        {...field}
      />
      <div>
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            onChange(withoutCritere(cible, critere));
            focusSoon(`${at}.roleType`);
          }}
        >
          {t('messages.critere.retirer', { critere: t(`messages.critere.${critere}`) })}
        </Button>
      </div>
    </Stack>
  );
}

/** Asks for one more criterion of a target. */
function AddCritere({
  cible,
  at,
  name,
  offered,
  onChange,
}: CibleProps & { readonly name: string; readonly offered: readonly Critere[] }): ReactNode {
  const t = useText();
  const add = (id: string) => {
    const critere = offered.find((one) => one === id);
    if (critere === undefined) return;
    onChange(withCritere(cible, critere));
    focusSoon(`${at}.cibleMessageCriterias.${critere}`);
  };
  return (
    <Menu
      label={t('messages.critere.ajouter', { cible: name })}
      trigger={
        <>
          <Plus size={16} aria-hidden="true" />
          {t('messages.critere.ajouter-court')}
        </>
      }
      look="smallButton"
      items={offered.map((id) => ({ id, label: t(`messages.critere.${id}`) }))}
      onAction={add}
    />
  );
}

/** The role of a target, and how the whole of it is taken away. */
function RoleOfCible({ cible, at, name, onChange, onRemove }: CibleProps & Named): ReactNode {
  const t = useText();
  return (
    <Inline gap={12} align="end" justify="between" wrap={false}>
      <Select
        id={fieldId(`${at}.roleType`)}
        label={t('messages.cible.role')}
        placeholder={t('utilisateurs.choisir')}
        options={ROLE_TYPES.map((id) => ({ id, label: t(`roles.${id}`) }))}
        value={cible.roleType}
        onChange={(id) => onChange({ ...cible, roleType: ROLE_TYPES.find((one) => one === id) ?? cible.roleType })}
      />
      <IconButton
        label={t('messages.cible.retirer', { cible: name })}
        icon={Trash2}
        variant="quiet"
        onPress={onRemove}
      />
    </Inline>
  );
}

/** One target: its role, then the criteria that were asked for. */
function CibleBox({
  cible,
  at,
  name,
  onChange,
  onRemove,
  faultOf,
  lists,
}: CibleProps & Named & Pick<Props, 'faultOf' | 'lists'>): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const scope = role === null ? 'none' : scopeOf(role.type, 'send-messages');
  const { cibleMessageCriterias: criteres } = cible;
  const present = criteresOf(criteres);
  // The server holds an instructeur to its own caisse.
  const offered = CRITERES.filter((one) => !present.includes(one) && !(scope === 'caisse' && one === 'caisses'));
  const shown = scope === 'caisse' ? present.filter((one) => one !== 'caisses') : present;
  return (
    <div role="group" aria-label={name} data-fields-of={name}>
      <Box padding={16} edge="hairline" corner="card">
        <Stack gap={16}>
          <RoleOfCible cible={cible} at={at} name={name} onChange={onChange} onRemove={onRemove} />
          {scope === 'caisse' && <Text look="small">{t('messages.cible.votre-caisse')}</Text>}
          {scope === 'dispositif' && <Text look="small">{t('messages.cible.votre-dispositif')}</Text>}
          {shown.map((critere) => (
            <CritereOfCible
              key={critere}
              critere={critere}
              cible={cible}
              at={at}
              onChange={onChange}
              faultOf={faultOf}
              lists={lists}
            />
          ))}
          <Inline gap={12}>
            <AddCritere cible={cible} at={at} name={name} offered={offered} onChange={onChange} />
          </Inline>
        </Stack>
      </Box>
    </div>
  );
}

/** The targets of a message: roles, each narrowed by criteria. */
export function CiblesField({ cibles, onChange, faultOf, lists }: Props): ReactNode {
  const t = useText();
  const made = useRef(0);
  const fault = faultOf('ciblesMessage');
  const nameOf = ({ roleType }: CibleDraft, rank: number) => {
    const same = cibles.flatMap((one, other) => (one.roleType === roleType ? [other] : []));
    return same.length === 1 ? t(`roles.${roleType}`) : `${t(`roles.${roleType}`)} (${same.indexOf(rank) + 1})`;
  };
  const next = ROLE_TYPES.find((type) => !cibles.some(({ roleType }) => roleType === type)) ?? 'G';
  const add = () => {
    onChange([...cibles, newCible(cibles.length === 0 ? 'G' : next, `neuf-${++made.current}`)]);
    focusSoon(`ciblesMessage.${cibles.length}.roleType`);
  };
  const whole = () => {
    onChange(ROLE_TYPES.map((type) => newCible(type, `neuf-${++made.current}`)).slice(0, MOST_CIBLES));
    focusSoon('ciblesMessage.0.roleType');
  };
  const remove = ({ key }: CibleDraft) => {
    onChange(cibles.filter((one) => one.key !== key));
    focusSoon('ciblesMessage');
  };
  return (
    <Stack gap={16}>
      {cibles.map((cible, rank) => (
        <CibleBox
          key={cible.key}
          cible={cible}
          name={nameOf(cible, rank)}
          at={`ciblesMessage.${rank}`}
          onChange={(changed) => onChange(cibles.map((one) => (one.key === cible.key ? changed : one)))}
          onRemove={() => remove(cible)}
          faultOf={faultOf}
          lists={lists}
        />
      ))}
      <div id={fieldId('ciblesMessage')} tabIndex={-1}>
        <Stack gap={8}>
          {fault !== undefined && <Text tone="danger">{fault}</Text>}
          <Inline gap={8}>
            {cibles.length < MOST_CIBLES && (
              <Button icon={Plus} onPress={add}>
                {t('messages.cible.ajouter')}
              </Button>
            )}
            {cibles.length === 0 && (
              <Button variant="quiet" onPress={whole}>
                {t('messages.cible.tous')}
              </Button>
            )}
          </Inline>
        </Stack>
      </div>
    </Stack>
  );
}
