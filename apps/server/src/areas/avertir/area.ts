import type { Area } from '../../platform/Area.ts';
import { alerteHandlers } from './alerte/handlers.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { registerOneClick } from './notification/registerOneClick.ts';

/** Alerts, and which mails a role wants. */
export const avertir = {
  handlers: (config) => ({ alerte: alerteHandlers, notification: notificationHandlers(config) }),
  routes: registerOneClick,
} satisfies Area;
