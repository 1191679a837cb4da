import { stoppedBy } from '@habilis/domain/notification/desabonnement';
import { preferencesOf } from '@habilis/domain/notification/preferencesOf';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { HttpHandler } from 'msw';
import type { Desabonnement } from '../notification/Desabonnement.ts';
import { notification } from '../notification/endpoints.ts';
import { exampleDesabonnement } from './fixtures/exampleDesabonnement.ts';
import { mock } from './mock.ts';

/** The preferences of a role, and an unsubscribe link; nothing is stored. */
export function notificationMocks(
  role: RoleType = 'DM',
  desabonnement: Desabonnement = exampleDesabonnement(),
): HttpHandler[] {
  const preferences = preferencesOf(role, []);
  const stops = desabonnement.estArrete ? desabonnement.evenements : stoppedBy(desabonnement.sujet, preferences);
  return [
    mock(notification.read, { version: 0, preferences }),
    mock(notification.save, undefined),
    mock(notification.checkDesabonnement, desabonnement),
    mock(notification.unsubscribe, { ...desabonnement, estArrete: true, evenements: stops, peutRetablir: true }),
    mock(notification.resubscribe, { ...desabonnement, estArrete: false, evenements: stops, peutRetablir: false }),
  ];
}
