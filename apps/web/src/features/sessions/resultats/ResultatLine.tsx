import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import {
  withPresence,
  withResultat,
  MOTIFS_COURANTS,
  type ResultatPresent,
} from '@habilis/domain/resultat/saisieResultat';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { ChoiceSwitch } from '@habilis/ui/ChoiceSwitch';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Switch } from '@habilis/ui/Switch';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldId } from '../../../forms/fieldId.ts';
import { problemText } from '../../../messages/reportError.ts';
import { nomDe } from '../nomDe.ts';

type Props = {
  readonly line: Stagiaire;
  readonly index: number;
  /** What is missing, once the person asked to submit. */
  readonly faults: readonly FieldFault[];
  /** What is still to answer, in words, before anybody asked to submit. */
  readonly lacking: string | null;
  /** Whether it waits on this device. */
  readonly isKept: boolean;
  readonly onEnter: (changed: Stagiaire) => void;
};

type PartProps = Pick<Props, 'line' | 'onEnter'> & { readonly path: string };

const isResultat = (choice: string): choice is ResultatPresent => choice === 'ADMIS' || choice === 'NON_ADMIS';

/** The motive of a refusal: one tap for the usual ones, words for any other. */
function Motif({ line, path, error, onEnter }: PartProps & { error: string | undefined }) {
  const t = useText();
  const motif = line.motif ?? '';
  const usual = MOTIFS_COURANTS.map((one) => t(`sessions-certification.resultats.motif.${one}`));
  return (
    <Stack gap={8}>
      {/* They stay once one is tapped: the next tap mends it, and the focus is not lost. Words of one's own are not written over. */}
      {(motif === '' || usual.includes(motif)) && (
        <Inline gap={8}>
          {usual.map((one) => (
            <Button key={one} size="small" onPress={() => onEnter({ ...line, motif: one })}>
              {one}
            </Button>
          ))}
        </Inline>
      )}
      <TextArea
        id={fieldId(`${path}.motif`)}
        label={t('sessions-certification.resultats.motif')}
        value={motif}
        onChange={(typed) => onEnter({ ...line, motif: typed === '' ? null : typed })}
        errorMessage={error}
        rows={2}
        maxLength={1000}
      />
    </Stack>
  );
}

/** There or not, admitted or not. */
function Answers({ line, path, onEnter }: PartProps): ReactNode {
  const t = useText();
  const { present, resultat } = line;
  const nom = nomDe(line);
  return (
    <Inline gap={8}>
      <ChoiceSwitch
        id={fieldId(`${path}.present`)}
        size="large"
        hasMarks
        label={t('sessions-certification.resultats.presence-de', { nom })}
        choices={[
          { id: 'present', label: t('sessions-certification.resultats.present') },
          { id: 'absent', label: t('sessions-certification.resultats.absent'), isAgainst: true },
        ]}
        value={present === null ? null : present ? 'present' : 'absent'}
        onChange={(choice) => onEnter(withPresence(line, choice === 'present'))}
        onClear={() => onEnter(withPresence(line, null))}
      />
      {present === false ? (
        <Text tone="subtle">{t('sessions-certification.resultats.sans-resultat')}</Text>
      ) : (
        <ChoiceSwitch
          id={fieldId(`${path}.resultat`)}
          size="large"
          hasMarks
          label={t('sessions-certification.resultats.resultat-de', { nom })}
          choices={[
            { id: 'ADMIS', label: t('sessions-certification.resultat.ADMIS') },
            { id: 'NON_ADMIS', label: t('sessions-certification.resultat.NON_ADMIS'), isAgainst: true },
          ]}
          value={resultat}
          isDisabled={present !== true}
          onChange={(choice) => isResultat(choice) && onEnter(withResultat(line, choice))}
          onClear={() => onEnter(withResultat(line, null))}
        />
      )}
    </Inline>
  );
}

/** One stagiaire: there or not, identity seen, admitted or not with the motive; each by one tap. */
export function ResultatLine({ line, index, faults, lacking, isKept, onEnter }: Props): ReactNode {
  const t = useText();
  const { present, resultat, identiteVerifiee, dateNaissance } = line;
  const nom = nomDe(line);
  const path = `resultats.${index}`;
  const faultOf = (field: string): string | undefined => {
    const title = faults.find((fault) => fault.path === `${path}.${field}`)?.title;
    return title === undefined ? undefined : problemText(title);
  };
  const said = ['present', 'resultat', 'identiteVerifiee'].map(faultOf).find((text) => text !== undefined);
  return (
    <Stack gap={8}>
      <Inline justify="between" gap={8}>
        <Stack gap={0}>
          <Text as="span" isStrong>
            {nom}
          </Text>
          <Inline gap={8}>
            {dateNaissance !== null && <Identifier>{formatDate(dateNaissance)}</Identifier>}
            {isKept && (
              <Badge tone="neutral" icon={Smartphone}>
                {t('sessions-certification.resultats.garde')}
              </Badge>
            )}
          </Inline>
        </Stack>
        {present !== false && (
          <div role="group" aria-label={nom}>
            <Switch
              id={fieldId(`${path}.identiteVerifiee`)}
              label={t('sessions-certification.resultats.identite')}
              isSelected={identiteVerifiee}
              onChange={(isSeen) => onEnter({ ...line, identiteVerifiee: isSeen })}
            />
          </div>
        )}
      </Inline>
      <Answers line={line} path={path} onEnter={onEnter} />
      {resultat === 'NON_ADMIS' && present === true && (
        <Motif line={line} path={path} error={faultOf('motif')} onEnter={onEnter} />
      )}
      {said !== undefined && <Text tone="danger">{said}</Text>}
      {lacking !== null && (
        <Text look="small" tone="warning" isStrong>
          {lacking}
        </Text>
      )}
    </Stack>
  );
}
