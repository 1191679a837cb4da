import { readFileSync } from 'node:fs';
import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { milestoneOf } from '@habilis/domain/demande-habilitation/milestoneOf';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import { SESSION_ETATS } from '@habilis/domain/session-certification/etats';
import type { Messages } from '@habilis/i18n/loadMessages';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { MILESTONE_LABELS } from './MILESTONE_LABELS.ts';

const textsOf = (namespace: string) => {
  const file = new URL(`../../../../../packages/i18n/compiled/fr/${namespace}.json`, import.meta.url);
  return createTexts(JSON.parse(readFileSync(file, 'utf8')) as Messages);
};

test('[DH3] every state of a demande has its label in one table of texts, and those of sessions are their own', () => {
  const workflow = textsOf('workflow');
  const labels = [...DH_TASK_KEYS, ...DA_TASK_KEYS].map((key) => [key, workflow.find(`workflow.tache.${key}`)]);
  expect(labels.filter(([, label]) => label === undefined || label === '')).toEqual([]);
  const sessions = textsOf('sessions-certification');
  const own = SESSION_ETATS.map((etat) => sessions.find(`sessions-certification.etat.${etat}`));
  expect(own.filter((label) => label === undefined || label === '')).toEqual([]);
  expect(new Set(own).size).toBe(SESSION_ETATS.length);
});

test('[DH4] a demande d’habilitation has four milestones: Instruction, Expertise, Décision, Clôture', () => {
  const workflow = textsOf('workflow');
  expect(MILESTONE_LABELS.map((label) => workflow(label))).toEqual(['Instruction', 'Expertise', 'Décision', 'Clôture']);
  expect(Math.max(...DH_TASK_KEYS.map(milestoneOf))).toBe(MILESTONE_LABELS.length);
});
