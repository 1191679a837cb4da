import { rolePath } from '@habilis/api/page/rolePaths';
import { commission } from '@habilis/api/commission/endpoints';
import type { ApercuLettre } from '@habilis/api/commission/Lettre';
import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import type { DecisionWrite, Issue } from '@habilis/api/commission/writes';
import { isSeanceVenue } from '@habilis/domain/demande-habilitation/isSeanceVenue';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { PageBar } from '../../document/PageBar.tsx';
import { Button } from '@habilis/ui/Button';
import { EmptyState } from '@habilis/ui/EmptyState';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { CalendarClock, Gavel } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { commentKeyOf } from '../../document/localDraft.ts';
import { keepPoints, pointsKeyOf, readPoints } from '../../demande/complement/keptPoints.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { createKept } from '../../forms/createKept.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { tellDone } from '../../messages/tellDone.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { useForm } from '../../forms/useForm.ts';
import { Apercus } from './Apercus.tsx';
import { DecisionFields } from './DecisionFields.tsx';
import { Issues } from '../../demande/commission/Issues.tsx';
import { CHOICES, decisionOf, EMPTY, faultsOfSaisie, type Saisie } from './saisie.ts';
import { niveauOf, PointAlertes } from './PointList.tsx';

export async function loader({ params, request }: { params: { date?: string }; request: Request }) {
  const { date, points } = await call(commission.ordreDuJour, { params: { date: params.date ?? '' } });
  const { searchParams } = new URL(request.url);
  // The home leads to a seance as a whole.
  const asked = searchParams.get('demandes')?.split(',');
  return {
    date,
    choix: CHOICES.find((one) => one === searchParams.get('choix')) ?? null,
    points: points.filter(
      ({ demandeHabilitationId: id, decision }) => decision === null && (asked?.includes(String(id)) ?? true),
    ),
  };
}

const fieldOf = ({ demandeHabilitationId: id }: PointOrdreDuJour): string => `demande-${id}`;

type Loaded = Awaited<ReturnType<typeof loader>>;

/** What is typed, by the field of each demande. */
type Saisies = Readonly<Record<string, Saisie>>;
const kept = createKept<Saisies>();

/** A start is judged by nobody. */
const toldNothing = (path: string) => ({ id: fieldId(path), errorMessage: undefined, requiredLabel: undefined });

/** Sets the same decision for all, as a start. */
function ForAll({ onApply }: { onApply: (saisie: Saisie) => void }): ReactNode {
  const t = useText();
  const [saisie, setSaisie] = useState<Saisie>(EMPTY);
  return (
    <Section title={t('workflow.commission.pour-toutes')}>
      <Stack>
        <Text tone="subtle">{t('workflow.commission.pour-toutes-aide')}</Text>
        <DecisionFields path="toutes" saisie={saisie} point={null} at={toldNothing} onChange={setSaisie} />
        <div>
          <Button isDisabled={saisie.decision === null} onPress={() => onApply(saisie)}>
            {t('workflow.commission.appliquer')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

const isWritten = ({ commentaire }: PointDemande): boolean => !isEmpty(commentaire);

/** The points asked of facts on the demande's own page, which leave with the decision. */
function Asked({ points }: { points: readonly PointDemande[] }): ReactNode {
  const t = useText();
  if (points.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text isStrong>{t('workflow.commission.points', { nombre: points.length })}</Text>
      <Stack as="ul" gap={4}>
        {points.map(({ chemin, commentaire }) => (
          <li key={chemin}>
            <Text as="span">– {commentaire}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Shown before the day of the seance: says from when one may decide. */
function TooSoon({ date, seancePath }: { date: string; seancePath: string }): ReactNode {
  const t = useText();
  return (
    <Page header={<AreaHeader title={t('workflow.commission.decision')} />}>
      <EmptyState
        icon={CalendarClock}
        title={t('workflow.commission.trop-tot', { date: formatDate(date) })}
        description={t('workflow.commission.trop-tot-aide')}
        action={<LinkButton href={seancePath}>{t('workflow.commission.revenir')}</LinkButton>}
      />
    </Page>
  );
}

/** The decisions being typed: sent, they are shown as letters; sent again, they are recorded. What is sent gives how many are still to be recorded. */
function useDecisions({ choix, points }: Pick<Loaded, 'choix' | 'points'>) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const role = useAtomValue(currentRoleAtom);
  const habilisId = useAtomValue(accountAtom)?.habilisId ?? '';
  const { horizon, today } = useServerProperties();
  const [apercus, setApercus] = useState<readonly ApercuLettre[] | null>(null);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const isPreview = apercus !== null;
  const pointsKey = (id: number) => pointsKeyOf(commentKeyOf(habilisId, 'DH', id, 'AjournePourComplement'));
  const pointsOf = ({ demandeHabilitationId: id }: PointOrdreDuJour) => readPoints(pointsKey(id)).filter(isWritten);
  const record = async (decisions: DecisionWrite[]): Promise<number> => {
    const all = await call(commission.decider, { body: { decisions } });
    const done = all.filter(({ title }) => title === null);
    for (const { id } of done) keepPoints(pointsKey(id), []);
    const nombre = done.length;
    setIssues(all);
    setApercus(null);
    if (nombre > 0) tellDone('workflow.commission.enregistrees', { nombre });
    return all.length - nombre;
  };
  const form = useForm<Saisies, number>({
    kept,
    initial: () => Object.fromEntries(points.map((point) => [fieldOf(point), { ...EMPTY, decision: choix }])),
    judge: (saisies) =>
      points.flatMap((point) =>
        faultsOfSaisie(saisies[fieldOf(point)] ?? EMPTY, point, { today, horizon }).map(({ path, title }) => ({
          path: `${fieldOf(point)}.${path}`,
          title,
          about: point.numero,
        })),
      ),
    send: async (saisies) => {
      const decisions = points.flatMap(
        (point) => decisionOf(point, saisies[fieldOf(point)] ?? EMPTY, pointsOf(point)) ?? [],
      );
      if (isPreview) return record(decisions);
      setApercus(await call(commission.apercu, { body: { decisions } }));
      return decisions.length;
    },
    isPreview: (left) => left > 0,
    onDone: (left) => {
      if (left === 0 && role !== null) return navigate(rolePath(role, 'commissionDecisions'));
      return isPreview ? revalidate() : undefined;
    },
  });
  const saisieOf = (point: PointOrdreDuJour) => form.values[fieldOf(point)] ?? EMPTY;
  return { form, apercus, issues, saisieOf, pointsOf, backToForm: () => setApercus(null) };
}

type Decisions = ReturnType<typeof useDecisions>;

/** The decision on one demande, typed under what is known of it. */
function PointSection({
  point,
  decisions: { form, saisieOf, pointsOf },
}: {
  point: PointOrdreDuJour;
  decisions: Decisions;
}): ReactNode {
  const t = useText();
  const field = fieldOf(point);
  const saisie = saisieOf(point);
  return (
    <Section title={`${point.numero} — ${point.entite.raisonSociale}`}>
      <Stack>
        <PointAlertes point={point} />
        <Text tone="subtle">
          {niveauOf(point)} · {t(`workflow.commission.mode.${point.mode}`)}
          {point.typeDernierAvis !== null &&
            ` · ${t('workflow.commission.avis-rendu', { avis: t(`workflow.commission.avis.${point.typeDernierAvis}`) })}`}
        </Text>
        <DecisionFields
          path={field}
          saisie={saisie}
          point={point}
          at={form.at}
          onChange={(changed) => form.set({ [field]: changed })}
        />
        {saisie.decision === 'COMPLEMENT' && <Asked points={pointsOf(point)} />}
      </Stack>
    </Section>
  );
}

/** Shows the letters, then records what they say. */
function Bar({
  nombre,
  decisions: { form, apercus, backToForm },
}: {
  nombre: number;
  decisions: Decisions;
}): ReactNode {
  const t = useText();
  const isPreview = apercus !== null;
  const hasRefused = apercus?.some(({ title }) => title !== null) ?? false;
  return (
    <PageBar
      status={
        <Text as="span" look="small" tone="subtle">
          {t(isPreview ? 'workflow.commission.delai' : 'workflow.commission.rien-enregistre')}
        </Text>
      }
    >
      <Button
        key={isPreview ? 'enregistrer' : 'voir'}
        variant="primary"
        isBusy={form.isBusy}
        isDisabled={hasRefused}
        onPress={form.submit}
      >
        {t(isPreview ? 'workflow.commission.enregistrer' : 'workflow.commission.voir-lettres', { nombre })}
      </Button>
      {/* Where the letters were asked for: a second press there records nothing. */}
      {isPreview && <Button onPress={backToForm}>{t('workflow.commission.revenir-saisie')}</Button>}
    </PageBar>
  );
}

/** The decisions on the chosen demandes: typed, previewed as letters, then recorded. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { date, choix, points } = useLoaderData<Loaded>();
  const { today } = useServerProperties();
  const decisions = useDecisions({ choix, points });
  if (role === null) return null;
  const { form, apercus, issues, saisieOf } = decisions;
  const seancePath = rolePath(role, 'commissionSeance', date);
  const title = t('workflow.commission.decider-titre', { nombre: points.length });
  if (!isSeanceVenue(date, today)) return <TooSoon date={date} seancePath={seancePath} />;
  return (
    <Page
      header={
        <AreaHeader
          title={title}
          above={[
            { label: t('workflow.commission.titre'), href: rolePath(role, 'commission') },
            { label: formatDate(date), href: seancePath },
          ]}
          here={t('workflow.commission.decision')}
        />
      }
    >
      <Issues
        issues={issues}
        nameOf={(id) => points.find(({ demandeHabilitationId }) => demandeHabilitationId === id)?.numero ?? ''}
      />
      {points.length === 0 ? (
        <EmptyState
          icon={Gavel}
          title={t('workflow.commission.plus-rien')}
          description={t('workflow.commission.plus-rien-aide')}
          action={<LinkButton href={seancePath}>{t('workflow.commission.revenir')}</LinkButton>}
        />
      ) : (
        <PageForm title={title} form={form} bar={<Bar nombre={points.length} decisions={decisions} />}>
          {apercus !== null ? (
            <Apercus apercus={apercus} points={points} />
          ) : (
            <Stack gap={28}>
              {points.length > 1 && (
                <ForAll
                  onApply={(saisie) =>
                    form.set(
                      Object.fromEntries(points.map((point) => [fieldOf(point), { ...saisieOf(point), ...saisie }])),
                    )
                  }
                />
              )}
              {points.map((point) => (
                <PointSection key={fieldOf(point)} point={point} decisions={decisions} />
              ))}
            </Stack>
          )}
        </PageForm>
      )}
    </Page>
  );
}
