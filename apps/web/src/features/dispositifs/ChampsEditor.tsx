import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Checkbox } from '@habilis/ui/Checkbox';
import { FieldSet } from '@habilis/ui/FieldSet';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { Stack } from '@habilis/ui/Stack';
import { steady } from '@habilis/ui/steady';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type FC, type ReactNode, useRef } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import type { ChampDraft, ListeChamps } from './niveauDraft.ts';

const NEW_CHAMP = { id: null, libelle: '', aide: null, obligatoire: true, retire: false };

/** The list with one element moved to another place. */
function moved<Element>(list: readonly Element[], from: number, to: number): readonly Element[] {
  const element = list[from];
  return element === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, element);
}

function ChampFields({
  champ,
  path,
  rang,
  onChange,
  faultOf,
  required,
  tools,
}: {
  champ: ChampDraft;
  path: string;
  rang: number;
  onChange: (changes: Partial<ChampDraft>) => void;
  faultOf: (path: string) => string | undefined;
  required: string;
  tools: ReactNode;
}): ReactNode {
  const t = useText();
  return (
    <FieldSet legend={t('dispositifs-niveaux.piece-numero', { rang })} legendEnd={tools}>
      <Stack gap={12}>
        <TextField
          id={fieldId(`${path}.libelle`)}
          label={t('dispositifs-niveaux.piece-nom')}
          value={champ.libelle}
          onChange={(libelle) => onChange({ libelle })}
          maxLength={200}
          errorMessage={faultOf(`${path}.libelle`)}
          requiredLabel={required.split(' ').includes(`${path}.libelle`) ? t('modals.obligatoire') : undefined}
        />
        <TextField
          label={t('dispositifs-niveaux.piece-aide')}
          optionalLabel={t('entites.facultatif')}
          value={champ.aide ?? ''}
          onChange={(aide) => onChange({ aide: aide === '' ? null : aide })}
          maxLength={500}
        />
        <Checkbox
          label={t('dispositifs-niveaux.piece-obligatoire')}
          isSelected={champ.obligatoire}
          onChange={(obligatoire) => onChange({ obligatoire })}
        />
      </Stack>
    </FieldSet>
  );
}

type ToolsProps = {
  /** Its place in the list, the first being 1. */
  readonly rang: number;
  readonly isLast: boolean;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** What moves a document in the list, or takes it out. */
function Tools({ rang, isLast, onMove, onRemove }: ToolsProps): ReactNode {
  const t = useText();
  return (
    <Inline gap={4} wrap={false}>
      <IconButton
        size="small"
        icon={ArrowUp}
        label={t('dispositifs-niveaux.piece-monter', { rang })}
        isDisabled={rang === 1}
        onPress={() => onMove(-1)}
      />
      <IconButton
        size="small"
        icon={ArrowDown}
        label={t('dispositifs-niveaux.piece-descendre', { rang })}
        isDisabled={isLast}
        onPress={() => onMove(1)}
      />
      <IconButton
        size="small"
        icon={Trash2}
        label={t('dispositifs-niveaux.piece-retirer', { rang })}
        onPress={onRemove}
      />
    </Inline>
  );
}

type RetiredProps = { readonly champs: readonly ChampDraft[]; readonly onResume: (champ: ChampDraft) => void };

/** The documents that are asked for no more, each to take up again. */
function Retired({ champs, onResume }: RetiredProps): ReactNode {
  const t = useText();
  return (
    <Stack gap={8}>
      <Text look="small" tone="subtle">
        {t('dispositifs-niveaux.pieces-retirees')}
      </Text>
      <ItemList
        label={t('dispositifs-niveaux.pieces-retirees')}
        items={champs.map((champ) => ({
          key: champ.key,
          title: champ.libelle,
          end: (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('dispositifs-niveaux.piece-reprendre', { nom: champ.libelle })}
              onPress={() => onResume(champ)}
            >
              {t('dispositifs-niveaux.reprendre')}
            </Button>
          ),
        }))}
      />
    </Stack>
  );
}

type Props = {
  readonly liste: ListeChamps;
  readonly title: string;
  readonly champs: readonly ChampDraft[];
  readonly onChange: (champs: readonly ChampDraft[]) => void;
  readonly faultOf: (path: string) => string | undefined;
  /** The paths of what may not be left empty, apart by spaces. */
  readonly required: string;
};

/** The documents that are asked for, those that are no more, and what changes both; `add` takes the focus of what goes away. */
function useChamps(champs: Props['champs'], onChange: Props['onChange']) {
  const add = useRef<HTMLButtonElement>(null);
  const active = champs.filter(({ retire }) => !retire);
  const retired = champs.filter(({ retire }) => retire);
  const put = (key: string, changes: Partial<ChampDraft>) =>
    onChange(champs.map((champ) => (champ.key === key ? { ...champ, ...changes } : champ)));
  const move = (rang: number, to: number) => onChange([...moved(active, rang, to), ...retired]);
  const remove = (champ: ChampDraft) => {
    if (champ.id === null) onChange(champs.filter(({ key }) => key !== champ.key));
    else onChange([...active.filter(({ key }) => key !== champ.key), ...retired, { ...champ, retire: true }]);
    // The focused button disappears with the slot: the focus moves here.
    add.current?.focus();
  };
  const resume = (champ: ChampDraft) => {
    onChange([...active, { ...champ, retire: false }, ...retired.filter(({ key }) => key !== champ.key)]);
    add.current?.focus();
  };
  const append = () => onChange([...active, { ...NEW_CHAMP, key: crypto.randomUUID() }, ...retired]);
  return { add, active, retired, put, move, remove, resume, append };
}

/** The documents that a niveau asks for: order, names, which are required. Removing one already stored retires it. */
export const ChampsEditor: FC<Props> = steady(function ChampsEditor({
  liste,
  title,
  champs,
  onChange,
  faultOf,
  required,
}: Props): ReactNode {
  const t = useText();
  const { add, active, retired, put, move, remove, resume, append } = useChamps(champs, onChange);
  return (
    <FieldSet legend={title}>
      <Stack gap={22}>
        {active.length === 0 && <Text tone="subtle">{t('dispositifs-niveaux.aucune-piece')}</Text>}
        {active.map((champ, rang) => (
          <ChampFields
            key={champ.key}
            champ={champ}
            path={`${liste}.${champs.indexOf(champ)}`}
            rang={rang + 1}
            onChange={(changes) => put(champ.key, changes)}
            faultOf={faultOf}
            required={required}
            tools={
              <Tools
                rang={rang + 1}
                isLast={rang === active.length - 1}
                onMove={(step) => move(rang, rang + step)}
                onRemove={() => remove(champ)}
              />
            }
          />
        ))}
        <div>
          <Button ref={add} icon={Plus} size="small" onPress={append}>
            {t('dispositifs-niveaux.piece-ajouter')}
          </Button>
        </div>
        {retired.length > 0 && <Retired champs={retired} onResume={resume} />}
      </Stack>
    </FieldSet>
  );
});
